import SwiftUI

// Custom environment values and previews, as Xcode's templates write them.

extension EnvironmentValues {
  @Entry var cardSpacing: CGFloat = 8
  @Entry var cardTitle = "Untitled"
  @Entry var cardLink: URL?
  @Entry var onCardTap: @MainActor () -> Void = {}
}

public extension EnvironmentValues {
  @Entry var badgeCount: Int = 0
}

extension Transaction {
  @Entry var isFromPush: Bool = false
}

extension View {
  func cardTitle(_ title: String) -> some View {
    environment(\.cardTitle, title)
  }
}

struct EntryCard: View {
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.cardTitle) private var title
  @Environment(\.cardLink) private var link
  @Environment(\.badgeCount) private var badgeCount
  @Environment(\.onCardTap) private var onTap

  var body: some View {
    VStack(spacing: spacing) {
      Text(title)
      if let link {
        Text(link.absoluteString)
      }
      Text("\(badgeCount)")
      Button("Open", action: onTap)
    }
  }
}

struct EntryToggle: View {
  @Binding var isOn: Bool

  var body: some View {
    Button(isOn ? "On" : "Off") { isOn.toggle() }
  }
}

#Preview {
  EntryCard()
    .cardTitle("Preview")
    .environment(\.cardLink, URL(string: "https://example.com"))
}

#Preview("Interactive", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  EntryToggle(isOn: $isOn)
}

#Preview("With statements") {
  let title = "Several"
  return EntryCard().cardTitle(title)
}

#Preview("Branches", traits: .fixedLayout(width: 320, height: 200), .landscapeLeft) {
  if #available(iOS 17, *) {
    EntryCard()
  } else {
    Text("older")
  }
}
