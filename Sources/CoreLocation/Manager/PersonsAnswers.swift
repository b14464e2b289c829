import Foundation
import VirtualTime

/// What the person answered when the app asked, for each virtual clock: one picture's answer is no other's.
final class PersonsAnswers: @unchecked Sendable {
  private struct Entry {
    weak var clock: VirtualClock?
    let status: CLAuthorizationStatus
  }
  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Under the clock that rules on this thread; `nil` without a clock, and until somebody asked.
  var current: CLAuthorizationStatus? {
    guard let clock = VirtualClock.current else { return nil }
    return lock.withLock { entries.first { $0.clock === clock }?.status }
  }
  /// The first answer stays: a person is not asked twice.
  func keep(_ status: CLAuthorizationStatus) {
    guard let clock = VirtualClock.current else { return }
    lock.withLock {
      entries.removeAll { $0.clock == nil }
      if !entries.contains(where: { $0.clock === clock }) { entries.append(Entry(clock: clock, status: status)) }
    }
  }
}
