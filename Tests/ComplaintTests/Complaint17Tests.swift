import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// A comparison that depends on which picture comes first, or that has stopped comparing, makes a suite green for nothing.
final class Complaint17Tests: XCTestCase {
  private let tolerances: [SnapshotTolerance] = [
    .exact, .init(maxChannelDelta: 100), .init(maxDeltaE: 20), .init(maxPixels: 500),
    .init(maxChannelDelta: 60, maxFraction: 0.6, maxDensity: 0.7),
  ]

  func testBothWaysRound() throws {
    for (i, size) in [(33, 21), (33, 22), (12, 40)].enumerated() {
      let (a, b) = (Canvas.noise(33, 21, seed: 1), Canvas.noise(size.0, size.1, seed: UInt64(i + 5)))
      for tolerance in tolerances {
        let there = Comparison.compare(
          a, b, tolerance: tolerance, ignoring: [PixelRect(x: 2, y: 2, width: 5, height: 3)])
        let back = Comparison.compare(
          b, a, tolerance: tolerance, ignoring: [PixelRect(x: 2, y: 2, width: 5, height: 3)])
        XCTAssertEqual(there.passes, back.passes)
        let (d, e) = (try XCTUnwrap(there.difference), try XCTUnwrap(back.difference))
        XCTAssertEqual([d.count, d.toleratedCount, d.comparedCount], [e.count, e.toleratedCount, e.comparedCount])
        XCTAssertEqual(d.bounds, e.bounds)
        XCTAssertEqual(d.largestChannelDelta, e.largestChannelDelta)
        XCTAssertEqual(d.largestDeltaE, e.largestDeltaE)
        let (x, y) = (DifferenceAnalysis(d, a, b), DifferenceAnalysis(e, b, a))
        XCTAssertEqual(x.clusters, y.clusters)
        XCTAssertEqual(x.largestDeltaE, y.largestDeltaE)
        XCTAssertEqual(x.deltas, y.deltas)
        XCTAssertEqual(
          ToleranceSweep(d, x, width: 33, height: 21).text, ToleranceSweep(e, y, width: 33, height: 21).text)
      }
    }
  }

  /// The canary: each pixel of a picture, each of its channels and each edge is seen.
  func testEveryPixelIsCompared() throws {
    let (width, height) = (19, 13)
    let base = Canvas.noise(width, height, seed: 3)
    for y in 0..<height {
      for x in 0..<width {
        let other = Canvas.make(width, height) { i, j in
          var color = base[x: i, y: j]
          if i == x, j == y { if (x + y) % 2 == 0 { color.blue ^= 64 } else { color.alpha ^= 1 } }
          return color
        }
        let comparison = Comparison.compare(base, other)
        XCTAssertFalse(comparison.passes, "(\(x), \(y))")
        XCTAssertEqual(comparison.difference?.bounds, PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    XCTAssert(Comparison.compare(base, base).passes)
  }

  func testAVerdictFailsOnWhatDiffersAndPassesOnWhatDoesNot() throws {
    let probe = try VerdictProbe()
    XCTAssertEqual(probe.verify(Canvas.plain(9, 9, 100)).state, .new)
    XCTAssert(probe.verify(Canvas.plain(9, 9, 100)).passes)
    XCTAssertFalse(probe.verify(Canvas.plain(9, 9, 101)).passes)
    XCTAssert(probe.verify(Canvas.plain(9, 9, 100)).passes)
  }
}
