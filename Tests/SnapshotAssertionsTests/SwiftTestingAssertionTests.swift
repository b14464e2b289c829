import Foundation
import SnapshotCore
import Testing

@testable import SnapshotAssertions

/// The assertion from every kind of Swift Testing test.
@Suite struct SwiftTestingAssertionTests {
  private func expectOneReference(_ probe: AssertionProbe, _ file: String, _ body: () -> Void) {
    for _ in 0..<2 { probe.run(probe.session()) { body() } }
    #expect(probe.references == ["SwiftTestingAssertionTests/" + file])
    #expect(probe.issues.count == 1, "the first run records, the second one passes")
  }

  /// What the message offers must select this test, and not one whose name only begins alike.
  @Test func theFilterEndsWithTheName() throws {
    let filter = try #require(RunningTest.current.filter)
    let own = "SnapshotAssertionsTests.SwiftTestingAssertionTests/theFilterEndsWithTheName"
    func selects(_ id: String) -> Bool { id.range(of: filter, options: .regularExpression) != nil }
    #expect(selects(own + "()/SwiftTestingAssertionTests.swift:1:1"))
    #expect(!selects(own + "Too()/SwiftTestingAssertionTests.swift:1:1"))
    #expect(!selects("Other" + own + "()/SwiftTestingAssertionTests.swift:1:1"))
  }

  @Test func synchronous() {
    let probe = AssertionProbe()
    expectOneReference(probe, "synchronous.png") { check(1) }
  }

  @Test func asynchronous() async {
    let probe = AssertionProbe()
    await Task.yield()
    expectOneReference(probe, "asynchronous.png") { check(1) }
  }

  @Test @MainActor func onTheMainActor() {
    let probe = AssertionProbe()
    expectOneReference(probe, "onTheMainActor.png") { check(1) }
  }

  @Test(arguments: ["Paris", "Rome"], [1, 2]) func arguments(city: String, day: Int) {
    let probe = AssertionProbe()
    expectOneReference(probe, "arguments-city-day.\(city)-\(day).png") { check(UInt8(day)) }
  }

  /// A task for each run is all that tells Swift Testing's repetitions.
  @Test func aRepetitionComesToTheSameFiles() async {
    let probe = AssertionProbe()
    let session = probe.session()
    for _ in 0..<3 {
      await Task {
        probe.run(session) {
          for i: UInt8 in 1...2 { check(i, testName: "repeated()") }
          check(3, testName: "repeated()")
        }
      }.value
    }
    #expect(
      probe.references
        == ["repeated.2.png", "repeated.3.png", "repeated.png"].map { "SwiftTestingAssertionTests/" + $0 })
  }
}
