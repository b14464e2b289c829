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
  func mixed(with other: CornerPoint, _ t: Double) -> CornerPoint {
    CornerPoint(along + (other.along - along) * t, away + (other.away - away) * t)
  }
  var mirrored: CornerPoint { CornerPoint(away, along) }
}

/// A continuous corner is three cubics: an easing curve, an almost circular middle, and the easing curve mirrored. It
/// begins 1.528665 radii before the corner, where a circular one begins 1 radius before.
///
/// Figures: M. Rozlivka's measurement of UIBezierPath ("Code for iOS 7 Rounded Rectangles", PaintCode, 2013). How the
/// corner changes when a side is too short for it is not published; here its points move in a straight line towards
/// those of a circular corner split at the same angle, which they reach when the side is two radii long.
private enum ContinuousCorner {
  static let extent = 1.528665
  // The first curve's start, controls and end, then the middle's first control; the rest is the mirror image.
  static let easing = [
    CornerPoint(1.528665, 0), CornerPoint(1.08849296, 0), CornerPoint(0.86840694, 0),
    CornerPoint(0.63149379, 0.07491139), CornerPoint(0.37282383, 0.16905956),
  ]
  /// The circular corner of radius 1 as the same three curves, split where `easing` is: 21.72° and 68.28°.
  static let circular: [CornerPoint] = {
    let split = Elementary.atan2(1 - 0.63149379, 1 - 0.07491139)
    let (s, c) = (Elementary.sin(split), Elementary.cos(split))
    let first = CircularArc.handle(sweep: split)
    let middle = CircularArc.handle(sweep: Double.pi / 2 - 2 * split)
    let end = CornerPoint(1 - s, 1 - c)
    // The tangent at the split runs along (-c, +s) in (along, away).
    return [
      CornerPoint(1, 0), CornerPoint(1 - first, 0), CornerPoint(end.along + first * c, end.away - first * s), end,
      CornerPoint(end.along - middle * c, end.away + middle * s),
    ]
  }()

  /// How much of the easing a side leaves room for: 1 all of it, 0 none.
  static func smoothness(radius: CGFloat, available: CGFloat) -> Double {
    guard radius > 0 else { return 1 }
    return min(1, max(0, (Double(available / radius) - 1) / (extent - 1)))
  }
}

extension Path {
  /// Clockwise on the screen, beginning on the top side just after the top-left corner.
  mutating func appendRoundedRect(_ r: CGRect, corners: RoundedCorners, style: RoundedCornerStyle) {
    // What each corner may take of its two sides: half, or what the neighbour's own circle leaves when that is more.
    func room(_ length: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
      own >= other ? max(own, min(length - other, length / 2)) : min(length - own, max(length / 2, own))
    }
    let c = corners
    let list: [(corner: CGPoint, size: CGSize, inX: CGFloat, inY: CGFloat, roomX: CGFloat, roomY: CGFloat)] = [
      (
        CGPoint(x: r.maxX, y: r.minY), c.topRight, -1, 1,
        room(r.width, c.topRight.width, c.topLeft.width), room(r.height, c.topRight.height, c.bottomRight.height)
      ),
      (
        CGPoint(x: r.maxX, y: r.maxY), c.bottomRight, -1, -1,
        room(r.width, c.bottomRight.width, c.bottomLeft.width),
        room(r.height, c.bottomRight.height, c.topRight.height)
      ),
      (
        CGPoint(x: r.minX, y: r.maxY), c.bottomLeft, 1, -1,
        room(r.width, c.bottomLeft.width, c.bottomRight.width),
        room(r.height, c.bottomLeft.height, c.topLeft.height)
      ),
      (
        CGPoint(x: r.minX, y: r.minY), c.topLeft, 1, 1,
        room(r.width, c.topLeft.width, c.topRight.width), room(r.height, c.topLeft.height, c.bottomLeft.height)
      ),
    ]
    var outline: [Element] = []
    for (index, k) in list.enumerated() {
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
        let sx = ContinuousCorner.smoothness(radius: k.size.width, available: k.roomX)
        let sy = ContinuousCorner.smoothness(radius: k.size.height, available: k.roomY)
        func points(_ smoothness: Double) -> [CornerPoint] {
          zip(ContinuousCorner.circular, ContinuousCorner.easing).map { $0.mixed(with: $1, smoothness) }
        }
        let arriving = points(arrivesAlongX ? sx : sy)
        let leaving = points(arrivesAlongX ? sy : sx).map(\.mirrored)
        outline.append(.line(to: place(arriving[0])))
        outline.append(
          .curve(to: place(arriving[3]), control1: place(arriving[1]), control2: place(arriving[2])))
        outline.append(.curve(to: place(leaving[3]), control1: place(arriving[4]), control2: place(leaving[4])))
        outline.append(.curve(to: place(leaving[0]), control1: place(leaving[2]), control2: place(leaving[1])))
      }
    }
    // The last corner ends where the first side begins.
    switch outline[outline.count - 1] {
    case .line(let start), .curve(let start, _, _): elements.append(.move(to: start))
    default: break
    }
    elements.append(contentsOf: outline)
    elements.append(.closeSubpath)
  }
}
