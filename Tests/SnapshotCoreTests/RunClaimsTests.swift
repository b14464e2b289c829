import Foundation
import XCTest

@testable import SnapshotCore

/// What other processes of a run have written, and which run is meant when a name for it is given more than once.
final class RunClaimsTests: XCTestCase {
  private var folder: TemporaryPackage!
  override func setUpWithError() throws { folder = try TemporaryPackage() }
  override func tearDown() { folder = nil }

  private func verify(_ gray: UInt8, record: RecordMode? = nil, run: String) -> SnapshotResult {
    let source = SnapshotSource(
      fileID: "AppTests/MapTests.swift", filePath: folder.path + "/Tests/AppTests/MapTests.swift",
      testName: "testMap()",
      line: 7, column: 3)
    return SnapshotSession(environment: SnapshotEnvironment([:]), run: run).verify(
      SnapshotIdentity(source: source), record: record, scope: SnapshotScope()
    ) { RenderedPicture(image: Pictures.plain(4, 4, gray)) }
  }

  private var claims: [String] {
    let folder = folder.path + "/.build/snapshots/.runs/id-ci"
    return FileSystem.names(in: folder).filter { $0.hasSuffix(".json") }.map { folder + "/" + $0 }
  }
  /// As if other processes had made them.
  private func edit(_ change: (inout RunClaims.Claim) -> Void) throws {
    XCTAssertFalse(claims.isEmpty)
    for file in claims {
      var claim = try JSONDecoder().decode(RunClaims.Claim.self, from: Data(FileSystem.read(file)))
      change(&claim)
      try FileSystem.write(Array(JSONEncoder().encode(claim)), to: file)
    }
  }

  func testAnotherProcessOfTheRunIsNamed() throws {
    XCTAssertEqual(verify(1, run: "id-ci").state, .new)
    for (result, words) in [
      (verify(1, run: "id-ci"), "was recorded earlier in this run"),
      (verify(2, record: .all, run: "id-ci"), "was drawn twice in this run"),
    ] {
      XCTAssertEqual(result.state, .failed)
      let message = result.message ?? ""
      XCTAssert(message.contains(words), message)
      XCTAssert(
        message.contains("  run        SNAPSHOT_RUN_ID=ci makes one run of this process and of process \(getpid())"),
        message)
    }
    // Of a run that found its name itself nobody has to be told.
    XCTAssertEqual(verify(2, record: .all, run: "1-1").state, .changed)
    XCTAssertEqual(verify(2, run: "1-1").message?.contains("SNAPSHOT_RUN_ID"), false)
  }

  /// A name that is set once, in a shell or by a CI service, is that of many runs: the claims of those that are over do not
  /// count.
  func testClaimsEndWithTheProcessesThatMadeThem() throws {
    func end(_ mark: inout ProcessMark?) { mark?.start += "0" }
    XCTAssertEqual(verify(1, run: "id-ci").state, .new)
    // One of several processes of a run that goes on, and a process whose runner is not known to be there.
    try edit { end(&$0.writer) }
    XCTAssertFalse(verify(1, run: "id-ci").passes)
    try edit { end(&$0.parent) }
    XCTAssert(verify(1, run: "id-ci").passes)
    // The next run's claims are its own.
    XCTAssertEqual(verify(2, record: .all, run: "id-ci").state, .changed)
    XCTAssertEqual(verify(3, record: .all, run: "id-ci").state, .failed)
    XCTAssertEqual(claims.count, 1)

    // The same numbers after another start of the machine, and what cannot be known.
    try edit {
      $0.writer?.boot = "another"; $0.parent?.boot = "another"
    }
    XCTAssert(verify(2, run: "id-ci").passes)
    try edit {
      $0.writer = nil; $0.parent = nil
    }
    XCTAssertFalse(verify(2, run: "id-ci").passes)

    // A run that has ended leaves nothing.
    let mark = ProcessMark(getpid())
    try edit { ($0.writer, $0.parent) = (mark, mark) }
    try edit {
      end(&$0.writer); end(&$0.parent)
    }
    XCTAssertEqual(verify(4, record: .all, run: "id-next").state, .changed)
    XCTAssertEqual(claims, [])
  }

  /// `swift test` is a run by itself, whatever the shell that starts it has exported.
  func testARunOfSwiftTestNeedsNoName() throws {
    let program = folder.path + "/swift-test"
    try FileSystem.write(FileSystem.read("/bin/sleep"), to: program)
    chmod(program, 0o755)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["60"]
    try process.run()
    defer { process.terminate() }
    let named = ["SNAPSHOT_RUN_ID": "ci"]
    let own = try XCTUnwrap(RunIdentity.current([:], parent: process.processIdentifier))
    XCTAssert(own.hasPrefix("\(process.processIdentifier)-"), own)
    XCTAssertEqual(RunIdentity.current(named, parent: process.processIdentifier), own)
    XCTAssertFalse(RunIdentity.hasEnded(own))
    XCTAssertEqual(RunIdentity.current(named, parent: getpid()), "id-ci")
    XCTAssertNil(RunIdentity.current([:], parent: getpid()))
    process.terminate()
    process.waitUntilExit()
    XCTAssert(RunIdentity.hasEnded(own))
  }
}
