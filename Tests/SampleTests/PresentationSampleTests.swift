import SnapshotAssertions
import SwiftUI
import XCTest

/// Buttons, and what lies over a picture.
final class PresentationSampleTests: XCTestCase {
  func testButtons() {
    XCTAssertSnapshot(of: ButtonSheet(), layout: .fits(width: 350))
    XCTAssertSnapshot(of: ButtonSheet(), named: "dark", layout: .fits(width: 350), traits: .dark)
    XCTAssertSnapshot(of: ButtonSheet(), named: "iOS17", layout: .fits(width: 350), traits: .platform(.iOS17))
  }
  func testLayers() {
    for (layer, name) in [
      (TripPage.Layer.alert, "alert"), (.rename, "rename"), (.dialog, "dialog"), (.card, "card"), (.details, "details"),
      (.popover, "popover"), (.cover, "cover"),
    ] {
      XCTAssertSnapshot(of: TripPage(layer), named: name, layout: .device(.iPhoneX), traits: .displayScale(1))
      XCTAssertSnapshot(
        of: TripPage(layer), named: "\(name)-iOS17", layout: .device(.iPhoneX),
        traits: [.platform(.iOS17), .displayScale(1)])
    }
    XCTAssertSnapshot(
      of: TripPage(.alert), named: "alert-dark", layout: .device(.iPhoneX),
      traits: [.platform(.iOS17), .dark, .displayScale(1)])
    XCTAssertSnapshot(
      of: TripPage(.card), named: "card-rtl", layout: .device(.iPhoneX), traits: [.rightToLeft, .displayScale(1)])
  }
  func testControls() {
    XCTAssertSnapshot(of: ControlSheet(), layout: .fits(width: 350))
    XCTAssertSnapshot(
      of: ControlSheet(), named: "iOS17dark", layout: .fits(width: 350), traits: [.platform(.iOS17), .dark])
  }
  func testGauges() {
    XCTAssertSnapshot(of: GaugeSheet(), layout: .fits(width: 350))
  }
  func testDatePickers() {
    XCTAssertSnapshot(of: DateSheet(), layout: .fits(width: 350))
  }
  func testContentUnavailable() {
    XCTAssertSnapshot(
      of: ContentUnavailableView {
        Label("No bookmarks", systemImage: "bookmark")
      } description: {
        Text("What you keep for later is found here.")
      } actions: {
        Button("Explore") {}.buttonStyle(.borderedProminent)
      })
    XCTAssertSnapshot(of: ContentUnavailableView.search(text: "harbour"), named: "search")
  }
  func testDriven() {
    let host = ViewHost(of: TripPage(), layout: .device(.iPhoneX))
    host.tap("Delete")
    host.tap("Delete")
    XCTAssertTrue(host.exists("Deleted"))
    host.tap("Details")
    host.tap("Done")
    XCTAssertFalse(host.exists("Day 1"))
  }
}
