extension Publishers {
  /// An end when no value comes for a length of time, the first time counted from the subscription.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
      let name = "timeout(\(secondsText(interval)))"
      let outlet = Outlet(subscriber)
      let agenda = Agenda()
      let lock = NSLock()
      var limit: Appointment?
      let restart = { (isOn: Bool) in
        let new =
          isOn
          ? agenda.add(on: scheduler, after: interval, options: options, name: name) {
            outlet.finish(customError.map { .failure($0()) } ?? .finished)
          } : nil
        let old = lock.withLock {
          defer { limit = new }
          return limit
        }
        if let old { agenda.remove(old) }
      }
      outlet.hold(agenda)
      outlet.open()
      restart(true)
      outlet.feed(from: upstream) { value in
        restart(true)
        agenda.addInLine(on: scheduler, options: options, name: name) { outlet.send(value) }
        return .none
      } completion: { end in
        restart(false)
        agenda.addInLine(on: scheduler, options: options, name: name) { outlet.finish(end) }
      }
    }
  }
}

extension Publisher {
  /// - Parameter customError: the failure to end with; without it the end is a normal one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
