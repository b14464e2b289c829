import Foundation
import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore

final class SnapshotSessionTests: XCTestCase {
  private var folder: TemporaryPackage!
  private let red = RGBA8(red: 255, green: 0, blue: 0)

  override func setUpWithError() throws { folder = try TemporaryPackage() }
  override func tearDown() { folder = nil }

  private func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    SnapshotSession(environment: SnapshotEnvironment(variables))
  }

  private func identity(_ name: String? = nil, test: String = "testMap()", line: Int = 7) -> SnapshotIdentity {
    SnapshotIdentity(
      source: SnapshotSource(
        fileID: "AppTests/MapTests.swift", filePath: folder.path + "/Tests/AppTests/MapTests.swift", testName: test,
        line: line, column: 3),
      name: name)
  }

  private func verify(
    _ picture: Bitmap, _ identity: SnapshotIdentity? = nil, in session: SnapshotSession? = nil,
    tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil, environment: [String: String] = [:]
  ) -> SnapshotResult {
    (session ?? self.session(environment)).verify(
      identity ?? self.identity(), tolerance: tolerance, record: record, scope: SnapshotScope()
    ) { RenderedPicture(image: picture) }
  }

  private func line(_ result: SnapshotResult, _ i: Int = 0) -> String {
    let lines = (result.message ?? "").split(separator: "\n")
    return i < lines.count ? String(lines[i]) : ""
  }

  // MARK: - Recording

  func testTheFirstRunRecordsAndFailsAndTheNextOnePasses() throws {
    let picture = Pictures.plain(20, 10, scale: 2)
    let first = verify(picture)
    XCTAssertEqual(first.state, .new)
    XCTAssertEqual(line(first), "Snapshot \"testMap\" had no reference; recorded it just now")
    XCTAssertEqual(
      line(first, 1), "  reference  10 × 5 pt, 20 × 10 px @2x  \(folder.path)/Snapshots/MapTests/testMap.png")
    XCTAssertEqual(try ReferenceStore.read(folder.path + "/Snapshots/MapTests/testMap.png"), picture)

    XCTAssertEqual(
      FileSystem.names(in: folder.path + "/.build/snapshots/MapTests/testMap"), ["actual.png", "result.json"],
      "for a review, until a run passes")

    let next = verify(picture)
    XCTAssertEqual(next.state, .unchanged)
    XCTAssertNil(next.message)
    XCTAssertEqual(folder.files, ["Package.swift", "Snapshots/MapTests/testMap.png"])
  }

  func testAReferenceOfThisRunNeverMakesThisRunPass() {
    let session = session()
    for i in 0..<3 {
      let result = verify(Pictures.plain(4, 4), in: session)
      XCTAssertFalse(result.passes, "\(i)")
      if i > 0 { XCTAssert(line(result).contains("recorded earlier in this run")) }
    }
  }

  func testOnContinuousIntegrationNothingIsWritten() {
    let session = session(["CI": "true"])
    for _ in 0..<2 {
      let result = verify(Pictures.plain(4, 4), in: session)
      XCTAssertEqual(result.state, .failed)
      XCTAssertEqual(
        line(result),
        "Snapshot \"testMap\" has no reference, and record mode \"never\" (because CI is set) does not write one")
    }
    XCTAssertEqual(
      folder.files,
      [
        ".build/snapshots/MapTests/testMap/actual.png", ".build/snapshots/MapTests/testMap/result.json",
        "Package.swift",
      ])
  }

  /// What the test sets itself comes before the run's own mode, and the message says that it did.
  func testAModeThatTheTestSetsCountsOnContinuousIntegrationAndIsTold() {
    func verify(_ gray: UInt8, _ mode: RecordMode, isScope: Bool, _ variables: [String: String]) -> SnapshotResult {
      session(variables).verify(
        identity(), record: isScope ? nil : mode, scope: SnapshotScope(record: isScope ? mode : nil)
      ) { RenderedPicture(image: Pictures.plain(4, 4, gray)) }
    }
    var gray: UInt8 = 0
    for (variables, other) in [
      (["CI": "true"], "never"), (["SNAPSHOT_RECORD": "missing"], "missing"), (["SNAPSHOT_RECORD": "never"], "never"),
    ] {
      for isScope in [true, false] {
        _ = self.verify(Pictures.plain(4, 4, 255), record: .all)
        gray += 1
        let result = verify(gray, .failed, isScope: isScope, variables)
        XCTAssertEqual(result.state, .changed)
        XCTAssertFalse(result.passes, "a run that wrote a reference fails")
        XCTAssert(
          result.message?.contains(
            "\n  although   the run's own record mode is \"\(other)\": the test sets .failed itself (`record:`, "
              + "`withSnapshotTesting` or `.snapshots`), and that comes before CI and SNAPSHOT_RECORD") == true,
          result.message ?? "")
      }
    }
    // Where the run would have written as well there is nothing to tell.
    XCTAssertEqual(
      verify(99, .failed, isScope: true, ["SNAPSHOT_RECORD": "all"]).message?.contains("although"), false)
  }

  /// Both have a `named:` of their own, and both are used.
  func testNamesThatDifferInCapitalsAreToldToDifferInMore() {
    let run = session()
    XCTAssertEqual(verify(Pictures.plain(4, 4), identity("Light"), in: run).state, .new)
    for session in [run, session()] {
      let result = verify(Pictures.plain(4, 4), identity("light", line: 8), in: session)
      XCTAssertEqual(result.state, .failed)
      let message = result.message ?? ""
      XCTAssert(message.contains("a name that differs in more than capitals or accents"), message)
      XCTAssertFalse(message.contains("any more"), message)
      XCTAssertFalse(message.contains("give each a `named:`"), message)
    }
  }

  func testAToleranceThatCannotBeFails() {
    _ = verify(Pictures.plain(4, 4, 10))
    let result = session().verify(identity(), tolerance: SnapshotTolerance(maxFraction: 2)) {
      RenderedPicture(image: Pictures.plain(4, 4, 10))
    }
    XCTAssertEqual(
      line(result), "Snapshot \"testMap\" has an impossible tolerance: maxFraction is 2.0, and may be 0 to 1")
    XCTAssertEqual(result.state, .failed)
  }

  func testEachModeOnADifferentPicture() {
    for (mode, state) in [
      (RecordMode.missing, SnapshotResult.State.failed), (.never, .failed), (.failed, .changed), (.all, .changed),
    ] {
      _ = verify(Pictures.plain(4, 4, 10), record: .all)
      let result = verify(Pictures.plain(4, 4, 20), record: mode)
      XCTAssertEqual(result.state, state)
      XCTAssertFalse(result.passes)
      XCTAssertEqual(verify(Pictures.plain(4, 4, 20), record: .never).passes, state == .changed)
    }
  }

  func testRecordingFailedOnesKeepsWhatTheToleranceAllows() throws {
    _ = verify(Pictures.plain(4, 4, 10))
    XCTAssertEqual(
      verify(Pictures.plain(4, 4, 11), tolerance: .init(maxChannelDelta: 1), record: .failed).state, .unchanged)
    XCTAssertEqual(verify(Pictures.plain(4, 4, 11), tolerance: .init(maxChannelDelta: 1), record: .all).state, .changed)
    XCTAssertEqual(verify(Pictures.plain(4, 4, 11), record: .never).state, .unchanged)
  }

  func testAnUnchangedReferenceKeepsItsBytes() throws {
    _ = verify(Pictures.plain(4, 4))
    // The same pixels as another tool would write them.
    let path = folder.path + "/Snapshots/MapTests/testMap.png"
    var bytes = try FileSystem.read(path)
    let end = bytes.count - 12
    bytes.insert(contentsOf: [0, 0, 0, 0] + Array("teSt".utf8) + [0x8A, 0xA2, 0x4E, 0x2E], at: end)
    try FileSystem.write(bytes, to: path)
    XCTAssertEqual(verify(Pictures.plain(4, 4), record: .all).state, .unchanged)
    XCTAssertEqual(try FileSystem.read(path), bytes)
  }

  func testAnUnknownModeFailsAndTellsTheLegalOnes() {
    let result = verify(Pictures.plain(4, 4), environment: ["SNAPSHOT_RECORD": "yes"])
    XCTAssertEqual(
      line(result),
      "Snapshot \"testMap\" could not be judged: SNAPSHOT_RECORD=yes is not a record mode; it may be one of: missing, never, failed, all"
    )
    XCTAssertEqual(folder.files, ["Package.swift"])
  }

  // MARK: - Failures

  func testTheMessageAndTheFilesOfADifference() throws {
    let reference = Pictures.plain(100, 50, 200, scale: 2)
    _ = verify(reference)
    let actual = Pictures.changed(reference, [(12, 40), (80, 45)], to: RGBA8(red: 200, green: 234, blue: 200))
    let result = verify(actual)
    let artifacts = folder.path + "/.build/snapshots/MapTests/testMap"
    XCTAssertEqual(
      result.message,
      """
      Snapshot "testMap" differs: 2 of 5,000 pixels (0.04 %), within x 12…80, y 40…45, largest channel difference 34
        pixels     2 of 5,000 pixels (0.04 %), off by up to 34 of 255 in a channel, ΔE 9.1
        where      (6, 20; 0.5 × 0.5 pt), x 12…12, y 40…40 px: 1 pixel
                   (40, 22.5; 0.5 × 0.5 pt), x 80…80, y 45…45 px: 1 pixel
        would pass maxChannelDelta: 34 | maxDeltaE: 9.2 | maxPixels: 2 | maxFraction: 0.0004, maxDensity: 0.004
        reference  50 × 25 pt, 100 × 50 px @2x  \(folder.path)/Snapshots/MapTests/testMap.png
        actual     50 × 25 pt, 100 × 50 px @2x  \(artifacts)/actual.png
        diff       \(artifacts)/diff.png
        to accept  SNAPSHOT_RECORD=failed swift test --filter '^AppTests\\.[^/]*/testMap$'
                   swift run snapshot-record record '^AppTests\\.[^/]*/testMap$'
      """)
    XCTAssertEqual(FileSystem.names(in: artifacts), ["actual.png", "diff.png", "reference.png", "result.json"])
    XCTAssertEqual(try ReferenceStore.read(artifacts + "/actual.png"), actual)
    XCTAssertEqual(try ReferenceStore.read(artifacts + "/reference.png"), reference)
    XCTAssertEqual(try ReferenceStore.read(artifacts + "/diff.png")?[x: 12, y: 40], DifferenceImage.different)
    let report = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(FileSystem.read(artifacts + "/result.json"))) as? [String: Any])
    XCTAssertEqual((report["difference"] as? [String: Any])?["pixels"] as? Int, 2)
    XCTAssertEqual((report["event"] as? [String: Any])?["state"] as? String, "failed")

    XCTAssert(verify(reference).passes)
    XCTAssertFalse(FileSystem.exists(artifacts), "a pass leaves no failure behind")
  }

  func testSizesThatDiffer() throws {
    _ = verify(Pictures.plain(20, 10, scale: 2))
    for (width, height, points) in [(20, 11, "10 × 5.5"), (40, 20, "20 × 10"), (10, 5, "5 × 2.5")] {
      let result = verify(Pictures.plain(width, height, scale: 2))
      XCTAssert(
        line(result).hasPrefix(
          "Snapshot \"testMap\" differs: the picture is \(points) pt instead of 10 × 5 pt"),
        line(result))
      XCTAssert(result.message?.contains("  reference  10 × 5 pt, 20 × 10 px @2x") == true)
      XCTAssert(result.message?.contains("  actual     \(points) pt, \(width) × \(height) px @2x") == true)
      XCTAssert(result.message?.contains("  would pass under no tolerance: another size never does") == true)
      let diff = try XCTUnwrap(ReferenceStore.read(folder.path + "/.build/snapshots/MapTests/testMap/diff.png"))
      XCTAssertEqual([diff.width, diff.height], [max(20, width), max(10, height)])
    }
  }

  func testReferencesThatAreNoPictures() throws {
    let path = folder.path + "/Snapshots/MapTests/testMap.png"
    let valid = try PNG.encode(Pictures.plain(9, 9))
    let cases: [(bytes: [UInt8], cause: String, remedy: String)] = [
      ([], "the file is empty", "record it again"),
      (
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21461\nsize 1\n".utf8), "Git LFS pointer",
        "run `git lfs pull`"
      ),
      (
        Array("version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\n".utf8), "unresolved merge conflict",
        "resolve the conflict"
      ),
      (Array(valid.dropLast(20)), "cut short", "restore the file"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG", "convert the picture to PNG"),
    ]
    for (bytes, cause, remedy) in cases {
      try FileSystem.write(bytes, to: path)
      let result = verify(Pictures.plain(9, 9))
      XCTAssertEqual(result.state, .failed)
      for part in [cause, remedy, path] { XCTAssert(line(result).contains(part), line(result)) }
      XCTAssertEqual(try FileSystem.read(path), bytes, "a damaged file is not overwritten")
    }
    XCTAssertEqual(verify(Pictures.plain(9, 9), record: .failed).state, .changed)
    XCTAssert(verify(Pictures.plain(9, 9)).passes)
  }

  func testAFolderInAReferencesPlace() throws {
    try FileSystem.makeDirectory(folder.path + "/Snapshots/MapTests/testMap.png")
    XCTAssert(line(verify(Pictures.plain(4, 4))).contains("testMap.png is a folder; remove it"))
    let recorded = verify(Pictures.plain(4, 4), record: .all)
    XCTAssertEqual(recorded.state, .failed)
    XCTAssert(line(recorded).contains("could not be recorded: cannot write"), line(recorded))
    XCTAssertEqual(
      FileSystem.names(in: folder.path + "/Snapshots/MapTests"), ["testMap.png"], "no temporary file is left")
  }

  func testAPlaceThatCannotBeWritten() throws {
    // Also root cannot make a folder inside of a file.
    try FileSystem.write([1], to: folder.path + "/readonly")
    let result = verify(Pictures.plain(4, 4), environment: ["SNAPSHOT_DIR": "readonly/Snapshots"])
    XCTAssertEqual(
      line(result),
      "Snapshot \"testMap\" could not be recorded: cannot make the folder \(folder.path)/readonly: Not a directory (errno 20): \(folder.path)/readonly is a file, where a folder is needed; make the folder writable, or set SNAPSHOT_DIR to one that is"
    )
    XCTAssert(FileSystem.exists(folder.path + "/.build/snapshots/MapTests/testMap/actual.png"))

    let both = verify(
      Pictures.plain(4, 4), environment: ["SNAPSHOT_DIR": "readonly/a", "SNAPSHOT_ARTIFACTS": "readonly/b"])
    XCTAssert(both.message?.contains("set SNAPSHOT_ARTIFACTS to a folder that is writable") == true)
  }

  func testFoldersFromTheEnvironment() throws {
    let other = try TemporaryPackage()
    _ = verify(Pictures.plain(4, 4, 1), environment: ["SNAPSHOT_DIR": other.path + "/References/"])
    _ = verify(
      Pictures.plain(4, 4, 2),
      environment: ["SNAPSHOT_DIR": other.path + "/References/", "SNAPSHOT_ARTIFACTS": "failures/./x/.."])
    XCTAssertEqual(other.files, ["Package.swift", "References/MapTests/testMap.png"])
    XCTAssertEqual(
      folder.files,
      [
        ".build/snapshots/MapTests/testMap/actual.png", ".build/snapshots/MapTests/testMap/result.json",
        "Package.swift",
      ]
        + ["actual", "diff-amplified", "diff", "reference"].map { "failures/MapTests/testMap/\($0).png" }
        + ["failures/MapTests/testMap/result.json"])
  }

  func testATestFileInNoPackage() throws {
    try FileSystem.write([], to: folder.path + "/Tests/AppTests/MapTests.swift")
    try FileSystem.remove(folder.path + "/Package.swift")
    let result = verify(Pictures.plain(4, 4))
    XCTAssert(line(result).contains("no folder above"), line(result))
    XCTAssert(line(result).contains("set SNAPSHOT_DIR"))
  }

  func testWhatCannotBeDrawnOrIsFaultyIsNeverRecorded() {
    struct Failure: Error, CustomStringConvertible { var description: String { "the width is not a number" } }
    let thrown = session().verify(identity(), scope: SnapshotScope()) { throw Failure() }
    XCTAssertEqual(thrown.message, "Snapshot \"testMap\" could not be drawn: the width is not a number")
    for mode in RecordMode.allCases {
      let faulty = session().verify(identity(), record: mode, scope: SnapshotScope()) {
        RenderedPicture(image: Pictures.plain(4, 4), diagnostics: ["no glyph for U+1F389", "no image \"pin\""])
      }
      XCTAssertEqual(faulty.state, .failed)
      XCTAssertEqual(line(faulty), "Snapshot \"testMap\" is faulty in 2 ways")
      XCTAssert(faulty.message?.contains("no image \"pin\"") == true)
    }
    XCTAssertFalse(FileSystem.exists(folder.path + "/Snapshots"))
  }

  func testIgnoringEverythingIsNotRecorded() {
    for mode in [RecordMode.missing, .failed, .all] {
      let result = session().verify(identity(), record: mode, scope: SnapshotScope()) {
        RenderedPicture(image: Pictures.plain(4, 4), ignored: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
      }
      XCTAssertEqual(line(result), "Snapshot \"testMap\" has nothing to compare: every pixel is ignored")
    }
    XCTAssertFalse(FileSystem.exists(folder.path + "/Snapshots"))
  }

  /// SNAPSHOT_RECORD would do nothing where the test says its mode itself.
  func testHowToAcceptWhereTheTestSetsItsMode() {
    _ = verify(Pictures.plain(4, 4))
    let byVariable = verify(Pictures.plain(4, 4, 9), environment: ["SNAPSHOT_RECORD": "never"])
    XCTAssertTrue(byVariable.message?.contains("SNAPSHOT_RECORD=failed swift test") ?? false)
    for (record, scope) in [(RecordMode.missing, nil), (nil, RecordMode.never)] as [(RecordMode?, RecordMode?)] {
      let result = session().verify(identity(), record: record, scope: SnapshotScope(record: scope)) {
        RenderedPicture(image: Pictures.plain(4, 4, 9))
      }
      XCTAssertFalse(result.message?.contains("SNAPSHOT_RECORD=failed") ?? true)
      XCTAssertTrue(result.message?.contains("say .failed where the test sets its record mode") ?? false)
    }
  }

  func testIgnoringEverythingFails() {
    _ = verify(Pictures.plain(4, 4))
    let result = session().verify(identity(), scope: SnapshotScope()) {
      RenderedPicture(image: Pictures.plain(4, 4), ignored: [PixelRect(x: 0, y: 0, width: 4, height: 4)])
    }
    XCTAssertEqual(line(result), "Snapshot \"testMap\" has nothing to compare: every pixel is ignored")
  }

  // MARK: - Two readers of one file

  /// Recorded by two runs that knew nothing of each other, or by one test before the other was written.
  func testTwoTestsThatAreComparedWithOneFileAreNamedToo() {
    _ = verify(Pictures.plain(4, 4, 1), identity("a"))
    let (one, two) = (identity("a"), identity("a", test: "testMap()", line: 9))

    // The one that differs comes second.
    var session = session()
    XCTAssertNil(verify(Pictures.plain(4, 4, 1), one, in: session).message)
    let second = verify(Pictures.plain(4, 4, 2), two, in: session)
    XCTAssert(line(second).hasPrefix("Snapshot \"testMap.a\" differs"), line(second))
    XCTAssert(
      second.message?.contains(
        "  shared     the reference is also that of AppTests/MapTests.swift:7 testMap(), which is like it\n") == true,
      second.message ?? "passed")

    // It comes first.
    session = self.session()
    let first = verify(Pictures.plain(4, 4, 2), two, in: session)
    XCTAssertFalse(first.message?.contains("shared") ?? true)
    let like = verify(Pictures.plain(4, 4, 1), one, in: session)
    XCTAssertEqual(like.state, .failed)
    XCTAssertEqual(
      line(like), "Snapshot \"testMap.a\" shares its reference with another snapshot, which differs from it")
    XCTAssertEqual(line(like, 2), "  one        AppTests/MapTests.swift:9 testMap()")
    XCTAssertEqual(line(like, 3), "  other      AppTests/MapTests.swift:7 testMap()")
  }

  func testSharingIsNoFaultOfItself() {
    _ = verify(Pictures.plain(4, 4, 1), identity("a"))
    let session = session()
    let other = identity("a", line: 9)
    // Two tests of one picture; a repetition that passes after it failed; a tolerance that another test does not have.
    for one in [identity("a"), other] { XCTAssertNil(verify(Pictures.plain(4, 4, 1), one, in: session).message) }
    XCTAssertNotNil(verify(Pictures.plain(4, 4, 2), other, in: session).message)
    XCTAssertNil(verify(Pictures.plain(4, 4, 1), other, in: session).message)
    XCTAssertNil(verify(Pictures.plain(4, 4, 1), identity("a"), in: session).message)
    XCTAssertNotNil(verify(Pictures.plain(4, 4, 2), other, in: session).message)
    let tolerant = SnapshotTolerance(maxChannelDelta: 1)
    XCTAssertNil(verify(Pictures.plain(4, 4, 2), identity("a"), in: session, tolerance: tolerant).message)
  }

  // MARK: - Two writers of one file

  func testTwoTestsThatWriteOneFile() throws {
    let session = session()
    let one = identity("a", line: 7)
    var other = identity("a", line: 9)
    other.source.fileID = "OtherTests/MapTests.swift"
    XCTAssertEqual(verify(Pictures.plain(4, 4, 1), one, in: session).state, .new)
    let clash = verify(Pictures.plain(4, 4, 2), other, in: session)
    XCTAssertEqual(clash.state, .failed)
    XCTAssertEqual(
      line(clash), "Snapshot \"testMap.a\" shares its reference with another test that draws different pixels")
    XCTAssert(clash.message?.contains("AppTests/MapTests.swift:7 testMap()") == true)
    XCTAssert(clash.message?.contains("OtherTests/MapTests.swift:9 testMap()") == true)
    XCTAssertEqual(try ReferenceStore.read(folder.path + "/Snapshots/MapTests/testMap.a.png"), Pictures.plain(4, 4, 1))
    // The same pixels do no harm.
    XCTAssert(line(verify(Pictures.plain(4, 4, 1), other, in: session)).contains("recorded earlier in this run"))
  }

  func testWhatOneTestFoundRightAnotherDoesNotOverwrite() throws {
    _ = verify(Pictures.plain(4, 4, 1))
    let session = session()
    var other = identity(line: 9)
    other.source.fileID = "OtherTests/MapTests.swift"
    XCTAssert(verify(Pictures.plain(4, 4, 1), in: session, record: .all).passes)
    XCTAssert(line(verify(Pictures.plain(4, 4, 2), other, in: session, record: .all)).contains("shares its reference"))
    XCTAssertEqual(try ReferenceStore.read(folder.path + "/Snapshots/MapTests/testMap.png"), Pictures.plain(4, 4, 1))
  }

  func testNamesThatDifferInCaseAlone() {
    let session = session()
    XCTAssertEqual(verify(Pictures.plain(4, 4), identity("Light"), in: session).state, .new)
    let clash = verify(Pictures.plain(4, 4), identity("light"), in: session)
    XCTAssert(line(clash).contains("in case only"), line(clash))
  }

  func testManyWritersAtOnceOfOneFile() throws {
    let session = session()
    let identity = identity()
    let states = (0..<16).map { _ in Box() }
    DispatchQueue.concurrentPerform(iterations: 16) { i in
      states[i].state =
        session.verify(identity, record: .all, scope: SnapshotScope()) {
          RenderedPicture(image: Pictures.plain(4, 4, UInt8(i)))
        }.state
    }
    XCTAssertEqual(states.count { $0.state == .new }, 1, "the others name the writer")
    XCTAssertNotNil(try ReferenceStore.read(folder.path + "/Snapshots/MapTests/testMap.png"))
  }
  private final class Box: @unchecked Sendable { var state: SnapshotResult.State? }

  // MARK: - Events

  func testEvents() throws {
    let file = folder.path + "/events"
    let variables = ["SNAPSHOT_EVENTS": file]
    XCTAssertFalse(verify(Pictures.plain(4, 4, 1), environment: variables).passes)
    XCTAssert(verify(Pictures.plain(4, 4, 1), environment: variables).passes)
    XCTAssertFalse(verify(Pictures.plain(4, 4, 2), environment: variables).passes)
    let reported = variables.merging(["SNAPSHOT_RECORDING_IS_REPORTED": "1", "SNAPSHOT_RECORD": "all"]) { $1 }
    let session = session(reported)
    for _ in 0..<2 { XCTAssert(verify(Pictures.plain(4, 4, 2), in: session).passes, "the recorder tells it instead") }
    let events = try SnapshotEvent.read(file)
    XCTAssertEqual(events.map(\.state), [.new, .unchanged, .failed, .changed, .unchanged])
    XCTAssertEqual(events[0].reference, folder.path + "/Snapshots/MapTests/testMap.png")
    XCTAssertEqual(events[2].artifacts, folder.path + "/.build/snapshots/MapTests/testMap")
  }

  func testAnEventFileThatCannotBeWrittenIsTold() {
    let result = verify(Pictures.plain(4, 4), environment: ["SNAPSHOT_EVENTS": folder.path + "/nowhere/events"])
    XCTAssert(result.message?.contains("cannot append to") == true)
  }
}
