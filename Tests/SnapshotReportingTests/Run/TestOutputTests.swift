import SnapshotCore
import XCTest

@testable import SnapshotReporting

/// Lines as Swift 6.3.1 prints them.
final class TestOutputTests: XCTestCase {
  private func notices(_ text: String, list: [String] = []) -> [TestNotice] {
    var output = XCTestOutput(list: list)
    let taken = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { output.take(String($0)) }
    return taken + output.finish()
  }
  private func ended(_ notices: [TestNotice]) -> [RunResults.Test] {
    notices.compactMap { if case .ended(let test) = $0 { test } else { nil } }
  }

  func testStatesSecondsAndMessages() {
    let found = notices(
      """
      Test Suite 'MapTests' started at 2026-11-30 19:27:05.181
      Test Case 'MapTests.testA' started at 2026-11-30 19:27:05.181
      hello from A
      Test Case 'MapTests.testA' passed (0.005 seconds)
      Test Case 'MapTests.testB' started at 2026-11-30 19:27:05.186
      partial/p/MapTests.swift:4: error: MapTests.testB : XCTAssertEqual failed - multi
      line message
      /p/MapTests.swift:9: error: MapTests.testB : failed - again
      Test Case 'MapTests.testB' failed (1.5 seconds)
      Test Case 'MapTests.testC' started at 2026-11-30 19:27:05.187
      /p/MapTests.swift:5: MapTests.testC : Test skipped - not here
      Test Case 'MapTests.testC' skipped (0.0 seconds)
      Test Case 'MapTests.testD' started at 2026-11-30 19:27:05.187
      <EXPR>:0: error: MapTests.testD : threw error "E()"
      no newlineTest Case 'MapTests.testD' failed (0.001 seconds)
      """, list: ["AppTests.MapTests/testA", "AppTests.MapTests/testB", "AppTests.MapTests/testC"])
    XCTAssertEqual(found.first, .started(id: "AppTests.MapTests/testA"))
    let tests = ended(found)
    XCTAssertEqual(tests.map(\.state), [.passed, .failed, .skipped, .failed])
    XCTAssertEqual(tests.map(\.seconds), [0.005, 1.5, 0, 0.001])
    // One that the list does not know keeps the name that XCTest gives.
    XCTAssertEqual(
      tests.map(\.id),
      ["AppTests.MapTests/testA", "AppTests.MapTests/testB", "AppTests.MapTests/testC", "MapTests/testD"])
    XCTAssertEqual(
      tests[1].failures,
      [
        .init("XCTAssertEqual failed - multi\nline message", file: "/p/MapTests.swift", line: 4),
        .init("failed - again", file: "/p/MapTests.swift", line: 9),
      ])
    XCTAssertEqual(tests[2].message, "not here")
    XCTAssertEqual(tests[3].failures, [.init("threw error \"E()\"")])
  }

  func testATestThatStopsItsProcessHasFailedWithWhatItPrinted() {
    let text = """
      Test Case 'MapTests.testA' started at 2026-11-30 19:27:05.181
      MapTests.swift:3: Fatal error: no
      """
    let tests = ended(notices(text))
    XCTAssertEqual(tests.map(\.state), [.failed])
    XCTAssertEqual(tests[0].failures[0].firstLine, "the process stopped in this test: Fatal error: no")
    let long = ended(notices(text + "\nFatal error's registers" + String(repeating: "\nr8 0", count: 500)))
    XCTAssertEqual(long[0].failures[0].firstLine, "the process stopped in this test: Fatal error: no")
    XCTAssertLessThan(long[0].failures[0].message.utf8.count, 500)
    // Another process goes on, with --parallel.
    let more = ended(
      notices(text + "\nTest Case 'MapTests.testB' started at x\nTest Case 'MapTests.testB' passed (0.1 seconds)"))
    XCTAssertEqual(more.map(\.id), ["MapTests/testA", "MapTests/testB"])
    XCTAssertEqual(more.map(\.state), [.failed, .passed])
  }

  func testClassesOfOneNameInTwoModulesTakeTurns() {
    let lines = "Test Case 'A.testX' started at x\nTest Case 'A.testX' passed (0.1 seconds)"
    XCTAssertEqual(
      ended(notices(lines + "\n" + lines, list: ["One.A/testX", "Two.A/testX"])).map(\.id),
      ["One.A/testX", "Two.A/testX"])
  }

  func testParallelRunsCountFirst() {
    XCTAssertEqual(notices("[3/6] Testing AppTests.MapTests/testA"), [.counted(id: "AppTests.MapTests/testA")])
    XCTAssertEqual(notices("[a/6] Testing AppTests.MapTests/testA\n[3/6] Compiling A.swift"), [])
  }

  func testSwiftTestingsEvents() {
    let place = #""sourceLocation":{"_filePath":"/p/S.swift","column":4,"fileID":"AppTests/S.swift","line":3}"#
    let lines = [
      #"{"kind":"test","payload":{"id":"AppTests.MapSuite","kind":"suite","name":"MapSuite",\#(place)},"version":0}"#,
      #"{"kind":"test","payload":{"id":"AppTests.MapSuite/ok(n:)/S.swift:3:4","kind":"function","name":"ok(n:)",\#(place)},"version":0}"#,
      #"{"kind":"test","payload":{"id":"AppTests.`a/b`()/S.swift:5:4","kind":"function","name":"`a/b`()",\#(place)},"version":0}"#,
      #"{"kind":"event","payload":{"instant":{"absolute":10},"kind":"testStarted","messages":[],"testID":"AppTests.MapSuite"},"version":0}"#,
      #"{"kind":"event","payload":{"instant":{"absolute":10.5},"kind":"testStarted","messages":[],"testID":"AppTests.MapSuite/ok(n:)/S.swift:3:4"},"version":0}"#,
      #"{"kind":"event","payload":{"instant":{"absolute":10.6},"kind":"issueRecorded","issue":{"isKnown":true},"messages":[{"symbol":"fail","text":"known"}],"testID":"AppTests.MapSuite/ok(n:)/S.swift:3:4"},"version":0}"#,
      #"{"kind":"event","payload":{"instant":{"absolute":10.6},"kind":"issueRecorded","issue":{"isKnown":false,\#(place)},"messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"oops"}],"testID":"AppTests.MapSuite/ok(n:)/S.swift:3:4"},"version":0}"#,
      #"{"kind":"event","payload":{"instant":{"absolute":11},"kind":"testEnded","messages":[{"symbol":"fail","text":"failed"}],"testID":"AppTests.MapSuite/ok(n:)/S.swift:3:4"},"version":0}"#,
      #"{"kind":"event","payload":{"_comments":["why"],"instant":{"absolute":11},"kind":"testSkipped","testID":"AppTests.`a/b`()/S.swift:5:4"},"version":0}"#,
      #"not JSON"#, "{}",
    ]
    var events = SwiftTestingEvents()
    let tests = ended(lines.flatMap { events.take(Array($0.utf8)[...]) })
    XCTAssertEqual(tests.map(\.id), ["AppTests.MapSuite/ok(n:)", "AppTests.`a/b`()"])
    XCTAssertEqual(tests.map(\.state), [.failed, .skipped])
    XCTAssertEqual(tests[0].seconds ?? 0, 0.5, accuracy: 1e-9)
    XCTAssertEqual(tests[0].failures, [.init("Issue recorded\noops", file: "/p/S.swift", line: 3)])
    XCTAssertEqual(tests[0].file, "/p/S.swift")
    XCTAssertEqual(tests[1].message, "why")
    XCTAssertEqual(events.finish(), [])
  }

  func testNamesAreTakenApart() {
    let name = TestName("AppTests.MapSuite/Inner/`a/b.c`()")
    XCTAssertEqual(name.module, "AppTests")
    XCTAssertEqual(name.types, ["MapSuite", "Inner"])
    XCTAssertEqual(name.function, "`a/b.c`()")
    XCTAssertEqual(name.suite, "AppTests.MapSuite")
    XCTAssertEqual(TestName("AppTests.free()").suite, "AppTests.free()")
    XCTAssertEqual(TestName("AppTests.MapTests/testA").swiftFunction, "testA()")
    XCTAssertEqual(TestName.withoutPlace("A.b()/S.swift:1:2"), "A.b()")
    XCTAssertEqual(TestName.withoutPlace("A.B/c"), "A.B/c")
  }

  func testBuildStepsAreToldFromMessages() {
    XCTAssertEqual(BuildOutput.step("\u{1B}[0m[12/45] Compiling App A.swift"), "[12/45] Compiling App A.swift")
    XCTAssertNil(BuildOutput.step("[note] what"))
    XCTAssertTrue(BuildOutput.isMessage("A.swift:1:2: error: no"))
    XCTAssertFalse(BuildOutput.isMessage("Building for debugging..."))
    XCTAssertEqual(BuildOutput.plain("a\u{1B}[1;31mb\u{1B}[0m c\nold\rnew"), "ab c\nnew")
  }
}
