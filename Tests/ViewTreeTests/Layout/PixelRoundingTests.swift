import Graphics
import XCTest

@testable import ViewTree

/// swiftui-layout.md, section 6.
final class PixelRoundingTests: XCTestCase {
  func testCornersGoToTheNearestPixelAndHalvesUp() {
    XCTAssertEqual(PixelRounding.nearest(10.25, scale: 2), 10.5)
    XCTAssertEqual(PixelRounding.nearest(-10.25, scale: 2), -10)
    XCTAssertEqual(
      PixelRounding.nearest(CGRect(x: 0.3, y: 0.2, width: 10, height: 10), scale: 1),
      CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(
      PixelRounding.nearest(CGRect(x: 0.3, y: 0.5, width: 0.3, height: 10), scale: 1),
      CGRect(x: 0, y: 1, width: 1, height: 10))
  }

  func testSizesGoUpButNotForFloatingNoise() {
    XCTAssertEqual(PixelRounding.up(20.287, scale: 3), 20 + 1.0 / 3)
    XCTAssertEqual(PixelRounding.up(0.1 + 0.2, scale: 10), 0.3)
    XCTAssertEqual(PixelRounding.up(24.25, scale: 2), 24.5)
  }

  func testFractionalGapsAccumulateWithoutRoundingOnTheWay() {
    // bc-spacing-grids: text 24.5, gap 13.66, so the next rectangle starts at 38.16 points, pixel 76 at 2x.
    let context = LayoutContext(withoutFontsAtScale: 2)
    let placed = Placer.place(
      .v(spacing: 13.66, Leaf.fixed(10, 24.5), Leaf.fixed(10, 20), Leaf.fixed(10, 24.5)),
      in: CGSize(width: 10, height: 96.32),
      context: context)
    XCTAssertEqual(placed.children.map { $0.frame.minY * 2 }, [0, 76, 144])
    XCTAssertEqual(placed.children.map { $0.frame.height * 2 }, [49, 40, 49])
  }

  func testAPictureHasTheNearestPixels() {
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      Placer.size(
        of: Leaf.fixed(width, height), proposal: .unspecified, context: LayoutContext(withoutFontsAtScale: 2))
    }
    // bc-spacing-grids at 2x: 396.12 points are 792 pixels.
    XCTAssertEqual(size(375, 396.12), CGSize(width: 375, height: 396))
    XCTAssertEqual(size(122.8, 50.26), CGSize(width: 123, height: 50.5))
    XCTAssertEqual(size(0.1, 0), CGSize(width: 0.5, height: 0), "something is at least a pixel")
  }
}
