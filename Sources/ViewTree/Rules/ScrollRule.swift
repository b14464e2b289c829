import Graphics

/// `ScrollView`: takes the proposal along its axes, offers nil there, and is as wide as its content across.
/// [facts, section 4: FG scrollview]
package struct ScrollRule: LayoutRule {
  package var axes: Axis.Set
  private let position: ScrollPosition
  package init(axes: Axis.Set, position: ScrollPosition = ScrollPosition()) { (self.axes, self.position) = (axes, position) }
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
      let offset = offset(of: child, own, in: size, inner)
      // Content that is narrower than the view is centred across; along a scrolled axis it starts at the beginning.
      return Placement(
        origin: CGPoint(
          x: axes.contains(.horizontal) ? -offset.x : (size.width - own.width) / 2,
          y: axes.contains(.vertical) ? -offset.y : (size.height - own.height) / 2),
        proposal: inner)
    }
  }
  /// How far the content is scrolled, in points: never further than it goes.
  private func offset(of child: LayoutNode, _ content: CGSize, in viewport: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    var offset = position.offset
    if let (id, anchor) = position.target {
      position.target = nil
      if let frame = Placer.place(child, proposal: proposal).frame(ofID: id) {
        let frame = position.fromBeginning(frame, contentWidth: content.width)
        offset = ScrollPosition.offset(showing: frame, anchor: anchor, from: offset, viewport: viewport)
      }
    }
    offset = ScrollPosition.clamped(offset, content: content, viewport: viewport, axes: axes)
    // A finger starts from where the content is, not from where somebody wished it to be.
    position.offset = offset
    return offset
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
