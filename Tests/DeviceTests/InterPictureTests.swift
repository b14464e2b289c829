import SnapshotAssertions
import SwiftUI
import XCTest

/// Pictures of iOS 15.5 at 2x whose font is Inter: sizes to the pixel. They were set in Inter 3.x, whose advances differ
/// from those of 4.1 (`OlderInter`), so each is drawn twice: with 4.1 the height is the device's, and with the older
/// advances the width is as well.
final class InterPictureTests: XCTestCase {
  private let traits: SnapshotTraits = [.platform(.iOS15), .displayScale(2)]

  func testTags() throws {
    let device = try DevicePicture.load("bc-tags")
    let pinned = try renderSnapshot(of: TagSheet(version: .pinned), layout: .sizeThatFits, traits: traits).image
    XCTAssertEqual(pinned.height, device.height)
    let ours = try renderSnapshot(of: TagSheet(version: .older), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
    // Row 16 runs above the letters of all tags, the columns left of them.
    assertSameFlatAreas(ours, device, along: [.row(16), .column(10), .column(220), .column(449), .column(1500)])
  }

  func testSectionHeaders() throws {
    let device = try DevicePicture.load("bc-section-header")
    let pinned = try renderSnapshot(of: SectionHeaderSheet(version: .pinned), layout: .sizeThatFits, traits: traits)
      .image
    XCTAssertEqual(pinned.height, device.height)
    let ours = try renderSnapshot(of: SectionHeaderSheet(version: .older), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
    assertSameFlatAreas(ours, device, along: [.row(2), .row(70), .column(1), .column(20)])
  }

  func testJoinedText() throws {
    let device = try DevicePicture.load("bc-attributed-text")
    let pinned = try renderSnapshot(of: JoinedText(version: .pinned), layout: .sizeThatFits, traits: traits).image
    XCTAssertEqual(pinned.height, device.height)
    let ours = try renderSnapshot(of: JoinedText(version: .older), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
  }

  func testDividers() throws {
    let device = try DevicePicture.load("bc-divider")
    let ours = try renderSnapshot(of: DividerPair(), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
    for row in 0..<device.height {
      assertSamePixels(ours, device, along: .row(row), in: 0..<device.width, levels: 1)
    }
  }

  func testColumns() throws {
    let device = try DevicePicture.load("bc-spacing-grids")
    let ours = try renderSnapshot(of: ColumnSheet(), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
    assertSameFlatAreas(
      ours, device,
      along: [100, 200, 360, 460, 650, 750].map { .row($0) } + [280, 600, 700, 740].map { .column($0) },
      levels: 1)
  }

  func testRadii() throws {
    let device = try DevicePicture.load("bc-spacing-radii")
    let ours = try renderSnapshot(of: RadiusSheet(), layout: .sizeThatFits, traits: traits).image
    assertSameSize(ours, device)
    // The insides, the gaps and the dashes along the sides, whose place shows where the outline begins: the device's lie
    // up to 0.4 px from ours, for it measures arcs by a few chords.
    assertSameFlatAreas(
      ours, device,
      along: [1, 40, 300, 430, 600].map { .row($0) } + [1, 800, 960].map { .column($0) }, within: 1)
  }
}
