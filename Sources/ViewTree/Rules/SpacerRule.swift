import Graphics

/// `Spacer`: on the stack's axis at least 8 points or its `minLength`, nothing across; sized last, spaced by nothing.
/// [facts, section 3: O:Spacer, S:LayoutTests]
package struct SpacerRule: LayoutRule {
  /// `nil` outside a stack: then it expands both ways.
  package var axis: Axis?
  package var minimumLength: CGFloat?
  package init(axis: Axis?, minimumLength: CGFloat?) { (self.axis, self.minimumLength) = (axis, minimumLength) }
  package var hasInvalidLength: Bool { minimumLength.map { !$0.isFinite } ?? false }
  package var name: String { minimumLength.map { "Spacer(minLength: \(number($0)))" } ?? "Spacer" }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    // Written so that a NaN minimum counts as none.
    let minimum = minimumLength.map { $0 > 0 && $0 < .infinity ? $0 : 0 } ?? ViewSpacing.platformDefault
    func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? 0, minimum) }
    guard let axis else { return CGSize(width: length(proposal.width), height: length(proposal.height)) }
    return CGSize(length(proposal[axis]), along: axis, cross: 0)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] { [] }
  /// Nothing along its axis. Across it says nothing at all, so that a row with a spacer in it keeps its distance from the
  /// next row.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let axis else { return .zero }
    return ViewSpacing.none.union(.zero, edges: axis == .horizontal ? .horizontal : .vertical)
  }
  package func priority(_ children: [LayoutNode]) -> Double { -.infinity }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// A leaf of one fixed thickness, greedy along the other axis: `Divider`. Its child draws it.
package struct DividerRule: LayoutRule {
  /// The axis along which it runs.
  package var axis: Axis
  /// In points; `nil` is one device pixel.
  package var thickness: CGFloat?
  package init(axis: Axis, thickness: CGFloat?) { (self.axis, self.thickness) = (axis, thickness) }
  package var name: String { "Divider" }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let pixel = 1 / (children.first?.context.scale ?? 1)
    return CGSize(proposal[axis] ?? 10, along: axis, cross: thickness ?? pixel)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var ownAlignments: [AlignmentKey]? { [] }
}
