import SwiftUI

/// How many of an article are in the basket.
struct BasketStepper: View {
  let article: String
  let price: Double
  @State private var count = 0

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(article).font(.headline)
        Text(count == 0 ? "Not in the basket" : "€\(Double(count) * price, specifier: "%.2f")")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        count -= 1
      } label: {
        Image(systemName: "minus")
      }
      .buttonStyle(RoundButtonStyle())
      .disabled(count == 0)
      .accessibilityLabel("Remove one")
      Text("\(count)")
        .font(.title3.monospacedDigit())
        .frame(minWidth: 28)
        .accessibilityIdentifier("count")
      Button {
        count += 1
      } label: {
        Image(systemName: "plus")
      }
      .buttonStyle(RoundButtonStyle())
      .accessibilityLabel("Add one")
    }
    .padding(16)
  }
}

private struct RoundButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 36, height: 36)
      .background(isEnabled ? Color.indigo : Color.gray, in: Circle())
      .opacity(configuration.isPressed ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
  }
}
