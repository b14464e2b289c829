/// The corner sizes of one rectangle, clockwise from the top left, already clamped to what fits.
struct RoundedCorners {
  var topLeft, topRight, bottomRight, bottomLeft: CGSize
  init(_ topLeft: CGSize, _ topRight: CGSize, _ bottomRight: CGSize, _ bottomLeft: CGSize) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }
}

/// The shape of one corner on the unit square: distances from the corner, along the side by which the outline arrives
/// (`along`) and along the side by which it leaves (`away`), in radii.
private struct CornerPoint {
  var along, away: Double
  init(_ along: Double, _ away: Double) { (self.along, self.away) = (along, away) }
  var mirrored: CornerPoint { CornerPoint(away, along) }
}

/// A continuous corner is three cubics: an easing curve, an almost circular middle, and the easing curve mirrored. It
/// begins 1.528665 radii before the corner, where a circular one begins 1 radius before.
///
/// A side shorter than that does not change it. The corners of a capsule's end then reach past each other, which leaves
/// the end slightly pointed and two slivers, at most 0.0066 radii thick, inside the outline. [M:fs-trip-progress,
/// M:fs-text-button, M:fs-zoom-button] That is what is filled; strokes, dashes and lengths leave out the part beyond
/// the crossing (`Path.withoutCornerLoops`).
///
/// Figures: M. Rozlivka's measurement of UIBezierPath ("Code for iOS 7 Rounded Rectangles", PaintCode, 2013).
private enum ContinuousCorner {
  // The first curve's start, controls and end, then the middle's first control; the rest is the mirror image.
  static let points = [
    CornerPoint(1.528665, 0), CornerPoint(1.08849296, 0), CornerPoint(0.86840694, 0),
    CornerPoint(0.63149379, 0.07491139), CornerPoint(0.37282383, 0.16905956),
  ]
}

extension Path {
  /// Clockwise on the screen. With circular corners it begins in the middle of the right side [M:bc-spacing-radii, where
  /// dashes begin], with continuous ones on the top side just after the top-left corner.
  mutating func appendRoundedRect(_ r: CGRect, corners: RoundedCorners, style: RoundedCornerStyle) {
    let c = corners
    let list: [(corner: CGPoint, size: CGSize, inX: CGFloat, inY: CGFloat)] = [
      (CGPoint(x: r.maxX, y: r.minY), c.topRight, -1, 1), (CGPoint(x: r.maxX, y: r.maxY), c.bottomRight, -1, -1),
      (CGPoint(x: r.minX, y: r.maxY), c.bottomLeft, 1, -1), (CGPoint(x: r.minX, y: r.minY), c.topLeft, 1, 1),
    ]
    var outline: [Element] = []
    let order = style == .circular ? [1, 2, 3, 0] : [0, 1, 2, 3]
    for index in order {
      let k = list[index]
      // The outline arrives along x at the top-right and bottom-left corners, along y at the other two.
      let arrivesAlongX = index % 2 == 0
      func place(_ p: CornerPoint) -> CGPoint {
        let (x, y) = arrivesAlongX ? (p.along, p.away) : (p.away, p.along)
        return CGPoint(
          x: k.corner.x + k.inX * k.size.width * CGFloat(x),
          y: k.corner.y + k.inY * k.size.height * CGFloat(y))
      }
      guard k.size.width > 0, k.size.height > 0 else {
        outline.append(.line(to: k.corner))
        continue
      }
      switch style {
      case .circular:
        let handle = 1 - CircularArc.quarterHandle
        outline.append(.line(to: place(CornerPoint(1, 0))))
        outline.append(
          .curve(
            to: place(CornerPoint(0, 1)), control1: place(CornerPoint(handle, 0)),
            control2: place(CornerPoint(0, handle))))
      case .continuous:
        let arriving = ContinuousCorner.points
        let leaving = ContinuousCorner.points.map(\.mirrored)
        outline.append(.line(to: place(arriving[0])))
        outline.append(
          .curve(to: place(arriving[3]), control1: place(arriving[1]), control2: place(arriving[2])))
        outline.append(.curve(to: place(leaving[3]), control1: place(arriving[4]), control2: place(leaving[4])))
        outline.append(.curve(to: place(leaving[0]), control1: place(leaving[2]), control2: place(leaving[1])))
      }
    }
    switch (style, outline[outline.count - 1]) {
    case (.circular, _):
      let middle = (r.minY + c.topRight.height + r.maxY - c.bottomRight.height) / 2
      elements.append(.move(to: CGPoint(x: r.maxX, y: middle)))
    case (.continuous, .line(let end)), (.continuous, .curve(let end, _, _)):
      // The last corner ends where the first side begins.
      elements.append(.move(to: end))
    default: break
    }
    elements.append(contentsOf: outline)
    elements.append(.closeSubpath)
  }
}
