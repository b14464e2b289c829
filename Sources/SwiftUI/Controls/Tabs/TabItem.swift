import ViewTree

/// What a page says of itself. Travels up with the page's nodes.
struct TabItem {
  let role: TabRole?
  /// The item in the colour of one that is chosen or not.
  let lower: @MainActor (_ isSelected: Bool) -> TabLook
  /// What a reader hears.
  let spokenText: String
}

/// An icon over a title, as far as there are any.
struct TabLook {
  var icon: ViewNode?
  var title: ViewNode?
}

/// Of whatever is in a tab's item, its first image and its first text are shown, each in the bar's own size: a label looks
/// as an image and a text do. [UITabBarItem has one image and one title]
nonisolated struct TabItemModifier<Item: View>: _PrimitiveModifier {
  let item: Item
  var role: TabRole? = nil

  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    var nodes = content(context.child(.name("content")))
    if nodes.isEmpty { return nodes }
    let item = item
    let inner = context.child(.name("tab item")).inStack(nil).with {
      let tint = $0.tint
      $0.prepareForBar()
      $0.tint = tint
    }
    func colored(_ context: _BuildContext, _ isSelected: Bool) -> _BuildContext {
      context.with {
        // Gray up to iOS 18, from iOS 26 on as labels are.
        let other = $0.platform.hasGlass ? Color.primary : .secondary
        $0.setForeground([isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(other)])
      }
    }
    let icons = inner.child(.name("icon")).with {
      $0.font = .system(size: 18, weight: .medium)
      // Bars show the filled variant of a symbol unless a view says otherwise. [documentation, SymbolVariants]
      $0.symbolVariants = .fill
      $0.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
    }
    let titles = inner.child(.name("title")).with {
      $0.font = .system(size: 10, weight: .medium)
      $0.labelStyle = AnyLabelStyle(TitleOnlyLabelStyle())
    }
    let look = TabItem(
      role: role,
      lower: { isSelected in
        let icon = colored(icons, isSelected)
        // Of one height, so that titles stand in line.
        return TabLook(
          icon: icon.lower(item).firstIcon.map { icon.layout(FrameRule(width: nil, height: 26), [$0]) },
          title: colored(titles, isSelected).lower(item).firstText)
      },
      spokenText: [titles.lower(item), icons.lower(item)].map(\.spokenText).first { !$0.isEmpty } ?? "")
    nodes[0].layoutValues[ObjectIdentifier(TabItem.self)] = look
    return nodes
  }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }
}

extension ViewNode {
  /// What is in the node or, as long as that is a single node, inside.
  var tabItem: TabItem? {
    if let item = layoutValues[ObjectIdentifier(TabItem.self)] as? TabItem { return item }
    return children.count == 1 ? children[0].tabItem : nil
  }

  fileprivate var hasText: Bool {
    if case .text = kind { return true }
    return children.contains(where: \.hasText)
  }
  fileprivate var hasIcon: Bool {
    switch kind {
    case .symbol, .image: true
    default: children.contains(where: \.hasIcon)
    }
  }
}
extension [ViewNode] {
  /// The first node that shows an image and no text, with what changes how that is drawn.
  fileprivate var firstIcon: ViewNode? {
    for node in self where node.hasIcon {
      if !node.hasText { return node }
      if let found = node.children.firstIcon { return found }
    }
    return nil
  }
  fileprivate var firstText: ViewNode? {
    for node in self where node.hasText {
      if !node.hasIcon { return node }
      if let found = node.children.firstText { return found }
    }
    return nil
  }
}
