import ViewTree

/// A tab of a bar.
struct TabChoice {
  let look: TabLook
  /// Whether it has the role of the search.
  let isSearch: Bool
  let name: String
  let isSelected: Bool
  let badge: Text?
  let select: () -> Void
}

/// 49 points up to iOS 18 [HIG]; from iOS 26 a capsule of glass, 21 points from the sides, and the search in a circle beside
/// it. [62 points, the 8 between the two, and the glass, unverified]
nonisolated struct TabBarView: View {
  let choices: [TabChoice]
  let backdrop: BarBackdrop?
  @Environment(\.platform) private var platform
  init(choices: [TabChoice], backdrop: BarBackdrop?) { (self.choices, self.backdrop) = (choices, backdrop) }

  @MainActor var body: some View {
    let search = platform.hasGlass ? choices.lastIndex { $0.isSearch } : nil
    let others = choices.indices.filter { $0 != search }
    HStack(spacing: 8) {
      if !others.isEmpty {
        HStack(spacing: 0) {
          ForEach(others, id: \.self) { TabButton(choice: choices[$0]) }
        }
        .padding(platform.hasGlass ? 4 : 0)
        .background { if platform.hasGlass { BarGlass() } }
      }
      if let search { SearchTabButton(choice: choices[search]) }
    }
    .padding(.horizontal, platform.hasGlass ? 21 : 0)
    .background { BarBackground(backdrop: backdrop, edge: .bottom) }
  }
}

private nonisolated struct TabButton: View {
  let choice: TabChoice
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let choice = choice
    Button {
      choice.select()
    } label: {
      VStack(spacing: 2) { NodeList(nodes: [choice.look.icon, choice.look.title].compactMap { $0 }) }
        .overlay(alignment: .top) {
          if let badge = choice.badge {
            // Its leading edge stays where it is however much it says.
            TabBadge(text: badge).fixedSize().frame(width: 0, alignment: .leading).offset(x: 6)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if platform.hasGlass, choice.isSelected { Capsule().fill(Color(.system(.tertiaryFill))) } }
    }
    .buttonStyle(.plain)
    .tabSemantics(choice)
  }
}

/// The icon alone, as high as the bar.
private nonisolated struct SearchTabButton: View {
  let choice: TabChoice
  @MainActor var body: some View {
    let choice = choice
    Button {
      choice.select()
    } label: {
      NodeList(nodes: [choice.look.icon ?? choice.look.title].compactMap { $0 })
        .frame(width: 62)
        .frame(maxHeight: .infinity)
        .background { BarGlass() }
    }
    .buttonStyle(.plain)
    .tabSemantics(choice)
  }
}

extension View {
  fileprivate nonisolated func tabSemantics(_ choice: TabChoice) -> some View {
    semantics { semantics in
      semantics.label = choice.name
      semantics.traits = choice.isSelected ? ["tab", "selected"] : ["tab"]
    }
  }
}

/// White on a red capsule at the icon. [unverified: size and place]
private nonisolated struct TabBadge: View {
  let text: Text
  @MainActor var body: some View {
    text.font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
  }
}
