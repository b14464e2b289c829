import Graphics

/// A dialog of its own size over the picture. Children: what dims the picture, the dialog.
package struct DialogRule: LayerRule {
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

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let safe = place.safeFrame(in: size)
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
}
