extension RunLoop: Scheduler {
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

extension RunLoop: SystemQueue {
  var isMain: Bool { self === RunLoop.main }
  var title: String { isMain ? "RunLoop.main" : "RunLoop" }
  func start(after seconds: Double, repeating interval: Double?, _ action: @escaping () -> Void) -> any Cancellable {
    let work = RepeatedWork(action: action)
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: interval ?? 0, repeats: interval != nil) {
      _ in
      work.action()
    }
    add(timer, forMode: .default)
    return RunLoopTimer(timer: timer)
  }
}

/// Unlike an `AnyCancellable` it does not call its timer off when it goes: nobody keeps what happens once.
private struct RunLoopTimer: Cancellable {
  let timer: Timer
  func cancel() { timer.invalidate() }
}
