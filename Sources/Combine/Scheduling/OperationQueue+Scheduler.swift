extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { .now }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { runSoon(action) }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { _ = run(at: date, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { run(at: date, every: interval, action) }
}

extension OperationQueue: SystemQueue {
  var isMain: Bool { self === OperationQueue.main }
  var title: String { isMain ? "OperationQueue.main" : "OperationQueue" }
  func start(after seconds: Double, repeating interval: Double?, _ action: @escaping () -> Void) -> any Cancellable {
    // An operation queue has no delays of its own; another queue waits for it.
    let work = RepeatedWork(action: action)
    if let interval {
      return startTimer(on: .global(), after: seconds, repeating: interval) { [self] in addOperation { work.action() } }
    }
    let appointment = Appointment(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      // The queue may have no other owner, and a queue that goes takes its operations with it.
      addOperation { withExtendedLifetime(self) { appointment.keep() } }
    }
    return appointment
  }
}
