import Graphics

/// `containerRelativeFrame`: as long as the nearest container says, on some axes. A container is the screen, a page between
/// bars or a scroll view, without what its edges keep. [Apple documentation of containerRelativeFrame]
package struct ContainerRelativeFrameRule: LayoutRule {
  package var axes: Axis.Set
  package var alignment: Alignment
  /// The frame's length on an axis, from the container's. In points.
  private let length: (CGFloat, Axis) -> CGFloat
  package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
  }
  package var name: String { "containerRelativeFrame" }

  private func frame(_ children: [LayoutNode]) -> FrameRule {
    let container = children.first?.context.container ?? .unspecified
    func own(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let outer = container[axis], outer.isFinite
      else {
        return nil
      }
      let length = length(outer, axis)
      if !length.isFinite { children.first?.context.report(.invalidLength(node: name)) }
      return length.isFinite ? max(0, length) : nil
    }
    return FrameRule(width: own(.horizontal), height: own(.vertical), alignment: alignment)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    frame(children).size(proposal, children)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    frame(children).placements(in: size, proposal: proposal, children)
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    (children.first?.spacing ?? ViewSpacing()).resetting(
      axes == .horizontal ? .horizontal : axes == .vertical ? .vertical : .all)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
