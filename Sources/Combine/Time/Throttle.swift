extension Publishers {
  /// At most one value in each length of time: the first at once; of those that follow too soon the first or the newest, as
  /// soon as the time since the last one is over. The end takes the value on hold with it.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let throttling = Throttling(self, Outlet(subscriber))
      throttling.start(upstream)
    }
  }
}

private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = NSLock()
  private let rule: Publishers.Throttle<Upstream, Context>
  private let outlet: Outlet<Downstream>
  private let agenda = Agenda()
  private let name: String
  private var last: Context.SchedulerTimeType?
  private var isDue = false
  private var onHold: Upstream.Output?
  private var end: Subscribers.Completion<Upstream.Failure>?

  init(_ rule: Publishers.Throttle<Upstream, Context>, _ outlet: Outlet<Downstream>) {
    (self.rule, self.outlet) = (rule, outlet)
    name = "throttle(for: \(secondsText(rule.interval)))"
  }

  func start(_ upstream: Upstream) {
    outlet.hold(agenda)
    outlet.open()
    outlet.feed(from: upstream) { [self] value in
      take(value)
      return .none
    } completion: { [self] end in
      finish(end)
    }
  }

  private func take(_ value: Upstream.Output) {
    let now = rule.scheduler.now
    // What to wait before this value goes out; nil where another is on its way already.
    let wait = lock.withLock { () -> Context.SchedulerTimeType.Stride?? in
      if isDue {
        if rule.latest { onHold = value }
        return nil
      }
      isDue = true
      onHold = value
      // A last time after now is one of another clock.
      guard let last, last <= now else { return .some(nil) }
      let free = last.advanced(by: rule.interval)
      return .some(free <= now ? nil : now.distance(to: free))
    }
    if let wait { agenda.add(on: rule.scheduler, after: wait, options: nil, name: name) { [self] in deliver() } }
  }

  private func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
    let isIdle = lock.withLock {
      end = completion
      return !isDue
    }
    if isIdle { agenda.add(on: rule.scheduler, options: nil, name: name) { [self] in deliver() } }
  }

  private func deliver() {
    let now = rule.scheduler.now
    let (value, end) = lock.withLock {
      defer { (onHold, isDue) = (nil, false) }
      if onHold != nil { last = now }
      return (onHold, self.end)
    }
    if let value { outlet.send(value) }
    if let end { outlet.finish(end) }
  }
}

extension Publisher {
  /// - Parameter latest: whether the newest of the values that came too soon goes on, not the first.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S>
  {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
