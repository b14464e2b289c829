extension Publishers {
  /// The running results of combining the values.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          result = next(result, value)
          return .emit(result)
        })
    }
  }

  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.receive(
        subscriber: Relay(subscriber, failure: { $0 as any Error }) { value in
          do {
            result = try next(result, value)
            return .emit(result)
          } catch { return .fail(error) }
        })
    }
  }

  /// The result of combining all values, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.feed(from: upstream) { value in
        result = next(result, value)
        return .none
      } completion: { end in
        if case .finished = end { outlet.send(result) }
        outlet.finish(end)
      }
    }
  }

  /// The values in groups of one length; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let count = count
      var group: Output = []
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.feed(from: upstream) { value in
        group.append(value)
        if group.count >= count {
          outlet.send(group)
          group = []
        }
        return .none
      } completion: { end in
        if case .finished = end, !group.isEmpty { outlet.send(group) }
        outlet.finish(end)
      }
    }
  }
}

extension Publisher {
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }
  public func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publishers {
  /// A value of its own when none came before the end.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.feed(from: upstream) { value in
        isEmpty = false
        outlet.send(value)
        return .none
      } completion: { end in
        if case .finished = end, isEmpty { outlet.send(output) }
        outlet.finish(end)
      }
    }
  }
}
