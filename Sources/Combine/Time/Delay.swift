extension Publishers {
  /// Everything later by a length of time, the end too.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let name = "delay(for: \(secondsText(interval)))"
      let outlet = Outlet(subscriber)
      let agenda = Agenda()
      let later = { (action: @escaping () -> Void) in
        agenda.addInLine(
          on: scheduler, after: interval, tolerance: tolerance, options: options, name: name, action)
      }
      outlet.hold(agenda)
      outlet.open()
      outlet.feed(from: upstream) { value in
        later { outlet.send(value) }
        return .none
      } completion: { end in
        later { outlet.finish(end) }
      }
    }
  }
}

extension Publisher {
  /// - Parameter tolerance: changes nothing on the system's queues.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
