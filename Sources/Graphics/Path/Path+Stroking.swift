extension Path {
  /// The outline of the line that a pen of the given style draws along the path, to be filled with the nonzero rule.
  ///
  /// Curves are flattened to a hundredth of a point; caps and round joins are cubics. A width that is not positive
  /// draws nothing. A subpath of length 0 is a dot with round caps, a square with square ones, nothing with butt ones.
  /// Where continuous corners overlap, the pen turns from one into the other at their crossing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = Double(style.lineWidth) / 2
    guard half > 0, half.isFinite else { return Path() }
    // The offset of a turn by a wide line strays from the arc by half · turn² / 8.
    let maximumTurn = (8 * Path.strokeTolerance / half).squareRoot()
    var stroker = Stroker(half: half, style: style)
    for line in withoutCornerLoops.polylines(tolerance: Path.strokeTolerance, maximumTurn: maximumTurn) {
      if let pattern = DashPattern(style) {
        for dash in pattern.dashes(of: line) { stroker.stroke(dash) }
      } else {
        stroker.stroke(line)
      }
    }
    return Path(elements: stroker.elements)
  }

  /// In points.
  static let strokeTolerance = 0.01
}

/// Turns polylines into outlines. Each side is walked once; together they enclose the line with winding number 1 or more
/// wherever it is, also where inner sides cross.
struct Stroker {
  let half: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  var elements: [Path.Element] = []
  /// The next point begins a subpath.
  private var begins = true

  init(half: Double, style: StrokeStyle) {
    (self.half, cap, join) = (half, style.lineCap, style.lineJoin)
    miterLimit = style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 1
  }

  mutating func stroke(_ line: Polyline) {
    if line.points.count == 1 { return dot(line.points[0], direction: line.direction) }
    if line.points.isEmpty { return }
    let reversed = Array(line.points.reversed())
    let reversedSmooth = Array(line.isSmooth.reversed())
    begins = true
    if line.isClosed, line.points.count > 2 {
      side(line.points, line.isSmooth, isClosed: true, isReturning: false)
      elements.append(.closeSubpath)
      begins = true
      side(reversed, reversedSmooth, isClosed: true, isReturning: true)
      elements.append(.closeSubpath)
    } else {
      // A closed line of two points runs there and back.
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      let smooth = line.isClosed ? line.isSmooth + [false] : line.isSmooth
      side(points, smooth, isClosed: false, isReturning: false)
      endCap(points[points.count - 2], points[points.count - 1])
      side(Array(points.reversed()), Array(smooth.reversed()), isClosed: false, isReturning: true)
      endCap(points[1], points[0])
      elements.append(.closeSubpath)
    }
  }

  /// The offset to the left of the walking direction as seen on the screen.
  private mutating func side(
    _ points: [CGPoint], _ isSmooth: [Bool], isClosed: Bool, isReturning: Bool
  ) {
    let count = points.count
    func direction(_ a: CGPoint, _ b: CGPoint) -> (x: Double, y: Double, length: Double) {
      let (dx, dy) = (b.x.native - a.x.native, b.y.native - a.y.native)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 && length.isFinite ? (dx / length, dy / length, length) : (1, 0, 0)
    }
    var incoming = isClosed ? direction(points[count - 1], points[0]) : direction(points[0], points[1])
    if !isClosed { emit(points[0].x.native + incoming.y * half, points[0].y.native - incoming.x * half) }
    var index = isClosed ? 0 : 1
    let end = isClosed ? count : count - 1
    while index < end {
      let p = points[index]
      let outgoing = direction(p, points[index + 1 == count ? 0 : index + 1])
      corner(p, incoming, outgoing, isSmooth: isSmooth[index], isReturning: isReturning)
      incoming = outgoing
      index += 1
    }
    if !isClosed {
      emit(points[count - 1].x.native + incoming.y * half, points[count - 1].y.native - incoming.x * half)
    }
  }

  private mutating func emit(_ x: Double, _ y: Double) {
    let point = CGPoint(x: x, y: y)
    elements.append(begins ? .move(to: point) : .line(to: point))
    begins = false
  }

  private mutating func corner(
    _ point: CGPoint, _ u: (x: Double, y: Double, length: Double), _ v: (x: Double, y: Double, length: Double),
    isSmooth: Bool, isReturning: Bool
  ) {
    let (x, y) = (point.x.native, point.y.native)
    let cross = u.x * v.y - u.y * v.x
    let dot = u.x * v.x + u.y * v.y
    let (ux, uy, vx, vy) = (u.y * half, -u.x * half, v.y * half, -v.x * half)
    if abs(cross) < 1e-9, dot > 0 { return emit(x + vx, y + vy) }
    // Straight back counts as an outer corner on the way out and as an inner one on the way back: one cap, not two.
    if cross < 0 || (cross == 0 && isReturning) {
      // Inner side: the offsets meet unless a segment is too short for it; then through the corner itself, so that every
      // segment still contributes its whole half.
      if dot > -0.999, half * abs(cross) / (1 + dot) <= min(u.length, v.length) / 2 {
        return emit(x + (ux + vx) / (1 + dot), y + (uy + vy) / (1 + dot))
      }
      emit(x + ux, y + uy)
      emit(x, y)
      return emit(x + vx, y + vy)
    }
    let style: CGLineJoin = isSmooth ? (dot > 0.5 ? .miter : .round) : join
    switch style {
    case .miter:
      // Miter length over line width is 1 / cos(turn / 2) = √(2 / (1 + dot)).
      if isSmooth || 2 <= miterLimit * miterLimit * (1 + dot) {
        return emit(x + (ux + vx) / (1 + dot), y + (uy + vy) / (1 + dot))
      }
      emit(x + ux, y + uy)
      emit(x + vx, y + vy)
    case .bevel:
      emit(x + ux, y + uy)
      emit(x + vx, y + vy)
    case .round:
      emit(x + ux, y + uy)
      arc(point, from: Elementary.atan2(uy, ux), sweep: Elementary.atan2(abs(cross), dot), to: (x + vx, y + vy))
    }
  }

  private mutating func endCap(_ before: CGPoint, _ end: CGPoint) {
    let (dx, dy) = (end.x.native - before.x.native, end.y.native - before.y.native)
    let length = (dx * dx + dy * dy).squareRoot()
    let (ux, uy) = length > 0 && length.isFinite ? (dx / length * half, dy / length * half) : (half, 0)
    let (x, y) = (end.x.native, end.y.native)
    switch cap {
    case .butt: break
    case .square:
      elements.append(.line(to: CGPoint(x: x + uy + ux, y: y - ux + uy)))
      elements.append(.line(to: CGPoint(x: x - uy + ux, y: y + ux + uy)))
    case .round:
      arc(end, from: Elementary.atan2(-ux, uy), sweep: Double.pi, to: (x - uy, y + ux))
    }
  }

  /// Cubics around `center`; the last ends exactly at `to`, where the outline goes on.
  private mutating func arc(_ center: CGPoint, from: Double, sweep: Double, to: (Double, Double)) {
    var curves = CircularArc.curves(center: center, radius: half, start: from, sweep: sweep)
    if let last = curves.popLast(), case .curve(_, let c1, let c2) = last {
      curves.append(.curve(to: CGPoint(x: to.0, y: to.1), control1: c1, control2: c2))
    }
    elements.append(contentsOf: curves)
  }

  private mutating func dot(_ point: CGPoint, direction: CGVector?) {
    switch cap {
    case .butt: return
    case .round:
      var circle = Path()
      circle.addEllipse(
        in: CGRect(
          x: point.x - CGFloat(half), y: point.y - CGFloat(half), width: CGFloat(2 * half), height: CGFloat(2 * half)))
      elements.append(contentsOf: circle.elements)
    case .square:
      let (ux, uy) = (Double(direction?.dx ?? 1) * half, Double(direction?.dy ?? 0) * half)
      let (x, y) = (point.x.native, point.y.native)
      elements.append(.move(to: CGPoint(x: x - ux + uy, y: y - uy - ux)))
      elements.append(.line(to: CGPoint(x: x + ux + uy, y: y + uy - ux)))
      elements.append(.line(to: CGPoint(x: x + ux - uy, y: y + uy + ux)))
      elements.append(.line(to: CGPoint(x: x - ux - uy, y: y - uy + ux)))
      elements.append(.closeSubpath)
    }
  }
}
