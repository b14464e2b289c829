import SwiftUI

/// The settings of a made-up travel app: every kind of row in a form.
struct TravelSettings: View {
  @State private var name = "Ada Lovelace"
  @State private var code = ""
  @State private var isQuiet = true
  @State private var seats = 2
  @State private var volume = 0.6
  @State private var meal = "Vegetarian"
  @State private var zone = "Quiet coach"
  @State private var window = "Window"
  @State private var isOpen = true

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          TextField("Discount code", text: $code)
          LabeledContent("Member since", value: "2019")
          Toggle("Quiet notifications", isOn: $isQuiet)
          Stepper("Seats: \(seats)", value: $seats, in: 1...6)
        } header: {
          Text("Traveller")
        } footer: {
          Text("Your name must be the one in your passport, or you will not be let on board.")
        }
        Section("Trip") {
          Picker("Meal", selection: $meal) { choices(["Vegetarian", "Vegan", "None"]) }
          Picker("Zone", selection: $zone) { choices(["Quiet coach", "Family"]) }.pickerStyle(.navigationLink)
          Slider(value: $volume)
          DisclosureGroup("Seat", isExpanded: $isOpen) {
            Picker("Side", selection: $window) { choices(["Window", "Aisle"]) }.pickerStyle(.segmented)
          }
        }
        Section {
          NavigationLink {
            Text("Terms")
          } label: {
            Label("Terms", systemImage: "doc.text")
          }
          Label("Airplane mode", systemImage: "airplane").badge("on")
          Button("Sign out", role: .destructive) {}
        }
        Section {
          Picker("Class", selection: $meal) { choices(["Vegetarian", "Other"]) }.pickerStyle(.inline)
        }
      }
      .navigationTitle("Settings")
    }
  }
  private func choices(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

/// Stops of a train.
struct Stops: View {
  var isEditing = false
  @State private var stops = ["Lisboa", "Coimbra", "Aveiro", "Porto"]
  @State private var mode = EditMode.inactive
  var body: some View {
    List {
      Section("Line of the North") {
        ForEach(stops, id: \.self) { stop in
          HStack {
            VStack(alignment: .leading) {
              Text(stop).font(.headline)
              Text("Every hour").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text("Platform 3").foregroundStyle(.secondary)
          }
        }
        .onDelete { stops.remove(atOffsets: $0) }
        .onMove { stops.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Others") {
        Text("Tinted line").listRowSeparatorTint(.red)
        Text("Row of its own colour").listRowBackground(Color.yellow.opacity(0.4))
        Text("No line below").listRowSeparator(.hidden)
        Text("Last")
      }
    }
    .environment(\.editMode, isEditing ? .constant(.active) : $mode)
  }
}

/// A library with a search field over it.
struct Library: View {
  @State private var text = ""
  @State private var chosen: Int? = 2
  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(1..<6) { number in
          NavigationLink(value: number) { Label("Book \(number)", systemImage: "book") }.badge(number == 3 ? 4 : 0)
        }
      }
      .navigationTitle("Library")
      .searchable(text: $text)
      .toolbar { EditButton() }
    }
  }
}
