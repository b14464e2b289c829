import Graphics

/// `padding`: the proposal inset, the result outset. [facts, section 4]
package struct PaddingRule: LayoutRule {
  package let insets: EdgeInsets
  package let hasInvalidLength: Bool
  /// With the lengths as they were given.
  package let name: String
  package init(_ insets: EdgeInsets) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom),
      trailing: valid(insets.trailing))
    hasInvalidLength = self.insets != insets
    name = Self.name(insets)
  }
  /// `padding()` without a length, in points. [facts, section 4: M:macro-padding-default]
  package static let defaultLength: CGFloat = 16

  private static func name(_ insets: EdgeInsets) -> String {
    if insets.top == insets.bottom, insets.leading == insets.trailing {
      if insets.top == insets.leading { return "padding(\(number(insets.top)))" }
      return "padding(horizontal: \(number(insets.leading)), vertical: \(number(insets.top)))"
    }
    return "padding(top: \(number(insets.top)), leading: \(number(insets.leading)), bottom: \(number(insets.bottom)), "
      + "trailing: \(number(insets.trailing)))"
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let child = children.first?.size(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = proposal.inset(by: insets)
    return children.map { _ in Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner) }
  }
  /// Edges that are moved stop spacing like a text.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return (children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
