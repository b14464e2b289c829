import Graphics

/// Two buttons side by side in halves of the width where both fit, else one below the other. Children: the row, the column.
/// The row's ideal width says what its buttons need if each has half of it.
package struct TitlesFitRule: LayoutRule {
  /// Between the two, in points.
  package var spacing: CGFloat
  package init(spacing: CGFloat) { self.spacing = spacing }
  package var name: String { "titlesFit" }

  private func chosen(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int {
    guard children.count == 2, let width = proposal.width else { return 0 }
    // The wider of the column's buttons, which are as wide as the column.
    let widest = children[1].size(.unspecified).width
    return 2 * widest + spacing <= width + 1e-6 ? 0 : 1
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.isEmpty ? .zero : children[chosen(proposal, children)].size(proposal)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let chosen = chosen(proposal, children)
    return children.indices.map { index in
      var placement = Placement(origin: .zero, proposal: proposal)
      placement.isOmitted = index != chosen
      return placement
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
