import Graphics

/// A dialog of its own size over the picture. Children: what dims the picture, the dialog.
package struct DialogRule: LayoutRule {
  package enum Place: Hashable {
    /// In the middle of what the furniture leaves.
    case center
    /// At the bottom of it.
    case bottom
  }
  /// For messages: `alert`.
  package var title: String
  package var place: Place
  /// In points; `nil` is all that the margins leave.
  package var width: CGFloat?
  /// To the edges of the picture and what its furniture covers, in points.
  package var margin: CGFloat
  package init(title: String, place: Place, width: CGFloat?, margin: CGFloat) {
    (self.title, self.place, self.width, self.margin) = (title, place, width, margin)
  }
  package var name: String { "dialog" }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    placements(
      in: size, proposal: proposal,
      at: PlacementContext(
        frame: CGRect(origin: .zero, size: size), direction: .leftToRight, safeArea: nil), children)
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let whole = CGRect(origin: .zero, size: size)
    let safe =
      place.safeArea.map {
        $0.frame.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY).intersection(whole)
      } ?? whole
    return children.enumerated().map { index, child in
      if index == 0 { return Placement(origin: .zero, proposal: ProposedViewSize(size)) }
      let inner = ProposedViewSize(width: width ?? max(0, safe.width - 2 * margin), height: nil)
      let own = child.size(inner)
      if own.width > size.width + 0.5 || own.height > size.height + 0.5 {
        child.context.report(.presentationTooLarge(title, needed: own, picture: size))
      }
      var x = safe.minX + (safe.width - own.width) / 2
      if place.direction == .rightToLeft { x = size.width - x - own.width }
      let y = self.place == .center ? safe.minY + (safe.height - own.height) / 2 : safe.maxY - margin - own.height
      return Placement(origin: CGPoint(x: x, y: y), proposal: inner)
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
