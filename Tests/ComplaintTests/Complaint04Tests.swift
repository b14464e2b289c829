import Foundation
import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import SwiftUI
import Testing
import XCTest

private let isOn = ChildProcess.isOne(of: "04")
/// The second run of the child draws another picture and writes another text.
private let isChanged = ProcessInfo.processInfo.environment["TINTYPE_COMPLAINT_CHANGED"] != nil

private func checkAll(_ testName: String) {
  XCTAssertSnapshot(of: isChanged ? Color.blue : Color.red, layout: .fixed(width: 4, height: 4), testName: testName)
  assertSnapshot(
    of: isChanged ? "blue" : "red", as: .lines,
    snapshotDirectory: ProcessInfo.processInfo.environment["COMPATIBLE_REFERENCES"],
    testName: testName)
  assertInlineSnapshot(of: isChanged ? "blue" : "red", record: .never) { "red" }
}

final class Complaint04XCFixture: XCTestCase {
  func testPlain() { if isOn { checkAll("testPlain()") } }
  func testAsynchronous() async { if isOn { checkAll("testAsynchronous()") } }
  @MainActor func testOnTheMainActor() async { if isOn { checkAll("testOnTheMainActor()") } }
}
@Suite struct Complaint04Fixture {
  @Test(.enabled(if: isOn)) func plain() { checkAll("plain()") }
  @Test(.enabled(if: isOn)) func asynchronous() async { checkAll("asynchronous()") }
  @Test(.enabled(if: isOn)) @MainActor func onTheMainActor() { checkAll("onTheMainActor()") }
}

/// A mismatch must fail the test that runs, under XCTest and under Swift Testing, whichever form of the assertion it is:
/// the wrong framework's failure call is lost without a word, and everything is green (C149, too).
final class Complaint04Tests: XCTestCase {
  private func expectFailures(_ arguments: [String], _ tests: [String]) throws {
    let folder = TemporaryFolder()
    XCTAssertNotEqual(
      try ChildProcess.run("04", arguments, folder.variables(.all)).status, 0, "a run that records fails")
    let green = try ChildProcess.run("04", arguments, folder.variables(.never))
    XCTAssertEqual(green.status, 0, green.output)

    let changed = try ChildProcess.run(
      "04", arguments, folder.variables(.never).merging(["TINTYPE_COMPLAINT_CHANGED": "1"]) { $1 })
    XCTAssertNotEqual(changed.status, 0)
    for test in tests {
      XCTAssert(changed.output.contains("Snapshot \"\(test)\""), "\(test) is not in\n\(changed.output)")
    }
    // The picture, the text, the literal.
    for phrase in ["64 of 64 pixels", "Snapshot does not match reference.", "differs from the text in the source:"] {
      XCTAssertEqual(
        changed.output.components(separatedBy: phrase).count, tests.count + 1, "\(phrase)\n\(changed.output)")
    }
  }

  func testAMismatchFailsUnderXCTest() throws {
    try expectFailures(
      ["ComplaintTests.Complaint04XCFixture"], ["testPlain", "testAsynchronous", "testOnTheMainActor"])
  }
  func testAMismatchFailsUnderSwiftTesting() throws {
    try expectFailures(
      ChildProcess.swiftTesting("Complaint04Fixture"), ["plain", "asynchronous", "onTheMainActor"])
  }
}
