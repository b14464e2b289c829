import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// Sizes that are no whole points: 79.666 at three pixels a point is 239 pixels, not 237 or 240, nor 238 and a half-covered
/// one; and what lies on a grid of thirds fills whole pixels wherever it is.
final class Complaint13Tests: XCTestCase {
  /// Whether every pixel is of one colour.
  private func isEven(_ image: Bitmap) -> Bool {
    let first = image[x: 0, y: 0]
    for y in 0..<image.height {
      for x in 0..<image.width where image[x: x, y: y] != first { return false }
    }
    return true
  }

  func testSeventyNineAndTwoThirdsAreWholePixels() throws {
    for length in [79.666, 79.66666666666667, 239.0 / 3, 79.67] {
      let snapshot = try renderSnapshot(
        of: Color.red.frame(width: length, height: 10), layout: .sizeThatFits, traits: .displayScale(3))
      XCTAssertEqual(snapshot.image.width, 239, "\(length)")
      XCTAssertEqual(snapshot.image.height, 30)
      XCTAssertTrue(isEven(snapshot.image), "\(length): an edge is not whole")
      for layout in [
        SnapshotLayout.fixed(width: length, height: 10), .fits(width: length),
        .sizeInfo(SizeInfo(width: length, height: 10)),
      ] {
        let given = try renderSnapshot(of: Color.red.frame(height: 10), layout: layout, traits: .displayScale(3)).image
        XCTAssertEqual([given.width, given.height], [239, 30], "\(layout)")
        XCTAssertTrue(isEven(given), "\(layout): an edge is not whole")
      }
    }
  }

  func testEveryThirdOfAPointIsAPixel() throws {
    for pixels in 1...200 {
      let length = Double(pixels) / 3
      let own = try renderSnapshot(
        of: Color.red.frame(width: length, height: length), layout: .sizeThatFits, traits: .displayScale(3)
      ).image
      XCTAssertEqual([own.width, own.height], [pixels, pixels])
      XCTAssertTrue(isEven(own), "\(pixels)")
      guard pixels % 20 == 7 else { continue }
      let given = try renderSnapshot(
        of: Color.red, layout: .fixed(width: length, height: length), traits: .displayScale(3)
      ).image
      XCTAssertEqual(own, given, "\(pixels)")
    }
  }

  /// Whatever stands before it, a view of n/3 points neither loses nor gains a pixel, and leaves no seam.
  func testNeighboursOnTheGridMeetWithoutASeam() throws {
    let widths = [1, 2, 4, 5, 7, 10, 11, 13, 20, 22].map { Double($0) / 3 }
    let image = try renderSnapshot(
      of: HStack(spacing: 0) { ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 2) } },
      layout: .sizeThatFits, traits: .displayScale(3)
    ).image
    XCTAssertEqual(image.width, 95)
    XCTAssertTrue(isEven(image))
  }
}
