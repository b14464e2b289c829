import SwiftUI

/// How and where an order is to be delivered; it can be sent once it is complete.
struct DeliveryForm: View {
  @State private var name = ""
  @State private var speed = "Standard"
  @State private var isGift = false
  @State private var parcels = 1
  @State private var isSent = false
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Delivery").font(.title2.bold())
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($isNameFocused)
      Picker("Speed", selection: $speed) {
        ForEach(["Standard", "Express"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Gift wrap", isOn: $isGift)
      Stepper("Parcels: \(parcels)", value: $parcels, in: 1...5)
      if isGift { Text("Wrapped in paper, with a card.").font(.footnote).foregroundStyle(.secondary) }
      if isSent {
        Label("On its way to \(name)", systemImage: "shippingbox.fill").foregroundStyle(.green)
      } else {
        Button("Send") {
          isNameFocused = false
          isSent = true
        }
        .disabled(name.isEmpty)
      }
    }
    .padding(20)
  }
}
