import SnapshotAssertions
import SwiftUI
import XCTest

/// Pictures whose font is SF: heights to the pixel. Widths follow from the letters, and ours are Inter's:
///
/// | picture | width on the device, px | ours, px |
/// |---|---|---|
/// | pf-size-that-fits | 246 | 252 |
/// | macro-padding-default | 297 | 305 |
/// | macro-padding-horizontal | 646 | 662 |
final class SystemFontPictureTests: XCTestCase {
  func testLabelAtItsOwnSize() throws {
    let device = try DevicePicture.load("pf-size-that-fits")
    let ours = try renderSnapshot(
      of: CheckedLabel(), layout: .sizeThatFits, traits: [.platform(.iOS15), .displayScale(2)]
    ).image
    XCTAssertEqual(ours.height, device.height)
    // Yellow, the blue box's side left of the symbol, yellow.
    assertSameFlatAreas(ours, device, along: [.column(3), .column(28)])
  }

  func testLabelOnADevice() throws {
    let device = try DevicePicture.load("pf-device")
    let ours = try renderSnapshot(
      of: CheckedLabel(), layout: .device(.iPhoneSE1), traits: [.platform(.iOS15), .dynamicType(.medium)]
    ).image
    assertSameSize(ours, device)
    // In the middle of the safe area, which begins 20 pt below the top. The columns run left of the symbols, 24 px into
    // each label.
    func column(_ picture: Bitmap) -> [FlatRun] {
      let label = picture.flatRuns(.row(545))[1]
      return picture.flatRuns(.column(label.start + 29))
    }
    XCTAssertEqual(column(ours), column(device))
  }

  func testPaddedText() throws {
    for (id, text, edges, length) in [
      ("macro-padding-default", ".padding", Edge.Set.all, nil),
      ("macro-padding-horizontal", ".padding(.horizontal, 15)", .horizontal, 15 as CGFloat?),
    ] {
      let device = try DevicePicture.load(id)
      let ours = try renderSnapshot(
        of: Text(text).padding(edges, length), layout: .sizeThatFits,
        traits: [.platform(.iOS26), .displayScale(3), .background(.clear)]
      ).image
      XCTAssertEqual(ours.height, device.height, id)
      XCTAssertEqual(ours[x: 0, y: 0], device[x: 0, y: 0])
    }
  }

  func testTextInAFixedSize() throws {
    let device = try DevicePicture.load("macro-size-320x480")
    let ours = try renderSnapshot(
      of: Text(".sizes(width: 320, height: 480)"), layout: .fixed(width: 320, height: 480),
      traits: [.platform(.iOS26), .displayScale(3), .background(.clear)])
    assertSameSize(ours.image, device)
    // One line, its box in the middle; the device's letters are in rows 701 to 748, as the box is in 690 to 750.
    let text = try XCTUnwrap(ours.tree.texts.first)
    XCTAssertEqual(text.frame.height * 3, 61, accuracy: 1e-6)
    XCTAssertEqual(text.frame.minY * 3, 690, accuracy: 1e-6)
  }

  func testTextThatWrapsInAFixedSize() throws {
    let device = try DevicePicture.load("macro-device-wrap")
    let ours = try renderSnapshot(
      of: Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)"), layout: .fixed(width: 375, height: 812),
      traits: [.platform(.iOS26), .displayScale(3), .background(.clear)])
    assertSameSize(ours.image, device)
    // Both break before "fitting:", which would have fitted: no word stays alone on the last line.
    let text = try XCTUnwrap(ours.tree.texts.first)
    XCTAssertEqual(text.text, ".sizes(devices: .iPhoneX,\nfitting: .widthAndHeight)")
    XCTAssertEqual(text.frame.height * 3, 127, accuracy: 1e-6)
  }
}
