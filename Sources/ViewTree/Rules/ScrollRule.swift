import Graphics

/// `ScrollView`: takes the proposal along its axes, offers nil there, and is as wide as its content across.
/// [facts, section 4: FG scrollview]
package struct ScrollRule: LayoutRule {
  package var axes: Axis.Set
  private let position: ScrollOffset
  /// What the content keeps free at its edges, which is part of the content already. In points.
  private let margins: EdgeInsets
  package init(axes: Axis.Set, position: ScrollOffset = ScrollOffset(), margins: EdgeInsets = EdgeInsets()) {
    (self.axes, self.position, self.margins) = (axes, position, margins)
  }
  package var name: String {
    axes == [.horizontal, .vertical]
      ? "ScrollView(both)" : axes == .horizontal ? "ScrollView(horizontal)" : "ScrollView"
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
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
      let offset = position.settle(ScrollOffset.Extent(content: own, viewport: size), along: axes) { id in
        Placer.place(child, proposal: inner).frame(ofID: id)
      }
      // Content that is smaller than the view is centred across; along a scrolled axis it lies at the beginning.
      func origin(_ axis: Axis, _ offset: CGFloat) -> CGFloat {
        let slack = size[axis] - own[axis]
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return slack / 2 }
        guard slack > 0, let anchor = position.alignmentAnchor else { return -offset }
        return slack * (axis == .horizontal ? anchor.x : anchor.y)
      }
      return Placement(
        origin: CGPoint(x: origin(.horizontal, offset.x), y: origin(.vertical, offset.y)), proposal: inner)
    }
  }
  package func container(_ proposal: ProposedViewSize) -> ProposedViewSize? { proposal.inset(by: margins) }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
