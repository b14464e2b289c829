import XCTest

/// No picture falls behind what it has reached.
final class ReachedLevelTests: XCTestCase {
  func testEachConstructionHasALevel() {
    XCTAssertEqual(Construction.all.map(\.id), ReachedLevel.all.map(\.id))
  }

  func testNoPictureFallsBehind() throws {
    for level in ReachedLevel.all {
      let construction = try XCTUnwrap(Construction.all.first { $0.id == level.id }, level.id)
      let measured = try MeasuredPicture(construction).measurement
      let misses = "\(level.id)\n" + measured.misses.joined(separator: "\n")
      XCTAssertTrue(
        measured.hasSameSize || !level.hasSameSize, "\(measured.size), device \(measured.deviceSize): \(level.id)")
      XCTAssertGreaterThanOrEqual(Int(measured.edges.percent), level.edges, misses)
      XCTAssertGreaterThanOrEqual(Int(measured.lines.percent), level.lines, misses)
    }
  }
}
