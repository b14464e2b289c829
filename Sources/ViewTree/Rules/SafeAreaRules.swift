import Graphics

/// The root of a screen: its content is offered what the safe area leaves, and centred in it as a hosting view does.
package struct SafeAreaRule: LayoutRule {
  package var safeArea: SafeArea
  package init(_ safeArea: SafeArea) { self.safeArea = safeArea }
  package var name: String {
    "safeArea(top: \(number(safeArea.top)), left: \(number(safeArea.left)), bottom: \(number(safeArea.bottom)), "
      + "right: \(number(safeArea.right)))"
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { safeArea.screen }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let safe = safeArea.frame
    let inner = ProposedViewSize(safe.size)
    return children.map { child in
      let own = child.size(inner)
      return Placement(
        origin: CGPoint(x: safe.minX + (safe.width - own.width) / 2, y: safe.minY + (safe.height - own.height) / 2),
        proposal: inner)
    }
  }
  /// Left is left on a right-to-left screen too: the placer mirrors, so this mirrors once more.
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let placements = placements(in: size, proposal: proposal, children)
    guard place.direction == .rightToLeft else { return placements }
    return zip(children, placements).map { child, placement in
      var mirrored = placement
      mirrored.origin.x = size.width - placement.origin.x - child.size(placement.proposal).width
      return mirrored
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `ignoresSafeArea`: reports what its child takes of the safe area, and draws the child larger, out to the screen's edges
/// on the sides that touch them. [facts, section 4: O:SafeAreaIgnoringLayout]
package struct IgnoresSafeAreaRule: LayoutRule {
  package var edges: Edge.Set
  package init(edges: Edge.Set = .all) { self.edges = edges }
  package var name: String { "ignoresSafeArea" }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    guard let safeArea = place.safeArea else { return placements(in: size, proposal: proposal, children) }
    let outsets = safeArea.outsets(of: place.frame, edges: edges, direction: place.direction)
    let area = CGSize(width: size.width + outsets.horizontal, height: size.height + outsets.vertical)
    let inner = ProposedViewSize(area)
    return children.map { child in
      // A child that does not take the larger area is centred in it.
      let own = child.size(inner)
      return Placement(
        origin: CGPoint(
          x: (area.width - own.width) / 2 - outsets.leading, y: (area.height - own.height) / 2 - outsets.top),
        proposal: inner)
    }
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
