import Foundation
import SnapshotCore
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import SnapshotReporting

final class ReportTests: XCTestCase {
  private func event(
    _ test: String, _ state: SnapshotResult.State, file: String = "MapTests", reference: String? = nil,
    message: String? = nil
  ) throws -> SnapshotEvent {
    var values: [String: Any] = [
      "fileID": "AppTests/\(file).swift", "test": test, "line": 7,
      "title": test.replacingOccurrences(of: "()", with: ""),
      "state": state.rawValue, "file": "/p/Tests/\(file).swift",
    ]
    values["reference"] = reference.map { "/p/Snapshots/" + $0 }
    values["message"] = message
    return try JSONDecoder().decode(SnapshotEvent.self, from: JSONSerialization.data(withJSONObject: values))
  }

  private func results(_ tests: [RunResults.Test], _ events: [SnapshotEvent]) -> RunResults {
    var results = RunResults(
      command: .verify, package: "/p", references: "/p/Snapshots", artifacts: "/p/.build/snapshots", mode: .never,
      isComplete: true, ending: .testsFailed)
    (results.tests, results.snapshots) = (tests, events)
    return results
  }
  private func failed(_ id: String, _ messages: String...) -> RunResults.Test {
    var test = RunResults.Test(id: id, state: .failed, seconds: 1.25)
    test.failures = messages.map { .init($0, file: "/p/Tests/MapTests.swift", line: 7) }
    return test
  }

  func testEveryByteMakesValidXML() throws {
    let all =
      String(String.UnicodeScalarView((0...0x250).compactMap { Unicode.Scalar($0 as UInt32) }))
      + "\u{FFFE}\u{FFFF}\u{1F600}]]>" + String(decoding: [0xFF, 0xC0, 0x80] as [UInt8], as: UTF8.self)
    let xml = JUnitReport.text(
      results(
        [failed("AppTests.MapTests/testA", all), .init(id: "AppTests.`\(all)`()", state: .skipped, message: all)],
        [try event("testA()", .failed, reference: "\(all).png", message: all)]))
    let parser = XMLParser(data: Data(xml.utf8))
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    XCTAssertNil(xml.unicodeScalars.first { $0.value < 0x20 && $0 != "\n" })
  }

  func testJUnitHoldsTestsTheirTimesAndTheirSnapshots() throws {
    let xml = JUnitReport.text(
      results(
        [
          failed("AppTests.MapTests/testA", "failed - Snapshot \"testA\" differs\n  more"),
          .init(id: "AppTests.MapTests/testB", state: .passed, seconds: 0.0005),
        ],
        [try event("testA()", .failed, reference: "MapTests/testA.png", message: "Snapshot \"testA\" differs")]))
    XCTAssert(
      xml.contains(
        "<testsuite name=\"AppTests.MapTests\" tests=\"2\" failures=\"1\" skipped=\"0\" errors=\"0\" time=\"1.251\">"),
      xml)
    XCTAssert(
      xml.contains(
        "<testcase classname=\"AppTests.MapTests\" name=\"testA\" file=\"Tests/MapTests.swift\" time=\"1.250\">"))
    XCTAssert(xml.contains("<property name=\"snapshot testA\" value=\"failed Snapshots/MapTests/testA.png\"/>"))
    XCTAssert(
      xml.contains("<failure message=\"failed - Snapshot &quot;testA&quot; differs\">Tests/MapTests.swift:7&#10;"))
    XCTAssert(xml.contains("<testcase classname=\"AppTests.MapTests\" name=\"testB\" time=\"0.001\"/>"))
  }

  func testAnnotationsAreEscaped() throws {
    let event = try event("testA()", .failed, file: "Map,Te:sts", message: "50% \"off\"\r\nsecond: line, x")
    let lines = GitHubReport.annotations(results([], [event]), root: "/p")
    XCTAssertEqual(
      lines,
      ["::error file=Tests/Map%2CTe%3Asts.swift,line=7,title=Snapshot testA::50%25 \"off\"%0D%0Asecond: line, x"])
    let many = try (0..<80).map { try self.event("test\($0)()", .failed, message: "no") }
    let cut = GitHubReport.annotations(results([], many), root: nil)
    XCTAssertEqual(cut.count, 51)
    XCTAssert(cut[50].contains("and 30 more"))
  }

  func testTheJobsPageIsBounded() throws {
    let tests = (0..<3000).map { failed("AppTests.MapTests/test\($0)", String(repeating: "a|b`<x>\n", count: 1000)) }
    let results = results(tests, [])
    let text = GitHubReport.summary(results, RunSummary(results))
    XCTAssertLessThan(text.utf8.count, 1 << 20)
    XCTAssert(text.contains("and 2800 more"))
    XCTAssert(text.contains("| AppTests.MapTests/test0 | a\\|b\\`&lt;x&gt; |"), String(text.prefix(600)))
  }

  func testAFailureIsTheSnapshotsOrItsOwn() throws {
    let message = "Snapshot \"testA\" differs"
    let results = results(
      [
        failed("AppTests.MapTests/testA", "failed - " + message), failed("AppTests.MapTests/testB", "1 is not 2"),
        failed("AppTests.MapTests/testC", "failed - Snapshot \"testC\" differs", "and 3 is not 4"),
      ],
      [
        try event("testA()", .failed, reference: "MapTests/testA.png", message: message + "\n  more"),
        try event("testC()", .failed, reference: "MapTests/testC.png", message: "Snapshot \"testC\" differs"),
      ])
    let summary = RunSummary(results)
    XCTAssertEqual(summary.failed.map(\.message), ["differs", "differs"])
    XCTAssertEqual(
      summary.failedTests,
      [
        .init(name: "AppTests.MapTests/testB", message: "1 is not 2"),
        .init(name: "AppTests.MapTests/testC", message: "and 3 is not 4"),
      ])
    XCTAssertFalse(summary.passes)
  }

  func testAFailureThatItsTestExpectsIsNone() throws {
    let results = results(
      [.init(id: "AppTests.MapTests/testA", state: .passed)],
      [try event("testA()", .failed, reference: "MapTests/testA.png", message: "Snapshot \"testA\" differs")])
    let summary = RunSummary(results)
    XCTAssertTrue(summary.passes)
    XCTAssertEqual(summary.expected, 1)
    XCTAssertEqual(GitHubReport.annotations(results, root: nil), [])
  }

  func testAssertionsOfOtherPackagesAreTold() throws {
    var event = try event("testA()", .new)
    let results = results([], [])
    XCTAssertFalse(results.isForeign(event))
    event.package = "/p"
    XCTAssertFalse(results.isForeign(event))
    event.package = NSTemporaryDirectory()
    XCTAssertTrue(results.isForeign(event))
    event.reference = "/p/Snapshots/A/b.png"
    XCTAssertFalse(results.isForeign(event))
  }

  func testLongListsAreCut() throws {
    let events = try (100..<150).map { try event("test\($0)()", .new, reference: "MapTests/test\($0).png") }
    let text = RunSummary(results([], events)).text(limit: 10)
    XCTAssert(text.hasPrefix("new           50\n  Snapshots/MapTests/test100.png\n"))
    XCTAssert(text.contains("test109.png\n  and 40 more\nchanged       0"), text)
    // One more line says no less than "and 1 more".
    XCTAssertFalse(RunSummary(results([], Array(events.prefix(11)))).text(limit: 10).contains("more"))
  }

  func testTheBarFitsAnyWidth() throws {
    var line = ProgressLine()
    line.stage = .testing
    line.tally.total = 340
    line.seconds = 10
    for index in 0..<120 {
      line.tally.take(
        TestNotice.ended(.init(id: "AppTests.MapTests/test\(index)", state: index == 3 ? .failed : .passed)))
      if index < 88 { line.tally.take(try event("test\(index)()", .unchanged)) }
    }
    line.tally.take(TestNotice.started(id: "AppTests.MapTests/testTheOneWithTheLongName"))
    XCTAssertEqual(line.counts, "120 of 340 tests, 88 snapshots (8.8/s), 1 failed")
    line.isColored = false
    XCTAssertEqual(
      line.bar(width: 120),
      "████████░░░░░░░░░░░░░░░░ 120 of 340 tests, 88 snapshots (8.8/s), 1 failed  MapTests/testTheOneWithTheLongName")
    for width in 1...130 { XCTAssertLessThanOrEqual(line.bar(width: width).count, max(10, width)) }
    line.isUnicode = false
    XCTAssert(line.bar(width: 120).hasPrefix("########----------------"))
    line.isColored = true
    XCTAssert(line.bar(width: 120).contains("\u{1B}[31m1 failed\u{1B}[39m"))
    XCTAssertEqual(ProgressLine.time(125), "2 min 05 s")
    XCTAssertFalse(ProgressLine.isUnicode(["LC_ALL": "C", "LANG": "en_US.UTF-8"]))
    XCTAssertTrue(ProgressLine.isUnicode(["LANG": "C.utf8"]))
  }
}
