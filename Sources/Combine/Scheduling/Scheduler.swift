/// Says when and where to run something, in a time of its own.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs `action` as soon as it can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs `action` once, at `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs `action` at `date` and then each `interval`, until the result is called off.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be made from a number of a unit.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension Scheduler {
  /// What the operators schedule with. On the system's queues it has a name and can be called off; on any other scheduler
  /// only what repeats can.
  /// - Parameters:
  ///   - interval: from now; `nil` for as soon as it can.
  ///   - repeats: whether it comes again each `interval`.
  ///   - name: for the messages of the clock that rules.
  func plan(
    after interval: SchedulerTimeType.Stride?, repeats: Bool = false, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions?, name: String, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue = self as? any SystemQueue {
      let seconds = interval.map { ($0 as? any LengthInSeconds)?.seconds ?? 0 }
      return queue.run(after: seconds, repeating: repeats ? seconds : nil, name: name, action)
    }
    guard let interval else {
      schedule(options: options, action)
      return Subscriptions.empty
    }
    let (date, tolerance) = (now.advanced(by: interval), tolerance ?? minimumTolerance)
    if repeats { return schedule(after: date, interval: interval, tolerance: tolerance, options: options, action) }
    schedule(after: date, tolerance: tolerance, options: options, action)
    return Subscriptions.empty
  }
}
