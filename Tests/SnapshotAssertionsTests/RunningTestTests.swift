import Foundation
import Testing
import XCTest

@testable import SnapshotAssertions

final class RunningTestTests: XCTestCase {
  func testTheFilterNamesTheTestAndNotTheHelper() {
    func helper() {
      XCTAssertEqual(
        RunningTest.current.filter,
        #"^SnapshotAssertionsTests\.RunningTestTests/testTheFilterNamesTheTestAndNotTheHelper$"#)
    }
    helper()
  }

  func testInAnAsynchronousTest() async {
    XCTAssertEqual(RunningTest.current.filter, #"^SnapshotAssertionsTests\.RunningTestTests/testInAnAsynchronousTest$"#)
  }

  /// Nobody asserts before it in a process of its own.
  func testTheFirstTestOfAProcessIsKnownToo() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["SnapshotAssertionsTests.RunningTestTests/testTheFilterNamesTheTestAndNotTheHelper"]
    process.standardOutput = Pipe()
    process.standardError = process.standardOutput
    let output = process.standardOutput as! Pipe
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, said)
    XCTAssert(said.contains("Executed 1 test, with 0 failures"), said)
  }

  func testFiltersOfSwiftTesting() {
    for (id, filter) in [
      ("AppTests.MapTests/map(of:)/MapTests.swift:8:4", #"^AppTests.MapTests/map\("#),
      ("AppTests.MapTests", "AppTests.MapTests"),
      ("AppTests.MapTests/`a (small) map/plan`()/MapTests.swift:8:4", #"^AppTests\.MapTests/`a \(small\) map/plan`\("#),
      ("AppTests.`Ada's maps`/all()/MapTests.swift:8:4", #"^AppTests\.`Ada.s maps`/all\("#),
      ("AppTests.MapTests/`50 %`(of:)/MapTests.swift:8:4", #"^AppTests\.MapTests/`50 %`\("#),
    ] {
      XCTAssertEqual(RunningTest.filter(of: id), filter)
    }
  }
}

@Suite struct `Running tests of any name` {
  @Test func `a name (with "signs") that's long`() {
    #expect(
      RunningTest.current.filter
        == #"^SnapshotAssertionsTests\.`Running tests of any name`/`a name \(with "signs"\) that.s long`\("#)
  }
}
