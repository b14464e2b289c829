import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// Pictures whose size is one pixel off, twice as large, or turned on its side: other tools crash, stretch one of the two or
/// draw nothing. The message gives both sizes, and the difference picture is as large as both together.
final class Complaint10Tests: XCTestCase {
  func testSizesThatDiffer() throws {
    let sizes = [(21, 10), (20, 11), (19, 9), (40, 20), (10, 5), (10, 20), (1, 1), (20, 1)]
    for (width, height) in sizes {
      let probe = try VerdictProbe()
      _ = probe.verify(Canvas.plain(20, 10, 200, scale: 2))
      let result = probe.verify(Canvas.plain(width, height, 200, scale: 2))
      XCTAssertEqual(result.state, .failed, "\(width) × \(height)")
      let message = result.message ?? ""
      for part in ["10 × 5 pt, 20 × 10 px @2x", "\(width) × \(height) px @2x", "would pass under no tolerance"] {
        XCTAssert(message.contains(part), "\(part) is not in \(message)")
      }
      let diff = try XCTUnwrap(ReferenceStore.read(probe.artifacts + "/diff.png"))
      XCTAssertEqual([diff.width, diff.height], [max(20, width), max(10, height)])
      // What only one of the two has is striped, all of it; what both have is pale.
      var outside = 0
      for y in 0..<diff.height {
        for x in 0..<diff.width {
          let isMarked = [DifferenceImage.different, DifferenceImage.outside].contains(diff[x: x, y: y])
          XCTAssertEqual(isMarked, x >= min(20, width) || y >= min(10, height), "(\(x), \(y)) of \(width) × \(height)")
          if isMarked { outside += 1 }
        }
      }
      XCTAssert(message.contains("\(outside) of \(diff.width * diff.height) pixels"), message)
    }
  }

  func testNoToleranceLetsAnotherSizePass() {
    let tolerance = SnapshotTolerance(maxChannelDelta: 255, maxPixels: .max, maxFraction: 1, maxDensity: 1)
    XCTAssertFalse(Comparison.compare(Canvas.plain(20, 10, 1), Canvas.plain(20, 11, 1), tolerance: tolerance).passes)
    XCTAssertFalse(Comparison.compare(Canvas.plain(20, 10, 1), Canvas.plain(10, 20, 1), tolerance: tolerance).passes)
  }
}
