import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// A difference in alpha alone, or of one level in one channel, gives other tools a black or empty difference picture. Here
/// it is marked in full colour, and a second picture shows how far each pixel is off.
final class Complaint14Tests: XCTestCase {
  private let gray = RGBA8(red: 120, green: 120, blue: 120)

  /// - Returns: the amplified picture's colour where they differ.
  private func check(_ changed: RGBA8, _ base: RGBA8? = nil, line: UInt = #line) throws -> RGBA8 {
    let base = base ?? gray
    let probe = try VerdictProbe()
    _ = probe.verify(Canvas.make(40, 30) { _, _ in base })
    let result = probe.verify(Canvas.make(40, 30) { x, y in x == 7 && y == 9 ? changed : base })
    XCTAssertEqual(result.state, .failed, line: line)
    let diff = try XCTUnwrap(ReferenceStore.read(probe.artifacts + "/diff.png"), line: line)
    XCTAssertEqual(diff[x: 7, y: 9], DifferenceImage.different, line: line)
    let other = diff[x: 8, y: 9]
    XCTAssert(other.red == other.green && other.green == other.blue && other.red >= 191, "the rest is pale", line: line)
    let amplified = try XCTUnwrap(ReferenceStore.read(probe.artifacts + "/diff-amplified.png"), line: line)
    XCTAssertEqual(amplified[x: 8, y: 9], RGBA8(red: 0, green: 0, blue: 0), line: line)
    XCTAssert(result.message?.contains("diff-amplified.png") == true, line: line)
    return amplified[x: 7, y: 9]
  }

  func testOneLevelOfOneChannel() throws {
    XCTAssertEqual(try check(RGBA8(red: 121, green: 120, blue: 120)), RGBA8(red: 255, green: 0, blue: 0))
    XCTAssertEqual(try check(RGBA8(red: 120, green: 119, blue: 120)), RGBA8(red: 0, green: 255, blue: 0))
    XCTAssertEqual(try check(RGBA8(red: 120, green: 120, blue: 121)), RGBA8(red: 0, green: 0, blue: 255))
  }

  func testAlphaAlone() throws {
    let violet = RGBA8(red: 127, green: 0, blue: 255)
    let black = RGBA8(red: 0, green: 0, blue: 0)
    // Premultiplied, black has the same colour bytes at every alpha.
    XCTAssertEqual(try check(RGBA8(red: 0, green: 0, blue: 0, alpha: 0), black), violet)
    XCTAssertEqual(try check(RGBA8(red: 0, green: 0, blue: 0, alpha: 254), black), violet)
    XCTAssertEqual(
      try check(RGBA8(red: 255, green: 255, blue: 255, alpha: 10), RGBA8(red: 255, green: 255, blue: 255)), violet)
  }

  func testAPlainDifferenceNeedsNoSecondPicture() throws {
    let probe = try VerdictProbe()
    _ = probe.verify(Canvas.plain(9, 9, 10))
    _ = probe.verify(Canvas.plain(9, 9, 250))
    XCTAssertFalse(FileSystem.exists(probe.artifacts + "/diff-amplified.png"))
  }
}
