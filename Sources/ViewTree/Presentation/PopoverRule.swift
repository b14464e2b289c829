import Graphics

/// A bubble beside what it belongs to. Children: what catches touches beside it, then an outline and the content, which
/// both get the bubble with its arrow.
package struct PopoverRule: LayerRule {
  /// For messages: `popover`.
  package var title: String
  /// Of what the bubble belongs to, in points from the picture's corner.
  package var anchor: CGRect
  /// On which side of the anchor, if there is room: the sides that are tried, in order.
  package var sides: [Edge]
  /// From the anchor to the bubble, in points: the arrow is in it.
  package var distance: CGFloat
  /// To the picture's edges, in points.
  package var margin: CGFloat
  /// In points; `nil` leaves it to the content.
  package var width: CGFloat?
  /// Told where the bubble went: its frame and the side of the anchor that it is on, in points of the picture.
  package var report: (CGRect, Edge) -> Void

  package init(
    title: String, anchor: CGRect, sides: [Edge], distance: CGFloat, margin: CGFloat, width: CGFloat?,
    report: @escaping (CGRect, Edge) -> Void
  ) {
    (self.title, self.anchor, self.sides, self.distance) = (title, anchor, sides, distance)
    (self.margin, self.width, self.report) = (margin, width, report)
  }
  package var name: String { title }
  package var hasInvalidLength: Bool {
    ![anchor.minX, anchor.minY, anchor.width, anchor.height].allSatisfy(\.isFinite)
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let safe = place.safeFrame(in: size)
    let room = safe.insetBy(dx: min(margin, safe.width / 4), dy: min(margin, safe.height / 4))
    guard children.count == 3 else { return [] }
    // 1. The content's own size, within the room.
    let content = children[2]
    var own = content.size(ProposedViewSize(width: width, height: nil))
    if own.width > room.width { own = content.size(ProposedViewSize(width: room.width, height: nil)) }
    own.height = min(own.height, room.height)
    if own.width > size.width + 0.5 {
      content.context.report(.presentationTooLarge(title, needed: own, picture: size))
    }
    // 2. The first side with room, or the one with most.
    let anchor = anchor.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
    func left(_ side: Edge) -> CGFloat {
      switch side {
      case .top: anchor.minY - room.minY - distance - own.height
      case .bottom: room.maxY - anchor.maxY - distance - own.height
      case .leading: anchor.minX - room.minX - distance - own.width
      case .trailing: room.maxX - anchor.maxX - distance - own.width
      }
    }
    var side = sides.first ?? .bottom
    if let fitting = sides.first(where: { left($0) >= 0 }) {
      side = fitting
    } else {
      for candidate in sides where left(candidate) > left(side) { side = candidate }
    }
    // 3. Centred on the anchor, as far as the room goes.
    var origin: CGPoint
    switch side {
    case .top: origin = CGPoint(x: anchor.midX - own.width / 2, y: anchor.minY - distance - own.height)
    case .bottom: origin = CGPoint(x: anchor.midX - own.width / 2, y: anchor.maxY + distance)
    case .leading: origin = CGPoint(x: anchor.minX - distance - own.width, y: anchor.midY - own.height / 2)
    case .trailing: origin = CGPoint(x: anchor.maxX + distance, y: anchor.midY - own.height / 2)
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - own.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - own.height))
    let frame = CGRect(origin: origin, size: own)
    report(frame.offsetBy(dx: place.frame.minX, dy: place.frame.minY), side)
    let x = place.direction == .rightToLeft ? size.width - frame.maxX : frame.minX
    return [
      Placement(origin: .zero, proposal: ProposedViewSize(size)),
      Placement(origin: .zero, proposal: ProposedViewSize(size)),
      Placement(origin: CGPoint(x: x, y: frame.minY), proposal: ProposedViewSize(own)),
    ]
  }
}
