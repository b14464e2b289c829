import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import XCTest

/// C63, C66. A tool that did not see conflict markers in a reference crashed, and the one that then looked for them took any
/// text that speaks of conflicts for one. A conflict is what the file begins with; a text that is the same is the same.
final class ComplaintC66Tests: XCTestCase {
  private static let conflict = "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> branch\n"

  private func outcome(_ text: String, _ mode: RecordMode, in folder: String) -> String {
    let session = SnapshotSession(environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": folder + "/failures"]))
    return SnapshotAssertion.$session.withValue(session) {
      verifySnapshot(of: text, as: .lines, named: "text", record: mode, snapshotDirectory: folder, testName: "c()")
        ?? "passed"
    }
  }

  func testATextThatSpeaksOfConflictsIsAText() {
    for text in ["How to resolve:\n" + Self.conflict, "=======\nTitle\n=======\n", " " + Self.conflict, Self.conflict] {
      let folder = TemporaryFolder()
      XCTAssertNotEqual(outcome(text, .missing, in: folder.path), "passed", "it was recorded")
      XCTAssertEqual(outcome(text, .never, in: folder.path), "passed", text)
    }
  }

  func testAConflictIsNamedAndKept() throws {
    let folder = TemporaryFolder()
    let bytes = Array(Self.conflict.utf8)
    try FileSystem.write(bytes, to: folder.path + "/c.text.txt")
    for mode in [RecordMode.never, .missing] {
      let message = outcome("one", mode, in: folder.path)
      for part in ["merge conflict", "resolve", folder.path + "/c.text.txt"] {
        XCTAssert(message.contains(part), message)
      }
      XCTAssertEqual(try FileSystem.read(folder.path + "/c.text.txt"), bytes)
    }
  }
}
