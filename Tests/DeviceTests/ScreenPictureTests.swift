import SnapshotAssertions
import SwiftUI
import XCTest

/// Pictures of a screen 430 × 932 pt at 3x: boxes, corners and shadows.
final class ScreenPictureTests: XCTestCase {
  func testNineViews() throws {
    for (id, isFull) in [("fs-innergrid-full", true), ("fs-innergrid-limited", false)] {
      let device = try DevicePicture.load(id)
      let ours = try renderSnapshot(
        of: GreenScreen { NineViews(isFull: isFull) }, layout: .sizeThatFits,
        traits: [.platform(.iOS26), .displayScale(3)]
      ).image
      assertSameSize(ours, device)
      assertSameFlatAreas(
        ours, device,
        along: [20, 100, 250, 1000, 1400, 2540, 2700].map { .row($0) } + [20, 100, 300, 600, 1000, 1200].map { .column($0) })
    }
  }

  func testMessageCard() throws {
    let device = try DevicePicture.load("fs-offroute-long")
    let ours = try renderSnapshot(
      of: GreenScreen {
        MessageCard(
          message: "You are off route, a re-route may be underway but you may also be able to return to the route if you "
            + "have no data.")
      }, layout: .sizeThatFits, traits: [.platform(.iOS17), .displayScale(3)])
    assertSameSize(ours.image, device)
    // The card's top and bottom edge where the corner is still bending, and the shadow above and below.
    assertSameFlatAreas(ours.image, device, along: [.column(93)], atLeast: 50, within: 1)
    assertSamePixels(ours.image, device, along: .column(300), in: 1100..<1185, levels: 2)
    assertSamePixels(ours.image, device, along: .column(300), in: 1612..<1700, levels: 2)
    assertSamePixels(ours.image, device, along: .row(1400), in: 0..<93, levels: 2)
    assertSameCorner(ours.image, device, rows: 1186..<1230, columns: 40..<110, levels: 9)
  }

  func testTripPill() throws {
    let device = try DevicePicture.load("fs-trip-progress")
    let ours = try renderSnapshot(
      of: GreenScreen { TripPill() }, layout: .sizeThatFits, traits: [.platform(.iOS17), .displayScale(3)])
    assertSameSize(ours.image, device)
    assertSameFlatAreas(ours.image, device, along: [.column(90), .column(400)], atLeast: 100, within: 1)
    assertSamePixels(ours.image, device, along: .column(400), in: 1200..<1320, levels: 2)
    assertSameCorner(ours.image, device, rows: 1305..<1346, columns: 0..<100, levels: 6)
    // The pointed end. In the pixels of the middle itself both corners cross, which our coverage (signed areas summed)
    // has 0.14 too low.
    assertSameCorner(ours.image, device, rows: 1362..<1396, columns: 0..<10, background: 112, levels: 9)
  }

  func testCapsuleButton() throws {
    let device = try DevicePicture.load("fs-text-button")
    let ours = try renderSnapshot(
      of: GreenScreen { CapsuleButton() }, layout: .sizeThatFits, traits: [.platform(.iOS17), .displayScale(3)])
    assertSameSize(ours.image, device)
    assertSamePixels(ours.image, device, along: .column(645), in: 1250..<1340, levels: 2)
  }

  /// Left of and on the edge of a white shape the device's pixels are ours, where those on the edge count squared: what
  /// covers ours by c covers the device's by c², as it is clipped twice there.
  private func assertSameCorner(
    _ ours: Bitmap, _ device: Bitmap, rows: Range<Int>, columns: Range<Int>, background: Double? = nil,
    levels: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var worst = (difference: 0.0, x: 0, y: 0, expected: 0.0, found: 0.0)
    for y in rows {
      var background = background ?? Double(ours[x: columns.lowerBound, y: y].red)
      for x in columns {
        let value = Double(ours[x: x, y: y].red)
        // Outside the shadow changes by a level from pixel to pixel, on the edge by far more.
        if abs(value - background) <= 2 { background = value }
        let covered = max(0, (value - background) / (255 - background))
        let expected = background + (255 - background) * covered * covered
        let found = Double(device[x: x, y: y].red)
        if abs(expected - found) > worst.difference { worst = (abs(expected - found), x, y, expected, found) }
      }
    }
    XCTAssertLessThanOrEqual(worst.difference, Double(levels), "\(worst)", file: file, line: line)
  }
}
