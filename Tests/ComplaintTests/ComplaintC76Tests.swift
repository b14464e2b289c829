import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import Synchronization
import XCTest

/// C76. `file:` is where the failure is shown and where the reference lies: a helper that hands its caller's file on, so
/// that the failure is shown there, had to move its references, too. They can be said apart.
final class ComplaintC76Tests: XCTestCase {
  private func checkCard(
    _ text: String, in folder: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertSnapshot(
      of: text, as: .lines, named: "card", snapshotDirectory: folder, file: file, testName: "card()", line: line)
  }

  func testAHelpersReferencesStayWhereItSays() throws {
    let folder = TemporaryFolder()
    try FileSystem.write(Array("old".utf8), to: folder.path + "/card.card.txt")
    let places = Mutex<[String]>([])
    IssueReporter.$interceptor.withValue(
      .init { _, place in places.withLock { $0.append("\(place.file):\(place.line)") } }
    ) {
      let session = SnapshotSession(environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": folder.path + "/failures"]))
      SnapshotAssertion.$session.withValue(session) {
        checkCard("new", in: folder.path, file: "/elsewhere/Caller.swift", line: 7)
      }
    }
    XCTAssertEqual(places.withLock { $0 }, ["/elsewhere/Caller.swift:7"])
    XCTAssertEqual(try FileSystem.read(folder.path + "/card.card.txt"), Array("old".utf8))
    XCTAssertFalse(FileSystem.exists("/elsewhere/__Snapshots__"))
  }
}
