import XCTest

@testable import SnapshotCore

final class RecordModeTests: XCTestCase {
  func testDecisions() {
    let table: [(RecordMode, [RecordDecision])] = [
      // missing, unreadable, identical, similar, different
      (.missing, [.write, .fail, .pass, .pass, .fail]),
      (.never, [.fail, .fail, .pass, .pass, .fail]),
      (.failed, [.write, .write, .pass, .pass, .write]),
      (.all, [.write, .write, .pass, .write, .write]),
    ]
    XCTAssertEqual(table.count, RecordMode.allCases.count)
    for (mode, decisions) in table {
      XCTAssertEqual(ReferenceState.allCases.map { RecordDecision(mode, $0) }, decisions, "\(mode)")
    }
  }

  func testPrecedence() throws {
    func mode(_ argument: RecordMode?, _ scope: RecordMode?, _ environment: [String: String]) throws -> RecordMode {
      try RecordMode.resolved(argument: argument, scope: scope, environment: environment)
    }
    let all = ["SNAPSHOT_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    XCTAssertEqual(try mode(.missing, .never, all), .missing)
    XCTAssertEqual(try mode(nil, .never, all), .never)
    XCTAssertEqual(try mode(nil, nil, all), .all)
    XCTAssertEqual(try mode(nil, nil, ["SNAPSHOT_TESTING_RECORD": "failed"]), .failed)
    XCTAssertEqual(try mode(nil, nil, ["SNAPSHOT_RECORD": "", "SNAPSHOT_TESTING_RECORD": "failed"]), .failed)
    XCTAssertEqual(try mode(nil, nil, [:]), .missing)
    for (value, expected) in [
      ("true", RecordMode.never), ("1", .never), ("yes", .never), ("", .missing), ("0", .missing), ("false", .missing),
      ("FALSE", .missing),
    ] { XCTAssertEqual(try mode(nil, nil, ["CI": value]), expected, "CI=\(value)") }
  }

  func testAnUnknownValueIsAnErrorThatListsTheLegalOnes() {
    for variable in RecordMode.variables {
      XCTAssertThrowsError(try RecordMode.resolved(argument: .never, scope: nil, environment: [variable: "1"])) {
        XCTAssertEqual("\($0)", "\(variable)=1 is not a record mode; it may be one of: missing, never, failed, all")
      }
    }
  }

  func testAnUnknownValueIsAnErrorBesideALegalOne() {
    XCTAssertThrowsError(
      try RecordMode.resolved(
        argument: nil, scope: nil,
        environment: ["SNAPSHOT_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "bogus"])
    ) { XCTAssert("\($0)".hasPrefix("SNAPSHOT_TESTING_RECORD=bogus is not a record mode"), "\($0)") }
  }

  func testWhyTheModeIsWhatItIs() {
    XCTAssertEqual(RecordMode.reason(in: ["CI": "1"]), "because CI is set")
    XCTAssertEqual(RecordMode.reason(in: ["CI": "1", "SNAPSHOT_RECORD": "never"]), "because SNAPSHOT_RECORD=never")
    XCTAssertEqual(RecordMode.reason(in: ["CI": "0"]), "the default")
  }

  func testScopesNest() async {
    func current() -> RecordMode? { SnapshotScope.current.record }
    XCTAssertNil(current())
    withSnapshotTesting(record: .failed) {
      XCTAssertEqual(current(), .failed)
      withSnapshotTesting(record: .all) { XCTAssertEqual(current(), .all) }
      withSnapshotTesting { XCTAssertEqual(current(), .failed) }
    }
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      XCTAssertEqual(current(), .never)
      await Task { XCTAssertEqual(current(), .never) }.value
    }
    XCTAssertNil(current())
  }
}
