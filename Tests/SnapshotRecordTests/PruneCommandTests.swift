import Foundation
import SnapshotCore
import XCTest

final class PruneCommandTests: XCTestCase {
  private var swift: FakeSwift!

  override func setUpWithError() throws {
    swift = try FakeSwift()
    for name in ["testA.png", "testA.tree", "testA.old.png", "testA.old.tree", "testGone.png", "testC.png"] {
      try swift.tool.write(name, "Snapshots/MapTests/" + name)
    }
    try swift.tool.write("old", "Snapshots/OldTests/testOld.png")
    swift.list = ["AppTests.MapTests/testA", "AppTests.MapTests/testC"]
    swift.test = swift.ran("testA", [swift.event("testA()", .unchanged)]) + swift.ran("testC", failing: "no")
  }
  override func tearDown() { swift = nil }

  func testListsThenMovesThenNothingIsLeft() throws {
    _ = try swift.run(["verify"])
    let dry = try swift.run(["prune"])
    XCTAssertEqual(dry.status, 1, dry.errors)
    let list = """
        Snapshots/MapTests/testA.old.png and .tree: testA of MapTests.swift passed without asking for it
        Snapshots/MapTests/testGone.png: MapTests.swift has no test testGone any more
        Snapshots/OldTests/testOld.png: no test file OldTests.swift is left
      kept          1 of tests that did not pass

      """
    XCTAssertEqual(
      dry.output,
      "unreferenced  3\n" + list
        + "next          swift run snapshot-record prune --delete  moves them to .build/snapshots/pruned/1\n")
    XCTAssertEqual(dry.errors, "")
    XCTAssert(FileSystem.exists(swift.folder + "/Snapshots/OldTests/testOld.png"))

    let moved = try swift.run(["prune", "--delete"])
    XCTAssertEqual(moved.status, 0)
    let pruned = "\(swift.folder)/.build/snapshots/pruned/1"
    XCTAssertEqual(
      moved.output,
      "removed       3\n" + list + "moved to      .build/snapshots/pruned/1\n"
        + "to undo       cp -a \(pruned)/. \(swift.folder)\n")
    XCTAssertFalse(FileSystem.exists(swift.folder + "/Snapshots/OldTests"))
    XCTAssertEqual(try swift.text(".build/snapshots/pruned/1/Snapshots/OldTests/testOld.png"), "old")
    for name in ["testA.png", "testA.tree", "testC.png"] {
      XCTAssert(FileSystem.exists(swift.folder + "/Snapshots/MapTests/" + name), name)
    }

    let again = try swift.run(["prune"])
    XCTAssertEqual(again.status, 0)
    XCTAssertEqual(again.output, "unreferenced  0\nkept          1 of tests that did not pass\n")
  }

  func testJSON() throws {
    _ = try swift.run(["verify"])
    func json(_ arguments: String...) throws -> [String: Any] {
      let outcome = try swift.run(arguments)
      return try XCTUnwrap(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], outcome.errors)
    }
    let dry = try json("prune", "--json")
    XCTAssertEqual((dry["orphans"] as? [[String: Any]])?.count, 3)
    XCTAssertEqual(dry["kept"] as? [String: Int], ["failed": 1])
    XCTAssertNil(dry["moved"])
    let moved = try XCTUnwrap(json("prune", "--delete", "--json")["moved"] as? [String: Any])
    XCTAssertEqual((moved["files"] as? [[String: String]])?.count, 4)
  }

  func testResultsThatTellNothingAreOneLineAndStatus2() throws {
    func expect(_ message: String, line: UInt = #line) throws {
      let outcome = try swift.run(["prune", "--delete"])
      XCTAssertEqual(outcome.status, 2, line: line)
      XCTAssertEqual(outcome.errors, "snapshot-record: \(message)\n", line: line)
      XCTAssertEqual(outcome.output, "", line: line)
    }
    let results = swift.folder + "/.build/snapshots/results.json"
    try expect(
      "there is no \(results), so it is not known which references tests ask for; run snapshot-record verify anew")
    _ = try swift.run(["verify"])
    // A later time than the run's, whatever the clock's steps are.
    var times = [timeval(tv_sec: time(nil) + 100, tv_usec: 0), timeval(tv_sec: time(nil) + 100, tv_usec: 0)]
    utimes(swift.folder + "/Tests/MapTests.swift", &times)
    try expect(
      "\(swift.folder)/Tests/MapTests.swift was changed after the last run, so it is not known what it asks for now; "
        + "run snapshot-record verify anew")
    XCTAssert(FileSystem.exists(swift.folder + "/Snapshots/OldTests/testOld.png"))
  }
}
