import Foundation
@testable import SnapshotCore
import XCTest

/// The program around a `swift` that is a script: what it is called with, and what is made of what it does.
final class RecordCommandTests: XCTestCase {
  private var tool: CommandLineTool!

  override func setUpWithError() throws {
    tool = try CommandLineTool()
    try tool.write("", "Package.swift")
  }
  override func tearDown() { tool = nil }

  private func event(_ title: String, _ state: SnapshotResult.State, message: String? = nil) -> String {
    let source = SnapshotSource(
      fileID: "AppTests/MapTests.swift", filePath: tool.folder + "/Tests/MapTests.swift", testName: title, line: 1,
      column: 1)
    let identity = SnapshotIdentity(source: source)
    let environment = SnapshotEnvironment(["SNAPSHOT_DIR": tool.folder + "/Snapshots", "SNAPSHOT_ARTIFACTS": "/tmp"])
    return SnapshotEvent(
      SnapshotResult(
        state: state, identity: identity, paths: try? SnapshotPaths(identity, environment: environment),
        message: message)
    ).jsonLine
  }

  /// - Parameter script: shell code in place of `swift test`.
  private func run(_ arguments: [String] = [], variables: [String: String] = [:], swift script: String) throws
    -> CommandLineTool.Outcome
  {
    try tool.write(
      "#!/bin/sh\necho \"$@\" > \(tool.folder)/arguments\nenv | grep SNAPSHOT_ | sort > \(tool.folder)/variables\n"
        + script,
      "bin/swift")
    chmod(tool.folder + "/bin/swift", 0o755)
    let path = tool.folder + "/bin:/usr/bin:/bin"
    return try tool.run(arguments, variables: ["PATH": path].merging(variables) { $1 })
  }
  private func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read(tool.folder + "/" + name), as: UTF8.self)
  }

  private func events(_ lines: [String]) -> String {
    "echo 'Build complete! (1.0s)'\n" + lines.map { "echo '\($0)' >> \"$SNAPSHOT_EVENTS\"\n" }.joined()
  }

  func testListsWhatIsNewChangedUnchangedAndUnreferenced() throws {
    try tool.writePicture("Snapshots/MapTests/testC.png")
    try tool.writePicture("Snapshots/OldTests/testGone.png")
    let outcome = try run(
      swift: events([
        event("testA()", .new), event("testB()", .changed), event("testC()", .unchanged), event("testA()", .unchanged),
      ]))
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(
      outcome.output,
      """
      new: 1
        Snapshots/MapTests/testA.png
      changed: 1
        Snapshots/MapTests/testB.png
      unchanged: 1
        Snapshots/MapTests/testC.png
      unreferenced: 1
        Snapshots/OldTests/testGone.png

      """)
    XCTAssertEqual(
      outcome.errors,
      "built; running the tests\nnew AppTests/MapTests.swift testA\nchanged AppTests/MapTests.swift testB\n")
    XCTAssertEqual(try text("arguments"), "test --package-path \(tool.folder)\n")
    XCTAssert(try text("variables").contains("SNAPSHOT_RECORD=all\nSNAPSHOT_RECORDING_IS_REPORTED=1\n"))
  }

  func testAFilterAndOptionsForSwiftTest() throws {
    let outcome = try run(["record", "App.*testA", "--", "--parallel"], swift: events([event("testA()", .unchanged)]))
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(try text("arguments"), "test --package-path \(tool.folder) --filter App.*testA --parallel\n")
    XCTAssert(outcome.output.contains("unreferenced: not looked for"))
  }

  func testVerifyWritesNothing() throws {
    let failing = events([event("testA()", .failed, message: "differs")]) + "echo 'A.swift:1: error: differs'\nexit 1\n"
    let outcome = try run(["verify"], swift: failing)
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.output.hasSuffix("failed: 1\n  AppTests/MapTests.swift testA\n"), outcome.output)
    XCTAssert(outcome.errors.contains("A.swift:1: error: differs"))
    XCTAssert(try text("variables").contains("SNAPSHOT_RECORD=never\n"))
    XCTAssertFalse(try text("variables").contains("SNAPSHOT_RECORDING_IS_REPORTED"))
  }

  func testOtherTestsThatFailAreShown() throws {
    let outcome = try run(
      swift: events([event("testA()", .new)])
        + "echo \"Test Case 'X.testY' started\"\necho 'X.swift:9: error: X.testY : 1 is not 2'\nexit 1\n")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("X.swift:9: error: X.testY : 1 is not 2"))
    XCTAssertFalse(outcome.errors.contains("started"))
    XCTAssert(outcome.output.contains("new: 1\n"))
    XCTAssert(outcome.output.contains("unreferenced: not looked for"))
  }

  func testABuildThatFails() throws {
    let outcome = try run(swift: "echo 'A.swift:3:5: error: no such type'\nexit 1\n")
    XCTAssertEqual(outcome.status, 2)
    XCTAssert(outcome.errors.contains("A.swift:3:5: error: no such type"))
    XCTAssert(
      outcome.errors.hasSuffix(
        "snapshot-record: the package in \(tool.folder) was not built (see above), so no test ran\n"))
  }

  func testJSON() throws {
    let outcome = try run(["--json"], swift: events([event("testA()", .new)]))
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    XCTAssertEqual(json["new"] as? [String], ["Snapshots/MapTests/testA.png"])
    XCTAssertEqual(json["unreferenced"] as? [String], [])
    XCTAssertEqual(outcome.errors, "")
  }

  func testSurroundingsThatAreWrong() throws {
    try FileSystem.remove(tool.folder + "/Package.swift")
    let none = try tool.run()
    XCTAssertEqual(none.status, 2)
    XCTAssertEqual(
      none.errors,
      "snapshot-record: there is no Package.swift in \(tool.folder); change to the package's folder, or name it with --package-path\n"
    )
    try tool.write("", "Package.swift")
    let noSwift = try tool.run([], variables: ["PATH": "/usr/bin:/bin"])
    XCTAssertEqual(noSwift.status, 2)
    XCTAssertEqual(noSwift.errors, "snapshot-record: swift was not found; put the toolchain's folder into PATH\n")
    let two = try tool.run("record", "a", "b")
    XCTAssertEqual(two.status, 2)
  }
}
