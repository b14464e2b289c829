import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotReporting

/// What recording leaves for a review.
final class RecordedChangeTests: XCTestCase {
  private var package: PendingPackage!
  override func setUpWithError() throws { package = try PendingPackage() }
  override func tearDown() { package = nil }

  private let trees = ("Text \"A\" (0, 0; 5 × 5)", "Text \"B\" (0, 0; 5 × 5)")

  func testARecordedChangeIsPendingUntilARunPasses() throws {
    package.verify(PendingPackage.plain(10), tree: trees.0)
    package.verify(PendingPackage.plain(10), record: .never, tree: trees.0)
    XCTAssertEqual(package.pending().count, 0)
    package.verify(PendingPackage.plain(10, marked: 3), record: .all, tree: trees.1)
    let change = try XCTUnwrap(package.pending().first)
    XCTAssertEqual(change.kind, .changed)
    XCTAssertEqual(change.changes, ["Text \"A\" became \"B\" at (0, 0; 5 × 5 pt)"])
    XCTAssertEqual(change.clusters.map(\.count), [3])
    XCTAssertNotNil(change.pictures.diff)
    XCTAssertNil(change.obstacle)
    XCTAssertEqual(
      FileSystem.names(in: try XCTUnwrap(change.folder)),
      ["actual.png", "actual.tree", "diff.png", "reference.png", "reference.tree", "result.json"])
    package.verify(PendingPackage.plain(10, marked: 3), record: .never, tree: trees.1)
    XCTAssertEqual(package.pending().count, 0)
  }

  func testRejectingARecordedChangeBringsTheEarlierBytesBack() throws {
    package.verify(PendingPackage.plain(10), tree: trees.0)
    let before = package.snapshot
    package.verify(PendingPackage.plain(10, marked: 3), record: .failed, tree: trees.1)
    let recorded = package.snapshot
    XCTAssertNotEqual(before, recorded)
    let store = package.store
    XCTAssertEqual(store.carryOut(.reject, package.pending(store), group: 1), [.done])
    XCTAssertEqual(package.snapshot, before)
    XCTAssertEqual(package.pending(store).count, 0)
    XCTAssertEqual(store.undo(group: 1).undone, ["MapTests/testMap"])
    XCTAssertEqual(package.snapshot, recorded)
    XCTAssertEqual(store.carryOut(.accept, package.pending(store), group: 1), [.done])
    XCTAssertEqual(package.snapshot, recorded)
    XCTAssertEqual(package.pending(store).count, 0)
  }

  func testRejectingANewReferenceRemovesIt() throws {
    package.verify(PendingPackage.plain(10), tree: trees.0)
    package.verify(PendingPackage.plain(10), "testText()", strategy: .accessibility, accessibility: "one")
    XCTAssertEqual(package.pending().map(\.kind), [.new, .new])
    let recorded = package.snapshot
    let store = package.store
    XCTAssertEqual(store.carryOut(.reject, package.pending(store), group: 1), [.done, .done])
    XCTAssertEqual(package.snapshot, [:])
    XCTAssertEqual(store.undo(group: 1).problems, [])
    XCTAssertEqual(package.snapshot, recorded)
  }

  func testWhatWasUnreadableComesBackAsItWas() throws {
    let path = package.reference("MapTests/testMap.png")
    try FileSystem.write([1, 2, 3], to: path)
    package.verify(PendingPackage.plain(10), record: .all)
    let change = try XCTUnwrap(package.pending().first)
    XCTAssertEqual(change.kind, .changed)
    let store = package.store
    XCTAssertEqual(store.carryOut(.reject, [change], group: 1), [.done])
    XCTAssertEqual(package.bytes("MapTests/testMap.png"), [1, 2, 3])
  }

  func testAReferenceThatChangedSinceIsNotRejected() throws {
    package.verify(PendingPackage.plain(10))
    let store = package.store
    try FileSystem.write([9], to: package.reference("MapTests/testMap.png"))
    guard case .refused = store.carryOut(.reject, package.pending(store), group: 1)[0] else { return XCTFail() }
    XCTAssertEqual(package.bytes("MapTests/testMap.png"), [9])
  }

  /// The artefact must not be the file that a later writer changes in its place.
  func testWhatWasWrittenIsACopy() throws {
    package.verify(PendingPackage.plain(10))
    let change = try XCTUnwrap(package.pending().first)
    let handle = try XCTUnwrap(FileHandle(forWritingAtPath: package.reference("MapTests/testMap.png")))
    handle.write(Data([0, 0]))
    try handle.close()
    XCTAssertNotNil(change.staleness())
  }

  func testArtefactsThatCannotBeWrittenStopNoRecording() throws {
    try FileSystem.write([], to: package.path + "/.build")
    XCTAssertEqual(package.verify(PendingPackage.plain(10)).state, .new)
    XCTAssertEqual(package.verify(PendingPackage.plain(20), record: .all).state, .changed)
    XCTAssertEqual(package.pending().count, 0)
  }
}
