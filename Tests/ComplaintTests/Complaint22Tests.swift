import Foundation
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

  /// In a process of its own, for the superuser may write everywhere, and a process that was another user's stays so.
  func testRightsAndMissingSourcesAreNamed() throws {
    let folder = TemporaryFolder()
    chmod(folder.path, 0o777)
    let child = try ChildProcess.run(
      "22", ["ComplaintTests.Complaint22Tests/testPrintsWhatAUserWithoutRightsIsTold"], ["TMPDIR": folder.path])
    let told = child.output.components(separatedBy: "told: ").dropFirst().map { $0.replacing("\n", with: " ") }
    XCTAssertEqual(told.count, 4, child.output)
    guard told.count == 4 else { return }
    let expected = [
      ["no folder above /compiled/on/another/machine", "SNAPSHOT_ROOT", "SNAPSHOT_DIR"],
      [
        "could not be recorded", "/Snapshots may not be written by this user (mode 555, owner", "errno 13",
        "SNAPSHOT_DIR", "cp '",
      ],
      [
        "cannot be compared", "testMap.png may not be read by this user (mode 0, owner", "errno 13",
        "check the permissions",
      ],
      ["cannot be compared", "/Snapshots may not be entered by this user (mode 666, owner", "errno 13"],
    ]
    for (text, parts) in zip(told, expected) {
      for part in parts { XCTAssertTrue(text.contains(part), "\(part) is not in: \(text)") }
    }
  }

  /// The child: silent unless it is asked.
  func testPrintsWhatAUserWithoutRightsIsTold() throws {
    guard ChildProcess.isOne(of: "22") else { return }
    // No package is above this folder.
    XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath("/"))
    let package = try ScratchPackage()
    func tell(_ identity: SnapshotIdentity? = nil) {
      print("told: \(package.verify(ScratchPackage.picture(1), identity, in: package.session()).message ?? "passed")")
    }
    tell(
      SnapshotIdentity(
        source: SnapshotSource(
          fileID: "AppTests/MapTests.swift", filePath: "/compiled/on/another/machine/Tests/AppTests/MapTests.swift",
          testName: "testMap()", line: 1, column: 1)))
    if geteuid() == 0 {
      chown(package.path, 65534, 65534)
      setgid(65534)
      setuid(65534)
    }
    try FileSystem.makeDirectory(package.references)
    chmod(package.references, 0o555)
    tell()
    chmod(package.references, 0o755)
    try FileSystem.write([1], to: package.references + "/MapTests/testMap.png")
    chmod(package.references + "/MapTests/testMap.png", 0)
    tell()
    chmod(package.references, 0o666)
    tell()
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
