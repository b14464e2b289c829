import SwiftUI

struct OfferCard: View {
  let title: String
  let price: Double
  var isFavorite = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 120)
        .overlay(alignment: .topTrailing) {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
            .font(.title3)
            .foregroundStyle(.white)
            .padding(12)
        }
        .overlay(alignment: .bottomLeading) {
          Text("NEW")
            .font(.caption2.weight(.bold))
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(.white, in: Capsule())
            .foregroundStyle(.purple)
            .padding(12)
        }
      VStack(alignment: .leading, spacing: 6) {
        Text(title).font(.headline)
        Text("Two nights, breakfast included. Cancel free of charge until the day before.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
        HStack(alignment: .firstTextBaseline) {
          Text("€\(price, specifier: "%.2f")").font(.title2.bold())
          Text("per person").font(.footnote).foregroundColor(.secondary)
          Spacer()
          Button("Book") {}
            .buttonStyle(PillButtonStyle())
        }
        .padding(.top, 6)
      }
      .padding(16)
    }
    .background(colorScheme == .dark ? Color(white: 0.11) : .white)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
    .padding(20)
  }
}

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(Capsule().fill(isEnabled ? Color.accentColor : .gray))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

#if DEBUG
  struct OfferCard_Previews: PreviewProvider {
    static var previews: some View {
      OfferCard(title: "Lisbon by the river", price: 249).previewLayout(.sizeThatFits)
    }
  }
#endif
