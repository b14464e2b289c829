import Foundation
import Graphics
import SnapshotAssertions
import SwiftUI
import XCTest

@testable import SnapshotCore

/// A mask over everything reports success whatever the view shows, and one that has slipped off what it was to cover hides
/// nothing, without a word. Both fail, by name.
final class MaskTests: XCTestCase {
  func testAMaskOverEverythingFails() throws {
    let probe = try VerdictProbe()
    _ = probe.verify(Canvas.plain(20, 20, 1))
    for masks in [
      [PixelRect(x: 0, y: 0, width: 20, height: 20)],
      [PixelRect(x: 0, y: 0, width: 20, height: 12), PixelRect(x: 0, y: 8, width: 20, height: 12)],
    ] {
      for gray in [1, 200] as [UInt8] {
        let result = probe.verify(Canvas.plain(20, 20, gray), ignored: masks, tolerance: .init(maxPixels: 400))
        XCTAssert(result.message?.contains("has nothing to compare: every pixel is ignored") == true)
      }
    }
  }

  func testTheRestIsStillCompared() throws {
    let probe = try VerdictProbe()
    _ = probe.verify(Canvas.plain(20, 20, 1))
    let changed = Canvas.make(20, 20) { x, y in
      x < 5 || (x, y) == (15, 3) ? RGBA8(red: 255, green: 1, blue: 1) : RGBA8(red: 1, green: 1, blue: 1)
    }
    let mask = [PixelRect(x: 0, y: 0, width: 5, height: 20)]
    let result = probe.verify(changed, ignored: mask)
    XCTAssert(result.message?.contains("1 of 300 pixels") == true, result.message ?? "")
    XCTAssert(result.message?.contains("  ignored    1 area, striped in the diff") == true)
    XCTAssert(probe.verify(changed, ignored: mask + [PixelRect(x: 15, y: 3, width: 1, height: 1)]).passes)
  }

  func testRectanglesOfAnAssertion() async throws {
    let texts = try await MainActor.run {
      let snapshot = try renderPicture(layout: .fixed(width: 60, height: 40), traits: .default) { Text("A") }
      return [
        [CGRect(x: 1, y: 1, width: 5, height: 5)], [CGRect(x: 60, y: 0, width: 5, height: 5)], [CGRect.zero],
        [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)],
      ].map { snapshot.picture(ignoring: $0).diagnostics.joined() }
    }
    XCTAssertEqual(texts[0], "")
    XCTAssertEqual(
      texts[1],
      "ignoring[0], (60, 0; 5 × 5) pt, lies outside of the picture, which is 60 × 40 pt, so it ignores nothing")
    XCTAssertEqual(texts[2], "ignoring[0], (0, 0; 0 × 0) pt, is empty, so it ignores nothing")
    XCTAssertEqual(texts[3], "ignoring[0], (nan, 0; 1 × 1) pt, holds a value that is not a number")
  }
}
