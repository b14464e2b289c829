import SnapshotAssertions
import SwiftUI
import XCTest

/// A list on an iPhone of 393 × 852 points under iOS 17.5. The picture has a legend beside it, tinted boxes over the texts
/// and no colours otherwise, and it rounds each row as if it were alone: edges are compared, not colours or corners.
final class ListPictureTests: XCTestCase {
  func testInsetGrouped() throws {
    let device = try DevicePicture.load("as-list-17")
    let phone = Device(
      name: "iPhone 15", size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      scale: 3)
    let ours = try renderSnapshot(of: AccountsList(), layout: .device(phone), traits: .platform(.iOS17)).image
    XCTAssertEqual(ours.height, device.height)
    XCTAssertEqual(ours.width, 393 * 3)
    // Down through the rows where no text is; the trailing edge of the first row; the line between two rows.
    for column in [700, 1000] {
      let (mine, theirs) = (edges(ours, .column(column)), edges(device, .column(column)))
      XCTAssertEqual(mine, theirs, "column \(column)")
    }
    for row in [340, 500, 860] {
      XCTAssertEqual(edges(ours, .row(row)).filter { $0 > 1000 && $0 < 1179 }, [1119])
      XCTAssertEqual(edges(device, .row(row)).filter { $0 > 1000 && $0 < 1179 }.last, 1119)
      XCTAssertEqual(edges(ours, .row(row)).first, 60)
    }
    // The line begins at the text.
    XCTAssertEqual(edges(ours, .row(424)).filter { $0 > 61 }.first, 120)
    XCTAssertEqual(edges(device, .row(424)).first { $0 > 110 }, 120)
  }

  /// Where one pixel and the next differ by more than the edge of a round corner would, in pixels.
  private func edges(_ picture: Bitmap, _ line: PixelLine) -> [Int] {
    let pixels = picture.pixels(line)
    return pixels.indices.dropFirst().filter { abs(Int(pixels[$0].red) - Int(pixels[$0 - 1].red)) > 8 }
  }
}
