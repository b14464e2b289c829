import Foundation
import PNGCoding
import SnapshotCore
import XCTest

/// `review` without a terminal.
final class ReviewCommandTests: XCTestCase {
  private var package: ReviewPackage!
  private var tool: CommandLineTool { package.tool }

  override func setUpWithError() throws { package = try ReviewPackage() }
  override func tearDown() { package = nil }

  private func isRed(_ name: String) throws -> Bool { try tool.picture("Snapshots/\(name).png")[x: 0, y: 0].green == 0 }

  func testWithoutATerminalOneLineSaysWhatToGive() throws {
    try package.add("MapTests/testMap")
    let outcome = try tool.run("review")
    XCTAssertEqual(outcome.status, 2)
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1)
    XCTAssert(outcome.errors.contains("--list, --json, --accept NAME"), outcome.errors)
  }

  func testNothingPending() throws {
    let outcome = try tool.run("review", "--list")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, "nothing is left pending\n")
    XCTAssert(
      outcome.errors.hasSuffix(".build/snapshots: no run has left anything yet; snapshot-record verify does\n"),
      outcome.errors)
    XCTAssertEqual(try tool.run("review", "--accept-all").status, 0)
    XCTAssertFalse(FileSystem.exists(package.path + "/.build"), "looking makes no folder")
  }

  func testList() throws {
    try package.add("MapTests/testMap.dark")
    try package.add("MapTests/testMap", state: "changed")
    try package.add("ListTests/testRow", message: "is faulty: VideoPlayer is not supported")
    let outcome = try tool.run("review", "--list")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(
      outcome.output,
      """
      failed   ListTests/testRow  (nothing that came out may become its reference)
      changed  MapTests/testMap
      differs  MapTests/testMap.dark
      3 pending

      """)
    XCTAssertEqual(try tool.run("review", "--list", "dark").output, "differs  MapTests/testMap.dark\n1 pending\n")
  }

  func testAnAcceptedPictureNamesTheFontsItWasDrawnWith() throws {
    try package.add("MapTests/testMap")
    let actual = package.path + "/.build/snapshots/MapTests/testMap/actual.png"
    let picture = try PNG.decode(FileSystem.read(actual))
    try FileSystem.write(PNG.encode(picture, effort: .fast, software: "tintype, fonts 12345678"), to: actual)
    XCTAssertEqual(try tool.run("review", "--accept", "MapTests/testMap").status, 0)
    XCTAssertEqual(PNG.software(in: try XCTUnwrap(package.bytes("MapTests/testMap.png"))), "tintype, fonts 12345678")
  }

  func testAcceptRejectAndUndo() throws {
    try package.add("MapTests/testMap")
    try package.add("MapTests/testMap.dark", state: "changed")
    let before = [package.bytes("MapTests/testMap.png"), package.bytes("MapTests/testMap.dark.png")]
    let outcome = try tool.run("review", "--accept", "MapTests/testMap", "--reject", "MapTests/testMap.dark")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssertEqual(
      outcome.output, "accepted MapTests/testMap\nrejected MapTests/testMap.dark\nnothing is left pending\n")
    XCTAssert(try isRed("MapTests/testMap"))
    XCTAssertFalse(try isRed("MapTests/testMap.dark"))

    let undone = try tool.run("review", "--undo")
    XCTAssertEqual(undone.status, 1)
    XCTAssertEqual([package.bytes("MapTests/testMap.png"), package.bytes("MapTests/testMap.dark.png")], before)
    XCTAssertEqual(try tool.run("review", "--undo").status, 2, "there is none any more")
  }

  func testNamesThatAreNoneChangeNothing() throws {
    try package.add("MapTests/testMap")
    try package.add("ListTests/testMap")
    let before = package.bytes("MapTests/testMap.png")
    for (arguments, text) in [
      (["--accept", "MapTests/testMap", "MapTests/testMpa"], "near it: MapTests/testMap"),
      (["--accept", "testMap"], "may be each of ListTests/testMap, MapTests/testMap"),
      (["--reject", "Foo*"], "nothing pending is named \"Foo*\""),
      (["--accept", "Map*", "--reject", "*"], "is to be accepted and to be rejected"),
      (["--accept"], "needs a value"),
    ] {
      let outcome = try tool.run(["review"] + arguments)
      XCTAssertEqual(outcome.status, 2, "\(arguments)")
      XCTAssert(outcome.errors.contains(text), outcome.errors)
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1)
      XCTAssertEqual(package.bytes("MapTests/testMap.png"), before)
    }
  }

  func testAllThatCanBe() throws {
    for i in 0..<5 { try package.add("MapTests/test\(i)") }
    try package.add("MapTests/testFaulty", message: "is faulty: no")
    try package.add(
      "MapTests/testNever", message: "has no reference, and record mode \"never\" does not write one",
      hasReference: false)
    let outcome = try tool.run("review", "--accept-all", "--json")
    XCTAssertEqual(outcome.status, 1)
    let json = try package.json(outcome)
    XCTAssertEqual((json["decisions"] as? [[String: Any]])?.count, 6)
    let pending = try XCTUnwrap(json["pending"] as? [[String: Any]])
    XCTAssertEqual(pending.map { $0["name"] as? String }, ["MapTests/testFaulty"])
    XCTAssertEqual(pending[0]["canBeAccepted"] as? Bool, false)
    XCTAssert(try isRed("MapTests/testNever"))
    XCTAssertFalse(try isRed("MapTests/testFaulty"))
  }

  func testJSON() throws {
    try package.add("MapTests/testMap")
    let outcome = try tool.run("review", "--json")
    XCTAssertEqual(outcome.status, 1)
    let one = try XCTUnwrap((try package.json(outcome)["pending"] as? [[String: Any]])?.first)
    XCTAssertEqual(one["kind"] as? String, "differs")
    XCTAssertEqual(one["reference"] as? String, package.reference("MapTests/testMap.png"))
    XCTAssertEqual(
      (one["files"] as? [[String: String]])?.first?["actual"],
      package.path + "/.build/snapshots/MapTests/testMap/actual.png")
    XCTAssertEqual((one["changes"] as? [String])?.count, 2)
    XCTAssertNil(one["stale"])
  }

  func testStaleOnesAreToldAndLeft() throws {
    try package.add("MapTests/testMap")
    try tool.writePicture("Snapshots/MapTests/testMap.png", width: 3, height: 3)
    let bytes = package.bytes("MapTests/testMap.png")
    let outcome = try tool.run("review", "--accept-all")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("testMap.png is not what it was in that run"), outcome.errors)
    XCTAssertEqual(package.bytes("MapTests/testMap.png"), bytes)
  }

  func testArtefactsFromElsewhere() throws {
    try package.add("MapTests/testMap", package: "/home/runner/work/app", in: "downloaded")
    XCTAssertEqual(try tool.run("review", "--list").output, "nothing is left pending\n")
    let outcome = try tool.run("review", "--from", "downloaded", "--accept-all")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssert(try isRed("MapTests/testMap"))
    XCTAssertEqual(try tool.run("review", "--from", "nowhere", "--list").status, 2)
  }

  func testNamesCannotCommandTheTerminal() throws {
    try package.add("MapTests/testMap", message: "differs: \u{1B}]0;owned\u{07}\u{1B}[2J")
    for arguments in [["--list"], ["--accept", "\u{1B}[2Jx"], ["--json"]] {
      let outcome = try tool.run(["review"] + arguments)
      XCTAssertFalse((outcome.output + outcome.errors).contains("\u{1B}"), "\(arguments)")
    }
  }

  /// Killed in the middle, again and again: every reference is the earlier one or the new one as a whole, what is pending
  /// is just those that are earlier, and undoing leads back to the first byte.
  func testKilledAtAnyMoment() throws {
    let names = (0..<24).map { "MapTests/test\($0)" }
    for name in names { try package.add(name) }
    let before = names.map { package.bytes($0 + ".png") }
    var partial = 0
    for attempt in 0..<10 {
      let process = Process()
      process.executableURL = CommandLineTool.program
      process.arguments = ["review", "--accept-all"]
      process.currentDirectoryURL = URL(fileURLWithPath: package.path)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      // Not before it has begun with the files; then at moments that differ.
      while process.isRunning, !FileSystem.exists(package.path + "/.build/snapshots/review.json") { usleep(200) }
      usleep(UInt32(attempt * 2_500))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let list = try tool.run("review", "--list").output
      var accepted = 0
      for (name, bytes) in zip(names, before) {
        let isBefore = package.bytes(name + ".png") == bytes
        if !isBefore {
          XCTAssert(try isRed(name), name)
          accepted += 1
        }
        XCTAssertEqual(list.contains("differs  \(name)\n"), isBefore, "\(name) in attempt \(attempt)")
      }
      if (1..<24).contains(accepted) { partial += 1 }
      while accepted > 0, try tool.run("review", "--undo").status == 1 {
        if names.indices.allSatisfy({ package.bytes(names[$0] + ".png") == before[$0] }) { break }
      }
      XCTAssertEqual(names.map { package.bytes($0 + ".png") }, before, "attempt \(attempt)")
      try FileSystem.remove(package.path + "/.build/snapshots/review.json")
    }
    print("killed in the middle of its work in \(partial) of 10 attempts")
    XCTAssertEqual(try tool.run("review", "--accept-all").status, 0)
    XCTAssertEqual(
      FileSystem.names(in: package.path + "/Snapshots/MapTests").filter { $0.hasPrefix(".") }, [],
      "nothing half written is left")
  }
}
