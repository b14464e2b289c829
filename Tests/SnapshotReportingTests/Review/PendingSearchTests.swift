import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class PendingSearchTests: XCTestCase {
  private var package: PendingPackage!
  override func setUpWithError() throws { package = try PendingPackage() }
  override func tearDown() { package = nil }

  private func one(_ changes: [PendingChange]) throws -> PendingChange {
    XCTAssertEqual(changes.count, 1)
    return try XCTUnwrap(changes.first)
  }

  func testAFailedComparison() throws {
    package.differs("testMap()", tree: ("Text \"A\" (0, 0; 5 × 5)", "Text \"B\" (0, 0; 5 × 5)"))
    let change = try one(package.pending())
    XCTAssertEqual(change.name, "MapTests/testMap")
    XCTAssertEqual(change.kind, .differs)
    XCTAssertEqual(
      change.files.map(\.target),
      [package.reference("MapTests/testMap.tree"), package.reference("MapTests/testMap.png")])
    XCTAssert(change.files.allSatisfy { $0.earlier != nil })
    XCTAssertEqual(change.sizes.actual, "10 × 10 px @2x")
    XCTAssertEqual(change.pixels, "3 of 100 pixels")
    XCTAssertEqual(change.clusters.map(\.count), [3])
    XCTAssertEqual(change.changes, ["Text \"A\" became \"B\" at (0, 0; 5 × 5 pt)"])
    XCTAssertNil(change.obstacle)
    XCTAssertNil(change.staleness())
  }

  func testAMissingReferenceAndWhatPasses() throws {
    package.verify(PendingPackage.plain(1), "testMap()", record: .never)
    package.verify(PendingPackage.plain(1), "testFine()")
    package.verify(PendingPackage.plain(1), "testFine()")
    let change = try one(package.pending())
    XCTAssertEqual(change.kind, .missing)
    XCTAssertEqual(change.files.map(\.target), [package.reference("MapTests/testMap.png")])
  }

  func testFaultyPicturesCanOnlyBeSkipped() throws {
    package.verify(PendingPackage.plain(1), record: .never, diagnostics: ["a view is not supported"])
    let change = try one(package.pending())
    XCTAssertEqual(change.kind, .failed)
    XCTAssertFalse(change.allows(.accept))
    XCTAssertFalse(change.allows(.reject))
    XCTAssert(change.message[0].contains("is faulty: a view is not supported"))
  }

  func testWhatCouldNotBeDrawnIsListedWithItsReason() throws {
    package.verify(PendingPackage.plain(1), record: .never, tree: "no tree")
    let change = try one(package.pending())
    XCTAssertEqual(change.kind, .failed)
    XCTAssert(change.message[0].contains("could not be drawn: "), change.message[0])
    XCTAssertFalse(change.allows(.accept))
  }

  func testTexts() throws {
    for (text, mode) in [("one", RecordMode.missing), ("two", .never)] {
      package.verify(PendingPackage.plain(1), record: mode, strategy: .accessibility, accessibility: text)
      package.verify(
        PendingPackage.plain(1), "testTree()", record: mode, strategy: .tree, tree: "Text \"\(text)\" (0, 0; 5 × 5)")
    }
    let changes = package.pending()
    XCTAssertEqual(changes.map(\.name), ["MapTests/testMap.accessibility", "MapTests/testTree.tree"])
    XCTAssert(changes.allSatisfy { $0.kind == .differs && $0.files.count == 1 && $0.texts?.reference != nil })
  }

  func testAPointerIsNotReplaced() throws {
    package.verify(PendingPackage.plain(1))
    try FileSystem.write(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8),
      to: package.reference("MapTests/testMap.png"))
    package.verify(PendingPackage.plain(2), record: .never)
    let change = try one(package.pending())
    XCTAssertFalse(change.allows(.accept))
    XCTAssert(try XCTUnwrap(change.obstacle).contains("git lfs pull"))
  }

  func testAnUnreadableReferenceMayBeReplaced() throws {
    try FileSystem.write(Array("no picture".utf8), to: package.reference("MapTests/testMap.png"))
    package.verify(PendingPackage.plain(2), record: .never)
    let change = try one(package.pending())
    XCTAssertEqual(change.kind, .differs)
    XCTAssert(change.allows(.accept))
    XCTAssertNil(change.staleness())
    try FileSystem.write(Array("another".utf8), to: package.reference("MapTests/testMap.png"))
    XCTAssertNotNil(change.staleness())
  }

  func testStaleWhenTheReferenceChangedOrCame() throws {
    package.differs("testMap()")
    package.verify(PendingPackage.plain(1), "testMissing()", record: .never)
    let changes = package.pending()
    try FileSystem.write([1], to: package.reference("MapTests/testMap.png"))
    try FileSystem.write([1], to: package.reference("MapTests/testMissing.png"))
    for change in changes { XCTAssertNotNil(change.staleness(), change.name) }
  }

  func testWhatIsGoneIsNotPending() throws {
    package.verify(PendingPackage.plain(1), "testNew()")
    package.differs("testMap()")
    XCTAssertEqual(package.pending().count, 2)
    try FileSystem.remove(package.reference("MapTests/testNew.png"))
    XCTAssertEqual(package.pending().map(\.name), ["MapTests/testMap"])
    // References that a test of tests had put elsewhere.
    let path = package.artifacts + "/MapTests/testMap/result.json"
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
      .replacingOccurrences(of: package.references, with: "/nowhere/Snapshots")
    try FileSystem.write(Array(text.utf8), to: path)
    XCTAssertEqual(package.pending().count, 0)
  }

  // MARK: - From elsewhere

  private func artifacts(package: String, reference: String) throws -> String {
    let folder = self.package.path + "/downloaded/MapTests/testMap"
    let json = """
      {"event": {"fileID": "AppTests/MapTests.swift", "test": "testMap()", "line": 7, "title": "testMap", "state": "failed",
       "reference": "\(reference)", "package": "\(package)", "message": "differs\\n  to accept  x"}}
      """
    try FileSystem.write(Array(json.utf8), to: folder + "/result.json")
    try FileSystem.write([1], to: folder + "/actual.png")
    try FileSystem.write([1], to: folder + "/actual.swift")
    return self.package.path + "/downloaded"
  }
  private func elsewhere(_ folder: String) -> [PendingChange] {
    PendingSearch(package: package.path, artifacts: folder, references: package.references, isElsewhere: true).find()
  }

  func testPathsOfAnotherMachineAreMapped() throws {
    let folder = try artifacts(
      package: "/home/runner/app", reference: "/home/runner/app/Snapshots/MapTests/testMap.png")
    let change = try one(elsewhere(folder))
    XCTAssertEqual(change.reference, package.reference("MapTests/testMap.png"))
    XCTAssertEqual(change.files.map(\.actual), [folder + "/MapTests/testMap/actual.png"])
    XCTAssert(change.allows(.accept))
  }

  func testWhatComesFromElsewhereWritesReferencesOnly() throws {
    for reference in [
      "/r/Sources/App/main.swift", "/r/Snapshots/../Package.swift", "/r/Snapshots/../../x/Snapshots/a.png",
      "/etc/passwd",
      "/r/Snapshots/A/b.swift",
    ] {
      let change = try one(elsewhere(try artifacts(package: "/r", reference: reference)))
      XCTAssertFalse(change.allows(.accept), reference)
      XCTAssertEqual(change.files, [], reference)
    }
  }

  func testResultsWithoutArtefactsAndBrokenFiles() throws {
    package.differs("testMap()")
    try FileSystem.write(Array("{".utf8), to: package.artifacts + "/MapTests/testBroken/result.json")
    var results = RunResults(
      command: .verify, package: package.path, references: package.references, artifacts: package.artifacts,
      mode: .never,
      isComplete: true, ending: .testsFailed)
    let json = """
      {"fileID": "AppTests/MapTests.swift", "test": "testGone()", "line": 7, "title": "testGone", "state": "failed",
       "reference": "\(package.reference("MapTests/testGone.png"))", "artifacts": "/x",
       "message": "Snapshot \\"testGone\\" could not be made: no \\u001b[31mfont"}
      """
    results.snapshots = SnapshotEvent.parse(Array(json.replacingOccurrences(of: "\n", with: " ").utf8)[...])
    XCTAssertEqual(results.snapshots.count, 1)
    try results.write(to: package.artifacts + "/" + RunResults.fileName(Shard(index: 2, count: 3)))
    let changes = package.pending()
    XCTAssertEqual(changes.map(\.name), ["MapTests/testBroken", "MapTests/testGone", "MapTests/testMap"])
    XCTAssertEqual(changes.map(\.kind), [.failed, .failed, .differs])
    XCTAssertEqual(changes[1].message, ["Snapshot \"testGone\" could not be made: no \\u{1B}[31mfont"])
  }
}
