import SnapshotCore
import SwiftUI
import XCTest

@testable import SnapshotAssertions

/// What is marked in a view, or named in a test, does not count.
final class MaskAssertionTests: XCTestCase {
  private struct Clock: View {
    var title = "Updated"
    var time: String
    var body: some View {
      HStack {
        Text(title)
        // The mask is the frame: of the text alone it would be as wide as the digits of now.
        Text(verbatim: time).frame(width: 60).accessibilityIdentifier("clock")
      }
      .frame(width: 160, height: 40)
    }
  }

  func testAnotherTimePassesAndAnotherTitleDoesNot() {
    let probe = AssertionProbe()
    func assert(_ clock: @autoclosure @MainActor () -> Clock) -> [String] {
      withoutActuallyEscaping(clock) { clock in
        let before = probe.issues.count
        probe.run(probe.session()) {
          XCTAssertSnapshot(
            of: clock().snapshotIgnoring(identifier: "clock"), named: "clock", layout: .sizeThatFits,
            testName: "testClock()")
        }
        return Array(probe.issues.dropFirst(before))
      }
    }
    XCTAssertEqual(assert(Clock(time: "12:04")).count, 1, "recorded")
    XCTAssertEqual(assert(Clock(time: "12:04")), [])
    XCTAssertEqual(assert(Clock(time: "21:37")), [])
    XCTAssertEqual(assert(Clock(title: "Uploaded", time: "21:37")).count, 1)
  }

  func testAMaskOfNothingIsNeverRecorded() {
    let probe = AssertionProbe()
    probe.run(probe.session()) {
      XCTAssertSnapshot(
        of: Clock(time: "12:04").snapshotIgnoring(identifier: "watch"), named: "clock", layout: .sizeThatFits)
    }
    XCTAssertEqual(probe.issues.count, 1)
    XCTAssert(probe.issues[0].contains("\"watch\"") && probe.issues[0].contains("\"clock\""), "\(probe.issues)")
    XCTAssertEqual(probe.references, [])
  }
}
