import Foundation
import PNGCoding
import SnapshotCore
import Synchronization
import XCTest

@testable import SnapshotReporting

final class ReviewStoreTests: XCTestCase {
  private var package: PendingPackage!
  override func setUpWithError() throws { package = try PendingPackage() }
  override func tearDown() { package = nil }

  private let trees = ("Text \"A\" (0, 0; 5 × 5)", "Text \"B\" (0, 0; 5 × 5)")

  func testAcceptingWritesWhatRecordingWouldHaveWritten() throws {
    package.differs("testMap()", tree: trees)
    let store = package.store
    let changes = package.pending(store)
    XCTAssertEqual(store.carryOut(.accept, changes, group: 1), [.done])
    let accepted = package.snapshot
    XCTAssertEqual(package.pending(store).map(\.name), [])
    XCTAssertEqual(package.pending(package.store).map(\.name), [], "another process knows it, too")
    package.verify(PendingPackage.plain(10, marked: 3), record: .all, tree: trees.1)
    XCTAssertEqual(package.snapshot, accepted)
    XCTAssertEqual(package.verify(PendingPackage.plain(10, marked: 3), record: .never).state, .unchanged)
  }

  func testUndoPutsTheSameBytesBack() throws {
    package.differs("testMap()", tree: trees)
    package.verify(PendingPackage.plain(1), "testNew()", record: .never)
    let before = package.snapshot
    let store = package.store
    XCTAssertEqual(store.carryOut(.accept, package.pending(store), group: store.nextGroup), [.done, .done])
    XCTAssertEqual(package.snapshot.count, 3)
    // In another process.
    let other = package.store
    XCTAssertEqual(other.groups.map(\.names), [["MapTests/testMap", "MapTests/testNew"]])
    let (names, problems) = other.undo(group: 1)
    XCTAssertEqual(Set(names), ["MapTests/testMap", "MapTests/testNew"])
    XCTAssertEqual(problems, [])
    XCTAssertEqual(package.snapshot, before)
    XCTAssertEqual(package.pending(other).map(\.name), ["MapTests/testMap", "MapTests/testNew"])
    XCTAssertEqual(FileSystem.names(in: package.artifacts + "/.review"), [], "nothing is kept for what was undone")
  }

  func testRejectingAFailureChangesNoReference() throws {
    package.differs("testMap()")
    let before = package.snapshot
    let store = package.store
    XCTAssertEqual(store.carryOut(.reject, package.pending(store), group: 1), [.done])
    XCTAssertEqual(package.snapshot, before)
    XCTAssertEqual(package.pending(store).count, 0)
    // The same failure in a later run is pending again.
    usleep(20_000)
    package.verify(PendingPackage.plain(10, marked: 3), record: .never)
    XCTAssertEqual(package.pending(package.store).count, 1)
  }

  func testStaleOnesAreRefused() throws {
    package.differs("testMap()")
    let store = package.store
    let changes = package.pending(store)
    try FileSystem.write([1, 2], to: package.reference("MapTests/testMap.png"))
    guard case .refused(let reason) = store.carryOut(.accept, changes, group: 1)[0] else { return XCTFail("accepted") }
    XCTAssert(reason.contains("run the test again"), reason)
    XCTAssertEqual(package.bytes("MapTests/testMap.png"), [1, 2])
    XCTAssertFalse(FileSystem.exists(package.artifacts + "/review.json"))
  }

  func testUndoLeavesWhatHasChangedSince() throws {
    package.differs("testMap()")
    let store = package.store
    _ = store.carryOut(.accept, package.pending(store), group: 1)
    try FileSystem.write([7], to: package.reference("MapTests/testMap.png"))
    let (names, problems) = store.undo(group: 1)
    XCTAssertEqual(names, [])
    XCTAssert(problems[0].contains("has changed since"), problems[0])
    XCTAssertEqual(package.bytes("MapTests/testMap.png"), [7])
  }

  func testReadOnlyReferencesAndArtefacts() throws {
    try XCTSkipIf(getuid() == 0, "to root no folder is read-only; injected failures stand for it")
    package.differs("testMap()")
    let before = package.snapshot
    for folder in [package.references + "/MapTests", package.artifacts] {
      chmod(folder, 0o555)
      defer { chmod(folder, 0o755) }
      let store = package.store
      guard case .refused = store.carryOut(.accept, package.pending(store), group: 1)[0] else { return XCTFail(folder) }
      XCTAssertEqual(package.snapshot, before)
    }
  }

  // MARK: - Interruptions

  /// Fails at one operation, or at it and every later one, as a killed process does nothing more.
  private func disk(failingAt number: Int, isKilled: Bool, code: Int32 = ENOSPC, _ count: @escaping @Sendable () -> Int)
    -> ReviewDisk
  {
    let system = ReviewDisk.system
    @Sendable func check(_ path: String) throws(FileError) {
      let n = count()
      if n == number || isKilled && n > number {
        // The system's own error for a file that cannot be there.
        do throws(FileError) { _ = try FileSystem.read("/dev/null/\(code)") } catch { throw error }
      }
    }
    return ReviewDisk(
      read: system.read,
      write: { bytes, path throws(FileError) in
        try check(path)
        try system.write(bytes, path)
      },
      link: { original, path throws(FileError) in
        try check(path)
        try system.link(original, path)
      },
      remove: { path throws(FileError) in
        try check(path)
        try system.remove(path)
      })
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
      value.withLock {
        $0 += 1; return $0
      }
    }
    var total: Int { value.withLock { $0 } }
  }

  /// At every operation of accepting two changes with a tree each (and then of undoing them), stopped there for good or by
  /// an error: afterwards every reference is as before or as after, both files of one, and undoing leads back.
  func testStoppedAnywhereNothingIsLost() throws {
    for isKilled in [true, false] {
      for isUndo in [false, true] {
        var number = 1
        while true {
          let package = try PendingPackage()
          package.differs("testA()", tree: trees)
          package.differs("testB()", from: 90, tree: trees)
          let before = package.snapshot
          // What all of it leads to.
          let counter = Counter()
          let stopped = disk(failingAt: number, isKilled: isKilled, { counter.next() })
          if isUndo {
            let store = package.store
            XCTAssertEqual(store.carryOut(.accept, package.pending(store), group: 1), [.done, .done])
            let accepted = package.snapshot
            XCTAssertNotEqual(accepted, before)
            _ = ReviewStore(artifacts: package.artifacts, disk: stopped).undo(group: 1)
          } else {
            let store = ReviewStore(artifacts: package.artifacts, disk: stopped)
            let outcomes = store.carryOut(.accept, package.pending(store), group: 1)
            if !isKilled { check(outcomes, package, before) }
          }
          let total = counter.total

          // The next review.
          let next = package.store
          let now = package.snapshot
          let pending = Set(package.pending(next).map(\.name))
          for test in ["testA", "testB"] {
            let files = ["MapTests/\(test).png", "MapTests/\(test).tree"]
            let isBefore = files.allSatisfy { now[$0] == before[$0] }
            let isAfter = files.allSatisfy { now[$0] != nil && now[$0] != before[$0] }
            XCTAssert(isBefore || isAfter, "half of \(test) at \(number), killed \(isKilled), undo \(isUndo)")
            XCTAssertEqual(
              pending.contains("MapTests/\(test)"), isBefore, "\(test) at \(number), killed \(isKilled), undo \(isUndo)"
            )
          }
          for group in next.groups.reversed() { XCTAssertEqual(next.undo(group: group.number).problems, []) }
          XCTAssertEqual(package.snapshot, before, "at \(number), killed \(isKilled), undo \(isUndo)")
          XCTAssertEqual(package.pending(next).count, 2)
          XCTAssertEqual(FileSystem.names(in: package.artifacts + "/.review"), [])
          if total < number { break }
          number += 1
        }
        XCTAssertGreaterThan(number, 6)
      }
    }
  }

  /// What was said to be done is done, and what was refused has changed nothing.
  private func check(_ outcomes: [ReviewStore.Outcome], _ package: PendingPackage, _ before: [String: [UInt8]]) {
    for (test, outcome) in zip(["testA", "testB"], outcomes) {
      for name in ["MapTests/\(test).png", "MapTests/\(test).tree"] {
        XCTAssertEqual(package.snapshot[name] != before[name], outcome == .done, "\(name): \(outcome)")
      }
    }
  }

  func testAnotherFormOfJournalIsLeftAlone() throws {
    package.differs("testMap()")
    let text = Array("{\"version\": 99, \"entries\": []}".utf8)
    try FileSystem.write(text, to: package.artifacts + "/review.json")
    let store = package.store
    XCTAssertNotNil(store.problem)
    guard case .refused = store.carryOut(.accept, package.pending(store), group: 1)[0] else { return XCTFail() }
    XCTAssertEqual(try FileSystem.read(package.artifacts + "/review.json"), text)
  }

  func testOneReviewAtATime() throws {
    let path = ReviewStore.lockPath(package.artifacts)
    let lock = HeldFileLock(path)
    XCTAssertNotNil(lock)
    XCTAssertNil(HeldFileLock(path))
    _ = lock
  }

  func testManyAreDecidedQuickly() throws {
    for i in 0..<40 { package.differs("test\(i)()") }
    let before = package.snapshot
    let store = package.store
    let outcomes = store.carryOut(.accept, package.pending(store), group: 1)
    XCTAssertEqual(outcomes, Array(repeating: .done, count: 40))
    XCTAssertEqual(store.undo(group: 1).undone.count, 40)
    XCTAssertEqual(package.snapshot, before)
  }
}
