import Foundation
import SnapshotCore
import XCTest

final class DoctorCommandTests: XCTestCase {
  private var tool: CommandLineTool!
  override func setUpWithError() throws {
    tool = try CommandLineTool()
    try tool.write("// SnapshotAssertions\n", "Package.swift")
    try tool.write("import SnapshotAssertions\n", "Tests/A.swift")
  }
  override func tearDown() { tool = nil }

  func testAPackageThatIsWell() throws {
    let outcome = try tool.run("doctor")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertEqual(outcome.errors, "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.last, "all well", outcome.output)
    XCTAssert(lines.dropLast().allSatisfy { $0.hasPrefix("ok       ") }, outcome.output)
  }

  func testAnErrorIsStatus1AndSaysWhatToDo() throws {
    try tool.write("version https://git-lfs.github.com/spec/v1\n", "Snapshots/ATests/testA.png")
    let outcome = try tool.run(["doctor", "--package-path", "Tests"], variables: ["SNAPSHOT_RECORD": "always"])
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(
      outcome.output.contains(
        """
        error    references  1 file holds a Git LFS pointer in place of the reference
                             Snapshots/ATests/testA.png
                             → run git lfs pull
        """), outcome.output)
    XCTAssert(outcome.output.contains("SNAPSHOT_RECORD=always is not a record mode"), outcome.output)
    XCTAssert(outcome.output.hasSuffix("\n2 errors, 0 warnings\n"), outcome.output)
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(tool.run("doctor", "--json").output.utf8)) as? [String: Any])
    XCTAssertEqual(json["errors"] as? Int, 1)
    XCTAssertEqual(json["passes"] as? Bool, false)
  }

  func testWithoutAPackage() throws {
    try FileSystem.remove(tool.folder + "/Package.swift")
    let outcome = try tool.run("doctor")
    XCTAssertEqual(outcome.status, 2)
    XCTAssert(outcome.errors.contains("there is no Package.swift in"), outcome.errors)
  }
}
