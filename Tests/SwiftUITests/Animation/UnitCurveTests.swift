@testable import SwiftUI
import XCTest

final class UnitCurveTests: XCTestCase {
  /// The point of the cubic curve at `x`, found by halving 200 times with the polynomial written out.
  private func bisected(_ c: (Double, Double, Double, Double), _ x: Double) -> Double {
    func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
      (3 * a) * s + (3 * b - 6 * a) * s * s + (1 + 3 * a - 3 * b) * s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if point(c.0, c.2, middle) < x { low = middle } else { high = middle }
    }
    return point(c.1, c.3, low)
  }
  private let curves: [(Double, Double, Double, Double)] = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.5, -0.5, 0.5, 1.5), (1, 0, 0, 1),
    (0, 1, 1, 0), (0, 0, 0, 0), (1, 1, 1, 1),
  ]
  private func curve(_ c: (Double, Double, Double, Double)) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: c.0, y: c.1), endControlPoint: UnitPoint(x: c.2, y: c.3))
  }

  func testBeziersAgainstBisection() {
    for c in curves {
      for step in 0...50 {
        let x = Double(step) / 50
        // At a place where the curve stands still in x, x says little about the parameter.
        XCTAssertEqual(curve(c).value(at: x), bisected(c, x), accuracy: c == (1, 0, 0, 1) ? 1e-4 : 1e-7, "\(c) at \(x)")
      }
    }
    XCTAssertEqual(UnitCurve.easeIn, curve((0.42, 0, 1, 1)))
    XCTAssertEqual(UnitCurve.easeOut, curve((0, 0, 0.58, 1)))
    XCTAssertEqual(UnitCurve.easeInOut, curve((0.42, 0, 0.58, 1)))
    XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-15)
  }

  func testVelocitiesAreSlopes() {
    let named: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in named + curves.prefix(5).map(curve) {
      for step in 1..<20 {
        let x = Double(step) / 20, h = 1e-6
        let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        // Half circles meet at the middle with an upright tangent.
        if curve == .circularEaseInOut, step == 10 { continue }
        XCTAssertEqual(curve.velocity(at: x), slope, accuracy: 1e-4 * max(1, slope), "\(curve) at \(x)")
      }
      XCTAssertTrue(curve.velocity(at: 0).isFinite && curve.velocity(at: 1).isFinite)
    }
  }

  func testInverses() {
    for curve: UnitCurve in [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ] {
      for step in 0...20 {
        let x = Double(step) / 20
        XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-7, "\(curve) at \(x)")
      }
      XCTAssertEqual(curve.inverse.inverse, curve)
    }
  }

  func testCircles() {
    // Points of the unit circle: 0.6, 0.8.
    XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-15)
    XCTAssertEqual(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, accuracy: 1e-15)
    XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, accuracy: 1e-15)
    XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, accuracy: 1e-15)
  }

  func testHostileNumbers() {
    let numbers = [Double.nan, .infinity, -.infinity, -1e300, 1e300, -1, 0, 2]
    for a in numbers {
      for b in numbers {
        let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: a, y: b), endControlPoint: UnitPoint(x: b, y: a))
        for x in numbers {
          XCTAssertFalse(curve.value(at: x).isNaN)
          XCTAssertFalse(curve.inverse.value(at: x).isNaN)
          _ = curve.velocity(at: x)
        }
      }
    }
    XCTAssertEqual(UnitCurve.easeIn.value(at: -3), 0)
    XCTAssertEqual(UnitCurve.easeIn.value(at: 3), 1)
  }
}
