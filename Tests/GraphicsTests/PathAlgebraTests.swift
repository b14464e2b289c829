import XCTest

@testable import Graphics

final class PathAlgebraTests: XCTestCase {
  private let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let b = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Twice the signed areas' sum, halved: exact for polygons.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    for line in path.polylines(tolerance: 0.001) {
      for i in line.points.indices {
        let (p, q) = (line.points[i], line.points[(i + 1) % line.points.count])
        sum += Double(p.x * q.y - q.x * p.y) / 2
      }
    }
    return abs(sum)
  }

  func testRectangles() {
    XCTAssertEqual(area(a.union(b)), 175)
    XCTAssertEqual(area(a.intersection(b)), 25)
    XCTAssertEqual(area(a.subtracting(b)), 75)
    XCTAssertEqual(area(a.symmetricDifference(b)), 150)
    XCTAssertEqual(a.intersection(b).boundingRect, CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  /// Points that lie on straight lines are left out.
  func testSharedSidesLeaveNoTrace() {
    let left = Path(CGRect(x: 0, y: 0, width: 5, height: 10)), right = Path(CGRect(x: 5, y: 0, width: 5, height: 10))
    let both = left.union(right)
    XCTAssertEqual(area(both), 100)
    XCTAssertEqual(both.elements.count, 5)
    XCTAssertTrue(left.intersection(right).isEmpty)
    XCTAssertTrue(a.subtracting(a).isEmpty)
    XCTAssertEqual(area(a.union(a)), 100)
  }

  func testHole() {
    let inner = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let ring = a.subtracting(inner)
    XCTAssertEqual(area(ring), 84)
    XCTAssertFalse(ring.contains(CGPoint(x: 4, y: 4)))
    XCTAssertFalse(ring.contains(CGPoint(x: 4, y: 4), eoFill: true))
    XCTAssertTrue(ring.contains(CGPoint(x: 1, y: 1)))
  }

  /// Against a plain count of the points of a grid.
  func testCurvesAgainstPoints() {
    let circle = Path(ellipseIn: CGRect(x: 1.3, y: 0.7, width: 9.1, height: 7.7))
    let star = Path { path in
      path.addLines(
        [0, 2, 4, 1, 3].map { i in
          let turn = Double(i) / 5 * 2 * .pi
          return CGPoint(x: 7 + 5 * Elementary.sin(turn), y: 6 - 5 * Elementary.cos(turn))
        })
      path.closeSubpath()
    }
    for eo in [false, true] {
      let combined: [(Path, (Bool, Bool) -> Bool)] = [
        (circle.union(star, eoFill: eo), { $0 || $1 }), (circle.intersection(star, eoFill: eo), { $0 && $1 }),
        (circle.subtracting(star, eoFill: eo), { $0 && !$1 }),
        (circle.symmetricDifference(star, eoFill: eo), { $0 != $1 }),
      ]
      var misses = 0
      for i in 0..<40 {
        for j in 0..<40 {
          let p = CGPoint(x: -0.3 + Double(i) * 0.37, y: -0.2 + Double(j) * 0.34)
          let (inA, inB) = (circle.contains(p, eoFill: eo), star.contains(p, eoFill: eo))
          for (path, rule) in combined where path.contains(p) != rule(inA, inB) { misses += 1 }
        }
      }
      // A point within a hundredth of an edge may fall to the other side.
      XCTAssertLessThanOrEqual(misses, 4, "even-odd: \(eo)")
    }
  }

  func testNormalizedStarHasNoOverlap() {
    let cross = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      path.closeSubpath()
    }
    XCTAssertEqual(area(cross), 0, "a bow tie's halves turn against each other")
    XCTAssertEqual(area(cross.normalized()), 50)
  }

  func testLines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    XCTAssertEqual(line.lineIntersection(a).boundingRect, CGRect(x: 0, y: 5, width: 10, height: 0))
    XCTAssertEqual(line.lineSubtraction(a).boundingRect, CGRect(x: -5, y: 5, width: 20, height: 0))
    XCTAssertEqual(line.lineSubtraction(a).polylines(tolerance: 0.1).count, 2)
  }

  func testBadNumbersAndHugePaths() {
    let odd = Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 3))
    _ = odd.union(a)
    _ = a.subtracting(Path(CGRect(x: -1e300, y: 0, width: 1e308, height: 3)))
    XCTAssertEqual(area(a.union(Path())), 100)
    let many = Path { path in
      for i in 0..<7000 { path.addLine(to: CGPoint(x: i % 97, y: i % 89)); if i == 0 { path.move(to: .zero) } }
    }
    XCTAssertEqual(many.union(a).elements.count, 1, "no outline, which whoever draws it says")
  }
}

final class ProjectionTests: XCTestCase {
  func testAffineAgrees() {
    let m = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let p = CGPoint(x: 3, y: 7)
    XCTAssertEqual(p.applying(ProjectionTransform(m)).x, p.applying(m).x, accuracy: 1e-12)
    XCTAssertTrue(ProjectionTransform(m).isAffine)
  }

  func testInverseAndTangent() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    let m = ProjectionTransform(CATransform3DMakeRotation(0.7, 0, 1, 0).concatenating(t))
    XCTAssertFalse(m.isAffine)
    let p = CGPoint(x: 20, y: 10)
    let q = p.applying(m), back = q.applying(m.inverted())
    XCTAssertEqual(back.x, p.x, accuracy: 1e-9)
    XCTAssertEqual(back.y, p.y, accuracy: 1e-9)
    let near = CGPoint(x: 20.001, y: 10)
    XCTAssertEqual(near.applying(m).x, near.applying(m.tangent(at: p)!).x, accuracy: 1e-6)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    XCTAssertFalse(flat.invert())
  }

  func testPathObjects() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.closeSubpath()
    XCTAssertEqual(Path(path).description, "0 0 m 10 0 l 20 5 10 10 q h")
    XCTAssertEqual(path.boundingBox.maxX, 20)
    XCTAssertEqual(path.boundingBoxOfPath.maxX, 15, accuracy: 1e-9)
    XCTAssertEqual(
      Path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)),
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }
}
