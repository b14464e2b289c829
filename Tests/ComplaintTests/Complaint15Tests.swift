import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// Tools that compute the number and the picture of a difference apart show a picture that contradicts the number. Here
/// the pixels marked in the picture are those counted: in the message, in result.json, and in the clusters.
final class Complaint15Tests: XCTestCase {
  func testMarkedPixelsAreThoseReported() throws {
    let a = Canvas.noise(60, 45, seed: 1)
    for (i, tolerance) in [
      SnapshotTolerance.exact, .init(maxChannelDelta: 60), .init(maxDeltaE: 30), .init(maxPixels: 5),
      .init(maxChannelDelta: 90, maxFraction: 0.001),
    ].enumerated() {
      for size in [(60, 45), (57, 50)] {
        let b = Canvas.noise(size.0, size.1, seed: UInt64(i + 2))
        let probe = try VerdictProbe()
        _ = probe.verify(a)
        let ignored = [PixelRect(x: 10, y: 10, width: 9, height: 7)]
        let result = probe.verify(b, ignored: ignored, tolerance: tolerance)
        XCTAssertEqual(result.state, .failed)
        let diff = try XCTUnwrap(ReferenceStore.read(probe.artifacts + "/diff.png"))
        var counts: [RGBA8: Int] = [:]
        for y in 0..<diff.height { for x in 0..<diff.width { counts[diff[x: x, y: y], default: 0] += 1 } }
        let marked = (counts[DifferenceImage.different] ?? 0) + (counts[DifferenceImage.outside] ?? 0)
        let json = try XCTUnwrap(
          JSONSerialization.jsonObject(with: Data(FileSystem.read(probe.artifacts + "/result.json"))) as? [String: Any])
        let difference = try XCTUnwrap(json["difference"] as? [String: Any])
        XCTAssertEqual(difference["pixels"] as? Int, marked)
        XCTAssertEqual(difference["toleratedPixels"] as? Int, counts[DifferenceImage.tolerated] ?? 0)
        XCTAssertEqual(
          (counts[DifferenceImage.ignored] ?? 0) + (counts[DifferenceImage.ignoredStripe] ?? 0), 63)
        XCTAssertEqual(
          (difference["clusters"] as? [[String: Any]])?.reduce(0) { $0 + ($1["count"] as? Int ?? 0) }, marked)
        XCTAssert(result.message?.contains("\(NumberText.grouped(marked)) of ") == true, result.message ?? "")
      }
    }
  }
}
