import Graphics

/// Devices, bins, clothes and other objects.
extension SymbolFigure {
  /// A part of a circle's line, from one angle in degrees clockwise to a larger one; 0 is to the right.
  private static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double, _ width: Double = SymbolShape.line
  ) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
  private static func closed(_ points: [Point]) -> Path {
    var path = polyline(points)
    path.closeSubpath()
    return path.oriented
  }
  /// With round corners, larger by half of `width`.
  private static func rounded(_ points: [Point], _ width: Double) -> Path {
    let path = closed(points)
    return sum([path, path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))])
  }
  /// From the unit square into one of that size around a point.
  private static func placed(_ path: Path, _ x: Double, _ y: Double, _ size: Double) -> Path {
    path.applying(CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x - size / 2, ty: y - size / 2))
  }
  private static func shape(_ outline: Path, with sign: Path, isFilled: Bool) -> Path {
    isFilled ? difference(outline, sign).oriented : sum([outline.outlined, sign])
  }

  /// The cone is the same with and without waves.
  static func speakerPath(waves: Int, isFilled: Bool) -> Path {
    let cone = rounded(
      [(0, 0.36), (0.15, 0.36), (0.4, 0.14), (0.4, 0.86), (0.15, 0.64), (0, 0.64)], 0.08)
    let lines = (0..<waves).map { arc(0.34, 0.5, 0.26 + 0.17 * Double($0), from: -40, to: 40, 0.07) }
    return sum([isFilled ? cone : cone.outlined] + lines)
  }

  static let binCross: [[Point]] = [[(0.38, 0.38), (0.62, 0.66)], [(0.62, 0.38), (0.38, 0.66)]]
  static let binArrow: [[Point]] = [[(0.5, 0.36), (0.5, 0.74)], [(0.36, 0.5), (0.5, 0.35), (0.64, 0.5)]]

  static func binPath(_ sign: [[Point]], isFilled: Bool) -> Path {
    let body = rounded([(0.16, 0.12), (0.84, 0.12), (0.75, 0.92), (0.25, 0.92)], 0.08)
    return sum([shape(body, with: lines(sign, 0.07), isFilled: isFilled), lines([[(0.08, 0.12), (0.92, 0.12)]], 0.08)])
  }

  /// The arrow runs against the clock and stands at its left.
  static var clockArrowPath: Path {
    sum([
      arc(0.5, 0.5, 0.44, from: 195, to: 510, 0.07), rounded([(-0.04, 0.4), (0.16, 0.4), (0.06, 0.56)], 0.05),
      lines([[(0.5, 0.25), (0.5, 0.52), (0.68, 0.63)]], 0.07),
    ])
  }

  /// Upright, with the feet that keep it from being a stroke.
  static var infoPath: Path {
    sum([
      disc(0.5, 0.12, 0.09), lines([[(0.37, 0.4), (0.52, 0.4), (0.52, 0.92)], [(0.34, 0.92), (0.7, 0.92)]], 0.105),
    ])
  }

  static var iphonePath: Path {
    sum([
      box(0.21, 0, 0.58, 1, 0.13).outlined, box(0.4, 0.11, 0.2, 0.055, 0.027),
      lines([[(0.42, 0.89), (0.58, 0.89)]], 0.04),
    ])
  }
  static func tabletPath(width: Double, height: Double) -> Path {
    let bottom = 0.5 + height / 2 - 0.1
    return sum([
      box(0.5 - width / 2, 0.5 - height / 2, width, height, 0.11).outlined,
      lines([[(0.36, bottom), (0.64, bottom)]], 0.04),
    ])
  }

  static var layersPath: Path {
    sum([
      lines([[(0.5, 0.08), (0.96, 0.29), (0.5, 0.5), (0.04, 0.29), (0.5, 0.08)]]),
      lines([[(0.04, 0.5), (0.5, 0.71), (0.96, 0.5)]]), lines([[(0.04, 0.71), (0.5, 0.92), (0.96, 0.71)]]),
    ])
  }

  static var wandPath: Path {
    let wand = difference(lines([[(0.04, 0.94), (0.6, 0.38)]], 0.13), lines([[(0.36, 0.5), (0.48, 0.62)]], 0.04))
    return sum([
      wand.oriented, placed(sparklePath, 0.36, 0.16, 0.28), placed(sparklePath, 0.8, 0.18, 0.34),
      placed(sparklePath, 0.84, 0.64, 0.28),
    ])
  }

  private static var heartShape: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: 0.94))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.22), control1: CGPoint(x: -0.3, y: 0.45), control2: CGPoint(x: 0.16, y: -0.22))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.94), control1: CGPoint(x: 0.84, y: -0.22), control2: CGPoint(x: 1.3, y: 0.45))
    path.closeSubpath()
    return path.oriented
  }
  static func heartTextPath(isFilled: Bool) -> Path {
    let text = lines(
      [
        [(0.6, 0.28), (0.8, 0.28)], [(0.6, 0.42), (0.8, 0.42)], [(0.2, 0.61), (0.8, 0.61)], [(0.2, 0.77), (0.8, 0.77)],
      ], 0.06)
    let sign = sum([placed(heartShape, 0.33, 0.35, 0.32), text])
    return shape(box(0, 0, 1, 1, 0.14), with: sign, isFilled: isFilled)
  }

  static func wineglassPath(isFilled: Bool) -> Path {
    var bowl = Path()
    bowl.move(to: CGPoint(x: 0.27, y: 0.04))
    bowl.addLine(to: CGPoint(x: 0.73, y: 0.04))
    bowl.addCurve(
      to: CGPoint(x: 0.5, y: 0.58), control1: CGPoint(x: 0.84, y: 0.38), control2: CGPoint(x: 0.74, y: 0.58))
    bowl.addCurve(
      to: CGPoint(x: 0.27, y: 0.04), control1: CGPoint(x: 0.26, y: 0.58), control2: CGPoint(x: 0.16, y: 0.38))
    bowl.closeSubpath()
    let bowlArea = bowl.oriented
    return sum([
      isFilled ? bowlArea : bowlArea.outlined, lines([[(0.5, 0.57), (0.5, 0.95)], [(0.3, 0.95), (0.7, 0.95)]], 0.07),
    ])
  }

  static var tshirtPath: Path {
    rounded(
      [
        (0.36, 0.12), (0.42, 0.2), (0.5, 0.23), (0.58, 0.2), (0.64, 0.12), (1, 0.29), (0.92, 0.5), (0.78, 0.44),
        (0.78, 0.88), (0.22, 0.88), (0.22, 0.44), (0.08, 0.5), (0, 0.29),
      ], 0.06)
  }

  static var checkeredFlagPath: Path {
    let (left, top, width, height) = (0.12, 0.08, 0.2, 0.17)
    var parts = [
      lines([[(0.1, 0.05), (0.1, 0.96)]], 0.07), box(left, top, 4 * width, 3 * height, 0.03).outlined,
    ]
    for row in 0..<3 {
      for column in 0..<4 where (row + column) % 2 == 0 {
        // Cells that touched at their corners would be one outline that crosses itself.
        let (x, y, gap) = (left + width * Double(column), top + height * Double(row), 0.003)
        parts.append(box(x + gap, y + gap, width - 2 * gap, height - 2 * gap, 0.005))
      }
    }
    return sum(parts)
  }

  static func cameraRotatePath(isFilled: Bool) -> Path {
    let body = sum([
      box(-0.05, 0.2, 1.1, 0.7, 0.14), rounded([(0.3, 0.24), (0.38, 0.12), (0.62, 0.12), (0.7, 0.24)], 0.06),
    ])
    let arrows = sum([
      arc(0.5, 0.55, 0.19, from: 190, to: 355, 0.06), arc(0.5, 0.55, 0.19, from: 10, to: 175, 0.06),
      closed([(0.58, 0.52), (0.8, 0.52), (0.69, 0.66)]), closed([(0.2, 0.58), (0.42, 0.58), (0.31, 0.44)]),
    ])
    return shape(body, with: arrows, isFilled: isFilled)
  }
}
