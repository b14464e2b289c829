import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// Views whose environment values and stored properties are made by macros and wrappers.
final class EntryTests: XCTestCase {
  func testEntryCard() {
    XCTAssertSnapshot(of: EntryCard(), named: "defaults", layout: .sizeThatFits)
    XCTAssertSnapshot(
      of: EntryCard().cardTitle("Given").environment(\.badgeCount, 3).environment(\.cardSpacing, 24)
        .environment(\.cardLink, URL(string: "https://example.com")),
      named: "given", layout: .sizeThatFits)
  }
  func testEntryToggle() {
    struct Owner: View {
      @State private var isOn = false
      var body: some View { EntryToggle(isOn: $isOn) }
    }
    let host = ViewHost(of: Owner(), layout: .fixed(width: 80, height: 44))
    XCTAssertSnapshot(of: host, named: "off")
    host.tap("Off")
    XCTAssertSnapshot(of: host, named: "on")
  }
  func testStoredSettings() {
    let host = ViewHost(of: StoredSettings(), layout: .fixed(width: 200, height: 260))
    XCTAssertSnapshot(of: host, named: "first")
    host.tap("Next")
    XCTAssertSnapshot(of: host, named: "next")
  }
}
