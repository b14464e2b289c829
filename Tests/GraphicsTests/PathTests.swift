import XCTest

@testable import Graphics

final class PathTests: XCTestCase {
  private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  private func assertEqual(_ a: CGPoint?, _ b: CGPoint, accuracy: CGFloat = 1e-9, line: UInt = #line) {
    guard let a else { return XCTFail("no point", line: line) }
    XCTAssertEqual(a.x, b.x, accuracy: accuracy, line: line)
    XCTAssertEqual(a.y, b.y, accuracy: accuracy, line: line)
  }
  /// Enclosed area, positive when the outline runs clockwise on the screen.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    for line in path.polylines(tolerance: 1e-5) {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        sum += Double(previous.x * next.y - next.x * previous.y) / 2
        previous = next
      }
    }
    return sum
  }
  private func length(_ path: Path) -> Double {
    path.polylines(tolerance: 1e-5).reduce(0) { sum, line in
      var points = line.points
      if line.isClosed { points.append(points[0]) }
      return sum
        + zip(points, points.dropFirst()).reduce(0) { sum, pair in
          let (dx, dy) = (Double(pair.1.x - pair.0.x), Double(pair.1.y - pair.0.y))
          return sum + (dx * dx + dy * dy).squareRoot()
        }
    }
  }

  func testBuildingAndCurrentPoint() {
    var path = Path()
    XCTAssertTrue(path.isEmpty)
    XCTAssertNil(path.currentPoint)
    path.addLine(to: p(1, 1))
    path.closeSubpath()
    XCTAssertTrue(path.isEmpty, "without a current point there is nothing to go on from")
    path.move(to: p(1, 2))
    path.addLine(to: p(3, 4))
    XCTAssertEqual(path.currentPoint, p(3, 4))
    path.closeSubpath()
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, p(1, 2))
    path.addLine(to: p(9, 9))
    XCTAssertEqual(path.description, "1 2 m 3 4 l h 1 2 m 9 9 l")
  }

  func testDescriptionIsReadBack() {
    var path = Path(roundedRect: CGRect(x: 0.1, y: -2, width: 30, height: 20), cornerRadius: 4)
    path.move(to: p(1, 2))
    path.addQuadCurve(to: p(3, 4), control: p(5, 6))
    XCTAssertEqual(Path(path.description), path)
    XCTAssertEqual(Path(""), Path())
    for text in ["1 m", "1 2 3 m", "1 2", "x", "1 2 l h 3 h"] { XCTAssertNil(Path(text), text) }
  }

  func testRectangles() {
    XCTAssertEqual(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description, "1 2 m 4 2 l 4 6 l 1 6 l h")
    XCTAssertEqual(Path(CGRect(x: 4, y: 6, width: -3, height: -4)).description, "1 2 m 4 2 l 4 6 l 1 6 l h")
    XCTAssertTrue(Path(CGRect.null).isEmpty)
    var path = Path()
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)])
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 6, height: 1))
    XCTAssertEqual(area(path), 2)
  }

  func testEllipse() {
    let path = Path(ellipseIn: CGRect(x: 2, y: 4, width: 20, height: 10))
    XCTAssertEqual(area(path), Double.pi * 50, accuracy: 0.06)
    XCTAssertEqual(path.boundingRect.minX, 2, accuracy: 1e-9)
    XCTAssertEqual(path.boundingRect.maxY, 14, accuracy: 1e-9)
  }

  func testCircularRoundedRectangle() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 10, style: .circular)
    XCTAssertEqual(area(path), 1200 - (4 - Double.pi) * 100, accuracy: 0.1)
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 30))
    // Dashes begin in the middle of the right side and go down.
    XCTAssertEqual(path.elements.prefix(2), [.move(to: p(40, 15)), .line(to: p(40, 20))])
  }

  func testRadiiAreClampedToHalfTheShorterSide() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let r = CGRect(x: 0, y: 0, width: 60, height: 20)
      XCTAssertEqual(
        Path(roundedRect: r, cornerRadius: 500, style: style), Path(roundedRect: r, cornerRadius: 10, style: style))
    }
    let square = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10, style: .circular)
    XCTAssertEqual(area(square), Double.pi * 100, accuracy: 0.1)
    XCTAssertEqual(Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0).elements.count, 5)
  }

  func testAShortSideDoesNotChangeAContinuousCorner() {
    // A capsule: its corners begin 15.3 before the end of a side that is 20 long, and so reach past each other.
    let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 10, style: .continuous)
    let roomy = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
    XCTAssertEqual(capsule.elements.prefix(4), roomy.elements.prefix(4))
    // The end is pointed: a pixel of 0.05 beside the middle is inside, one a radius's tenth further down is not.
    XCTAssertTrue(capsule.contains(p(0.12, 10)))
    XCTAssertFalse(capsule.contains(p(0.12, 11)))
  }

  func testContinuousCornerHasThePublishedPoints() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    let ends: [CGPoint] = path.elements.compactMap {
      if case .curve(let to, _, _) = $0 { return to }
      if case .line(let to) = $0 { return to }
      return nil
    }
    // Top right: begins 1.528665 radii before the corner and ends as far after it.
    for (index, expected) in [(84.71335, 0), (93.6850621, 0.7491139), (99.2508861, 6.3149379), (100, 15.28665)]
      .enumerated()
    {
      assertEqual(ends[index], p(expected.0, expected.1), accuracy: 1e-6)
    }
    // Symmetrical: mirrored in both diagonals it is the same outline.
    XCTAssertEqual(area(path), 10000 - 4 * 100 * 0.2146, accuracy: 6)
    for k in 0..<4 { XCTAssertTrue(ends.contains { abs($0.x - [84.71335, 100, 15.28665, 0][k]) < 1e-4 }) }
  }

  func testContinuousCornersGiveWayWithoutAJump() {
    var last = area(Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10))
    for side in stride(from: CGFloat(20), through: 40, by: 0.25) {
      let cut = area(Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 10))
      let missing = Double(side * side) - cut
      let before = Double(side - 0.25) * Double(side - 0.25) - last
      if side > 20 { XCTAssertEqual(missing, before, accuracy: 1.0, "side \(side)") }
      last = cut
    }
  }

  func testUnevenCorners() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 5)
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadii: radii, style: .circular)
    XCTAssertEqual(area(path), 1200 - (1 - Double.pi / 4) * 125, accuracy: 0.05)
    XCTAssertFalse(path.contains(p(1, 1)))
    XCTAssertTrue(path.contains(p(39.5, 0.5)))
    XCTAssertFalse(path.contains(p(39.5, 29.5)))
    XCTAssertTrue(path.contains(p(0.5, 29.5)))
  }

  // MARK: Arcs

  func testClockwiseIsFlipped() {
    // From 0° to 90° with clockwise false: through 45°, which is below on the screen.
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    assertEqual(path.currentPoint, p(0, 10))
    XCTAssertEqual(length(path), 5 * Double.pi, accuracy: 0.01)
    path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    assertEqual(path.currentPoint, p(0, 10))
    XCTAssertEqual(length(path), 15 * Double.pi, accuracy: 0.02)
    XCTAssertEqual(path.boundingRect.minX, -10, accuracy: 0.01)
  }

  func testWholeTurns() {
    for (end, clockwise) in [(360.0, false), (360, true), (-360, true), (-360, false), (720, false)] {
      var path = Path()
      path.addArc(center: p(1, 1), radius: 10, startAngle: .zero, endAngle: .degrees(end), clockwise: clockwise)
      XCTAssertEqual(length(path), 20 * Double.pi, accuracy: 0.03, "\(end) \(clockwise)")
      XCTAssertEqual(area(path) > 0, !clockwise)
    }
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(450), endAngle: .degrees(450), clockwise: false)
    XCTAssertEqual(length(path), 0)
  }

  func testArcJoinsByALine() {
    var path = Path()
    path.move(to: p(20, 0))
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    XCTAssertEqual(length(path), 10 + 10 * Double.pi, accuracy: 0.02)
    path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    assertEqual(path.currentPoint, p(10, 0))
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(90), transform: CGAffineTransform(scaleX: 5, y: 5))
    assertEqual(path.currentPoint, p(0, 5))
  }

  func testTangentArc() {
    var path = Path()
    path.move(to: p(0, 0))
    path.addArc(tangent1End: p(10, 0), tangent2End: p(10, 10), radius: 4)
    assertEqual(path.currentPoint, p(10, 4))
    XCTAssertEqual(length(path), 6 + 2 * Double.pi, accuracy: 0.01)
    path = Path()
    path.move(to: p(0, 0))
    path.addArc(tangent1End: p(5, 5), tangent2End: p(9, 9), radius: 4)
    XCTAssertEqual(path.description, "0 0 m 5 5 l")
  }

  // MARK: Questions

  func testBoundingRectIsThatOfTheCurve() {
    var path = Path()
    path.move(to: p(0, 0))
    path.addQuadCurve(to: p(10, 0), control: p(5, 10))
    path.addCurve(to: p(20, 0), control1: p(10, -8), control2: p(20, -8))
    let box = path.boundingRect
    XCTAssertEqual(box.maxY, 5, accuracy: 1e-9)
    XCTAssertEqual(box.minY, -6, accuracy: 1e-9)
    XCTAssertTrue(Path().boundingRect.isNull)
    path.addLine(to: p(.nan, 3))
    XCTAssertEqual(path.boundingRect, box)
  }

  func testContains() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    XCTAssertTrue(path.contains(p(5, 5)))
    XCTAssertFalse(path.contains(p(5, 5), eoFill: true))
    XCTAssertTrue(path.contains(p(1, 5), eoFill: true))
    XCTAssertFalse(path.contains(p(11, 5)))
    XCTAssertFalse(path.contains(p(.nan, 5)))
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    XCTAssertTrue(circle.contains(p(0.7, 0.7)))
    XCTAssertFalse(circle.contains(p(0.72, 0.72)))
  }

  func testTransforms() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(path.offsetBy(dx: 3, dy: -1).boundingRect.midX, 5, accuracy: 1e-9)
    XCTAssertEqual(area(path.applying(CGAffineTransform(scaleX: 2, y: 3))), 6 * area(path), accuracy: 1e-2)
    var both = path
    both.addPath(path, transform: CGAffineTransform(translationX: 10, y: 0))
    XCTAssertEqual(both.boundingRect.maxX, 14, accuracy: 1e-9)
  }

  func testTrimming() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(square.trimmedPath(from: 0, to: 0.375).description, "0 0 m 10 0 l 10 5 l")
    XCTAssertEqual(square.trimmedPath(from: 0, to: 1), square)
    XCTAssertTrue(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    XCTAssertTrue(square.trimmedPath(from: .nan, to: .nan).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for (from, to) in [(0.0, 0.25), (0.1, 0.93), (0.5, 0.51)] {
      let part = circle.trimmedPath(from: from, to: to)
      XCTAssertEqual(length(part), (to - from) * 20 * Double.pi, accuracy: 0.03)
    }
    assertEqual(circle.trimmedPath(from: 0, to: 0.25).currentPoint, p(0, 10), accuracy: 0.01)
    // Two subpaths of equal length: each is half.
    var two = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    XCTAssertEqual(two.trimmedPath(from: 0.25, to: 0.75).description, "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
  }
}
