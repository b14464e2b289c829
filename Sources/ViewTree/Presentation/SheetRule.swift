import Graphics

/// A card that comes up from the bottom of the picture. Children: what dims the picture, the card.
package struct SheetRule: LayerRule {
  /// What a sheet may take, in points.
  package struct Room {
    package var picture: CGSize
    /// The largest height above what the furniture at the bottom covers.
    package var maximum: CGFloat
    /// What that furniture covers.
    package var bottom: CGFloat
  }
  /// Left free below the furniture at the top, in points.
  package var topGap: CGFloat
  /// Around a sheet that is not as high as it can be, in points.
  package var margin: CGFloat
  /// The card's height down to the picture's edge; `nil` is as high as it can be. Of several the smallest.
  package var heights: [(Room) -> CGFloat?]
  package init(topGap: CGFloat, margin: CGFloat, heights: [(Room) -> CGFloat?]) {
    (self.topGap, self.margin, self.heights) = (topGap, margin, heights)
  }
  package var name: String { "sheet" }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let insets =
      place.safeArea.map { area in
        (top: max(0, area.frame.minY - place.frame.minY), bottom: max(0, place.frame.maxY - area.frame.maxY))
      } ?? (top: 0, bottom: 0)
    let largest = max(0, size.height - insets.top - topGap)
    let room = Room(picture: size, maximum: max(0, largest - insets.bottom), bottom: insets.bottom)
    var height = largest
    for candidate in heights {
      if let own = candidate(room), own >= 0 { height = min(height, own) }
    }
    let margin = height < largest ? min(margin, size.width / 4, height / 4) : 0
    let card = CGRect(
      x: margin, y: size.height - height, width: size.width - 2 * margin, height: height - margin)
    return children.indices.map { index in
      if index == 0 { return Placement(origin: .zero, proposal: ProposedViewSize(size)) }
      var placement = Placement(origin: card.origin, proposal: ProposedViewSize(card.size))
      let left = place.safeArea.map { max(0, $0.frame.minX - place.frame.minX) } ?? 0
      let right = place.safeArea.map { max(0, place.frame.maxX - $0.frame.maxX) } ?? 0
      var area = SafeArea(
        screen: card.size, top: 0, left: max(0, left - margin), bottom: max(0, insets.bottom - margin),
        right: max(0, right - margin))
      area.origin = CGPoint(x: place.frame.minX + card.minX, y: place.frame.minY + card.minY)
      placement.safeArea = area
      return placement
    }
  }
}

/// The inside of a card or a cover. Children: a background over all of it, the content in what the furniture leaves, and
/// something at the top, such as a grabber.
package struct CardRule: LayerRule {
  package init() {}
  package var name: String { "card" }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let safe = place.safeFrame(in: size)
    return children.enumerated().map { index, child in
      switch index {
      case 1:
        let own = child.size(ProposedViewSize(safe.size))
        var x = safe.minX + (safe.width - own.width) / 2
        // The placer mirrors; left is left here.
        if place.direction == .rightToLeft { x = size.width - x - own.width }
        return Placement(
          origin: CGPoint(x: x, y: safe.minY + (safe.height - own.height) / 2), proposal: ProposedViewSize(safe.size))
      case 2:
        let own = child.size(.unspecified)
        return Placement(origin: CGPoint(x: (size.width - own.width) / 2, y: 0), proposal: .unspecified)
      default: return Placement(origin: .zero, proposal: ProposedViewSize(size))
      }
    }
  }
}
