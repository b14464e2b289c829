import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

final class IgnoredAreasTests: XCTestCase {
  private func areas(_ given: [CGRect], marked: [CGRect] = [], scale: Double = 2) -> IgnoredAreas {
    IgnoredAreas(
      given: given, marked: marked, size: CGSize(width: 50, height: 20), scale: scale, width: Int(50 * scale),
      height: Int(20 * scale))
  }

  func testPointsBecomeTheWholePixelsThatTheyTouch() {
    XCTAssertEqual(
      areas([CGRect(x: 1, y: 2, width: 3, height: 4)]).pixels, [PixelRect(x: 2, y: 4, width: 6, height: 8)])
    XCTAssertEqual(
      areas([CGRect(x: 1.2, y: 2.3, width: 3, height: 4)]).pixels, [PixelRect(x: 2, y: 4, width: 7, height: 9)])
    let third = 1.0 / 3
    XCTAssertEqual(
      areas([CGRect(x: third, y: third * 2, width: third * 4, height: third)], scale: 3).pixels,
      [PixelRect(x: 1, y: 2, width: 4, height: 1)])
    XCTAssertEqual(
      areas([CGRect(x: -10, y: -10, width: 15, height: 15)], marked: [CGRect(x: 40, y: 10, width: 1e30, height: 1e30)])
        .pixels,
      [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 80, y: 20, width: 20, height: 20)])
  }

  func testMasksThatDoNothingAreNamed() {
    let bad: [(CGRect, String)] = [
      (
        CGRect(x: 60, y: 0, width: 5, height: 5),
        "ignoring[1], (60, 0; 5 × 5) pt, lies outside of the picture, which is 50 × 20 pt, so it ignores nothing"
      ),
      (CGRect(x: 0, y: -5, width: 5, height: 5), "lies outside of the picture"),
      (CGRect(x: 1, y: 1, width: 0, height: 5), "is empty, so it ignores nothing"),
      (CGRect(x: 1, y: CGFloat.nan, width: 5, height: 5), "holds a value that is not a number"),
      (.null, "ignoring[1]"), (CGRect(x: 1e300, y: 0, width: 1e300, height: 1), "lies outside"),
    ]
    for (rect, message) in bad {
      let found = areas([CGRect(x: 0, y: 0, width: 1, height: 1), rect])
      XCTAssertEqual(found.problems.count, 1, message)
      XCTAssert(found.problems.first?.contains(message) == true, "\(found.problems)")
    }
    XCTAssertEqual(areas([], marked: [CGRect(x: 90, y: 0, width: 1, height: 1)]).problems.count, 1)
    XCTAssertEqual(
      areas([], marked: [CGRect(x: 90, y: 0, width: 1, height: 1), CGRect(x: 9, y: 0, width: 1, height: 1)]).problems,
      [])
    XCTAssertEqual(areas([CGRect.infinite]).pixels, [PixelRect(x: 0, y: 0, width: 100, height: 40)])
  }
}
