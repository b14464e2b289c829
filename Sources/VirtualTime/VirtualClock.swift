import CTimeInterposition
import Foundation

/// Time that only passes when it is told to: what is due runs in order, on one thread, and the same way every time.
///
/// Two events of one moment run in the order in which they were asked for.
package final class VirtualClock: @unchecked Sendable {
  /// Seconds since the clock was made. Never goes back.
  package private(set) var now: Double = 0
  /// What the wall clock shows at this clock's zero, in seconds since 1970.
  package let start: Double
  private var source: UnsafeMutablePointer<tintype_time_source>?
  /// The locale, calendar and time zone of what runs under the clock.
  package var values = CurrentValues.standard

  /// The date that it is now, by this clock.
  package var date: Date { Date(timeIntervalSince1970: start) + now }

  // The clock is used on one thread at a time, but a publisher may ask for time on another thread.
  private let lock = NSLock()
  private var events: [Event] = []
  private var nextOrder = 0

  /// - Parameter start: what `Date()` is at the clock's zero, in seconds since 1970.
  package init(start: Double = VirtualClock.defaultStart) {
    self.start = start.isFinite && abs(start) < 1e11 ? start : 0
  }
  deinit { source?.deallocate() }

  /// 9:41 in the morning of 9 January 2007, Greenwich time: what a device's status bar shows in Apple's pictures.
  package static let defaultStart: Double = 1_168_335_660

  /// Something that will happen.
  package final class Event: @unchecked Sendable {
    /// For messages: what asked for it.
    package let name: String
    /// In seconds of the clock.
    package fileprivate(set) var time: Double
    /// Seconds to the next time; `nil` for an event that happens once.
    package let interval: Double?
    /// Whether who waits for rest waits for it: a clock's hand never rests.
    package fileprivate(set) var isAwaited: Bool
    /// Who waits for it, and may stop to.
    fileprivate let waiter: UnsafeRawPointer?
    fileprivate let order: Int
    /// The dispatch queue that it was to run on; `nil` for one without.
    fileprivate let queue: UnsafeRawPointer?
    fileprivate let action: () -> Void
    fileprivate weak var clock: VirtualClock?

    fileprivate init(
      name: String, time: Double, interval: Double?, isAwaited: Bool, order: Int, queue: UnsafeRawPointer?,
      waiter: UnsafeRawPointer?,
      clock: VirtualClock, action: @escaping () -> Void
    ) {
      self.waiter = waiter
      (self.name, self.time, self.interval, self.order) = (name, time, interval, order)
      self.isAwaited = isAwaited
      (self.queue, self.clock, self.action) = (queue, clock, action)
    }
    package func cancel() { clock?.remove(self) }
  }

  /// - Parameters:
  ///   - seconds: from now. Less than none, and what is no number, count as none.
  ///   - interval: makes it happen again and again; at least a millisecond.
  @discardableResult
  package func schedule(
    after seconds: Double, repeating interval: Double? = nil, isAwaited: Bool = true, name: String,
    queue: UnsafeRawPointer? = nil,
    waiter: UnsafeRawPointer? = nil, _ action: @escaping () -> Void
  ) -> Event {
    lock.withLock {
      let delay = seconds > 0 ? seconds : 0
      let event = Event(
        name: name, time: Self.onGrid(now + delay), interval: interval.map { $0 >= 0.001 ? $0 : 0.001 },
        isAwaited: isAwaited, order: nextOrder, queue: queue, waiter: waiter, clock: self, action: action)
      nextOrder += 1
      insert(event)
      return event
    }
  }
  /// Runs `action` as soon as what runs now is over, after whatever was asked for before.
  package func enqueue(name: String, _ action: @escaping () -> Void) { schedule(after: 0, name: name, action) }

  /// When the next event is due; `nil` where nothing is pending.
  package var nextTime: Double? { lock.withLock { events.first?.time } }
  /// The same for what is awaited.
  package var nextAwaitedTime: Double? { lock.withLock { events.first(where: \.isAwaited)?.time } }
  package var awaitedNames: [String] { lock.withLock { events.filter(\.isAwaited).map(\.name) } }
  /// Whether something is to run before time passes.
  package var isDue: Bool { nextTime.map { $0 <= now } ?? false }
  /// What is pending, soonest first.
  package var pendingNames: [String] { lock.withLock { events.map(\.name) } }

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

  /// Runs what is due for a queue, in order.
  /// - Returns: whether anything was.
  func runDue(where belongs: (UnsafeRawPointer?) -> Bool) -> Bool {
    var hasRun = false
    while true {
      let event: Event? = lock.withLock {
        guard let index = events.firstIndex(where: { $0.time <= now && belongs($0.queue) }) else { return nil }
        return events.remove(at: index)
      }
      guard let event else { return hasRun }
      event.action()
      hasRun = true
    }
  }

  /// What `waiter` asked for is not awaited any more.
  func stopWaiting(_ waiter: UnsafeRawPointer) {
    lock.withLock { for event in events where event.waiter == waiter { event.isAwaited = false } }
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

  // MARK: - Companions

  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// What somebody keeps for as long as the clock lives, one of each type.
  package func companion<Object: AnyObject>(_ make: () -> Object) -> Object {
    lock.withLock {
      if let known = companions[ObjectIdentifier(Object.self)] as? Object { return known }
      let made = make()
      companions[ObjectIdentifier(Object.self)] = made
      return made
    }
  }
}

// MARK: - The clock of a thread

extension VirtualClock {
  /// The clock that rules on this thread now; `nil` where time is real.
  package static var current: VirtualClock? {
    guard let context = tintype_time_ruling()?.pointee.context else { return nil }
    return Unmanaged<VirtualClock>.fromOpaque(context).takeUnretainedValue()
  }

  /// Runs `body` under this clock: `Date()`, dispatch queues, tasks, timers and random numbers on this thread follow it.
  ///
  /// [CTimeInterposition says how]
  package func rule<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = tintype_time_ruling()
    tintype_time_rule(timeSource())
    defer { tintype_time_rule(before) }
    return try withExtendedLifetime(self) { try body() }
  }

  /// Runs `body` in real time, for what must not be put off: a lock that another thread holds.
  package static func inRealTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = tintype_time_ruling()
    tintype_time_rule(nil)
    defer { tintype_time_rule(before) }
    return try body()
  }

  private func timeSource() -> UnsafeMutablePointer<tintype_time_source> {
    if let source { return source }
    let made = UnsafeMutablePointer<tintype_time_source>.allocate(capacity: 1)
    made.initialize(
      to: tintype_time_source(
        context: Unmanaged.passUnretained(self).toOpaque(),
        now: { VirtualClock.from($0).now },
        schedule: { context, delay, name, queue, waiter, function, argument, drop in
          guard let function else { return }
          let call = Call(function: function, argument: argument, drop: drop)
          VirtualClock.from(context).schedule(
            after: delay, name: name.map { String(cString: $0) } ?? "", queue: queue, waiter: waiter, call.run)
        },
        stopWaiting: { context, waiter in
          if let waiter { VirtualClock.from(context).stopWaiting(waiter) }
        },
        runDue: { context, queue in
          let main = UnsafeRawPointer(tintype_main_queue())
          return VirtualClock.from(context).runDue { queue == nil ? $0 != nil && $0 != main : $0 == queue }
        },
        sleep: { context, seconds in
          let clock = VirtualClock.from(context)
          clock.advance(to: clock.now + seconds)
        },
        // The seed spells the tool's name; any would do.
        start: start, random: 0x5449_4E54_5950_45))
    source = made
    return made
  }
  private static func from(_ context: UnsafeMutableRawPointer?) -> VirtualClock {
    Unmanaged<VirtualClock>.fromOpaque(context!).takeUnretainedValue()
  }
}

/// A call of a function that owns its argument.
private final class Call {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private let function: Function
  private let argument: UnsafeMutableRawPointer?
  /// What lets go of the argument; `nil` once the function did, or where nobody can.
  private var drop: Function?

  init(function: @escaping Function, argument: UnsafeMutableRawPointer?, drop: Function?) {
    (self.function, self.argument, self.drop) = (function, argument, drop)
  }
  deinit { drop?(argument) }
  func run() {
    drop = nil
    function(argument)
  }
}
