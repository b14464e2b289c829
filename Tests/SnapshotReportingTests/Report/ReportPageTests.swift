import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class ReportPageTests: XCTestCase {
  private var fixture: ReportFixture!
  override func setUpWithError() throws { fixture = try ReportFixture() }
  override func tearDown() { fixture = nil }

  static let hostile = "</script><img src=x onerror=\"hacked=1\">'&amp;<!--<script>\u{2028}\u{202E}gnp\u{0}</noscript>"

  private func page(_ placement: ReportWriter.Placement? = nil, _ name: String = "report.html") throws -> String {
    let outcome = try ReportWriter(path: fixture.folder + "/" + name, placement: placement).write(fixture.model())
    return String(decoding: try FileSystem.read(outcome.report), as: UTF8.self)
  }

  private func data(_ page: String) throws -> String {
    let start = try XCTUnwrap(page.range(of: "id=\"data\">"))
    let end = try XCTUnwrap(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  func testTheDataIsTheModel() throws {
    try fixture.fill()
    let page = try page(.beside)
    let read = try JSONDecoder().decode(ReportModel.self, from: Data(try data(page).utf8))
    let names = try fixture.model().snapshots.map(\.name)
    XCTAssertEqual(read.snapshots.map(\.name), names)
    XCTAssertEqual(read.snapshots[1].pictures.actual?.source, "report-pictures/0001-actual.png")
  }

  func testNoNameEndsAnElement() throws {
    fixture.results.snapshots = [
      fixture.event("T/t", .failed, message: "Snapshot \"\(Self.hostile)\" \(Self.hostile)", title: Self.hostile)
    ]
    fixture.results.filter = Self.hostile
    fixture.results.buildOutput = Self.hostile
    try fixture.writeResults()
    let page = try page()
    func count(_ text: String) -> Int { page.components(separatedBy: text).count - 1 }
    XCTAssertEqual(count("</script>"), 2)
    XCTAssertEqual(count("</noscript>"), 1)
    XCTAssertEqual(count("<script"), 2)
    XCTAssertFalse(page.contains("<img src=x"))
    XCTAssertFalse(try data(page).contains("<"))
    XCTAssertFalse(page.unicodeScalars.contains("\u{0}"))
    let read = try JSONDecoder().decode(ReportModel.self, from: Data(try data(page).utf8))
    XCTAssertEqual(read.snapshots[0].title, Self.hostile)
    XCTAssertEqual(read.snapshots[0].headline, Self.hostile)
  }

  func testNothingIsAskedFromElsewhere() throws {
    try fixture.fill()
    let page = try page()
    for start in ["http:", "https:", "//cdn", "@import", "url("] { XCTAssertFalse(page.contains(start), start) }
    XCTAssert(page.contains("default-src 'none'"))
    XCTAssertFalse(page.contains(fixture.folder), "nothing of this machine")
    XCTAssertFalse(page.contains("/ci/app"), "nothing of the machine that ran")
  }

  func testThePageIsTheSameEveryTime() throws {
    try fixture.fill()
    XCTAssertEqual(try page(nil, "a.html"), try page(nil, "a.html"))
  }

  func testSmallPicturesAreInThePageOnce() throws {
    try fixture.fill()
    let page = try page()
    let sources = page.components(separatedBy: "\"data:image/png;base64,").count - 1
    // Two of the failure, one of that without a reference, two changed, one new, one each unreferenced and unchanged.
    XCTAssertEqual(sources, 8)
    XCTAssertFalse(FileSystem.exists(fixture.folder + "/report-pictures"))
  }

  func testPicturesBesideItHaveNumbersForNames() throws {
    try fixture.fill()
    try fixture.write(Array("mine".utf8), "my report-pictures/notes.txt")
    try fixture.write([], "my report-pictures/0099-actual.png")
    let page = try page(.beside, "my report.html")
    XCTAssertEqual(
      FileSystem.names(in: fixture.folder + "/my report-pictures"),
      [
        "0000-actual.png", "0000.js", "0001-actual.png", "0001-reference.png", "0001.js", "0002-actual.png",
        "0002-reference.png", "0002.js", "0003-actual.png", "0003.js", "0004-reference.png", "0005-reference.png",
        "notes.txt",
      ])
    XCTAssert(page.contains("src=\"my%20report-pictures/0001-actual.png\""))
    XCTAssertFalse(page.contains("base64,i"))
    // One that is in the page takes them away again.
    _ = try self.page(.inlined, "my report.html")
    XCTAssertEqual(FileSystem.names(in: fixture.folder + "/my report-pictures"), ["notes.txt"])
  }

  func testManyPicturesGoBesideIt() throws {
    fixture.results.snapshots = [fixture.event("T/big", .unchanged)]
    try fixture.writeResults()
    var bytes = try ReportFixture.picture()
    // A chunk that nobody reads, before the last one.
    let count = ReportWriter.inlineLimit
    let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
    bytes.insert(contentsOf: length + Array("teXt".utf8) + Array(repeating: 0, count: count + 4), at: bytes.count - 12)
    try fixture.write(bytes, "Snapshots/T/big.png")
    let outcome = try ReportWriter(path: fixture.folder + "/r.html").write(fixture.model())
    XCTAssertEqual(outcome.pictures, fixture.folder + "/r-pictures")
    XCTAssertEqual(outcome.pictureBytes, bytes.count)
  }

  func testAPictureThatGoesAwayMeanwhileIsTold() throws {
    try fixture.fill()
    let model = try fixture.model()
    try FileSystem.remove(fixture.artifacts + "/MapTests/testMap/actual.png")
    let outcome = try ReportWriter(path: fixture.folder + "/r.html").write(model)
    let page = String(decoding: try FileSystem.read(outcome.report), as: UTF8.self)
    XCTAssert(page.contains("<p class=\"notice\">actual.png cannot be read (errno 2)</p>"))
  }

  func testWithoutScriptsAllIsThere() throws {
    try fixture.fill()
    let plain = ReportPage.plain(try fixture.model())
    XCTAssertEqual(plain.components(separatedBy: "<article>").count - 1, 6)
    for text in [
      "2 failed, 1 changed, 1 new, 1 unreferenced, 1 unchanged", "differs: Text &quot;a&quot; moved",
      "review --accept MapTests/testMap", "-  Text",
    ] {
      XCTAssert(plain.contains(text), text)
    }
  }
}
