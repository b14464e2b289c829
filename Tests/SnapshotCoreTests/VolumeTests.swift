import Foundation
import XCTest

@testable import SnapshotCore

/// References and failures on another file system than the package: a file is renamed where it is to be, never moved there.
final class VolumeTests: XCTestCase {
  func testReferencesAndFailuresOnAnotherVolume() throws {
    let package = try TemporaryPackage()
    func device(_ path: String) -> UInt? {
      var status = stat()
      return stat(path, &status) == 0 ? UInt(status.st_dev) : nil
    }
    guard let memory = device("/dev/shm"), memory != device(package.path), access("/dev/shm", W_OK) == 0 else {
      throw XCTSkip("there is no /dev/shm beside the folder for temporary files")
    }
    let other = "/dev/shm/tintype-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileSystem.remove(other) }
    for (i, variables) in [
      ["SNAPSHOT_DIR": other + "/S"], ["SNAPSHOT_ARTIFACTS": other + "/F"],
      ["SNAPSHOT_DIR": other + "/S2", "SNAPSHOT_ARTIFACTS": other + "/F2"],
    ].enumerated() {
      let references = variables["SNAPSHOT_DIR"] ?? package.path + "/Snapshots"
      let failures = variables["SNAPSHOT_ARTIFACTS"] ?? package.path + "/.build/snapshots"
      func verify(_ gray: UInt8, record: RecordMode? = nil, run: String) -> SnapshotResult {
        let source = SnapshotSource(
          fileID: "AppTests/MapTests.swift", filePath: package.path + "/Tests/AppTests/MapTests.swift",
          testName: "testMap()", line: 7, column: 3)
        let tree = SnapshotTree(nodes: [
          .init(depth: 0, kind: "Text", text: "\(gray)", frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        ])
        return SnapshotSession(environment: SnapshotEnvironment(variables), run: run).verify(
          SnapshotIdentity(source: source, name: "\(i)"), record: record, scope: SnapshotScope()
        ) { RenderedPicture(image: Pictures.plain(4, 4, gray), tree: tree) }
      }
      XCTAssertEqual(verify(1, run: "1").state, .new)
      XCTAssertFalse(verify(1, run: "1").passes, "the claim of another process")
      XCTAssert(verify(1, run: "2").passes)
      XCTAssertEqual(verify(9, run: "2").state, .failed)
      XCTAssert(FileSystem.names(in: "\(failures)/MapTests/testMap.\(i)").contains("diff.png"))
      XCTAssertEqual(verify(9, record: .all, run: "3").state, .changed)
      XCTAssert(verify(9, record: .never, run: "4").passes)
      XCTAssertFalse(FileSystem.exists("\(failures)/MapTests/testMap.\(i)"))
      XCTAssertEqual(
        FileSystem.names(in: references + "/MapTests").filter { $0.hasPrefix("testMap.\(i)") || $0.hasPrefix(".") },
        ["testMap.\(i).png", "testMap.\(i).tree"])
    }
  }

  /// The source stays where it is; only the journal is elsewhere.
  func testInlineTextsWhoseJournalIsOnAnotherVolume() throws {
    let package = try TemporaryPackage()
    try package.write(source: "check(of: 1)\ncheck(of: 2)\n", "CardTests.swift")
    let other = "/dev/shm/tintype-\(UInt64.random(in: 0 ... .max))"
    guard access("/dev/shm", W_OK) == 0 else { throw XCTSkip("there is no /dev/shm") }
    defer { try? FileSystem.remove(other) }
    let session = SnapshotSession(environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": other]))
    for line in 1...2 {
      let source = SnapshotSource(
        fileID: "M/CardTests.swift", filePath: package.path + "/CardTests.swift", testName: "testA()", line: line,
        column: 6)
      XCTAssertEqual(
        session.verify(InlineSnapshotCall(source: source, compiled: nil), scope: SnapshotScope()) { "t\(line)" }.state,
        .new)
    }
    XCTAssert(FileSystem.names(in: other + "/inline").contains { $0.hasSuffix(".json") })
    let text = String(decoding: try FileSystem.read(package.path + "/CardTests.swift"), as: UTF8.self)
    XCTAssert(text.contains("  t1\n") && text.contains("  t2\n"), text)
  }
}
