import Graphics

/// A way to arrange children, and nothing else: it knows no view, no font, no pixel.
///
/// Rules compute as if leading were left; `LayoutNode.place` mirrors once for right-to-left.
package protocol LayoutRule {
  /// As dumps print it, with its parameters: `VStack(spacing: 8)`.
  var name: String { get }
  /// The container's own size, in points. Must depend on nothing but its arguments.
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize
  /// Where each child goes in a container of `size`, which was chosen for `proposal`.
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement]
  func spacing(_ children: [LayoutNode]) -> ViewSpacing
  func priority(_ children: [LayoutNode]) -> Double
  /// A line that this rule sets itself; `nil` lets the children's lines combine.
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat?
  /// Whether the children's alignment lines show through. Frames, stacks and paddings: yes.
  var forwardsAlignment: Bool { get }
  /// Which children's lines count (a background's secondary view does not).
  func alignmentSources(_ children: [LayoutNode]) -> Range<Int>
}

/// Where a child's top-leading corner goes, from the container's, and what it is proposed there.
package struct Placement {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  package init(origin: CGPoint, proposal: ProposedViewSize) { (self.origin, self.proposal) = (origin, proposal) }
}

extension LayoutRule {
  /// One child: its own. Several: an ordinary view.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children.count == 1 ? children[0].spacing : ViewSpacing()
  }
  package func priority(_ children: [LayoutNode]) -> Double { children.count == 1 ? children[0].priority : 0 }
  package func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? { nil }
  package var forwardsAlignment: Bool { true }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> { children.indices }
}

extension Alignment {
  /// The offset that brings a child's guide onto the container's default guide. [facts, section 5]
  package func offset(of child: ViewDimensions, in container: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: container, node: nil, proposal: ProposedViewSize(container))
    return CGPoint(
      x: frame[horizontal] - child[horizontal],
      y: frame[vertical] - child[vertical])
  }
}
