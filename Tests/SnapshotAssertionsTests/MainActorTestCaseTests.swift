// For the code that SwiftPM generates of this target's tests.
@_exported import SnapshotAssertions
import SwiftUI
import XCTest

/// That the program comes to these tests at all is what they test: without the above it ends before the first one.
@MainActor final class MainActorTestCaseTests: XCTestCase {
  private var model = Counted()

  func testSynchronous() {
    MainActor.assertIsolated()
    XCTAssert(Thread.isMainThread)
    let probe = AssertionProbe()
    for _ in 0..<2 { probe.run(probe.session()) { check(1) } }
    XCTAssertEqual(probe.references, ["MainActorTestCaseTests/testSynchronous.png"])
    XCTAssertEqual(probe.issues.count, 1, "the first run records, the second one passes")
  }

  /// A view of the test's own model needs no detour.
  func testThrowing() throws {
    model.count += 1
    XCTAssertEqual(try renderSnapshot(of: CountView(model: model), layout: .sizeThatFits).tree.text, "1")
  }

  func testAsynchronous() async {
    MainActor.assertIsolated()
    await Task.yield()
    model.count += 1
    XCTAssertEqual(model.count, 1)
  }

  func testErrorsReachXCTest() throws { throw XCTSkip("this is the error") }
}

private final class Counted { var count = 0 }
private struct CountView: View {
  let model: Counted
  var body: some View { Text("\(model.count)") }
}
