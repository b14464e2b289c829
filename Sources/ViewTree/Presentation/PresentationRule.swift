import Graphics

/// A view, and layers that it presents over the whole picture.
///
/// Children: the view, what lies behind it over the whole picture if there is such a thing, then the layers from the lowest to
/// the topmost. The view is where it would be alone: it is offered
/// what the whole is, and centred in it. A layer gets the picture: the screen, or where the layout is none, the place of
/// the whole.
package struct PresentationRule: LayoutRule {
  /// Whether the second child is one behind the view.
  package var hasBackdrop: Bool
  package init(hasBackdrop: Bool = false) { self.hasBackdrop = hasBackdrop }
  package var name: String { Self.name }
  package static let name = "presentation"

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let own = children.first?.size(proposal) ?? .zero
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat { offered.flatMap { $0.isFinite ? $0 : nil } ?? own }
    return CGSize(width: length(proposal.width, own.width), height: length(proposal.height, own.height))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.enumerated().map { index, child in
      var placement = Placement(origin: .zero, proposal: ProposedViewSize(size))
      if index == 0 {
        let own = child.size(proposal)
        placement.proposal = proposal
        placement.origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      }
      placement.isInFront = hasBackdrop && index != 1
      return placement
    }
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    var placements = placements(in: size, proposal: proposal, children)
    guard let screen = place.safeArea else { return placements }
    for i in placements.indices.dropFirst() {
      placements[i].origin = CGPoint(x: screen.origin.x - place.frame.minX, y: screen.origin.y - place.frame.minY)
      placements[i].proposal = ProposedViewSize(screen.screen)
    }
    return placements
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> { 0..<min(1, children.count) }
  package var ownAlignments: [AlignmentKey]? { [] }
}
