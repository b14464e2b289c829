import Graphics

/// Pages beside each other while one takes the place of another. Children: the pages, the first at `first`.
package struct PageSlideRule: LayoutRule {
  /// The number of the first child among all pages.
  package var first: Int
  /// The number of the page that is shown, and how much of the next one.
  package var position: Double
  package init(first: Int, position: Double) { (self.first, self.position) = (first, position) }
  package var name: String { "pageSlide(\(number(position)))" }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let own = children.first?.size(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: own)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = ProposedViewSize(size)
    return children.enumerated().map { index, page in
      let own = page.size(inner)
      let start = CGFloat(Double(first + index) - position) * size.width
      return Placement(
        origin: CGPoint(x: start + (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: inner)
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
