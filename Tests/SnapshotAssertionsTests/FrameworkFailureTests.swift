import Foundation
import SnapshotCore
import Testing
import XCTest

@testable import SnapshotAssertions

/// What fails only in the child process below; green without its variable.
private let isChild = ProcessInfo.processInfo.environment["TINTYPE_FAILING_CHILD"] != nil

final class FailingXCTests: XCTestCase {
  func testSynchronous() {
    if isChild {
      check(1)
      check(2)
    }
  }
  func testAsynchronous() async { if isChild { check(1) } }
  @MainActor func testOnTheMainActor() async { if isChild { check(1) } }
}

@Suite struct FailingSwiftTests {
  @Test func synchronous() {
    if isChild {
      check(1)
      check(2)
    }
  }
  @Test func asynchronous() async { if isChild { check(1) } }
  @Test @MainActor func onTheMainActor() { if isChild { check(1) } }
  @Test func onAnotherThread() {
    guard isChild else { return }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      check(1, testName: "onAnotherThread()")
      done.signal()
    }
    done.wait()
  }
}

/// The tool tested with the tool: this test bundle runs once more, and its assertions must fail it.
final class FrameworkFailureTests: XCTestCase {
  private func run(_ arguments: [String], _ variables: [String: String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func expectFailures(_ arguments: [String], of tests: [String], repetition: [String] = []) throws {
    let probe = AssertionProbe()
    let variables = [
      "TINTYPE_FAILING_CHILD": "1", "SNAPSHOT_DIR": probe.folder + "/Snapshots",
      "SNAPSHOT_ARTIFACTS": probe.folder + "/failures",
      "SNAPSHOT_RECORD": "never",
    ]
    // No reference: every assertion fails the run and says so, each at its own line.
    let missing = try run(arguments, variables)
    XCTAssertNotEqual(missing.status, 0)
    for test in tests { XCTAssert(missing.output.contains("Snapshot \"\(test)\" has no reference"), missing.output) }
    XCTAssert(missing.output.contains("FrameworkFailureTests.swift:"))
    XCTAssertEqual(probe.references, [])

    // Recorded, then compared: green.
    XCTAssertNotEqual(try run(arguments, variables.merging(["SNAPSHOT_RECORD": "all"]) { $1 }).status, 0)
    XCTAssertEqual(probe.references.count, tests.count)
    let green = try run(arguments, variables)
    XCTAssertEqual(green.status, 0, green.output)

    // However often one process runs the tests, they come to the same files.
    if !repetition.isEmpty {
      _ = try run(arguments + repetition, variables.merging(["SNAPSHOT_RECORD": "missing"]) { $1 })
      XCTAssertEqual(probe.references.count, tests.count)
    }

    // Another picture in the references' place.
    for file in probe.references {
      try FileSystem.write(FileSystem.read(Self.otherPicture(probe)), to: probe.folder + "/Snapshots/" + file)
    }
    let different = try run(arguments, variables)
    XCTAssertNotEqual(different.status, 0)
    for test in tests { XCTAssert(different.output.contains("Snapshot \"\(test)\" differs"), different.output) }
  }

  private static func otherPicture(_ probe: AssertionProbe) throws -> String {
    let path = probe.folder + "/other.png"
    try ReferenceStore.write(MainActor.assumeIsolated { square(200) }.image, to: path)
    return path
  }

  func testAMismatchFailsXCTest() throws {
    try expectFailures(
      ["SnapshotAssertionsTests.FailingXCTests"],
      of: ["testSynchronous", "testSynchronous.2", "testAsynchronous", "testOnTheMainActor"])
  }

  func testAMismatchFailsSwiftTesting() throws {
    try expectFailures(
      ["--testing-library", "swift-testing", "--filter", "FailingSwiftTests"],
      of: ["synchronous", "synchronous.2", "asynchronous", "onTheMainActor", "onAnotherThread"],
      // On a thread of its own an assertion does not know its test, so neither the test's repetition.
      repetition: ["--skip", "onAnotherThread", "--repetitions", "3"])
  }
}
