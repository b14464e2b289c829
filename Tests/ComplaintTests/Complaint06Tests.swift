import XCTest

@testable import SnapshotCore

/// Two tests that write one file with different bytes: an error names both, whether they run in one process or, as XCTest
/// and Swift Testing or `--parallel` do, in two.
final class Complaint06Tests: XCTestCase {
  func testTwoTestsWithOneReference() throws {
    for isOneProcess in [true, false] {
      for mode in [RecordMode.missing, .failed, .all] {
        let package = try ScratchPackage()
        let process = package.session(run: "run")
        let first = package.verify(
          ScratchPackage.picture(1), package.identity(module: "AppTests"), in: process, record: mode)
        XCTAssertEqual(first.state, .new)
        let second = package.verify(
          ScratchPackage.picture(2), package.identity(module: "UITests"),
          in: isOneProcess ? process : package.session(run: "run"), record: mode)
        XCTAssertEqual(second.state, .failed)
        for part in ["AppTests/MapTests.swift:7", "UITests/MapTests.swift:7"] {
          XCTAssertTrue(second.message?.contains(part) ?? false, "\(mode), \(isOneProcess): \(second.message ?? "")")
        }
        XCTAssertEqual(
          try ReferenceStore.read(package.references + "/MapTests/testMap.png"), ScratchPackage.picture(1))
      }
    }
  }

  /// The next run may write what an earlier one wrote for another test: a test that moved keeps its file.
  func testAnotherRunIsFree() throws {
    let package = try ScratchPackage()
    _ = package.verify(ScratchPackage.picture(1), package.identity(module: "AppTests"), in: package.session(run: "1"))
    let moved = package.verify(
      ScratchPackage.picture(2), package.identity(module: "UITests"), in: package.session(run: "2"), record: .all)
    XCTAssertEqual(moved.state, .changed)
  }

  func testClaimsOfRunsThatHaveEndedGo() throws {
    let package = try ScratchPackage()
    // A process number that no process has, for the limit is lower (proc(5), pid_max).
    let ended = package.path + "/.build/snapshots/.runs/99999999-1"
    try FileSystem.write([], to: ended + "/claim.json")
    _ = package.verify(ScratchPackage.picture(1), in: package.session(run: "run"))
    XCTAssertFalse(FileSystem.exists(ended))
    XCTAssertEqual(FileSystem.names(in: package.path + "/.build/snapshots/.runs"), ["run"])
  }
}
