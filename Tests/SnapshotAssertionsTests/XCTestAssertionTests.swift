import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotAssertions

/// The assertion from every kind of XCTest method.
final class XCTestAssertionTests: XCTestCase {
  private func twoRuns(_ probe: AssertionProbe, _ body: () -> Void) {
    for _ in 0..<2 { probe.run(probe.session()) { body() } }
  }

  func testSynchronous() {
    XCTAssert(Thread.isMainThread)
    let probe = AssertionProbe()
    twoRuns(probe) {
      check(1)
      check(2)
      check(3, named: "third")
    }
    XCTAssertEqual(
      probe.references,
      ["testSynchronous.2.png", "testSynchronous.png", "testSynchronous.third.png"].map { "XCTestAssertionTests/" + $0 }
    )
    XCTAssertEqual(probe.issues.count, 3, "the first run records, the second one passes")
  }

  func testAsynchronous() async {
    let probe = AssertionProbe()
    twoRuns(probe) { check(1) }
    await Task.yield()
    XCTAssertEqual(probe.references, ["XCTestAssertionTests/testAsynchronous.png"])
    XCTAssertEqual(probe.issues, ["Snapshot \"testAsynchronous\" had no reference; recorded it just now"])
  }

  @MainActor func testOnTheMainActor() async {
    let probe = AssertionProbe()
    twoRuns(probe) { check(1) }
    XCTAssertEqual(probe.references, ["XCTestAssertionTests/testOnTheMainActor.png"])
  }

  func testEveryMismatchOfATestIsReported() {
    let probe = AssertionProbe()
    twoRuns(probe) { for i: UInt8 in 0..<3 { check(i, named: "\(i)") } }
    probe.run(probe.session()) { for i: UInt8 in 0..<3 { check(i + 10, named: "\(i)") } }
    XCTAssertEqual(probe.issues.filter { $0.contains("differs: 16 of 16 pixels") }.count, 3)
  }

  func testAScopeReachesTheAssertion() {
    let probe = AssertionProbe()
    probe.run(probe.session(["SNAPSHOT_RECORD": "all"])) {
      withSnapshotTesting(record: .never) {
        check(1)
        check(2, named: "argument", record: .missing)
      }
    }
    XCTAssertEqual(probe.references, ["XCTestAssertionTests/testAScopeReachesTheAssertion.argument.png"])
  }

  func testARepetitionComesToTheSameFiles() {
    let probe = AssertionProbe()
    let session = probe.session()
    for _ in 0..<3 {
      session.counter.beginTest()
      probe.run(session) {
        check(1)
        check(2)
      }
    }
    XCTAssertEqual(probe.references.count, 2)
  }
}
