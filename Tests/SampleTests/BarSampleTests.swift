import SnapshotAssertions
import SwiftUI
import XCTest

/// Bars over content at rest and scrolled, on sheets, and at large type.
final class BarSampleTests: XCTestCase {
  private static let releases: [(SnapshotTraits, String)] = [
    (.platform(.iOS17), "iOS17"), (.platform(.iOS26), "iOS26"),
  ]

  func testTabs() {
    for (release, name) in Self.releases {
      for (anchor, place) in [(UnitPoint.top, "top"), (.center, "middle"), (.bottom, "bottom")] {
        XCTAssertSnapshot(
          of: HarbourTabs(anchor: anchor), named: "\(place)-\(name)", layout: .device(.iPhoneX),
          traits: [release, .displayScale(1)])
      }
      XCTAssertSnapshot(
        of: HarbourTabs(anchor: .center), named: "dark-\(name)", layout: .device(.iPhoneX),
        traits: [release, .dark, .displayScale(1)])
    }
  }
  /// A finger scrolls the large title away, and brings it back.
  func testDriven() {
    let host = ViewHost(
      of: HarbourTabs(), layout: .device(.iPhoneX), traits: [.platform(.iOS17), .displayScale(1)])
    host.drag("Ferry 8", by: CGSize(width: 0, height: -200))
    XCTAssertSnapshot(of: host, named: "scrolled")
    host.drag("Ferry 8", by: CGSize(width: 0, height: 400))
    XCTAssertSnapshot(of: host, named: "back")
  }
  func testToolbars() {
    for (release, name) in Self.releases {
      XCTAssertSnapshot(
        of: HarbourTabs(anchor: .center, hasToolbar: true), named: name, layout: .device(.iPhoneX),
        traits: [release, .displayScale(1)])
    }
  }
  func testSheets() {
    for (release, name) in Self.releases {
      XCTAssertSnapshot(
        of: NewBerth(), named: name, layout: .device(.iPhoneX), traits: [release, .displayScale(1)])
    }
    XCTAssertSnapshot(
      of: NewBerth(isComplete: false), named: "incomplete", layout: .device(.iPhoneX), traits: .displayScale(1))
  }
  /// Prominent items, roles, and a search field beside a bar at the bottom.
  func testItems() {
    for (release, name) in Self.releases {
      XCTAssertSnapshot(
        of: LogBook(), named: name, layout: .device(.iPhoneX), traits: [release, .displayScale(1)])
      XCTAssertSnapshot(
        of: LogBook(), named: "dark-\(name)", layout: .device(.iPhoneX), traits: [release, .dark, .displayScale(1)])
    }
  }
  func testLargeType() {
    XCTAssertSnapshot(
      of: HarbourTabs(), layout: .device(.iPhoneX),
      traits: [.platform(.iOS17), .dynamicType(.accessibility3), .displayScale(1)])
  }
  func testDots() {
    XCTAssertSnapshot(of: Postcards(), layout: .fixed(width: 200, height: 120))
    XCTAssertSnapshot(of: Postcards(), named: "dark", layout: .fixed(width: 200, height: 120), traits: .dark)
    XCTAssertSnapshot(
      of: Postcards(background: .interactive), named: "interactive", layout: .fixed(width: 200, height: 120))
  }
}
