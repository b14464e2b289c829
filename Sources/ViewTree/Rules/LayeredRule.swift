import Graphics

/// `background` and `overlay`: the secondary children get the primary's size and never affect layout. [facts, section 4]
package struct LayeredRule: LayoutRule {
  package enum Order { case background, overlay }
  package var order: Order
  package var alignment: Alignment
  /// The secondary child is made from the primary's preferences.
  package var readsPreferences: Bool
  package init(_ order: Order, alignment: Alignment, readsPreferences: Bool = false) {
    (self.order, self.alignment, self.readsPreferences) = (order, alignment, readsPreferences)
  }
  package var placesLastChildFirst: Bool { readsPreferences && order == .background }
  package var name: String { order == .background ? "background" : "overlay" }

  /// Children are in drawing order, so the primary is last behind a background and first under an overlay.
  private func primary(_ children: [LayoutNode]) -> Int { order == .background ? children.count - 1 : 0 }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.isEmpty ? .zero : children[primary(children)].size(proposal)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let primary = primary(children)
    guard primary >= 0 else { return [] }
    let inner = ProposedViewSize(size)
    // The secondary view meets the primary's guides, so that a badge can sit on a baseline.
    let anchor = children[primary].dimensions(proposal)
    return children.indices.map { i in
      if i == primary { return Placement(origin: .zero, proposal: proposal) }
      let d = children[i].dimensions(inner)
      return Placement(
        origin: CGPoint(
          x: anchor[alignment.horizontal] - d[alignment.horizontal],
          y: anchor[alignment.vertical] - d[alignment.vertical]),
        proposal: inner)
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children.isEmpty ? ViewSpacing() : children[primary(children)].spacing
  }
  package func priority(_ children: [LayoutNode]) -> Double {
    children.isEmpty ? 0 : children[primary(children)].priority
  }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> {
    let primary = primary(children)
    return primary < 0 ? 0..<0 : primary..<(primary + 1)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
