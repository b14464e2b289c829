import Foundation
import SnapshotAssertions
import SnapshotCore
import XCTest

@testable import SnapshotTestingCompatibility

final class AssertSnapshotTests: XCTestCase {
  func testMissingIsRecordedAndThenCompared() throws {
    let probe = CompatibilityProbe()
    for text in ["one\ntwo", "one\ntwo", "one\n2"] {
      probe.run(["SNAPSHOT_RECORD": "missing"]) {
        assertSnapshot(of: text, as: .lines, snapshotDirectory: probe.references)
      }
    }
    XCTAssertEqual(probe.files, ["testMissingIsRecordedAndThenCompared.1.txt"])
    XCTAssertEqual(try probe.text(probe.files[0]), "one\ntwo")
    XCTAssertEqual(
      probe.issues,
      ["No reference was found on disk. Automatically recorded snapshot: …", "Snapshot does not match reference."])
    XCTAssert(probe.messages[1].contains("\n-two\n+2\n"), probe.messages[1])
    XCTAssert(probe.messages[1].contains(" differs: “two” became “2”\n"), probe.messages[1])
    XCTAssertEqual(
      try FileSystem.read(
        probe.folder + "/failures/AssertSnapshotTests/testMissingIsRecordedAndThenCompared.1/actual.txt"),
      Array("one\n2".utf8))
  }

  func testModes() throws {
    let probe = CompatibilityProbe()
    func run(_ text: String, _ mode: String) {
      probe.run(["SNAPSHOT_TESTING_RECORD": mode]) {
        assertSnapshot(of: text, as: .lines, named: "x", snapshotDirectory: probe.references, testName: "t()")
      }
    }
    run("a", "never")
    XCTAssertEqual(probe.files, [])
    XCTAssertFalse(FileSystem.exists(probe.references), "a folder was made without recording")
    run("a", "all")
    run("a", "never")
    run("b", "never")
    run("b", "failed")
    run("b", "missing")
    run("c", "all")
    run("c", "sometimes")
    XCTAssertEqual(try probe.text("t.x.txt"), "c")
    XCTAssertEqual(
      probe.issues,
      [
        "No reference was found on disk. New snapshot was not recorded because recording is disabled",
        "No reference was found on disk. Automatically recorded snapshot: …",
        "Snapshot \"x\" does not match reference.",
        "Snapshot \"x\" does not match reference. A new snapshot was automatically recorded.",
        "Record mode is on. Automatically recorded snapshot: …",
        "Snapshot \"t.x\" could not be judged: SNAPSHOT_TESTING_RECORD=sometimes is not a record mode; it may be one of: "
          + "missing, never, failed, all",
      ])
  }

  func testWhoSaysTheModeCounts() throws {
    let probe = CompatibilityProbe()
    func run(_ body: () -> Void) -> Bool {
      try? FileSystem.remove(probe.references)
      probe.run(["SNAPSHOT_RECORD": "never"], body)
      return !probe.files.isEmpty
    }
    func check(_ record: RecordMode? = nil) {
      assertSnapshot(of: "a", as: .lines, record: record, snapshotDirectory: probe.references)
    }
    XCTAssertFalse(run { check() })
    XCTAssert(run { check(.all) })
    XCTAssert(run { withSnapshotTesting(record: .missing) { check() } })
    XCTAssertFalse(run { withSnapshotTesting(record: .missing) { check(.never) } })
    XCTAssertFalse(run { withSnapshotTesting(record: .all) { withSnapshotTesting(record: .never) { check() } } })
    isRecording = true
    XCTAssert(isRecording)
    XCTAssert(run { check() })
    XCTAssertFalse(run { withSnapshotTesting(record: .never) { check() } })
    isRecording = false
    XCTAssertFalse(run { check() })
    let isOn: Bool = true
    XCTAssert(run { assertSnapshot(of: "a", as: .lines, record: isOn, snapshotDirectory: probe.references) })
    XCTAssert(run { assertSnapshot(of: "a", as: .lines, record: true, snapshotDirectory: probe.references) })
    XCTAssert(run { assertSnapshot(matching: "a", as: .lines, record: .all, snapshotDirectory: probe.references) })
  }

  func testNumbersAndNames() throws {
    let probe = CompatibilityProbe()
    probe.run(["SNAPSHOT_RECORD": "all"]) {
      assertSnapshot(of: "a", as: .lines, snapshotDirectory: probe.references, testName: "n()")
      assertSnapshot(of: "b", as: .lines, named: "b", snapshotDirectory: probe.references, testName: "n()")
      assertSnapshot(of: "c", as: .lines, snapshotDirectory: probe.references, testName: "n()")
      assertSnapshots(of: "d", as: [.lines, .dump], snapshotDirectory: probe.references, testName: "n()")
      assertSnapshots(
        of: "e", as: ["plain": .lines, "dumped": .dump], snapshotDirectory: probe.references, testName: "n()")
    }
    XCTAssertEqual(probe.files, ["1", "2", "3", "4", "b", "dumped", "plain"].map { "n.\($0).txt" })
    XCTAssertEqual(try probe.text("n.4.txt"), "- \"d\"\n")
  }

  func testAReferenceOfThisRunProvesNothing() {
    let probe = CompatibilityProbe()
    probe.run(["SNAPSHOT_RECORD": "missing"]) {
      for text in ["a", "a", "b"] {
        assertSnapshot(of: text, as: .lines, named: "x", snapshotDirectory: probe.references)
      }
    }
    XCTAssertEqual(probe.issues.count, 3)
    XCTAssert(probe.messages[1].contains("was recorded earlier in this run"), probe.messages[1])
    XCTAssert(probe.messages[2].contains("came out twice in this run, and differently"), probe.messages[2])
  }

  func testBadReferences() throws {
    let probe = CompatibilityProbe()
    let bad: [(String, [UInt8], String)] = [
      ("pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8), "git lfs pull"),
      ("conflict", Array("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n".utf8), "merge conflict"),
      ("bytes", [0xFF, 0xFE, 0x00], "no text in UTF-8"),
    ]
    for (name, bytes, words) in bad {
      try FileSystem.write(bytes, to: "\(probe.references)/b.\(name).txt")
      let message = probe.run(["SNAPSHOT_RECORD": "missing"]) {
        verifySnapshot(of: "a", as: .lines, named: name, snapshotDirectory: probe.references, testName: "b()")
      }
      XCTAssert(message?.contains(words) == true, message ?? "passed")
      XCTAssertEqual(try FileSystem.read("\(probe.references)/b.\(name).txt"), bytes)
    }
    try FileSystem.makeDirectory("\(probe.references)/b.folder.txt")
    let message = probe.run(["SNAPSHOT_RECORD": "missing"]) {
      verifySnapshot(of: "a", as: .lines, named: "folder", snapshotDirectory: probe.references, testName: "b()")
    }
    XCTAssert(message?.contains("is a folder") == true, message ?? "passed")
  }

  func testErrorsFailByName() throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "the model is broken" } }
    func value() throws -> String { throw Broken() }
    let probe = CompatibilityProbe()
    try probe.run { assertSnapshot(of: try value(), as: .lines, snapshotDirectory: probe.references) }
    probe.run { assertSnapshot(of: ["a": Double.nan], as: .json, snapshotDirectory: probe.references) }
    XCTAssertEqual(probe.issues.count, 2)
    XCTAssert(probe.issues[0].contains("could not be made: the model is broken"), probe.issues[0])
    XCTAssert(probe.issues[1].contains("could not be made"), probe.issues[1])
    XCTAssertEqual(probe.files, [])
  }

  func testVerifySnapshotTellsItsCallerOnly() {
    let probe = CompatibilityProbe()
    let message = probe.run(["SNAPSHOT_RECORD": "never"]) {
      verifySnapshot(of: 3, as: .description, snapshotDirectory: probe.references)
    }
    XCTAssert(message?.hasPrefix("No reference was found on disk.") == true)
    XCTAssertEqual(probe.issues, [])
  }

  func testStrategiesOfOnesOwn() throws {
    struct Name { var first, last: String }
    let strategy = Snapshotting<String, String>.lines.pullback { (name: Name) in "\(name.first) \(name.last)" }
    let later = Snapshotting<String, String>.lines.asyncPullback { (name: Name) in
      Async { callback in DispatchQueue.global().async { callback(name.last) } }
    }
    let upper = Snapshotting<Name, Data>(pathExtension: "bin", diffing: .data) { Data($0.first.uppercased().utf8) }
    let probe = CompatibilityProbe()
    probe.run(["SNAPSHOT_RECORD": "all"]) {
      let name = Name(first: "Ada", last: "Byron")
      assertSnapshot(of: name, as: strategy, snapshotDirectory: probe.references, testName: "s()")
      assertSnapshot(of: name, as: later, snapshotDirectory: probe.references, testName: "s()")
      assertSnapshot(of: name, as: .wait(for: 0.01, on: upper), snapshotDirectory: probe.references, testName: "s()")
    }
    XCTAssertEqual(try probe.files.map { try probe.text($0) }, ["Ada Byron", "Byron", "ADA"])
    XCTAssertEqual(probe.files.last, "s.3.bin")
  }

  func testWhoNeverCallsBackTimesOut() {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let probe = CompatibilityProbe()
    let message = probe.run(["SNAPSHOT_RECORD": "never"]) {
      verifySnapshot(of: 1, as: never, snapshotDirectory: probe.references, timeout: 0.05)
    }
    XCTAssert(message?.contains("Exceeded timeout of 0.05 seconds waiting for snapshot.") == true, message ?? "passed")
  }

  func testTheDiffToolIsNamed() throws {
    let probe = CompatibilityProbe()
    try probe.write("a", "d.x.txt")
    func run(_ variables: [String: String] = [:]) {
      probe.run(variables.merging(["SNAPSHOT_RECORD": "never"]) { $1 }) {
        assertSnapshot(of: "b", as: .lines, named: "x", snapshotDirectory: probe.references, testName: "d()")
      }
    }
    withSnapshotTesting(diffTool: "meld") { run() }
    run(["SNAPSHOT_DIFF_TOOL": "diff -u"])
    run()
    diffTool = .ksdiff
    run()
    withSnapshotTesting(diffTool: "meld") { run() }
    diffTool = nil
    let folder = probe.folder + "/failures/AssertSnapshotTests/d.x"
    XCTAssert(
      probe.messages[0].hasSuffix("\n  to compare meld \"\(folder)/reference.txt\" \"\(folder)/actual.txt\""),
      probe.messages[0])
    XCTAssert(probe.messages[1].contains("to compare diff -u \""), probe.messages[1])
    XCTAssertFalse(probe.messages[2].contains("to compare"), probe.messages[2])
    XCTAssert(probe.messages[3].contains("to compare ksdiff \""), probe.messages[3])
    XCTAssert(probe.messages[4].contains("to compare meld \""), probe.messages[4])
  }
}
