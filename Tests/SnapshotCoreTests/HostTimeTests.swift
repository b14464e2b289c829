import Foundation
import VirtualTime
import XCTest

@testable import SnapshotCore

final class HostTimeTests: XCTestCase {
  /// Events tell how long an assertion took on this machine, also where a clock of the test's rules.
  func testIsTheMachinesWhereAClockRules() {
    let before = HostTime.now
    let (ruled, host) = VirtualClock().rule { (Date().timeIntervalSince1970, HostTime.now) }
    let after = HostTime.now
    XCTAssertTrue(before <= host && host <= after)
    XCTAssertFalse(before <= ruled && ruled <= after)
  }
}
