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
  /// The lines that `alignment(_:in:_:)` may answer, so that nothing is measured for others; `nil` where any may be.
  var ownAlignments: [AlignmentKey]? { get }
  /// A given length is NaN, infinite or negative where that makes no sense. It is ignored, and said so.
  var hasInvalidLength: Bool { get }
  /// Whether the last child is placed first: a background that depends on what it lies behind.
  var placesLastChildFirst: Bool { get }
  /// Whether the children are views of their own: what a child says to the layout around it ends here. A modifier's rule
  /// passes it on.
  var isContainer: Bool { get }
  /// Whether it arranges any number of children, so that one which leaves can be left out.
  var takesAnyNumber: Bool { get }
  /// What frames relative to a container are measured against in the children, when this one is offered `proposal`; `nil`
  /// passes the container around on.
  func container(_ proposal: ProposedViewSize) -> ProposedViewSize?
  /// `placements(in:proposal:_:)` for a rule that must know where its container is: one that reaches the screen's edges.
  func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement]
}

/// Where on the screen a container is when its children are placed.
package struct PlacementContext {
  /// Of the container, in points from the picture's top-left corner.
  package var frame: CGRect
  package var direction: LayoutDirection
  /// `nil` where the layout is no screen.
  package var safeArea: SafeArea?
  package var spaces: CoordinateSpaces? = nil
  /// What the nearest scroll view around shows, in points from the picture's top-left corner.
  var viewport: CGRect? {
    spaces?.frame { if case .scrollView = $0 { true } else { false } }
  }
  package init(frame: CGRect, direction: LayoutDirection, safeArea: SafeArea?) {
    (self.frame, self.direction, self.safeArea) = (frame, direction, safeArea)
  }
}

/// Where a child's top-leading corner goes, from the container's, and what it is proposed there.
package struct Placement {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  /// The child is not shown at all.
  package var isOmitted = false
  /// The child is drawn after those that are not, whatever their order.
  package var isInFront = false
  /// What the child may use of the edges, where that differs from what its container may.
  package var safeArea: SafeArea? = nil
  /// Where it goes in the root's space, whatever `origin` says.
  var fixedOrigin: CGPoint? = nil
  package init(origin: CGPoint, proposal: ProposedViewSize) { (self.origin, self.proposal) = (origin, proposal) }
}

extension LayoutRule {
  /// One child: its own. Several: an ordinary view.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children.count == 1 ? children[0].spacing : ViewSpacing()
  }
  package func priority(_ children: [LayoutNode]) -> Double { children.count == 1 ? children[0].priority : 0 }
  package func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    nil
  }
  package var forwardsAlignment: Bool { true }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> { children.indices }
  package var ownAlignments: [AlignmentKey]? { nil }
  package var hasInvalidLength: Bool { false }
  package var placesLastChildFirst: Bool { false }
  package var isContainer: Bool { false }
  package var takesAnyNumber: Bool { false }
  package func container(_ proposal: ProposedViewSize) -> ProposedViewSize? { nil }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    placements(in: size, proposal: proposal, children)
  }
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
