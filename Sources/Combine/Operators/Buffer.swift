extension Publishers {
  /// How a buffer asks for values.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// For as many as it holds, and for one more whenever one goes on.
    case keepFull
    /// For all there are.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    /// Ends with the error, at once.
    case customError(() -> Failure)
  }

  /// Keeps values, up to a number of them, until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (size, whenFull) = (Swift.max(size, 0), whenFull)
      let outlet = Outlet(subscriber)
      let feed = Feed<Output, Failure>(demand: prefetch == .keepFull ? .max(size) : .unlimited) { value in
        switch whenFull {
        case .dropNewest: outlet.send(value, keeping: size, .newComers)
        case .dropOldest: outlet.send(value, keeping: size, .oldest)
        case .customError(let error):
          if !outlet.send(value, keeping: size, .newComers) { outlet.finish(.failure(error())) }
        }
        return .none
      } completion: {
        outlet.finish($0)
      }
      if prefetch == .keepFull { outlet.afterEach { [weak feed] in feed?.request(.max(1)) } }
      outlet.open()
      outlet.start(feed, with: upstream)
    }
  }
}

extension Publisher {
  /// - Parameter size: how many values may wait.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
