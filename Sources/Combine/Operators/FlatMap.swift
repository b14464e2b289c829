extension Publishers {
  /// The values of the publishers that each value is turned into, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How many of the new publishers may be alive at one time.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (transform, isLimited) = (transform, maxPublishers != .unlimited)
      let outlet = Outlet(subscriber)
      let lock = NSLock()
      var alive = 1
      let end = { (completion: Subscribers.Completion<Failure>) in
        let isLast = lock.withLock {
          alive -= 1
          return alive == 0
        }
        if case .failure = completion { outlet.finish(completion) } else if isLast { outlet.finish(.finished) }
      }
      outlet.open()
      weak var source: Feed<Upstream.Output, Upstream.Failure>?
      let feed = Feed<Upstream.Output, Upstream.Failure>(demand: maxPublishers) { value in
        lock.withLock { alive += 1 }
        weak var child: Feed<Output, Failure>?
        let made = Feed<Output, Failure> { value in
          outlet.send(value)
          return .none
        } completion: { completion in
          if let child { outlet.remove(child) }
          end(completion)
          if isLimited { source?.request(.max(1)) }
        }
        child = made
        outlet.start(made, with: transform(value))
        return .none
      } completion: {
        end($0)
      }
      source = feed
      outlet.start(feed, with: upstream)
    }
  }

  /// The values of the newest publisher only.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let lock = NSLock()
      var current: Feed<Output, Failure>?
      var isUpstreamEnded = false
      outlet.open()
      outlet.feed(from: upstream) { inner in
        weak var own: Feed<Output, Failure>?
        let feed = Feed<Output, Failure> { value in
          outlet.send(value)
          return .none
        } completion: { completion in
          if case .failure = completion { return outlet.finish(completion) }
          if let own { outlet.remove(own) }
          let isOver = lock.withLock {
            if current === own { current = nil }
            return current == nil && isUpstreamEnded
          }
          if isOver { outlet.finish(.finished) }
        }
        own = feed
        let old = lock.withLock {
          defer { current = feed }
          return current
        }
        if let old {
          old.cancel()
          outlet.remove(old)
        }
        outlet.start(feed, with: inner)
        return .none
      } completion: { completion in
        if case .failure = completion { return outlet.finish(completion) }
        let isOver = lock.withLock {
          isUpstreamEnded = true
          return current == nil
        }
        if isOver { outlet.finish(.finished) }
      }
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  )
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never
  {
    .init(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  )
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
  {
    .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  )
    -> Publishers.FlatMap<P, Self> where P.Failure == Never
  {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}
