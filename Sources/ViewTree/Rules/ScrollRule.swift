import Graphics

/// `ScrollView` at rest: takes the proposal along its axes, offers nil there, and is as wide as its content across.
/// [facts, section 4: FG scrollview]
package struct ScrollRule: LayoutRule {
  package var axes: Axis.Set
  /// How far the content has been scrolled, in points.
  package var contentOffset: CGPoint = .zero
  package init(axes: Axis.Set) { self.axes = axes }
  package var name: String {
    axes == [.horizontal, .vertical] ? "ScrollView(both)" : axes == .horizontal ? "ScrollView(horizontal)" : "ScrollView"
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }
  package var isContainer: Bool { true }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let content = children.first?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = inner(proposal)
    return children.map { child in
      let own = child.size(inner)
      // Content that is narrower than the view is centred across; along a scrolled axis it starts at the beginning.
      return Placement(
        origin: CGPoint(
          x: axes.contains(.horizontal) ? -contentOffset.x : (size.width - own.width) / 2,
          y: axes.contains(.vertical) ? -contentOffset.y : (size.height - own.height) / 2),
        proposal: inner)
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
