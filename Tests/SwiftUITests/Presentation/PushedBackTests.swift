import SnapshotCore
import XCTest

@testable import SwiftUI

/// What a sheet does to the screen beneath.
final class PushedBackTests: XCTestCase {
  @MainActor private func image(
    _ traits: SnapshotTraits, _ detents: Set<PresentationDetent> = [.large],
    _ layout: SnapshotLayout = .device(.iPhoneX)
  ) throws -> Bitmap {
    try renderPicture(layout: layout, traits: traits) {
      Color.blue.ignoresSafeArea().sheet(isPresented: .constant(true)) { Color.red.presentationDetents(detents) }
    }.image
  }

  /// On an iPhone X the screen is 343 of 375 points wide then, and begins below the status bar of 44 points; the sheet begins
  /// 10 points further down.
  @MainActor func testAFullSheetUpToIOS18() async throws {
    for platform in [SnapshotTraits.platform(.iOS15), .platform(.iOS18)] {
      let image = try image(platform)
      let dimmed = image.rgb(187, 50)
      XCTAssertNotEqual(dimmed, [0, 0, 0])
      XCTAssertEqual(image.rgb(14, 53), [0, 0, 0])
      XCTAssertEqual(image.rgb(361, 53), [0, 0, 0])
      XCTAssertEqual(image.rgb(17, 53), dimmed)
      XCTAssertEqual(image.rgb(187, 42), [0, 0, 0])
      XCTAssertEqual(image.rgb(187, 45), dimmed)
      XCTAssertEqual(image.rgb(17, 45), [0, 0, 0], "its corners are round")
    }
  }
  @MainActor func testOtherSheetsOnlyDim() async throws {
    for image in [
      try image(.platform(.iOS26)), try image(.platform(.iOS17), [.medium]),
      try image(.platform(.iOS17), [.medium, .large]),
    ] {
      XCTAssertEqual(image.rgb(5, 5), image.rgb(187, 50))
      XCTAssertNotEqual(image.rgb(5, 5), [0, 0, 0])
    }
  }
  /// Where there is no status bar nothing shows how far.
  @MainActor func testWithoutAScreenNothingMoves() async throws {
    let image = try image(.platform(.iOS17), [.large], .fixed(width: 200, height: 200))
    XCTAssertNotEqual(image.rgb(2, 5), [0, 0, 0])
    XCTAssertEqual(image.rgb(2, 5), image.rgb(100, 5))
  }
  /// What does not fill the screen lies on the system's background, which moves with it.
  @MainActor func testASmallViewHasItsBackground() async throws {
    let image = try renderPicture(layout: .device(.iPhoneX), traits: .platform(.iOS17)) {
      Text("a").sheet(isPresented: .constant(true)) { Color.red }
    }.image
    XCTAssertEqual(image.rgb(187, 47), [204, 204, 204])
    XCTAssertEqual(image.rgb(5, 47), [0, 0, 0])
  }
}
