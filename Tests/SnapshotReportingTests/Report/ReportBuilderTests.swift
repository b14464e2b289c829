import Foundation
import Graphics
import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class ReportBuilderTests: XCTestCase {
  private var fixture: ReportFixture!
  override func setUpWithError() throws { fixture = try ReportFixture() }
  override func tearDown() { fixture = nil }

  func testFailuresAreFirstAndAllStatesAreThere() throws {
    try fixture.fill()
    let model = try fixture.model()
    XCTAssertEqual(
      model.snapshots.map { "\($0.index) \($0.state.rawValue) \($0.name)" },
      [
        "0 failed CardTests/testNone", "1 failed MapTests/testMap", "2 changed CardTests/testChanged",
        "3 new CardTests/testNew", "4 unreferenced MapTests/testGone", "5 unchanged MapTests/testPlain",
      ])
    XCTAssertEqual(model.run?.phases.map(\.name), ["build", "test"])
    XCTAssertEqual(model.run?.tests, .init(passed: 1, failed: 2, skipped: 0))
    XCTAssertEqual(model.notes, ["AppTests.LogicTests/testSum failed: Tests/LogicTests.swift:3: 1 is not 2"])
    XCTAssertEqual(model.package, "app")
  }

  func testAFailureHasItsPicturesNumbersAndTree() throws {
    try fixture.fill()
    let map = try fixture.model().snapshots[1]
    XCTAssertEqual(map.headline, "differs: Text \"a\" moved")
    XCTAssertEqual(map.message?.contains("\n  actual     .build/snapshots/MapTests/testMap/actual.png\n"), true)
    XCTAssertEqual(map.reference, "Snapshots/MapTests/testMap.png")
    XCTAssertEqual(map.changes, ["Text \"a\" moved 4 pt down"])
    XCTAssertEqual(map.difference?.clusters, [[0, 0, 40, 2, 50]])
    XCTAssertEqual([map.pictures.reference?.height, map.pictures.actual?.height], [30, 36])
    XCTAssertEqual(map.scale, 2)
    XCTAssertNil(map.pictures.diff)
    XCTAssertEqual(
      map.texts, [.init(name: "Tree", lines: [" VStack", "-  Text \"a\" (0, 4)", "+  Text \"a\" (0, 8)"])])
    XCTAssertEqual(map.commands, [.init(title: "To accept", text: "swift run snapshot-record review --accept MapTests/testMap")])
    XCTAssertEqual(map.accept, "MapTests/testMap")
  }

  func testWhatPassedShowsItsReferenceOfThisMachine() throws {
    try fixture.fill()
    let snapshots = try fixture.model().snapshots
    XCTAssertEqual(snapshots[5].pictures.reference?.path, fixture.folder + "/Snapshots/MapTests/testPlain.png")
    XCTAssertEqual(snapshots[4].pictures.reference?.width, 40)
    XCTAssertEqual(snapshots[4].commands.map(\.text), ["snapshot-record prune"])
    XCTAssertNil(snapshots[0].pictures.reference, "there was none in that run")
  }

  func testWithoutResultsThereAreTheFolders() throws {
    try fixture.fill()
    try FileSystem.remove(fixture.artifacts + "/results.json")
    let model = try fixture.model()
    XCTAssertEqual(model.snapshots.map(\.state), [.failed, .failed, .changed, .new])
    XCTAssertNil(model.run)
    XCTAssertEqual(model.notes.count, 1)
    XCTAssert(model.notes[0].contains("what passed is not listed"), model.notes[0])
  }

  func testAFolderThatTheResultsDoNotKnowIsOfAnotherRun() throws {
    try fixture.fill()
    let later = fixture.event("MapTests/testPlain", .failed, message: "Snapshot \"testPlain\" differs")
    try fixture.leave("MapTests/testPlain", later, files: ["actual.png": try ReportFixture.picture()])
    let model = try fixture.model()
    let plain = try XCTUnwrap(model.snapshots.first { $0.name == "MapTests/testPlain" })
    XCTAssertEqual(plain.state, .failed)
    XCTAssertEqual(plain.note, "Of another run than results.json")
    XCTAssertEqual(model.notes.count, 2)
  }

  func testWhatIsMissingOrBrokenIsToldInItsPlace() throws {
    try fixture.fill()
    try FileSystem.remove(fixture.artifacts + "/CardTests/testNone")
    try FileSystem.remove(fixture.folder + "/Snapshots/MapTests/testPlain.png")
    try fixture.write(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 1\n".utf8),
      "Snapshots/MapTests/testGone.png")
    let cut = Array(try ReportFixture.picture().dropLast(20))
    try FileSystem.write(cut, to: fixture.artifacts + "/MapTests/testMap/actual.png")
    try FileSystem.write([0xFF, 0xFE, 0x00], to: fixture.artifacts + "/MapTests/testMap/actual.tree")
    try FileSystem.write(Array("{".utf8), to: fixture.artifacts + "/CardTests/testNew/result.json")
    let model = try fixture.model()
    func snapshot(_ name: String) throws -> ReportModel.Snapshot {
      try XCTUnwrap(model.snapshots.first { $0.name == name })
    }
    XCTAssertEqual(
      try snapshot("CardTests/testNone").note, "What the test left in .build/snapshots/CardTests/testNone is not here")
    XCTAssertEqual(
      try snapshot("MapTests/testPlain").pictures.reference?.problem, "Snapshots/MapTests/testPlain.png is not here")
    XCTAssert(try XCTUnwrap(snapshot("MapTests/testGone").pictures.reference?.problem).contains("run `git lfs pull`"))
    XCTAssert(try XCTUnwrap(snapshot("MapTests/testMap").pictures.actual?.problem).contains("cut short"))
    XCTAssertEqual(try snapshot("MapTests/testMap").texts.first?.note, "actual.tree is no text in UTF-8 (3 bytes)")
    XCTAssert(model.notes.contains(".build/snapshots/CardTests/testNew/result.json cannot be read; run the test again"))
    XCTAssertEqual(try snapshot("CardTests/testNew").state, .new, "the results know of it")
  }

  func testATextThatPassesIsShown() throws {
    try fixture.write(Array("line\r\nnext\n".utf8), "Snapshots/MapTests/testWords.txt")
    fixture.results.snapshots = [fixture.event("MapTests/testWords", .unchanged, ending: ".txt")]
    try fixture.writeResults()
    let snapshot = try fixture.model().snapshots[0]
    XCTAssertEqual(snapshot.name, "MapTests/testWords.txt")
    XCTAssertEqual(snapshot.texts, [.init(name: "Text", lines: [" line", " next"])])
  }

  func testAFileOutsideOfThePackageIsNotRead() throws {
    fixture.results.snapshots = [fixture.event("../../../etc/hostname", .unchanged, ending: "", package: "/")]
    fixture.results.snapshots[0].reference = "/etc/hostname"
    try fixture.writeResults()
    XCTAssertEqual(try fixture.model().snapshots.map(\.texts), [[]])
  }

  func testPartsThatAreNotJoinedAreNamed() throws {
    try fixture.results.write(to: fixture.artifacts + "/results-1-of-2.json")
    XCTAssert(try fixture.model().notes[0].contains("snapshot-record merge"))
  }

  func testADownloadMayHaveAnotherFolderAround() throws {
    try fixture.fill()
    try FileSystem.makeDirectory(fixture.folder + "/download")
    rename(fixture.artifacts, fixture.folder + "/download/snapshots")
    var places = fixture.places
    places.artifacts = fixture.folder + "/download"
    XCTAssertEqual(
      try ReportBuilder(places).model().counts, [.failed: 2, .changed: 1, .new: 1, .unreferenced: 1, .unchanged: 1])
    // Of two it is not known which, or both.
    try fixture.results.write(to: fixture.folder + "/download/other/results.json")
    XCTAssert(try ReportBuilder(places).model().notes[0].contains("The results of 2 parts are not joined"))
  }

  func testWhatAReviewDecidedIsNotAskedAgain() throws {
    try fixture.fill()
    let result = fixture.artifacts + "/MapTests/testMap/result.json"
    func decide(_ decision: String, time: Int) throws {
      let size = try FileSystem.read(result).count
      let entry =
        "{\"decision\": \"\(decision)\", \"folder\": \"MapTests/testMap\", \"stamp\": {\"time\": \(time), \"size\": \(size)}}"
      try FileSystem.write(
        Array("{\"version\": 1, \"entries\": [\(entry)]}".utf8), to: fixture.artifacts + "/review.json")
    }
    let time = try XCTUnwrap(FileSystem.changeTime(result))
    try decide("accept", time: time)
    var map = try fixture.model().snapshots[1]
    XCTAssertEqual(map.decision, "accepted")
    XCTAssertEqual(map.commands, [])
    XCTAssertNil(map.accept)
    XCTAssertEqual(map.state, .failed, "as the run had it")
    try decide("reject", time: time)
    XCTAssertEqual(try fixture.model().snapshots[1].decision, "rejected")
    // The test has run again since.
    try decide("accept", time: time - 1)
    map = try fixture.model().snapshots[1]
    XCTAssertNil(map.decision)
    XCTAssertEqual(map.commands.count, 1)
  }

  func testWhatCannotBecomeAReferenceIsNotOffered() throws {
    for (message, isOffered) in [
      ("Snapshot \"t\" is faulty: no custom view is registered", false),
      ("Snapshot \"t\" cannot be compared: the reference is damaged", true),
      ("Snapshot \"t\" cannot be compared: the file is a Git LFS pointer", false),
    ] {
      try fixture.leave(
        "T/t", fixture.event("T/t", .failed, message: message), files: ["actual.png": try ReportFixture.picture()])
      XCTAssertEqual(try fixture.model().snapshots[0].accept != nil, isOffered, message)
    }
    let event = fixture.event("T/t", .failed, message: "Snapshot \"t\" is faulty")
    try fixture.leave("T/t", event, extra: ", \"isAcceptable\": true")
    XCTAssertEqual(try fixture.model().snapshots[0].accept, "T/t")
  }

  func testCommandsAreQuotedForAShell() {
    XCTAssertEqual(ReportPlaces.quoted("MapTests/testMap.dark"), "MapTests/testMap.dark")
    XCTAssertEqual(ReportPlaces.quoted("a b"), "'a b'")
    XCTAssertEqual(ReportPlaces.quoted("it's; $(rm)"), "'it'\\''s; $(rm)'")
    XCTAssertEqual(ReportPlaces.quoted("a\nb'"), "$'a\\x0ab\\''")
    XCTAssertEqual(ReportPlaces.quoted("--all"), "'--all'")
    XCTAssertEqual(ReportPlaces.quoted("größe"), "'größe'")
  }

  func testAHeaderIsReadWithoutThePixels() throws {
    let bytes = try ReportFixture.picture(width: 7, height: 9)
    let header = try XCTUnwrap(PictureFile.Header(bytes))
    XCTAssertEqual([header.width, header.height], [7, 9])
    XCTAssertEqual(header.scale, 2)
    for count in 0..<bytes.count { XCTAssertNil(PictureFile.Header(Array(bytes.prefix(count))), "\(count) bytes") }
    var huge = bytes
    huge.replaceSubrange(8..<12, with: [255, 255, 255, 255])
    XCTAssertNil(PictureFile.Header(huge))
  }
}
