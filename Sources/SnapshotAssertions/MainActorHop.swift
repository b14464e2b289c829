import Dispatch
import Synchronization

/// Runs a piece of main-actor code at once, from wherever a test calls.
///
/// A synchronous XCTest method is on the main queue without being on the main actor as far as the compiler knows; an
/// `async` one and a Swift Testing test are elsewhere unless they are marked `@MainActor`. On the main queue the code
/// runs in place; from elsewhere it is handed over, and the caller waits.
package enum MainActorHop {
  /// - Parameter patience: how long the main thread may take to begin; once it has begun, it may take any time.
  package static func run<R>(
    patience: DispatchTimeInterval = .seconds(30), _ body: @escaping @MainActor () throws -> R
  ) throws -> R {
    let box = Box(body)
    if isOnMainQueue {
      box.run()
    } else {
      let work = Work()
      let reached = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        guard work.begin() else { return }
        reached.signal()
        box.run()
        done.signal()
      }
      // Who waits too long takes the work back, so that it does not run when nobody is there any more.
      if reached.wait(timeout: .now() + patience) == .timedOut, work.giveUp() {
        // The block stays in the queue; what it was to run must not, for it may refer to the caller's frame.
        box.body = nil
        throw MainThreadError.doesNotAnswer
      }
      done.wait()
    }
    guard let result = box.result else { throw MainThreadError.doesNotAnswer }
    return try result.get()
  }

  /// Not the same as being on the main thread: in a Swift Testing process on Linux the main queue goes from thread to
  /// thread, once the main thread has started it.
  private static var isOnMainQueue: Bool {
    _ = isMainQueueMarked
    return DispatchQueue.getSpecific(key: mark) == true
  }
  private static let mark = DispatchSpecificKey<Bool>()
  private static let isMainQueueMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  private final class Work: Sendable {
    private enum State { case waiting, begun, abandoned }
    private let state = Mutex(State.waiting)
    /// Whether the work is still wanted.
    func begin() -> Bool { move(to: .begun) }
    /// Whether the work had not begun.
    func giveUp() -> Bool { move(to: .abandoned) }
    private func move(to next: State) -> Bool {
      state.withLock { state in
        guard state == .waiting else { return false }
        state = next
        return true
      }
    }
  }

  /// Written by one thread before it signals, read by the other after it has waited.
  private final class Box<R>: @unchecked Sendable {
    var body: (@MainActor () throws -> R)?
    var result: Result<R, any Error>?
    init(_ body: @escaping @MainActor () throws -> R) { self.body = body }
    func run() {
      MainActor.assumeIsolated {
        if let body { result = Result { try body() } }
        body = nil
      }
    }
  }
}

package enum MainThreadError: Error, Hashable, Sendable, CustomStringConvertible {
  case doesNotAnswer

  package var description: String {
    "the main thread, where views are drawn, does not answer: the test blocks it while it asserts on another thread; "
      + "make the test `async` and mark it `@MainActor`, or assert on the test's own thread"
  }
}
