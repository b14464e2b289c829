import XCTest

@testable import Graphics

/// Against the C library, which is within one unit in the last place where these tests run.
final class ElementaryTests: XCTestCase {
  private func check(
    _ name: String, _ actual: Double, _ expected: Double, _ argument: Any, relative: Double = 1e-15,
    line: UInt = #line
  ) {
    if expected.isNaN { return XCTAssertTrue(actual.isNaN, "\(name)(\(argument)) = \(actual)", line: line) }
    if expected.isInfinite || expected == 0 {
      XCTAssertEqual(actual, expected, "\(name)(\(argument))", line: line)
      return XCTAssertEqual(actual.sign, expected.sign, "\(name)(\(argument))", line: line)
    }
    let error = abs(actual - expected)
    let bound = max(relative * abs(expected), 2 * Double.leastNonzeroMagnitude)
    XCTAssertLessThanOrEqual(error, bound, "\(name)(\(argument)) = \(actual), not \(expected)", line: line)
  }

  /// Arguments of every magnitude, both signs.
  private func arguments(from low: Int, to high: Int, perDecade: Int = 40) -> [Double] {
    var generator = SplitMix(state: 7)
    var result: [Double] = []
    for decade in low..<high {
      let scale = Foundation.pow(10, Double(decade))
      for _ in 0..<perDecade { result.append((1 + 9 * generator.unit()) * scale * (generator.unit() < 0.5 ? -1 : 1)) }
    }
    return result
  }

  func testSineAndCosineOverAllMagnitudes() {
    for x in arguments(from: -20, to: 300) {
      check("sin", Elementary.sin(x), Foundation.sin(x), x)
      check("cos", Elementary.cos(x), Foundation.cos(x), x)
      check("tan", Elementary.tan(x), Foundation.tan(x), x, relative: 2e-15)
    }
  }

  func testSineNearMultiplesOfPi() {
    for k in 1...2000 {
      let x = Double(k) * Double.pi
      check("sin", Elementary.sin(x), Foundation.sin(x), x)
      check("cos", Elementary.cos(x / 2), Foundation.cos(x / 2), x / 2)
    }
    // The double nearest to a multiple of π/2 of all (Muller, "Elementary Functions", chapter 11); the value was computed
    // in rational arithmetic, for here glibc 2.36 itself is 16 units off.
    let worst = 6381956970095103.0 * 0x1p797
    check("cos", Elementary.cos(worst), -4.687165924254628e-19, worst)
  }

  func testExponential() {
    for x in arguments(from: -20, to: 3) { check("exp", Elementary.exp(x), Foundation.exp(x), x) }
    for x in stride(from: -745.5, through: 710, by: 0.37) { check("exp", Elementary.exp(x), Foundation.exp(x), x) }
  }

  func testLogarithm() {
    for x in arguments(from: -300, to: 300) { check("log", Elementary.log(abs(x)), Foundation.log(abs(x)), x) }
    for i in -1000...1000 {
      let x = 1 + Double(i) * 1e-4
      check("log", Elementary.log(x), Foundation.log(x), x)
    }
    for x in [0, -0.0, -1, .infinity, .nan, Double.leastNonzeroMagnitude] {
      check("log", Elementary.log(x), Foundation.log(x), x)
    }
  }

  func testArcTangent() {
    let values =
      arguments(from: -10, to: 10, perDecade: 8) + [
        0, -0.0, 1, -1, .infinity, -.infinity, 1e308, Double.leastNonzeroMagnitude,
      ]
    for y in values {
      for x in values { check("atan2", Elementary.atan2(y, x), Foundation.atan2(y, x), (y, x)) }
    }
  }

  func testPower() {
    for x in arguments(from: -30, to: 30, perDecade: 6) {
      for y in [0.5, 2, -3, 7, 2.4, 1 / 2.4, -0.1, 9.75, 100, -101] {
        check("pow", Elementary.pow(x, y), Foundation.pow(x, y), (x, y))
      }
    }
    let special = [0, -0.0, 1, -1, 2, -2, 0.5, 3, -3, .infinity, -.infinity, .nan]
    for x in special { for y in special { check("pow", Elementary.pow(x, y), Foundation.pow(x, y), (x, y)) } }
  }

  func testArgumentsThatAreNotFinite() {
    XCTAssertTrue(Elementary.sin(.infinity).isNaN)
    XCTAssertTrue(Elementary.cos(.nan).isNaN)
    XCTAssertTrue(Elementary.atan2(.nan, 1).isNaN)
    XCTAssertTrue(Elementary.exp(.nan).isNaN)
    XCTAssertEqual(Elementary.exp(-.infinity), 0)
  }
}

/// A small generator with a fixed sequence (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  /// 0 up to 1, without 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
