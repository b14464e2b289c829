import Foundation
@testable import SnapshotCore
@testable import SnapshotReporting
import XCTest

/// The program with the real `swift` in a small package of its own: what SwiftPM, XCTest and Swift Testing print is
/// understood, and filters mean the tests that they should.
final class RealPackageTests: XCTestCase {
  func testARunAndItsShards() throws {
    let fake = try FakeSwift()
    let tool = fake.tool
    try FileSystem.remove(tool.folder + "/Tests/MapTests.swift")
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "app", targets: [.testTarget(name: "AppTests")])
      """, "Package.swift")
    // The event that an assertion would write.
    let event = fake.event("testA()", .failed, message: "Snapshot \"testA\" differs")
    try tool.write(
      """
      import Foundation
      import XCTest
      final class MapTests: XCTestCase {
        func testA() {
          let path = ProcessInfo.processInfo.environment["SNAPSHOT_EVENTS"]!
          let file = fopen(path, "a")!
          fputs(#"\(event)"# + "\\n", file)
          fclose(file)
          XCTFail("Snapshot \\"testA\\" differs\\n  more of it")
        }
        func testB() { print("partial", terminator: "") }
        func testC() throws { throw XCTSkip("not here") }
        func testD() { XCTAssertEqual(1, 2) }
      }
      final class MapTestsToo: XCTestCase { func testB() {} }
      """, "Tests/AppTests/MapTests.swift")
    try tool.write(
      """
      import Testing
      @Suite("A name") struct MapSuite {
        @Test("Another") func ok() {}
        @Test(arguments: [1, 2]) func number(n: Int) { #expect(n == 1) }
        @Test(.disabled("later")) func off() {}
        @Test func `raw / name (of) it`() {}
        struct Inner { @Test func deep() { withKnownIssue { Issue.record("known") } } }
      }
      @Test func free() {}
      """, "Tests/AppTests/MapSuite.swift")
    let expected: [String: OrphanSearch.TestState] = [
      "AppTests.MapTests/testA": .failed, "AppTests.MapTests/testB": .passed, "AppTests.MapTests/testC": .skipped,
      "AppTests.MapTests/testD": .failed, "AppTests.MapTestsToo/testB": .passed, "AppTests.MapSuite/ok()": .passed,
      "AppTests.MapSuite/number(n:)": .failed, "AppTests.MapSuite/off()": .skipped,
      "AppTests.MapSuite/`raw / name (of) it`()": .passed, "AppTests.MapSuite/Inner/deep()": .passed,
      "AppTests.free()": .passed,
    ]
    func states(_ name: String) throws -> [String: OrphanSearch.TestState] {
      let results = try RunResults.read("\(tool.folder)/.build/snapshots/\(name)")
      return Dictionary(uniqueKeysWithValues: results.tests.map { ($0.id, $0.state) })
    }

    // 1. In one piece: two tests at a time, then one after the other.
    for arguments in [["--jobs", "2"], []] {
      let outcome = try tool.run(["verify"] + arguments)
      XCTAssertEqual(outcome.status, 1, outcome.errors)
      XCTAssertEqual(try states("results.json"), expected)
      XCTAssert(
        outcome.output.contains(
          """
          failed        1
            AppTests/MapTests.swift testA: differs
          failed tests  2, not for a snapshot
            AppTests.MapSuite/number(n:): Expectation failed: (n → 2) == 1
            AppTests.MapTests/testD: XCTAssertEqual failed: ("1") is not equal to ("2")
          """), outcome.output)
      XCTAssert(outcome.output.contains("tests         11, 2 skipped\n"))
    }
    let results = try RunResults.read("\(tool.folder)/.build/snapshots/results.json")
    XCTAssertEqual(results.list, expected.keys.sorted())
    let failure = try XCTUnwrap(results.tests.first { $0.id == "AppTests.MapTests/testD" }?.failures.first)
    XCTAssert(failure.file?.hasSuffix("/Tests/AppTests/MapTests.swift") == true)

    // 2. In three shards, and joined.
    var union: [String: OrphanSearch.TestState] = [:]
    for shard in 1...3 {
      _ = try tool.run("verify", "--shard", "\(shard)/3", "--", "--skip-build")
      union.merge(try states("results-\(shard)-of-3.json")) { _, _ in
        XCTFail("a test is in two shards")
        return .failed
      }
    }
    XCTAssertEqual(union, expected)
    XCTAssertEqual(try tool.run("merge", ".build/snapshots").status, 1)
    XCTAssertEqual(try states("results.json"), expected)
  }
}
