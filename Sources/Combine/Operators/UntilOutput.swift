extension Publishers {
  /// The values before another publisher's first.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.feed(from: other) { _ in
        outlet.finish(.finished)
        return .none
      } completion: { _ in
      }
      outlet.feed(from: upstream) { value in
        outlet.send(value)
        return .none
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// The values after another publisher's first. Where the other ends without one, so does this.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let lock = NSLock()
      var isOpen = false
      outlet.open()
      outlet.feed(from: upstream) { value in
        if lock.withLock({ isOpen }) { outlet.send(value) }
        return .none
      } completion: {
        outlet.finish($0)
      }
      outlet.feed(from: other.first()) { _ in
        lock.withLock { isOpen = true }
        return .none
      } completion: { end in
        if case .failure = end { return outlet.finish(end) }
        if !lock.withLock({ isOpen }) { outlet.finish(.finished) }
      }
    }
  }
}

extension Publisher {
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }
}
