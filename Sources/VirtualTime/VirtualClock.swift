import Foundation

/// Time that only passes when it is told to: what is due runs in order, on one thread, and the same way every time.
///
/// Two events of one moment run in the order in which they were asked for.
package final class VirtualClock: @unchecked Sendable {
  /// Seconds since the clock was made. Never goes back.
  package private(set) var now: Double = 0

  /// The date at which the clock started. By default the first moment of 2001, the reference date of Foundation.
  package var start = Date(timeIntervalSinceReferenceDate: 0)
  /// The date that it is now, by this clock.
  package var date: Date { start + now }

  // The clock is used on one thread at a time, but a publisher may ask for time on another thread.
  private let lock = NSLock()
  private var events: [Event] = []
  private var nextOrder = 0

  package init() {}

  /// Something that will happen.
  package final class Event: @unchecked Sendable {
    /// For messages: what asked for it.
    package let name: String
    /// In seconds of the clock.
    package fileprivate(set) var time: Double
    /// Seconds to the next time; `nil` for an event that happens once.
    package let interval: Double?
    fileprivate let order: Int
    fileprivate let action: () -> Void
    fileprivate weak var clock: VirtualClock?

    fileprivate init(
      name: String, time: Double, interval: Double?, order: Int, clock: VirtualClock, action: @escaping () -> Void
    ) {
      (self.name, self.time, self.interval, self.order, self.clock, self.action) = (
        name, time, interval, order, clock, action
      )
    }
    package func cancel() { clock?.remove(self) }
  }

  /// - Parameters:
  ///   - seconds: from now. Less than none, and what is no number, count as none.
  ///   - interval: makes it happen again and again; at least a millisecond.
  @discardableResult
  package func schedule(
    after seconds: Double, repeating interval: Double? = nil, name: String, _ action: @escaping () -> Void
  ) -> Event {
    lock.withLock {
      let delay = seconds > 0 ? seconds : 0
      let event = Event(
        name: name, time: Self.onGrid(now + delay), interval: interval.map { $0 >= 0.001 ? $0 : 0.001 },
        order: nextOrder, clock: self,
        action: action)
      nextOrder += 1
      insert(event)
      return event
    }
  }
  /// Runs `action` as soon as what runs now is over, after whatever was asked for before.
  package func enqueue(name: String, _ action: @escaping () -> Void) { schedule(after: 0, name: name, action) }

  /// When the next event is due; `nil` where nothing is pending.
  package var nextTime: Double? { lock.withLock { events.first?.time } }
  /// Whether something is to run before time passes.
  package var isDue: Bool { nextTime.map { $0 <= now } ?? false }
  /// What is pending, soonest first.
  package var pendingNames: [String] { lock.withLock { events.map(\.name) } }
  /// Pending events that happen only once.
  package var pendingOnce: Int { lock.withLock { events.lazy.filter { $0.interval == nil }.count } }

  /// Runs the one event that is due first, moving the clock to its time.
  /// - Parameter limit: an event after this time stays where it is.
  /// - Returns: the name of what ran.
  @discardableResult package func runNext(until limit: Double = .infinity) -> String? {
    let event: Event? = lock.withLock {
      guard let first = events.first, first.time <= limit else { return nil }
      events.removeFirst()
      now = max(now, first.time)
      if let interval = first.interval {
        first.time = Self.onGrid(first.time + interval)
        insert(first)
      }
      return first
    }
    event?.action()
    return event?.name
  }

  /// Moves on to `time` without running anything; what is due before it stays due.
  package func advance(to time: Double) { lock.withLock { if time > now { now = time } } }

  /// The nearest whole nanosecond, so that three times 0.1 and 0.3 are one moment. Beyond 4,000,000 seconds a number holds
  /// no nanoseconds.
  private static func onGrid(_ time: Double) -> Double { time < 4e6 ? (time * 1e9).rounded() / 1e9 : time }

  private func insert(_ event: Event) {
    // Mostly at the end: later things are asked for later.
    var place = events.count
    while place > 0, events[place - 1].time > event.time { place -= 1 }
    events.insert(event, at: place)
  }
  private func remove(_ event: Event) { lock.withLock { events.removeAll { $0 === event } } }

  // MARK: - The clock of a thread

  /// The clock that rules on this thread now; `nil` where time is real.
  package static var current: VirtualClock? { Thread.current.threadDictionary[key] as? VirtualClock }
  private static let key = "tintype.VirtualClock"

  /// Runs `body` under this clock.
  package func rule<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = Thread.current.threadDictionary
    let before = thread[Self.key]
    thread[Self.key] = self
    defer { thread[Self.key] = before }
    return try body()
  }
}
