import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// Views that move, at moments of their clock.
final class MotionTests: XCTestCase {
  func testArrival() {
    XCTAssertSnapshot(of: Arrival(), named: "0", layout: .sizeThatFits, at: 0)
    XCTAssertSnapshot(of: Arrival(), named: "0.3", layout: .sizeThatFits, at: 0.3)
    XCTAssertSnapshot(of: Arrival(), named: "end", layout: .sizeThatFits)
  }
  /// A host that comes to the same moments one after another shows the same.
  func testArrivalGoesOn() throws {
    let host = ViewHost(of: Arrival(), layout: .sizeThatFits, at: 0)
    XCTAssertSnapshot(of: host, named: "0", testName: "testArrival()")
    host.advance(by: 0.3)
    XCTAssertSnapshot(of: host, named: "0.3", testName: "testArrival()")
    host.advance(by: 3)
    XCTAssertSnapshot(of: host, named: "end", testName: "testArrival()")
  }

  func testPulse() {
    let host = ViewHost(of: Pulse(), layout: .fixed(width: 240, height: 300), at: 0)
    XCTAssertSnapshot(of: host, named: "0")
    host.advance(by: 0.3)
    XCTAssertSnapshot(of: host, named: "0.3")
    host.tap("Tap")
    host.advance(by: 0.2)
    XCTAssertSnapshot(of: host, named: "tapped")
    host.advance(by: 3)
    XCTAssertSnapshot(of: host, named: "later")
  }

  func testRunning() {
    for (name, seconds) in [("0", 0.0), ("0.3", 0.3), ("2", 2)] {
      XCTAssertSnapshot(of: Running(), named: name, layout: .fixed(width: 240, height: 200), at: seconds)
    }
  }
}
