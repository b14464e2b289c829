import Graphics

extension SymbolFigure {
  typealias Point = (x: Double, y: Double)
  fileprivate static let line = SymbolShape.line

  static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
    return path
  }
  /// Lines with round ends, as one area.
  static func lines(_ lines: [[Point]], _ width: Double = 1.0 / 16) -> Path {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return sum(lines.map { polyline($0).strokedPath(style) })
  }
  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).oriented
  }
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    disc(x, y, radius).removing(disc(x, y, radius - line))
  }
  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)).oriented
  }
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular).oriented
  }
  /// All of them as one area without overlaps. The unit square is too small for the grid of path operations.
  static func sum(_ paths: [Path]) -> Path {
    let large = CGAffineTransform(scaleX: 32, y: 32)
    let all = Path(elements: paths.flatMap { ($0.signedArea > 0 ? $0 : $0.turned).elements })
    return all.applying(large).normalized(eoFill: false).applying(large.inverted()).oriented
  }

  static var doubleArrow: Path {
    lines(
      [
        [(0.5, 0.05), (0.5, 0.95)], [(0.28, 0.26), (0.5, 0.04), (0.72, 0.26)],
        [(0.28, 0.74), (0.5, 0.96), (0.72, 0.74)],
      ], 0.075)
  }
  /// Comes from below right, turns at the top and points to the left.
  static var uturn: Path {
    var way = Path()
    way.move(to: CGPoint(x: 0.08, y: 0.36))
    way.addLine(to: CGPoint(x: 0.65, y: 0.36))
    way.addCurve(
      to: CGPoint(x: 0.65, y: 0.88), control1: CGPoint(x: 0.99, y: 0.36), control2: CGPoint(x: 0.99, y: 0.88))
    way.addLine(to: CGPoint(x: 0.45, y: 0.88))
    let style = StrokeStyle(lineWidth: 0.075, lineCap: .round, lineJoin: .round)
    return sum([way.strokedPath(style), lines([[(0.3, 0.12), (0.06, 0.36), (0.3, 0.6)]], 0.075)])
  }
  static var crossPath: Path {
    sum([box(0.34, 0.04, 0.32, 0.92, 0.07), box(0.04, 0.34, 0.92, 0.32, 0.07)])
  }
  static var sparklePath: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: 0.02))
    func curve(_ to: Point, _ control: Point) {
      path.addQuadCurve(to: CGPoint(x: to.x, y: to.y), control: CGPoint(x: control.x, y: control.y))
    }
    curve((0.98, 0.5), (0.57, 0.43))
    curve((0.5, 0.98), (0.57, 0.57))
    curve((0.02, 0.5), (0.43, 0.57))
    curve((0.5, 0.02), (0.43, 0.43))
    path.closeSubpath()
    return path.oriented
  }
  static func leafPath(isFilled: Bool) -> Path {
    var blade = Path()
    blade.move(to: CGPoint(x: 0.96, y: 0.1))
    blade.addCurve(
      to: CGPoint(x: 0.2, y: 0.82), control1: CGPoint(x: 1.05, y: 0.75), control2: CGPoint(x: 0.6, y: 1.02))
    blade.addCurve(
      to: CGPoint(x: 0.96, y: 0.1), control1: CGPoint(x: -0.08, y: 0.3), control2: CGPoint(x: 0.5, y: 0.28))
    blade.closeSubpath()
    var vein = Path()
    vein.move(to: CGPoint(x: 0.04, y: 0.96))
    vein.addQuadCurve(to: CGPoint(x: 0.72, y: 0.44), control: CGPoint(x: 0.32, y: 0.58))
    func drawn(_ width: Double) -> Path { vein.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)) }
    if !isFilled { return sum([blade.outlined, drawn(line)]) }
    return sum([difference(blade.oriented, drawn(line * 2.4)), drawn(line)])
  }
  static var crownPath: Path {
    var path = polyline([(0.13, 0.74), (0.04, 0.3), (0.3, 0.5), (0.5, 0.16), (0.7, 0.5), (0.96, 0.3), (0.87, 0.74)])
    path.closeSubpath()
    let round = StrokeStyle(lineWidth: 0.06, lineCap: .round, lineJoin: .round)
    return sum([
      path, path.strokedPath(round), box(0.12, 0.72, 0.76, 0.16, 0.05), disc(0.5, 0.14, 0.07), disc(0.05, 0.29, 0.05),
      disc(0.95, 0.29, 0.05),
    ])
  }
  static func pawprintPath(isFilled: Bool) -> Path {
    var pad = Path()
    pad.move(to: CGPoint(x: 0.5, y: 0.48))
    pad.addCurve(to: CGPoint(x: 0.76, y: 0.9), control1: CGPoint(x: 0.66, y: 0.48), control2: CGPoint(x: 0.92, y: 0.78))
    pad.addCurve(to: CGPoint(x: 0.24, y: 0.9), control1: CGPoint(x: 0.62, y: 1.0), control2: CGPoint(x: 0.38, y: 1.0))
    pad.addCurve(to: CGPoint(x: 0.5, y: 0.48), control1: CGPoint(x: 0.08, y: 0.78), control2: CGPoint(x: 0.34, y: 0.48))
    pad.closeSubpath()
    let toes = [
      ellipse(0.36, 0.2, 0.19, 0.3), ellipse(0.64, 0.2, 0.19, 0.3), ellipse(0.14, 0.42, 0.18, 0.27),
      ellipse(0.86, 0.42, 0.18, 0.27),
    ]
    return Path(elements: ([pad.oriented] + toes).flatMap { (isFilled ? $0 : $0.outlined).elements })
  }
  static func dumbbellPath(isFilled: Bool) -> Path {
    let weights = [
      box(0.16, 0.2, 0.15, 0.6, 0.05), box(0.69, 0.2, 0.15, 0.6, 0.05), box(0.03, 0.31, 0.1, 0.38, 0.04),
      box(0.87, 0.31, 0.1, 0.38, 0.04),
    ]
    let bar = box(0.3, 0.45, 0.4, 0.1, 0.01)
    return sum(weights.map { isFilled ? $0 : $0.outlined } + [bar])
  }
  static var forkAndKnifePath: Path {
    var blade = Path()
    blade.move(to: CGPoint(x: 0.68, y: 0.6))
    blade.addLine(to: CGPoint(x: 0.68, y: 0.04))
    blade.addCurve(
      to: CGPoint(x: 0.84, y: 0.56), control1: CGPoint(x: 0.84, y: 0.12), control2: CGPoint(x: 0.9, y: 0.4))
    blade.closeSubpath()
    return sum([
      lines([[(0.16, 0.06), (0.16, 0.34)], [(0.29, 0.06), (0.29, 0.34)], [(0.42, 0.06), (0.42, 0.34)]], 0.07),
      lines([[(0.16, 0.34), (0.2, 0.46), (0.29, 0.5), (0.38, 0.46), (0.42, 0.34)]], 0.07),
      lines([[(0.29, 0.5), (0.29, 0.94)]], 0.09), blade.oriented, lines([[(0.71, 0.5), (0.71, 0.94)]], 0.09),
    ])
  }
  static func bedPath(isFilled: Bool) -> Path {
    let mattress = box(-0.04, 0.5, 1.08, 0.26, 0.09)
    let frame = lines([[(0.05, 0.46), (0.05, 0.26), (0.12, 0.18), (0.88, 0.18), (0.95, 0.26), (0.95, 0.46)]])
    let pillows = [box(0.16, 0.32, 0.3, 0.16, 0.06), box(0.54, 0.32, 0.3, 0.16, 0.06)]
    let feet = lines([[(0, 0.78), (0, 0.88)], [(1, 0.78), (1, 0.88)]])
    return sum([isFilled ? mattress : mattress.outlined, frame, feet] + pillows.map { isFilled ? $0 : $0.outlined })
  }
  /// Limbs are lines of one width.
  static func person(head: Point, _ limbs: [[Point]]) -> Path { sum([disc(head.x, head.y, 0.1), lines(limbs, 0.1)]) }
  static var hand: Path {
    var palm = Path()
    palm.move(to: CGPoint(x: 0.28, y: 0.46))
    palm.addLine(to: CGPoint(x: 0.83, y: 0.46))
    palm.addLine(to: CGPoint(x: 0.83, y: 0.62))
    palm.addCurve(
      to: CGPoint(x: 0.52, y: 0.98), control1: CGPoint(x: 0.83, y: 0.84), control2: CGPoint(x: 0.72, y: 0.98))
    palm.addCurve(to: CGPoint(x: 0.2, y: 0.72), control1: CGPoint(x: 0.38, y: 0.98), control2: CGPoint(x: 0.3, y: 0.88))
    palm.closeSubpath()
    let fingers = lines(
      [
        [(0.34, 0.5), (0.34, 0.19)], [(0.48, 0.5), (0.48, 0.1)], [(0.62, 0.5), (0.62, 0.14)],
        [(0.77, 0.55), (0.77, 0.27)],
      ], 0.115)
    return sum([palm, fingers, lines([[(0.3, 0.78), (0.14, 0.56)]], 0.12)])
  }
  static func playPausePath(isFilled: Bool) -> Path {
    var play = polyline([(0.06, 0.22), (0.06, 0.78), (0.5, 0.5)])
    play.closeSubpath()
    let round = StrokeStyle(lineWidth: 0.06, lineCap: .round, lineJoin: .round)
    let parts = [
      sum([play, play.strokedPath(round)]), box(0.62, 0.2, 0.13, 0.6, 0.04), box(0.84, 0.2, 0.13, 0.6, 0.04),
    ]
    return Path(elements: parts.flatMap { (isFilled ? $0 : $0.outlined).elements })
  }
  static func difference(_ a: Path, _ b: Path) -> Path {
    let large = CGAffineTransform(scaleX: 32, y: 32)
    return a.applying(large).subtracting(b.applying(large)).applying(large.inverted())
  }
}

extension Path {
  /// The line along the edge, inside of it.
  var outlined: Path {
    SymbolFigure.intersection(self, strokedPath(StrokeStyle(lineWidth: 2 * SymbolShape.line, lineJoin: .round)))
  }
  /// The line along the edge where parts are narrow: around the edge.
  var hollowed: Path {
    strokedPath(StrokeStyle(lineWidth: SymbolShape.line * 0.8, lineJoin: .round)).oriented
  }
  var flipped: Path { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)).oriented }
  var quarterTurned: Path { applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)).oriented }
}

extension SymbolFigure {
  static func intersection(_ a: Path, _ b: Path) -> Path {
    let large = CGAffineTransform(scaleX: 32, y: 32)
    return a.applying(large).intersection(b.applying(large)).applying(large.inverted()).oriented
  }
}
