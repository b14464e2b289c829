import XCTest

@testable import Graphics

/// What a pen follows where neighbouring continuous corners reach past each other.
final class CornerLoopTests: XCTestCase {
  private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  private func capsule(_ width: CGFloat, _ height: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: min(width, height) / 2)
  }
  private func pen(_ path: Path, tolerance: Double = 0.001) -> Polyline {
    let lines = path.withoutCornerLoops.polylines(tolerance: tolerance)
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines[0].isClosed)
    return lines[0]
  }
  private func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    Double((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  }
  /// Pairs of segments that are no neighbours and cross.
  private func crossings(_ line: Polyline) -> Int {
    let points = line.points + [line.points[0]]
    let count = points.count - 1
    var found = 0
    for i in 0..<count {
      for j in (i + 2)..<max(i + 2, count) where i > 0 || j < count - 1 {
        let (a, b, c, d) = (points[i], points[i + 1], points[j], points[j + 1])
        if cross(a, b, c) * cross(a, b, d) < 0, cross(c, d, a) * cross(c, d, b) < 0 { found += 1 }
      }
    }
    return found
  }
  /// Corners at which the line turns by more than 90 degrees.
  private func hairpins(_ line: Polyline) -> Int {
    let q = line.points
    return q.indices.filter { i in
      let (a, b, c) = (q[(i + q.count - 1) % q.count], q[i], q[(i + 1) % q.count])
      return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0
    }.count
  }
  private func perimeter(_ line: Polyline) -> Double {
    let q = line.points
    return q.indices.reduce(0) { sum, i in
      let (dx, dy) = (Double(q[i].x - q[(i + 1) % q.count].x), Double(q[i].y - q[(i + 1) % q.count].y))
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }
  private func area(_ path: Path) -> Double {
    path.polylines(tolerance: 1e-4).reduce(0) { sum, line in
      let q = line.points
      return sum
        + q.indices.reduce(0) { sum, i in
          let next = q[(i + 1) % q.count]
          return sum + Double(q[i].x * next.y - next.x * q[i].y) / 2
        }
    }
  }

  func testAStrokedCapsuleHasNoTicksInItsEnds() {
    let line = capsule(100, 30).strokedPath(StrokeStyle(lineWidth: 1))
    for x in [CGFloat(0), 100] {
      // The ticks reached from 7.07 to 22.93, half a point to either side of the end.
      for y in [CGFloat(7.5), 8.5, 9.5, 20.5, 21.5, 22.5] { XCTAssertFalse(line.contains(p(x, y)), "\(x) \(y)") }
      let inward: CGFloat = x == 0 ? 1 : -1
      XCTAssertTrue(line.contains(p(x + 0.14 * inward, 15)))
      for deep in [CGFloat(0.8), 1.5, 3] { XCTAssertFalse(line.contains(p(x + deep * inward, 15))) }
    }
    XCTAssertTrue(line.contains(p(50, 0)))
    XCTAssertTrue(line.contains(p(50, 30)))
    XCTAssertFalse(line.contains(p(50, 15)))
  }

  func testThePenTurnsOnlyAsFarAsTheEndIsPointed() {
    let line = pen(capsule(100, 30))
    XCTAssertEqual(crossings(line), 0)
    XCTAssertEqual(hairpins(line), 0)
    // Both ends begin and end on the middle, where the curves cross: 0.0096 radii inside the rectangle.
    let tips = line.points.filter { abs($0.y - 15) < 1e-9 }.map { Double($0.x) }.sorted()
    XCTAssertEqual(tips.count, 2)
    XCTAssertEqual(tips[0], 0.0096 * 15, accuracy: 0.002)
    XCTAssertEqual(tips[1], 100 - 0.0096 * 15, accuracy: 0.002)
    // The oracle of the tests themselves: the outline that is filled does cross and turn back.
    let filled = capsule(100, 30).polylines(tolerance: 0.001)[0]
    XCTAssertGreaterThan(crossings(filled), 0)
    XCTAssertEqual(hairpins(filled), 4)
  }

  func testWhatIsFilledIsWhatItWas() {
    let path = capsule(100, 30)
    XCTAssertEqual(path.elements.filter { if case .curve = $0 { true } else { false } }.count, 12)
    // Within the loop: beyond the crossing, but on the device's pictures.
    XCTAssertTrue(path.contains(p(99.95, 15)))
    XCTAssertFalse(path.withoutCornerLoops.contains(p(99.95, 15)))
    // All that the pen's outline encloses is filled as well, but for nothing.
    for x in stride(from: CGFloat(0.05), to: 100, by: 0.93) {
      for y in stride(from: CGFloat(0.05), to: 30, by: 0.41) where path.withoutCornerLoops.contains(p(x, y)) {
        XCTAssertTrue(path.contains(p(x, y)), "\(x) \(y)")
      }
    }
  }

  func testManySizes() {
    let sizes: [(CGFloat, CGFloat)] = [
      (30, 30), (30, 100), (100, 30), (30.5, 30), (45, 30), (46, 30), (1, 1), (0.01, 0.02), (1e-6, 3e-6), (33.3, 17.7),
      (1e6, 5e5), (1e9, 1e9), (2, 1e5),
    ]
    for (width, height) in sizes {
      let (path, small) = (capsule(width, height), Double(min(width, height)))
      let line = pen(path, tolerance: small * 4e-4)
      XCTAssertEqual(crossings(line), 0, "\(width)x\(height)")
      XCTAssertEqual(hairpins(line), 0, "\(width)x\(height)")
      // A circle's circumference and the straight sides, within what the corners are off a circle.
      let expected = Double.pi * small + 2 * abs(Double(width) - Double(height))
      XCTAssertEqual(perimeter(line) / expected, 1, accuracy: 0.01, "\(width)x\(height)")
      let stroke = path.strokedPath(StrokeStyle(lineWidth: min(width, height) / 30))
      if small >= 1, small < 1e4 {
        XCTAssertEqual(area(stroke) / (expected * small / 30), 1, accuracy: 0.012, "\(width)x\(height)")
      }
    }
  }

  func testEveryDegreeOfOverlapAndUnevenCorners() {
    for radius in stride(from: CGFloat(9), through: 15, by: 0.25) {
      let path = Path(roundedRect: CGRect(x: -7, y: 3, width: 80, height: 30), cornerRadius: radius)
      let overlaps = 2 * 1.528665 * radius > 30
      XCTAssertEqual(path.withoutCornerLoops != path, overlaps, "\(radius)")
      XCTAssertEqual(crossings(pen(path)), 0, "\(radius)")
      XCTAssertEqual(hairpins(pen(path)), 0, "\(radius)")
    }
    for other in stride(from: CGFloat(5), through: 15, by: 0.5) {
      let radii = RectangleCornerRadii(topLeading: 15, bottomLeading: other, bottomTrailing: 15, topTrailing: other)
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadii: radii)
      XCTAssertEqual(crossings(pen(path)), 0, "\(other)")
      XCTAssertEqual(hairpins(pen(path)), 0, "\(other)")
    }
    let elliptic = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 90, height: 30), cornerSize: CGSize(width: 45, height: 15))
    XCTAssertEqual(crossings(pen(elliptic)), 0)
    XCTAssertEqual(hairpins(pen(elliptic)), 0)
  }

  func testTransformedAppendedAndReadBack() {
    var skew = CGAffineTransform(scaleX: 3, y: 0.4)
    skew.c = 0.7
    for transform in [CGAffineTransform(rotationAngle: 0.4), skew, CGAffineTransform(translationX: 1e4, y: -3e3)] {
      for side in [CGFloat(30), 100] {
        let there = capsule(side, 30).applying(transform)
        let (cutLast, cutFirst) = (there.withoutCornerLoops, capsule(side, 30).withoutCornerLoops.applying(transform))
        XCTAssertEqual(cutLast.elements.count, cutFirst.elements.count)
        for (a, b) in zip(pen(there).points, cutFirst.polylines(tolerance: 0.001)[0].points) {
          XCTAssertEqual(a.x, b.x, accuracy: 1e-6)
          XCTAssertEqual(a.y, b.y, accuracy: 1e-6)
        }
      }
    }
    var two = Path(CGRect(x: 0, y: 0, width: 3, height: 3))
    two.addPath(capsule(30, 30))
    two.addPath(capsule(60, 30), transform: CGAffineTransform(translationX: 50, y: 0))
    let lines = two.withoutCornerLoops.polylines(tolerance: 0.001)
    XCTAssertEqual(lines.count, 3)
    XCTAssertEqual(lines.map(hairpins), [0, 0, 0])
    XCTAssertEqual(Path(two.description)?.withoutCornerLoops, two.withoutCornerLoops)
  }

  func testOtherOutlinesStayAsTheyAre() {
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    var hairpin = Path()
    hairpin.move(to: p(0, 0))
    hairpin.addCurve(to: p(10, 30), control1: p(10, 0), control2: p(10, 10))
    hairpin.addLine(to: p(10, 5))
    hairpin.addCurve(to: p(0, 40), control1: p(10, 20), control2: p(10, 40))
    hairpin.closeSubpath()
    for path in [
      Path(), Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 15, style: .circular),
      Path(roundedRect: box, cornerRadius: 9), hairpin, .notANumber,
    ] {
      XCTAssertEqual(path.withoutCornerLoops, path)
    }
  }

  func testTrimmingGoesOnSteadily() {
    let path = capsule(100, 30)
    let total = perimeter(pen(path, tolerance: 1e-5))
    var last = p(.nan, 0)
    for step in 1...200 {
      let fraction = CGFloat(step) / 201
      let part = path.trimmedPath(from: 0, to: fraction)
      let line = part.polylines(tolerance: 1e-4)[0]
      XCTAssertFalse(line.isClosed)
      let length = zip(line.points, line.points.dropFirst()).reduce(0.0) { sum, pair in
        let (dx, dy) = (Double(pair.1.x - pair.0.x), Double(pair.1.y - pair.0.y))
        return sum + (dx * dx + dy * dy).squareRoot()
      }
      XCTAssertEqual(length, Double(fraction) * total, accuracy: 0.02, "\(fraction)")
      let end = line.points[line.points.count - 1]
      if step > 1 {
        let (dx, dy) = (Double(end.x - last.x), Double(end.y - last.y))
        // The pen gets ahead by the same at every step, also past the ends.
        XCTAssertEqual((dx * dx + dy * dy).squareRoot(), total / 201, accuracy: 0.03, "\(fraction)")
      }
      last = end
    }
    XCTAssertEqual(path.trimmedPath(from: 0, to: 1), path)
  }

  func testDashesAreAsLongAsTheyShouldBe() {
    let path = capsule(100, 30)
    let total = perimeter(pen(path))
    let style = StrokeStyle(lineWidth: 1, dash: [CGFloat(total / 40), CGFloat(total / 40)])
    let dashes = path.strokedPath(style).polylines(tolerance: 0.001)
    XCTAssertEqual(dashes.count, 20)
    for dash in dashes { XCTAssertEqual(area(Path { $0.addLines(dash.points) }), total / 40, accuracy: 0.05) }
  }

  func testHostileNumbers() {
    let numbers: [CGFloat] = [
      0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      30,
    ]
    for a in numbers {
      for b in numbers {
        let path = Path(roundedRect: CGRect(x: a, y: b, width: b, height: a), cornerRadius: 15)
        let full = Path(roundedRect: CGRect(x: 0, y: 0, width: a, height: b), cornerRadius: .greatestFiniteMagnitude)
        for path in [path, full] {
          XCTAssertLessThanOrEqual(path.withoutCornerLoops.elements.count, path.elements.count)
          _ = path.strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 2]))
          _ = path.trimmedPath(from: 0.1, to: 0.9)
        }
      }
    }
    for side in [CGFloat(1e100), 1e300, 1e-100] {
      XCTAssertEqual(capsule(side, side).withoutCornerLoops.elements.count, 14, "\(side)")
    }
  }
}
