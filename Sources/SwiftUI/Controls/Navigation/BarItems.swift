import ViewTree

/// Items of a bar that lie on one piece of glass. Before iOS 26 there is no glass, and one group has them all.
struct BarItemGroup {
  var nodes: [ViewNode] = []
  /// `nil` is plain glass.
  var prominence: BarItemProminence? = nil
  /// Where it is no group but the space between two: whether that takes what is left.
  var gap: Bool? = nil

  /// Parts items at spacers; what finishes the page, what takes it back and prominent buttons are on glass of
  /// their own.
  static func groups(_ nodes: [ViewNode], _ platform: _Platform) -> [BarItemGroup] {
    if nodes.isEmpty { return [] }
    if !platform.hasGlass { return [BarItemGroup(nodes: nodes)] }
    var groups: [BarItemGroup] = []
    var isOpen = false
    for node in nodes {
      if let gap = node.barGap {
        groups.append(BarItemGroup(gap: gap))
        isOpen = false
        continue
      }
      let placement = node.layoutValues[ObjectIdentifier(ToolbarItemPlacement.self)] as? ToolbarItemPlacement
      let prominence = node.barProminence
      if placement?.meaning != nil || prominence != nil {
        groups.append(BarItemGroup(nodes: [node], prominence: node.isDisabled ? nil : prominence))
        isOpen = false
      } else if isOpen {
        groups[groups.count - 1].nodes.append(node)
      } else {
        groups.append(BarItemGroup(nodes: [node]))
        isOpen = true
      }
    }
    return groups
  }
}

extension ViewNode {
  /// Whether the node is space between items that takes what is left, or of a fixed length; `nil` for an item.
  fileprivate var barGap: Bool? {
    if let isFlexible = layoutValues[ObjectIdentifier(ToolbarGap.self)] as? Bool { return isFlexible }
    if case .layout(let rule) = kind, rule is SpacerRule { return true }
    return nil
  }
  /// Whether a control in the node cannot be used.
  fileprivate var isDisabled: Bool { semantics.map { !$0.isEnabled } ?? children.contains(where: \.isDisabled) }
}

/// Items side by side; from iOS 26 on in capsules of glass 44 points high, a symbol alone in a circle. [unverified: 12 points
/// at their sides, 16 in a tint, 8 beside a symbol that is too wide for the circle, 12 between two]
nonisolated struct BarItems: View {
  let groups: [BarItemGroup]
  @Environment(\.platform) private var platform
  init(groups: [BarItemGroup]) { self.groups = groups }
  @MainActor var body: some View {
    if !groups.isEmpty {
      if platform.hasGlass {
        HStack(spacing: 12) {
          ForEach(groups.indices, id: \.self) { index in
            if groups[index].gap == nil { GlassItems(group: groups[index]) }
          }
        }
      } else {
        HStack(spacing: 16) { ForEach(groups.indices, id: \.self) { NodeList(nodes: groups[$0].nodes) } }
      }
    }
  }
}

private nonisolated struct GlassItems: View {
  let group: BarItemGroup
  private var isSymbolAlone: Bool { group.nodes.count == 1 && group.nodes[0].isSymbolAlone }
  @MainActor var body: some View {
    HStack(spacing: 16) { NodeList(nodes: group.nodes) }
      .padding(.horizontal, isSymbolAlone ? 8 : group.prominence == nil ? 12 : 16)
      .frame(minWidth: 44)
      .frame(height: 44)
      .background {
        if let prominence = group.prominence {
          Capsule().fill(TintShapeStyle()).environment(\.tint, prominence.tint)
        } else {
          BarGlass()
        }
      }
  }
}

/// A toolbar at the bottom of a page; from iOS 26 on its items float on glass, and the search field above them. [the field's
/// place unverified]
nonisolated struct BottomBar: View {
  let groups: [BarItemGroup]
  /// The search field, where it is at the bottom.
  let search: [ViewNode]
  /// In points.
  let height: CGFloat
  let backdrop: BarBackdrop?
  @Environment(\.platform) private var platform
  init(groups: [BarItemGroup], search: [ViewNode], height: CGFloat, backdrop: BarBackdrop?) {
    (self.groups, self.search, self.height, self.backdrop) = (groups, search, height, backdrop)
  }
  @MainActor var body: some View {
    let line = HStack(spacing: platform.hasGlass ? 12 : 16) {
      ForEach(groups.indices, id: \.self) { index in
        let group = groups[index]
        if let isFlexible = group.gap {
          if isFlexible { Spacer(minLength: 0) }
        } else if platform.hasGlass {
          GlassItems(group: group)
        } else {
          NodeList(nodes: group.nodes)
        }
      }
    }
    .frame(maxWidth: .infinity, minHeight: height)
    .padding(.horizontal, 16)
    Group {
      if search.isEmpty {
        line
      } else {
        VStack(spacing: 0) {
          NodeList(nodes: search)
          line
        }
      }
    }
    .background { BarBackground(backdrop: backdrop, edge: .bottom) }
  }
}
