/// Where and when values are delivered.
///
/// This is the part of Combine's protocol without time: what needs a clock is not here, so a type written for Combine's
/// whole protocol conforms to this one too.
public protocol Scheduler<SchedulerOptions> {
  associatedtype SchedulerOptions
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// Runs everything at once, where it is.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
}

/// The rule of all of the system's queues: the picture must not depend on when a queue gets its turn, so an action runs at
/// once, where it is. The one exception is an action for the main thread that comes from another thread: the view state it
/// sets is only safe there, so it is queued.
private func deliver(onMain wantsMain: Bool, _ action: @escaping () -> Void) {
  if !wantsMain || Thread.isMainThread { return action() }
  let work = Work(action: action)
  DispatchQueue.main.async { work.action() }
}

/// An action on its way to the main thread; nothing else keeps it, so it never runs on two threads.
private struct Work: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    deliver(onMain: self === DispatchQueue.main, action)
  }
}

extension OperationQueue: Scheduler {
  public struct SchedulerOptions: Sendable {}
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    deliver(onMain: self === OperationQueue.main, action)
  }
}

extension RunLoop: Scheduler {
  public struct SchedulerOptions: Sendable {}
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    deliver(onMain: self === RunLoop.main, action)
  }
}
