import XCTest

/// C149. `assertSnapshot` in a Swift Testing `@Test` passed whatever happened. See `Complaint04Tests`: its child processes
/// assert in both frameworks with every form, and the same form must fail both.
final class ComplaintC149Tests: XCTestCase {
  func testAssertSnapshotFailsASwiftTestingTest() throws {
    let folder = TemporaryFolder()
    let run = try ChildProcess.run(
      "04", ChildProcess.swiftTesting("Complaint04Fixture/plain"), folder.variables(.never))
    XCTAssertNotEqual(run.status, 0)
    XCTAssert(run.output.contains("No reference was found on disk. New snapshot was not recorded"), run.output)
    XCTAssert(run.output.contains("Complaint04Tests.swift:"), "the failure has no place\n\(run.output)")
  }
}
