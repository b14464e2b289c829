import VirtualTime

/// One of the system's queues. They share these rules:
///
/// - Under a clock that rules, all time is the clock's: what is to run as soon as it can is an event of this moment, which
///   comes after everything asked for before (asynchronously and in order, as on a device), and what is to run later is an
///   event of its time. Which queue it is makes no difference, for all events run on the one thread of the clock.
/// - Without one, what is to run later does so in real time, on the queue. What is to run as soon as it can runs *at once*,
///   where it is, which is not what Apple's queues do: a test of a view model, or one that prepares a model for a picture,
///   then finds the values there without waiting. The one exception is an action for the main thread that comes from another
///   thread: the state it sets is only safe there, so it is queued.
/// - Options (quality of service, groups) and tolerances change nothing.
protocol SystemQueue: Scheduler where SchedulerTimeType.Stride: LengthInSeconds {
  /// For the names of events.
  var title: String { get }
  var isMain: Bool { get }
  /// Runs `action` in real time, on the queue.
  func start(after seconds: Double, repeating interval: Double?, _ action: @escaping () -> Void) -> any Cancellable
}

extension SystemQueue {
  /// - Parameters:
  ///   - seconds: from now; `nil` for as soon as it can.
  ///   - interval: seconds from each time to the next; `nil` for what happens once.
  func run(
    after seconds: Double?, repeating interval: Double?, name: String, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = VirtualClock.current {
      return clock.schedule(after: seconds ?? 0, repeating: interval, name: name, action)
    }
    if let seconds { return start(after: min(max(seconds, 0), longestWait), repeating: interval, action) }
    if !isMain || Thread.isMainThread {
      action()
    } else {
      let appointment = Appointment(action)
      DispatchQueue.main.async { appointment.keep() }
    }
    return Subscriptions.empty
  }

  func runSoon(_ action: @escaping () -> Void) {
    _ = run(after: nil, repeating: nil, name: "\(title).schedule", action)
  }
  func run(at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void)
    -> any Cancellable
  {
    let delay = now.distance(to: date)
    return run(
      after: delay.seconds, repeating: interval?.seconds, name: "\(title).schedule(after: \(secondsText(delay)))",
      action)
  }
}

/// In seconds, some thirty years: a deadline must not overflow.
private let longestWait = 1e9

extension VirtualClock.Event: Cancellable {}

/// Calls `action` in real time, each `interval` seconds and first after `seconds`.
func startTimer(
  on queue: DispatchQueue, after seconds: Double, repeating interval: Double, _ action: @escaping @Sendable () -> Void
) -> any Cancellable {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.schedule(deadline: .now() + seconds, repeating: max(interval, 0.001))
  timer.setEventHandler(handler: action)
  timer.resume()
  return AnyCancellable { timer.cancel() }
}
