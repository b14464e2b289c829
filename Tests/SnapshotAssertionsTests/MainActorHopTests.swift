import Dispatch
import Foundation
import XCTest

@testable import SnapshotAssertions

final class MainActorHopTests: XCTestCase {
  private struct Failure: Error {}

  func testInPlaceOnTheMainThread() throws {
    XCTAssertEqual(try MainActorHop.run { 7 }, 7)
    XCTAssertThrowsError(try MainActorHop.run { throw Failure() }) { XCTAssert($0 is Failure) }
  }

  func testFromAnotherThread() async throws {
    for _ in 0..<3 {
      XCTAssert(try MainActorHop.run { Thread.isMainThread })
      await Task.yield()
    }
    XCTAssertThrowsError(try MainActorHop.run { throw Failure() }) { XCTAssert($0 is Failure) }
  }

  func testABlockedMainThreadIsAnErrorAndNoDeadlock() {
    XCTAssert(Thread.isMainThread)
    let ran = DispatchSemaphore(value: 0)
    let box = ErrorBox()
    DispatchQueue.global().sync {
      // `sync` may run in place; a thread of its own does not.
      let thread = Thread {
        do {
          // The runtime stops a process whose closure outlives this call.
          try withoutActuallyEscaping({ @MainActor in box.hasRun = true }) { body in
            try MainActorHop.run(patience: .milliseconds(50)) { body() }
          }
        } catch { box.error = error }
        ran.signal()
      }
      thread.start()
    }
    ran.wait()
    XCTAssertEqual(box.error as? MainThreadError, .doesNotAnswer)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertFalse(box.hasRun, "work that was given up does not run later")
  }
  private final class ErrorBox: @unchecked Sendable {
    var error: (any Error)?
    var hasRun = false
  }
}
