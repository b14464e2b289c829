extension Publishers {
  /// Each value that no other follows for a length of time.
  ///
  /// The end does not wait for the value on hold, which is lost with it, as in Apple's Combine.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      let name = "debounce(for: \(secondsText(dueTime)))"
      let outlet = Outlet(subscriber)
      let agenda = Agenda()
      let lock = NSLock()
      var onHold: Appointment?
      let hold = { (new: Appointment?) in
        let old = lock.withLock {
          defer { onHold = new }
          return onHold
        }
        if let old { agenda.remove(old) }
      }
      outlet.hold(agenda)
      outlet.open()
      outlet.feed(from: upstream) { value in
        hold(agenda.add(on: scheduler, after: dueTime, options: options, name: name) { outlet.send(value) })
        return .none
      } completion: { end in
        hold(nil)
        agenda.add(on: scheduler, options: options, name: name) { outlet.finish(end) }
      }
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
