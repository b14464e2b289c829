extension Publishers {
  /// How values are put into groups.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// What came within each length of time, counted from the subscription.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The same, and a group goes out early when it holds as many as `count`.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, _ count: Int)
  }

  /// The values in groups by time. Times without a value make no group; the end takes the last group with it, a failure
  /// does not.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, most): (Context, Context.SchedulerTimeType.Stride, Int)
      let name: String
      switch strategy {
      case .byTime(let context, let stride):
        (scheduler, interval, most) = (context, stride, .max)
        name = "collect(.byTime(\(secondsText(stride))))"
      case .byTimeOrCount(let context, let stride, let count):
        (scheduler, interval, most) = (context, stride, count)
        name = "collect(.byTimeOrCount(\(secondsText(stride)), \(count)))"
      }
      let outlet = Outlet(subscriber)
      let lock = NSLock()
      var group: Output = []
      let flush = {
        let full = lock.withLock {
          defer { group = [] }
          return group
        }
        if !full.isEmpty { outlet.send(full) }
      }
      outlet.open()
      outlet.hold(scheduler.plan(after: interval, repeats: true, options: options, name: name, flush))
      outlet.feed(from: upstream) { value in
        let isFull = lock.withLock {
          group.append(value)
          return group.count >= most
        }
        if isFull { flush() }
        return .none
      } completion: { end in
        if case .finished = end { flush() }
        outlet.finish(end)
      }
    }
  }
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
