import Foundation
import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import SwiftUI
import Testing
import XCTest

/// A pass, or what else was said.
private func outcome<V: View>(_ view: @autoclosure @escaping @MainActor () -> V, _ folder: String) -> String {
  let session = SnapshotSession(
    environment: SnapshotEnvironment(["SNAPSHOT_RECORD": "never", "SNAPSHOT_ARTIFACTS": folder]))
  return SnapshotAssertion.$session.withValue(session) {
    verifySnapshot(of: view(), as: .image, snapshotDirectory: folder, timeout: 0.5) ?? "passed"
  }
}
private let expected = "No reference was found on disk."

/// C147. A test on the main actor hung: the assertion waited there for what could only come from there. Views are drawn
/// synchronously, wherever the test runs; a strategy that calls back is waited for with the run loop going on, and no
/// longer than its timeout.
final class ComplaintC147Tests: XCTestCase {
  func testSynchronous() {
    let folder = TemporaryFolder()
    XCTAssert(outcome(Text("a"), folder.path).hasPrefix(expected))
  }
  @MainActor func testOnTheMainActor() async {
    let folder = TemporaryFolder()
    XCTAssert(outcome(Text("a"), folder.path).hasPrefix(expected))
  }
  func testAsynchronous() async {
    let folder = TemporaryFolder()
    await Task.yield()
    XCTAssert(outcome(Text("a"), folder.path).hasPrefix(expected))
  }
  func testCallbacksFromTheMainQueueArrive() {
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { callback("value \(value)") }
        }
      })
    let folder = TemporaryFolder()
    let message = verifySnapshot(of: 3, as: later, record: .never, snapshotDirectory: folder.path, timeout: 10)
    XCTAssert(message?.hasPrefix(expected) == true, message ?? "passed")
  }
}
@Suite struct ComplaintC147SwiftTests {
  @Test @MainActor func onTheMainActor() {
    let folder = TemporaryFolder()
    #expect(outcome(Text("a"), folder.path).hasPrefix(expected))
  }
  @Test func elsewhere() async {
    let folder = TemporaryFolder()
    #expect(outcome(Text("a"), folder.path).hasPrefix(expected))
  }
}
