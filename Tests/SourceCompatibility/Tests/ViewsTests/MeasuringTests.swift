import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// Views that depend on their own measures.
final class MeasuringTests: XCTestCase {
  func testEqualButtons() {
    XCTAssertSnapshot(of: EqualButtons(), layout: .sizeThatFits)
  }
  func testTabStrip() {
    let host = ViewHost(of: TabStrip().padding(), layout: .sizeThatFits)
    XCTAssertSnapshot(of: host, named: "second")
    host.tap("Saved")
    XCTAssertSnapshot(of: host, named: "third")
  }
  func testScrolledHeader() {
    XCTAssertSnapshot(of: ScrolledHeader(), layout: .fixed(width: 200, height: 160))
  }
  func testTags() {
    XCTAssertSnapshot(of: Tags(), named: "wide", layout: .fits(width: 300))
    XCTAssertSnapshot(of: Tags(), named: "narrow", layout: .fits(width: 120))
  }
}
