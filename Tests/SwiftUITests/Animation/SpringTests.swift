@testable import SwiftUI
import XCTest

/// Springs against numbers that were found another way: y″ = −ω²(y − 1) − 2ζω·y′ with ω = 2π / response, integrated by
/// Runge and Kutta's fourth-order method in 200,000 steps, in Python.
final class SpringTests: XCTestCase {
  private let motions: [(response: Double, ratio: Double, velocity: Double, time: Double, y: Double, v: Double)] = [
    (0.5, 1, 0, 0.1, 0.357739556470, 4.494373762402),
    (0.5, 1, 0, 0.3, 0.890033939227, 1.092167774644),
    (0.55, 1, 0, 0.25, 0.778285481351, 1.875997375817),
    (0.5, 0.825, 0, 0.1, 0.393607719743, 5.140866137014),
    (0.5, 0.825, 3, 0.4, 1.010240284192, 0.038388425419),
    (0.5, 0.7, 0, 0.35, 1.045987892450, 0.000508814202),
    (0.15, 0.86, -2, 0.05, 0.663092671293, 12.209265347826),
    (0.7, 1.25, 0, 0.3, 0.654626013808, 1.529470193467),
    (0.5, 1.0000001, 0, 0.3, 0.890033898053, 1.092167880311),
    (0.5, 0.9999999, 1, 0.3, 0.896950212960, 1.028309822756),
    (1, 0, 0, 0.4, 1.809016994375, 3.693163660981),
    (0.5, 4, 0, 0.5, 0.542420383876, 0.730360371531),
  ]

  func testMotionsAgreeWithTheDifferentialEquation() {
    for m in motions {
      let spring = Spring(response: m.response, dampingRatio: m.ratio)
      XCTAssertEqual(spring.value(target: 1.0, initialVelocity: m.velocity, time: m.time), m.y, accuracy: 2e-10, "\(m)")
      XCTAssertEqual(
        spring.velocity(target: 1.0, initialVelocity: m.velocity, time: m.time), m.v, accuracy: 2e-9, "\(m)")
    }
  }

  func testUpdatingInStepsIsTheSameMotion() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<40 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01) }
    XCTAssertEqual(value, spring.value(target: 5, initialVelocity: 2, time: 0.4), accuracy: 1e-10)
    XCTAssertEqual(velocity, spring.velocity(target: 5, initialVelocity: 2, time: 0.4), accuracy: 1e-9)
  }

  func testConversions() {
    // stiffness = (2π / 0.5)² and damping = 4π·0.7 / 0.5, computed by hand to ten digits.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.stiffness, 157.9136704174, accuracy: 1e-9)
    XCTAssertEqual(spring.damping, 17.5929188601, accuracy: 1e-9)
    XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-15)
    for (mass, stiffness, damping) in [(1.0, 100.0, 10.0), (0.6, 120, 1.1), (3, 50, 20)] {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      XCTAssertEqual(spring.mass, mass)
      XCTAssertEqual(spring.stiffness, stiffness, accuracy: 1e-9)
      XCTAssertEqual(spring.damping, damping, accuracy: 1e-9)
      let same = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      XCTAssertEqual(same.value(target: 1.0, time: 0.2), spring.value(target: 1.0, time: 0.2), accuracy: 1e-12)
    }
    for bounce in [-0.9, -0.5, -0.2, 0, 0.15, 0.3, 1] {
      XCTAssertEqual(Spring(duration: 0.7, bounce: bounce).bounce, bounce, accuracy: 1e-12)
      XCTAssertEqual(Spring(duration: 0.7, bounce: bounce).duration, 0.7, accuracy: 1e-12)
    }
    XCTAssertEqual(Spring(duration: 1, bounce: -0.2).dampingRatio, 1.25, accuracy: 1e-15)
    XCTAssertEqual(Spring(mass: 0.6, stiffness: 0.1, damping: 10).dampingRatio, 1)
    XCTAssertGreaterThan(Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true).dampingRatio, 20)
    XCTAssertEqual(Spring.bouncy, Spring(duration: 0.5, bounce: 0.3))
    XCTAssertEqual(Spring.snappy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.25))
    XCTAssertEqual(Spring.smooth, Spring())
  }

  func testSettling() {
    // (1 + x)·e^−x = 0.001 at x = 9.233413476451585, by bisection in Python.
    XCTAssertEqual(Spring().settlingDuration, 0.7347716981942958, accuracy: 1e-9)
    // Measured on iOS (settling in 0.25 s, critical): stiffness 1364, damping 73.9.
    let settled = Spring(settlingDuration: 0.25, dampingRatio: 1)
    XCTAssertEqual(settled.stiffness, 1364, accuracy: 0.5)
    XCTAssertEqual(settled.damping, 73.9, accuracy: 0.05)
    // From then on the distance never exceeds the limit again, and just before it may.
    for (bounce, velocity) in [(0.0, 0.0), (0.3, 0), (0.8, 0), (0.15, 20), (-0.5, 0), (-0.5, 30), (0, -15)] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      for step in 0..<400 {
        let value = spring.value(target: 1.0, initialVelocity: velocity, time: end * (1 + Double(step) / 100))
        XCTAssertLessThanOrEqual(abs(value - 1), 0.001 * (1 + 1e-9), "\(bounce), \(velocity)")
      }
      // With a velocity the bound does not know on which side the value arrives, and is later.
      if velocity != 0 { continue }
      let period = spring.response / 2
      let reached = (0..<200).map {
        abs(spring.value(target: 1.0, initialVelocity: velocity, time: end - period * Double($0) / 200) - 1)
      }
      XCTAssertGreaterThan(reached.max()!, 0.001, "\(bounce), \(velocity)")
    }
    XCTAssertEqual(Spring(duration: 0.5, bounce: 1).settlingDuration, .infinity)
  }

  func testForces() {
    let spring = Spring(mass: 2, stiffness: 30, damping: 4)
    XCTAssertEqual(spring.force(target: 5.0, position: 2, velocity: 3), 30 * 3 - 4 * 3, accuracy: 1e-9)
    let point = spring.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 3, y: 2), initialVelocity: .zero, time: 0.3)
    XCTAssertEqual(Double(point.x), 1 + spring.value(target: 2.0, time: 0.3), accuracy: 1e-12)
    XCTAssertEqual(point.y, 2)
  }

  /// Nothing traps, and what cannot move is at its target.
  func testHostileParameters() {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude, 0.5]
    for a in numbers {
      for b in numbers {
        let springs = [
          Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
          Spring(mass: a, stiffness: b, damping: 1),
          Spring(mass: 1, stiffness: a, damping: b, allowOverDamping: true),
          Spring(settlingDuration: a, dampingRatio: b, epsilon: a),
        ]
        for spring in springs {
          for time in numbers {
            let value = spring.value(target: 1.0, time: time)
            XCTAssertFalse(value.isNaN, "\(a), \(b), \(time)")
            XCTAssertGreaterThanOrEqual(spring.settlingDuration(target: 1.0, initialVelocity: time, epsilon: b), 0)
          }
        }
      }
    }
    XCTAssertEqual(Spring(response: 0, dampingRatio: 1).value(target: 1.0, time: 0.001), 1)
  }

  /// Only operations that every processor rounds alike: these bits were printed once and hold everywhere.
  func testTheSameBits() {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for m in motions {
      let spring = Spring(response: m.response, dampingRatio: m.ratio)
      for value in [spring.value(target: 1.0, initialVelocity: m.velocity, time: m.time), spring.settlingDuration] {
        hash = (hash ^ value.bitPattern) &* 1_099_511_628_211
      }
    }
    XCTAssertEqual(hash, 12_404_090_173_921_005_804)
  }
}
