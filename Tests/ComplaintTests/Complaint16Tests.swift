import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// "precision: 0.98" means something else in every tool, and nothing that a person could check. Here each number has a
/// unit: levels of a channel, ΔE, pixels, a share with a density.
final class Complaint16Tests: XCTestCase {
  private func passes(_ a: RGBA8, _ b: RGBA8, _ tolerance: SnapshotTolerance) -> Bool {
    Comparison.compare(Canvas.make(30, 30) { _, _ in a }, Canvas.make(30, 30) { _, _ in b }, tolerance: tolerance)
      .passes
  }

  /// OKLab by its definition, with the C library's functions.
  private func deltaE(_ a: RGBA8, _ b: RGBA8) -> Double {
    func lab(_ c: RGBA8) -> [Double] {
      let rgb = [c.red, c.green, c.blue].map { v -> Double in
        let s = Double(v) / 255
        return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4)
      }
      func mix(_ m: [Double], _ v: [Double]) -> Double { m[0] * v[0] + m[1] * v[1] + m[2] * v[2] }
      let lms = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ].map { cbrt(mix($0, rgb)) }
      return [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ].map { mix($0, lms) }
    }
    return 100 * zip(lab(a), lab(b)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  func testKnownPairs() {
    let pairs: [(RGBA8, RGBA8)] = [
      (RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 255, green: 255, blue: 255)),
      (RGBA8(red: 255, green: 0, blue: 0), RGBA8(red: 0, green: 255, blue: 0)),
      (RGBA8(red: 200, green: 200, blue: 200), RGBA8(red: 201, green: 200, blue: 200)),
      (RGBA8(red: 10, green: 20, blue: 200), RGBA8(red: 12, green: 20, blue: 190)),
    ]
    for (a, b) in pairs {
      let known = deltaE(a, b)
      XCTAssertEqual(ColorDistance.deltaE(a, b), known, accuracy: 1e-6)
      XCTAssert(passes(a, b, .init(maxDeltaE: known + 1e-6)))
      XCTAssertFalse(passes(a, b, .init(maxDeltaE: known - 1e-6)))
    }
    XCTAssertEqual(ColorDistance.deltaE(pairs[0].0, pairs[0].1), 100, accuracy: 1e-4)
  }

  func testOneChannelCountsAsMuchAsAll() {
    let base = RGBA8(red: 100, green: 100, blue: 100)
    for other in [
      RGBA8(red: 105, green: 100, blue: 100), RGBA8(red: 100, green: 95, blue: 100),
      RGBA8(red: 100, green: 100, blue: 105),
      RGBA8(red: 105, green: 95, blue: 105),
    ] {
      XCTAssert(passes(base, other, .init(maxChannelDelta: 5)))
      XCTAssertFalse(passes(base, other, .init(maxChannelDelta: 4)))
    }
    let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 100)
    XCTAssertFalse(passes(clear, RGBA8(red: 0, green: 0, blue: 0, alpha: 105), .init(maxChannelDelta: 4)))
  }

  func testTwentyPixelsTogetherAreNotTwentyPixelsApart() {
    let a = Canvas.plain(200, 200, 200)
    func changed(_ isChanged: @escaping (Int, Int) -> Bool) -> Bitmap {
      Canvas.make(200, 200) { x, y in
        isChanged(x, y) ? RGBA8(red: 255, green: 0, blue: 0) : RGBA8(red: 200, green: 200, blue: 200)
      }
    }
    let cluster = changed { x, y in (100..<105).contains(x) && (50..<54).contains(y) }
    let scattered = changed { x, y in x % 40 == 5 && y % 50 == 7 }
    // 20 of 40,000 are 0.05 %; in a window of 16 × 16 pixels 20 are 7.8 %.
    for (picture, isDense) in [(cluster, true), (scattered, false)] {
      XCTAssert(Comparison.compare(a, picture, tolerance: .init(maxPixels: 20)).passes)
      XCTAssertFalse(Comparison.compare(a, picture, tolerance: .init(maxPixels: 19)).passes)
      XCTAssertEqual(Comparison.compare(a, picture, tolerance: .init(maxFraction: 0.0005)).passes, !isDense)
      XCTAssertFalse(Comparison.compare(a, picture, tolerance: .init(maxFraction: 0.0004)).passes)
      XCTAssert(Comparison.compare(a, picture, tolerance: .init(maxFraction: 0.0005, maxDensity: 0.08)).passes)
    }
  }
}
