import SwiftUI

/// The order of a ticket: rows with a label and a value or a control.
struct TicketForm: View {
  @State private var name = "Ada Lovelace"
  @State private var date = Date(timeIntervalSince1970: 1_780_998_060)
  @State private var isQuiet = true
  @State private var seats = 2
  @State private var meal = "Vegetarian"
  var body: some View {
    Form {
      Section("Traveller") {
        LabeledContent("Member since", value: "2019")
        LabeledContent("Name") { TextField("Name", text: $name) }
        Toggle("Quiet notifications", isOn: $isQuiet)
        Stepper("Seats: \(seats)", value: $seats, in: 1...6)
      }
      Section("Trip") {
        DatePicker("Leaves", selection: $date)
        Picker("Meal", selection: $meal) { ForEach(["Vegetarian", "Vegan"], id: \.self) { Text($0) } }
        Label("Window seat", systemImage: "star")
      }
    }
  }
}

/// Controls that fill their rows.
struct ControlRows: View {
  @State private var side = "Window"
  @State private var volume = 0.4
  @State private var note = "Several lines of a note that can be edited."
  @State private var date = Date(timeIntervalSince1970: 1_780_998_060)
  var body: some View {
    Form {
      Section {
        sides.pickerStyle(.segmented)
        Slider(value: $volume)
        TextEditor(text: $note).frame(height: 80)
        sides.pickerStyle(.wheel)
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      Section {
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
        Stepper("Disabled", value: .constant(1)).disabled(true)
        DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
        sides.disabled(true)
      }
    }
  }
  private var sides: some View {
    Picker("Side", selection: $side) { ForEach(["Window", "Aisle"], id: \.self) { Text($0) } }
  }
}
