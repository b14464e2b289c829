import VirtualTime

extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      let name = "receive(on: \(schedulerTitle(scheduler)))"
      let outlet = Outlet(subscriber)
      let agenda = Agenda()
      outlet.hold(agenda)
      outlet.open()
      outlet.feed(from: upstream) { value in
        agenda.addInLine(on: scheduler, options: options, name: name) { outlet.send(value) }
        return .none
      } completion: { end in
        agenda.addInLine(on: scheduler, options: options, name: name) { outlet.finish(end) }
      }
    }
  }

  /// Subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      let name = "subscribe(on: \(schedulerTitle(scheduler)))"
      _ = scheduler.plan(after: nil, options: options, name: name) { upstream.receive(subscriber: subscriber) }
    }
  }
}

private func schedulerTitle<S: Scheduler>(_ scheduler: S) -> String {
  (scheduler as? any SystemQueue)?.title ?? TypeName.of(S.self)
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    .init(upstream: self, scheduler: scheduler, options: options)
  }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    .init(upstream: self, scheduler: scheduler, options: options)
  }
}
