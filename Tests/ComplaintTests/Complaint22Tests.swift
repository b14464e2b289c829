import XCTest

@testable import SnapshotCore

/// A folder that cannot be written, sources that are not there: the message has the path, the system's number, which part
/// of the path is in the way, and what to do; the picture is not lost.
final class Complaint22Tests: XCTestCase {
  func testAReadOnlyFolder() throws {
    let package = try ScratchPackage()
    // A file in the folder's place stops every account, the superuser's too.
    try FileSystem.write([1], to: package.references)
    let result = package.verify(
      ScratchPackage.picture(1), in: package.session(["SNAPSHOT_ARTIFACTS": package.path + "/kept"]))
    XCTAssertEqual(result.state, .failed)
    let message = result.message ?? ""
    for part in [package.references, "errno", "is a file, where a folder is needed", "SNAPSHOT_DIR", "cp '"] {
      XCTAssertTrue(message.contains(part), "\(part) is not in: \(message)")
    }
    // The command in the message brings the picture to its place once the obstacle is gone.
    let command = message.split(separator: "\n").first { $0.contains("cp '") }.map { $0.drop { $0 != "m" } } ?? ""
    try FileSystem.remove(package.references)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    try shell.run()
    shell.waitUntilExit()
    XCTAssertEqual(shell.terminationStatus, 0, String(command))
    XCTAssertTrue(package.verify(ScratchPackage.picture(1), in: package.session()).passes)
  }

  func testRightsAreNamed() throws {
    try XCTSkipIf(geteuid() == 0, "the superuser may write everywhere")
    let package = try ScratchPackage()
    try FileSystem.makeDirectory(package.references)
    chmod(package.references, 0o555)
    let message = package.verify(ScratchPackage.picture(1), in: package.session()).message ?? ""
    XCTAssertTrue(message.contains("mode 555"), message)
  }

  func testSourcesThatLieElsewhereNow() throws {
    let (package, elsewhere) = (try ScratchPackage(), "/compiled/on/another/machine")
    let source = SnapshotSource(
      fileID: "AppTests/MapTests.swift", filePath: elsewhere + "/Tests/AppTests/MapTests.swift", testName: "testMap()",
      line: 1, column: 1)
    func verify(_ variables: [String: String]) -> SnapshotResult {
      package.verify(ScratchPackage.picture(1), SnapshotIdentity(source: source), in: package.session(variables))
    }
    for setting in [package.path, "\(elsewhere)=\(package.path)"] {
      try FileSystem.remove(package.references)
      XCTAssertEqual(verify(["SNAPSHOT_ROOT": setting]).state, .new, setting)
      XCTAssertEqual(package.files, ["MapTests/testMap.png"])
    }
    XCTAssertTrue(
      PackageRootError(filePath: source.filePath).description.contains("SNAPSHOT_ROOT"), "the remedy is in the message")
  }
}
