import AirshipPreferenceCenter
import SnapshotAssertions
import SwiftUI
import XCTest

/// A preference center as an app shows it.
final class PreferenceCenterTests: XCTestCase {
  override func setUpWithError() throws {
    let file = try XCTUnwrap(Bundle.module.url(forResource: "preferences", withExtension: "json"))
    try PreferenceCenterStubs.register(id: "newsletters", file: file)
    PreferenceCenterStubs.register(icon: Image(systemName: "bell.slash"), url: "https://example.com/bell.png")
    PreferenceCenterStubs.isNotificationOptedIn = false
    PreferenceCenterStubs.channelSubscriptions = ["deals"]
    PreferenceCenterStubs.contactSubscriptions = ["news": [.app, .email], "orders": [.email]]
  }
  override func tearDown() { PreferenceCenterStubs.reset() }

  func testContent() {
    for (name, traits) in [("light", SnapshotTraits.light), ("dark", .dark), ("right to left", .rightToLeft)] {
      XCTAssertSnapshot(
        of: PreferenceCenterContent(preferenceCenterID: "newsletters"), named: name,
        layout: .fixed(width: 350, height: 900), traits: traits)
    }
  }
}
