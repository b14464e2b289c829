import Foundation
import SnapshotCore
import XCTest

final class ReportCommandTests: XCTestCase {
  private var tool: CommandLineTool!

  override func setUpWithError() throws {
    tool = try CommandLineTool()
    try tool.write("", "Package.swift")
    try tool.writePicture(".build/snapshots/T/t/actual.png", marked: 3)
    try tool.writePicture(".build/snapshots/T/t/reference.png")
    let event = """
      {"fileID": "AppTests/T.swift", "test": "t()", "line": 3, "title": "t", "state": "failed", "message": "Snapshot \\"t\\" differs\\n  to accept  …",
       "reference": "\(tool.folder)/Snapshots/T/t.png", "package": "\(tool.folder)"}
      """
    try tool.write("{\"event\": \(event)}", ".build/snapshots/T/t/result.json")
  }
  override func tearDown() { tool = nil }

  func testThePageIsBesideTheArtefactsAndItsPathIsTold() throws {
    let outcome = try tool.run("report")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 3, outcome.output)
    XCTAssert(lines[0].hasPrefix("\(tool.folder)/.build/snapshots/report.html ("), lines[0])
    XCTAssert(lines[0].hasSuffix("pictures in it)"), lines[0])
    XCTAssertEqual(lines[1], "failed: 1, changed: 0, new: 0, unreferenced: 0, unchanged: 0")
    XCTAssert(lines[2].hasPrefix("note: There is no results.json"), lines[2])
    XCTAssertEqual(outcome.errors, "")
    let page = String(decoding: try FileSystem.read(tool.folder + "/.build/snapshots/report.html"), as: UTF8.self)
    XCTAssert(page.contains("swift run snapshot-record review --accept T/t"))
  }

  func testAFolderInThePackageIsThePackage() throws {
    try FileSystem.makeDirectory(tool.folder + "/Sources/App")
    let outcome = try tool.run("report", "--package-path", "Sources/App", "--json")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssert(outcome.output.contains("\"report\" : \"\(tool.folder)/.build/snapshots/report.html\""), outcome.output)
  }

  func testFromAnotherFolderIntoAFolder() throws {
    try FileSystem.makeDirectory(tool.folder + "/site")
    try FileSystem.makeDirectory(tool.folder + "/download")
    rename(tool.folder + "/.build/snapshots", tool.folder + "/download/snapshots")
    let outcome = try tool.run("report", "--from", "download", "-o", "site", "--beside", "--json")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    XCTAssertEqual(json["report"] as? String, tool.folder + "/site/index.html")
    XCTAssertEqual(json["pictures"] as? String, tool.folder + "/site/index-pictures")
    XCTAssertEqual((json["counts"] as? [String: Int])?["failed"], 1)
    XCTAssertEqual(
      FileSystem.names(in: tool.folder + "/site/index-pictures"), ["0000-actual.png", "0000-reference.png", "0000.js"])
  }

  func testMisuseIsOneLineAndStatus2() throws {
    try tool.write("{}", "bad/results.json")
    for (arguments, message) in [
      (
        ["report", "--from", "none"],
        "there is no folder of artefacts \(tool.folder)/none; run snapshot-record verify first, or name the folder with --from"
      ),
      (["report", "--inline", "--beside"], "report: --inline and --beside exclude each other; give one of them"),
      (
        ["report", "--from", "bad/results.json"],
        "\(tool.folder)/bad/results.json does not hold the results of a run; run snapshot-record verify to make them anew"
      ),
      (["report", "x"], "report: takes no arguments, and there is \"x\"; see snapshot-record report --help"),
    ] {
      let outcome = try tool.run(arguments)
      XCTAssertEqual(outcome.status, 2, message)
      XCTAssertEqual(outcome.errors, "snapshot-record: \(message)\n")
      XCTAssertEqual(outcome.output, "")
    }
  }
}
