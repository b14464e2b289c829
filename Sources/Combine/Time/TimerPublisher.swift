import VirtualTime

extension Timer {
  /// The date, again and again, while it is connected.
  /// - Parameters:
  ///   - interval: in seconds; the first date comes after one of them.
  ///   - tolerance: changes nothing.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Who asked for no date when one comes misses it. Under a clock that rules, the dates are the clock's.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()
    private let lock = NSLock()
    private var connection: AnyCancellable?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.admit(subscriber)
    }

    /// Starts the timer. While it runs, connecting again gives the same connection, so that
    /// `timer.upstream.connect().cancel()` stops what `autoconnect()` started.
    public func connect() -> any Cancellable {
      lock.withLock {
        if let connection { return connection }
        // Whoever listens need not hold the publisher: the connection does, until it is called off.
        let seconds = interval > 0 ? interval : 0
        let timer = runLoop.run(
          after: seconds, repeating: seconds, name: "Timer.publish(every: \(shortNumber(interval)))"
        ) {
          [self] in audience.send(_SchedulerDate.now.date)
        }
        let new = AnyCancellable { [self] in
          lock.withLock { connection = nil }
          timer.cancel()
        }
        connection = new
        return new
      }
    }
  }
}
