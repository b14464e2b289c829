import Graphics

/// A rule that fills the picture or a card with what lies over something else: it takes all it is offered, keeps no distance
/// and says nothing of alignments.
package protocol LayerRule: LayoutRule {}

extension LayerRule {
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
  /// Without a screen around nothing is covered by furniture.
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    placements(
      in: size, proposal: proposal,
      at: PlacementContext(
        frame: CGRect(origin: .zero, size: size), direction: .leftToRight, safeArea: nil), children)
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}

extension PlacementContext {
  /// The part of a container of `size` that no furniture covers, in the container's points.
  func safeFrame(in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard let safeArea else { return whole }
    return safeArea.frame.offsetBy(dx: -frame.minX, dy: -frame.minY).overlap(with: whole)
  }
}
