import ViewTree

/// What a view says of the row of a list that it becomes. Travels up with its node; what was said further in counts.
struct ListTraits {
  struct Line {
    var visibility: Visibility? = nil
    var tint: Color? = nil
    mutating func fill(from outer: Line) {
      visibility = visibility ?? outer.visibility
      tint = tint ?? outer.tint
    }
  }
  /// Of what lies behind the row; `nil` is the style's.
  var background: [ViewNode]? = nil
  /// In points; `nil` on an edge is the style's.
  var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) = (nil, nil, nil, nil)
  var topLine = Line()
  var bottomLine = Line()
  var sectionTopLine = Line()
  var sectionBottomLine = Line()
  var badge: [ViewNode]? = nil
  var swipes: [ViewNode] = []
  var delete: (() -> Void)? = nil
  var isMovable = false
  var isDeleteDisabled: Bool? = nil
  var isMoveDisabled: Bool? = nil
  var isSelectionDisabled: Bool? = nil
  /// How many levels of an outline the view is in.
  var level = 0

  var hasInsets: Bool { insets.top != nil || insets.leading != nil || insets.bottom != nil || insets.trailing != nil }

  mutating func fill(from outer: ListTraits) {
    background = background ?? outer.background
    insets = (
      insets.top ?? outer.insets.top, insets.leading ?? outer.insets.leading, insets.bottom ?? outer.insets.bottom,
      insets.trailing ?? outer.insets.trailing
    )
    topLine.fill(from: outer.topLine)
    bottomLine.fill(from: outer.bottomLine)
    sectionTopLine.fill(from: outer.sectionTopLine)
    sectionBottomLine.fill(from: outer.sectionBottomLine)
    badge = badge ?? outer.badge
    swipes += outer.swipes
    delete = delete ?? outer.delete
    isMovable = isMovable || outer.isMovable
    isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
    level += outer.level
  }
}

extension ViewNode {
  /// What the node, or the view that modifiers around it change, says to the list around.
  func listValue<Value>(_ type: Value.Type) -> Value? {
    var node = self
    while true {
      if let own = node.layoutValues[ObjectIdentifier(type)] as? Value { return own }
      guard let primary = node.primary else { return nil }
      node = primary
    }
  }
  /// The view inside a modifier; `nil` where the node is a view of its own.
  private var primary: ViewNode? {
    switch kind {
    case .effect: return children.first
    case .layout(let rule):
      if rule.isContainer { return nil }
      if let layers = rule as? LayeredRule { return layers.order == .background ? children.last : children.first }
      return rule.takesAnyNumber ? nil : children.first
    case .text, .symbol, .shape, .image, .deferred: return nil
    }
  }
  var listTraits: ListTraits { listValue(ListTraits.self) ?? ListTraits() }
}

/// Says something of the rows that the content becomes.
nonisolated struct ListTraitsModifier: _PrimitiveModifier {
  let change: (inout ListTraits) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    content(context).map { $0.addingListTraits(change) }
  }
}
extension ViewNode {
  @MainActor func addingListTraits(_ change: (inout ListTraits) -> Void) -> ViewNode {
    var outer = ListTraits(), traits = listTraits
    change(&outer)
    traits.fill(from: outer)
    var node = self
    node.layoutValues[ObjectIdentifier(ListTraits.self)] = traits
    return node
  }
}

/// A view that a row takes with it: what lies behind it, its badge, its swipe actions.
nonisolated struct ListPartModifier<Part: View>: _PrimitiveModifier {
  let name: String
  let part: Part
  var isBadge = false
  let change: (inout ListTraits, [ViewNode]) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    let nodes = content(context.child(.name("content")))
    if nodes.isEmpty { return [] }
    let parts = context.child(.name(name)).inStack(nil).lower(part)
    return nodes.map { node in node.addingListTraits { change(&$0, parts) } }
  }
}

extension View {
  nonisolated func listTraits(_ change: @escaping (inout ListTraits) -> Void) -> some View {
    modifier(ListTraitsModifier(change: change))
  }

  /// Puts a view behind the row; `nil` leaves the style's.
  @ViewBuilder public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    if let view {
      modifier(ListPartModifier(name: "row background", part: view) { $0.background = $1 })
    } else {
      self
    }
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listTraits { traits in
      if let insets { traits.insets = (insets.top, insets.leading, insets.bottom, insets.trailing) }
    }
  }
  /// - Parameter length: in points; `nil` leaves the style's.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listTraits { traits in
      if edges.contains(.top) { traits.insets.top = length }
      if edges.contains(.leading) { traits.insets.leading = length }
      if edges.contains(.bottom) { traits.insets.bottom = length }
      if edges.contains(.trailing) { traits.insets.trailing = length }
    }
  }
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listTraits { traits in
      if edges.contains(.top) { traits.topLine.visibility = visibility }
      if edges.contains(.bottom) { traits.bottomLine.visibility = visibility }
    }
  }
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listTraits { traits in
      if edges.contains(.top) { traits.topLine.tint = color }
      if edges.contains(.bottom) { traits.bottomLine.tint = color }
    }
  }
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listTraits { traits in
      if edges.contains(.top) { traits.sectionTopLine.visibility = visibility }
      if edges.contains(.bottom) { traits.sectionBottomLine.visibility = visibility }
    }
  }
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listTraits { traits in
      if edges.contains(.top) { traits.sectionTopLine.tint = color }
      if edges.contains(.bottom) { traits.sectionBottomLine.tint = color }
    }
  }
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { listTraits { $0.isDeleteDisabled = isDisabled } }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { listTraits { $0.isMoveDisabled = isDisabled } }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listTraits { $0.isSelectionDisabled = isDisabled }
  }
  // A finger or pointer that hovers is on no picture.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
