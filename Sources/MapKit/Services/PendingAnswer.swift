import Foundation
import VirtualTime

/// Answers of one service that are still to come.
final class PendingAnswer: @unchecked Sendable {
  private struct Call {
    var event: VirtualClock.Event?
    let canceled: (() -> Void)?
  }
  private let name: String
  private let lock = NSLock()
  private var calls: [Int: Call] = [:]
  private var count = 0
  init(name: String) { self.name = name }

  var isWaiting: Bool { lock.withLock { !calls.isEmpty } }

  /// Runs `answer` as an event of the virtual clock, or at once without one.
  /// - Parameter canceled: runs instead when the call is cancelled.
  func deliver(after seconds: Double, canceled: (() -> Void)? = nil, _ answer: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return answer() }
    let number = lock.withLock {
      count += 1
      calls[count] = Call(event: nil, canceled: canceled)
      return count
    }
    let event = clock.schedule(after: seconds, name: name) { [self] in
      if lock.withLock({ calls.removeValue(forKey: number) }) != nil { answer() }
    }
    lock.withLock { calls[number]?.event = event }
  }
  func cancel() {
    let waiting = lock.withLock {
      let sorted = calls.sorted { $0.key < $1.key }.map(\.value)
      calls = [:]
      return sorted
    }
    for call in waiting {
      call.event?.cancel()
      call.canceled?()
    }
  }
}
