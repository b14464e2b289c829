import Foundation
@testable import SnapshotCore
import XCTest

/// The program around a `swift` that is a script: what it is called with, and what is made of what it does.
final class RecordCommandTests: XCTestCase {
  private var swift: FakeSwift!

  override func setUpWithError() throws { swift = try FakeSwift() }
  override func tearDown() { swift = nil }

  /// Without the line of seconds, which differ.
  private func lines(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("time ") }
  }

  func testListsWhatIsNewChangedUnchangedAndUnreferenced() throws {
    try swift.tool.writePicture("Snapshots/MapTests/testC.png")
    try swift.tool.write("a tree", "Snapshots/MapTests/testC.tree")
    try swift.tool.writePicture("Snapshots/MapTests/testC.old.png")
    try swift.tool.writePicture("Snapshots/OldTests/testGone.png")
    swift.list = ["AppTests.MapTests/testA", "AppTests.MapTests/testB", "AppTests.MapTests/testC"]
    swift.test =
      swift.ran("testA", [swift.event("testA()", .new), swift.event("testA()", .unchanged)])
      + swift.ran("testB", [swift.event("testB()", .changed)])
      + swift.ran("testC", [swift.event("testC()", .unchanged)])
    let outcome = try swift.run()
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssertEqual(
      lines(outcome.output),
      [
        "new           1", "  Snapshots/MapTests/testA.png", "changed       1", "  Snapshots/MapTests/testB.png",
        "unchanged     1", "unreferenced  2", "  Snapshots/MapTests/testC.old.png", "  Snapshots/OldTests/testGone.png",
        "tests         3", "results       .build/snapshots/results.json",
        "next          swift run snapshot-record review  goes through them",
        "              swift run snapshot-record report  shows them side by side in a browser",
        "              swift run snapshot-record prune  removes what is unreferenced",
      ])
    XCTAssertEqual(
      outcome.errors, "building\nnew AppTests/MapTests.swift testA\nchanged AppTests/MapTests.swift testB\n")
    let calls = try swift.text("calls").split(separator: "\n")
    XCTAssertEqual(calls[0], "build --build-tests --package-path \(swift.folder)")
    XCTAssertEqual(calls[1], "test list --skip-build --package-path \(swift.folder)")
    XCTAssert(calls[2].hasPrefix("test --skip-build --package-path \(swift.folder) --event-stream-output-path "))
    XCTAssert(try swift.text("variables").contains("SNAPSHOT_RECORD=all\nSNAPSHOT_RECORDING_IS_REPORTED=1\n"))
    let results = try swift.json(".build/snapshots/results.json")
    XCTAssertEqual((results["tests"] as? [[String: Any]])?.map { $0["id"] as? String }, swift.list)
    XCTAssertEqual((results["snapshots"] as? [Any])?.count, 4)
    XCTAssertEqual(results["ending"] as? String, "passed")
    XCTAssertEqual(results["isComplete"] as? Bool, true)
  }

  func testAFilterAndArgumentsForThoseThatUnderstandThem() throws {
    swift.list = ["AppTests.MapTests/testA", "AppTests.MapTests/testB"]
    try swift.tool.writePicture("Snapshots/MapTests/testB.png")
    swift.test = swift.ran("testA", [swift.event("testA()", .unchanged)])
    let outcome = try swift.run([
      "record", "testA", "--mode", "failed", "-j", "3", "--", "-c", "release", "--no-parallel",
    ])
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    let calls = try swift.text("calls").split(separator: "\n")
    XCTAssertEqual(calls[0], "build --build-tests --package-path \(swift.folder) -c release")
    XCTAssertEqual(calls[1], "test list --skip-build --package-path \(swift.folder) -c release")
    XCTAssert(calls[2].contains(" -c release --no-parallel "))
    XCTAssert(calls[2].hasSuffix(" --parallel --num-workers 3 --verbose --filter testA"), String(calls[2]))
    XCTAssert(try swift.text("variables").contains("SNAPSHOT_RECORD=failed\n"))
    // testB did not run: what it asks for is not known.
    XCTAssert(
      outcome.output.contains("unreferenced  0, and 1 more that tests which did not run or pass may ask for"),
      outcome.output)
    let none = try swift.run(["record", "testZ"])
    XCTAssertEqual(none.status, 2)
    XCTAssert(none.errors.hasSuffix("no test of 2 matches \"testZ\"; swift test list shows their names\n"), none.errors)
  }

  func testADryRunSaysWhatWouldBeWritten() throws {
    swift.test =
      swift.ran(
        "testA", [swift.event("testA()", .failed, message: "Snapshot \"testA\" has no reference", pending: .new)],
        failing: "failed - Snapshot \"testA\" has no reference")
      + swift.ran(
        "testB", [swift.event("testB()", .failed, message: "Snapshot \"testB\" differs", pending: .changed)],
        failing: "failed - Snapshot \"testB\" differs")
      + "exit 1\n"
    let all = try swift.run(["record", "--dry-run"])
    XCTAssertEqual(all.status, 0, all.output)
    XCTAssertEqual(
      lines(all.output).prefix(5),
      [
        "would be new  1", "  Snapshots/MapTests/testA.png", "would change  1", "  Snapshots/MapTests/testB.png",
        "unchanged     0",
      ])
    XCTAssert(all.errors.contains("would be new AppTests/MapTests.swift testA"))
    XCTAssert(try swift.text("variables").contains("SNAPSHOT_RECORD=never\n"))
    XCTAssertFalse(try swift.text("variables").contains("REPORTED"))
    let missing = try swift.run(["record", "--dry-run", "--mode", "missing"])
    XCTAssertEqual(missing.status, 1)
    XCTAssert(
      missing.output.contains(
        "would change  0\nunchanged     0\nfailed        1\n  AppTests/MapTests.swift testB: differs\n"), missing.output
    )
  }

  func testVerifyWritesNothingAndTellsWhatFailed() throws {
    swift.list = ["AppTests.MapTests/testA", "AppTests.MapTests/testB"]
    let message = "Snapshot \"testA\" differs: \"Pay\" moved"
    swift.test =
      swift.ran(
        "testA", [swift.event("testA()", .failed, message: message + "\n  where")], failing: "failed - " + message)
      + swift.ran("testB", failing: "1 is not 2") + "exit 1\n"
    let junit = swift.folder + "/junit.xml"
    let outcome = try swift.run(
      ["verify", "--junit", "junit.xml"],
      variables: [
        "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": swift.folder, "GITHUB_STEP_SUMMARY": swift.folder + "/summary.md",
      ])
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(
      outcome.output.contains(
        """
        failed        1
          AppTests/MapTests.swift testA: differs: "Pay" moved
        failed tests  1, not for a snapshot
          AppTests.MapTests/testB: 1 is not 2
        """), outcome.output)
    XCTAssert(try swift.text("variables").contains("SNAPSHOT_RECORD=never\n"))
    XCTAssert(
      outcome.errors.contains("failed AppTests/MapTests.swift testA\nfailed AppTests.MapTests/testB: 1 is not 2\n"),
      outcome.errors)
    XCTAssert(
      outcome.errors.contains(
        "::error file=Tests/MapTests.swift,line=7,title=Snapshot testA::Snapshot \"testA\" differs: \"Pay\" moved%0A  where\n"
      ),
      outcome.errors)
    XCTAssert(
      outcome.errors.contains("::error file=Tests/MapTests.swift,line=7,title=AppTests.MapTests/testB::1 is not 2\n"))
    XCTAssert(try swift.text("summary.md").contains("| failed | 1 |"))
    XCTAssert(String(decoding: try FileSystem.read(junit), as: UTF8.self).contains("failures=\"2\""))
  }

  func testTestsThatFailWithoutAWordAreShown() throws {
    swift.test = "echo 'error: no tests found'\nexit 1\n"
    let outcome = try swift.run(["verify"])
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("error: no tests found\nswift test failed, and no test says why"), outcome.errors)
  }

  func testABuildThatFailsIsShownAsTheCompilerWroteIt() throws {
    let words = "A.swift:3:5: error: no such type\n1 | let x: Int = \"a\"\n  |              `- error: no\n"
    try swift.tool.write("[3/13] Compiling AppTests Bad.swift\n" + words, "words")
    swift.build = "cat \(swift.folder)/words; exit 1"
    let outcome = try swift.run()
    XCTAssertEqual(outcome.status, 2)
    XCTAssertEqual(
      outcome.errors,
      "building\n" + words
        + "snapshot-record: the package in \(swift.folder) was not built (see above), so no test ran\n")
    XCTAssertEqual(outcome.output, "")
    let results = try swift.json(".build/snapshots/results.json")
    XCTAssertEqual(results["ending"] as? String, "buildFailed")
    XCTAssertEqual(results["buildOutput"] as? String, words)
  }

  func testJSON() throws {
    swift.test = swift.ran("testA", [swift.event("testA()", .new)])
    let outcome = try swift.run(["--json"])
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let summary = try XCTUnwrap(json["summary"] as? [String: Any])
    XCTAssertEqual(summary["new"] as? [String], ["Snapshots/MapTests/testA.png"])
    XCTAssertEqual(summary["unreferenced"] as? [String], [])
    XCTAssertEqual(json["mode"] as? String, "all")
    XCTAssertEqual(outcome.errors, "")
  }

  func testShardsRunTheirOwnAndMergeToTheWhole() throws {
    swift.list = ["AppTests.MapTests/testA", "AppTests.OtherTests/testB"]
    try swift.tool.writePicture("Snapshots/OldTests/testGone.png")
    swift.test = swift.ran("testA", [swift.event("testA()", .unchanged)])
    let first = try swift.run(["verify"], variables: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"])
    XCTAssertEqual(first.status, 0, first.errors)
    XCTAssert(first.errors.contains("shard 1/2 (CI_NODE_INDEX=1, CI_NODE_TOTAL=2): 1 of 2 tests\n"), first.errors)
    XCTAssert(try swift.text("calls").contains(#"--filter ^AppTests\.MapTests/"#))
    XCTAssert(
      first.output.contains(
        "next          swift run snapshot-record merge .build/snapshots  when all 2 shards are there"), first.output)
    XCTAssertFalse(first.output.contains("unreferenced"))
    let early = try swift.run(["merge", ".build/snapshots"])
    XCTAssertEqual(early.status, 2)
    XCTAssert(early.errors.contains("of 2 shards 2 is missing"), early.errors)

    swift.test =
      "echo \"Test Case 'OtherTests.testB' started at x\"\necho \"Test Case 'OtherTests.testB' passed (0.1 seconds)\""
    XCTAssertEqual(try swift.run(["verify", "--shard", "2/2"]).status, 0)
    let whole = try swift.run(["merge", ".build/snapshots", "--junit", "all.xml"])
    XCTAssertEqual(whole.status, 0, whole.errors)
    XCTAssert(
      whole.output.contains("unchanged     1\nunreferenced  1\n  Snapshots/OldTests/testGone.png\n"), whole.output)
    XCTAssert(try swift.text("all.xml").contains("tests=\"2\""))
    XCTAssertEqual(try swift.json(".build/snapshots/results.json")["isComplete"] as? Bool, true)

    let empty = try swift.run(["verify", "--shard", "3/3"])
    XCTAssertEqual(empty.status, 0)
    XCTAssert(empty.output.contains("none: there are fewer suites than shards"), empty.output)
  }

  func testACrashSaysHowManyTestsItTookAlong() throws {
    swift.list = ["A", "B", "C"].map { "AppTests.MapTests/test\($0)" }
    swift.test =
      swift.ran("testA", [swift.event("testA()", .unchanged)])
      + "echo \"Test Case 'MapTests.testB' started at now\"\necho 'a.swift:1: Fatal error: gone'\nexit 1\n"
    let outcome = try swift.run(["verify"])
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.output.contains("tests         2, 1 did not run\n"), outcome.output)
  }

  func testCtrlCLeavesTheResultsThatThereAre() throws {
    swift.list = ["AppTests.MapTests/testA", "AppTests.MapTests/testB", "AppTests.OtherTests/testC"]
    // The program's own number is its parent's: `env` is replaced by the script.
    swift.test =
      swift.ran("testA", [swift.event("testA()", .unchanged)])
      + "trap 'echo stopped > \(swift.folder)/stopped; exit 1' INT\nsleep 0.5\nkill -INT $PPID\nsleep 20 & wait\n"
    let outcome = try swift.run(["verify", "MapTests"])
    XCTAssertEqual(outcome.status, 130)
    XCTAssertEqual(try swift.text("stopped"), "stopped\n")
    XCTAssert(outcome.output.contains("interrupted   1 of 2 tests had ended"), outcome.output)
    let results = try swift.json(".build/snapshots/results.json")
    XCTAssertEqual(results["ending"] as? String, "interrupted")
    XCTAssertEqual((results["tests"] as? [Any])?.count, 1)
  }

  func testSurroundingsThatAreWrong() throws {
    let tool = try CommandLineTool()
    let none = try tool.run()
    XCTAssertEqual(none.status, 2)
    XCTAssertEqual(
      none.errors,
      "snapshot-record: there is no Package.swift in \(tool.folder) or a folder above; change to the package's folder, or name it with --package-path\n"
    )
    // From a folder within.
    try FileSystem.makeDirectory(swift.folder + "/Sources/App")
    XCTAssertEqual(try swift.run(["--package-path", "Sources/App"]).status, 0)
    XCTAssert(try swift.text("calls").hasPrefix("build --build-tests --package-path \(swift.folder)\n"))
    let noSwift = try swift.tool.run([], variables: ["PATH": "/usr/bin:/bin"])
    XCTAssertEqual(noSwift.status, 2)
    XCTAssert(
      noSwift.errors.hasSuffix("snapshot-record: swift was not found; put the toolchain's folder into PATH\n"),
      noSwift.errors)
    for (arguments, words) in [
      (["record", "a", "b"], "record: takes FILTER, and \"b\" is one too many"),
      (["record", "--mode", "some"], "record: --mode may be one of: all, failed, missing, never; not \"some\""),
      (["--dryrun"], "record: unknown option --dryrun; is --dry-run meant? see snapshot-record record --help"),
      (["verify", "--mode", "all"], "verify: unknown option --mode"),
      (["verify", "--shard", "5/4"], "--shard 5/4 is shard 5, and there are 1 to 4"),
      (["verify", "-j", "0"], "--jobs takes a number from 1 on"),
      (["merge"], "merge: needs RESULTS"),
      (["verify", "["], "the filter \"[\" is no regular expression"),
      (["verify", "--", "--skip", "("], "the filter \"(\" is no regular expression"),
    ] {
      let outcome = try swift.run(arguments)
      XCTAssertFalse(outcome.errors.contains("building"), outcome.errors)
      XCTAssertEqual(outcome.status, 2)
      XCTAssert(outcome.errors.contains(words), outcome.errors)
    }
  }
}
