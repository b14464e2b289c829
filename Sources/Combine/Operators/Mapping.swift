/// Operators that treat each value by itself. A value that is dropped asks for one more in its place.
extension Publishers {
  /// Passes on what `transform` makes of each value; nothing where it makes `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: AnySubscriber<Upstream.Output, Failure>(
          subscription: { subscriber.receive(subscription: $0) },
          value: { value in transform(value).map { subscriber.receive($0) } ?? .max(1) },
          completion: { subscriber.receive(completion: $0) }))
    }
  }
  /// Passes on what `transform` makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: AnySubscriber<Upstream.Output, Failure>(
          subscription: { subscriber.receive(subscription: $0) }, value: { subscriber.receive(transform($0)) },
          completion: { subscriber.receive(completion: $0) }))
    }
  }
  /// `CompactMap` with a memory of its own for each subscriber.
  struct Stateful<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let makeFilter: () -> (Output) -> Bool
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isWanted = makeFilter()
      CompactMap(upstream: upstream) { isWanted($0) ? $0 : nil }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.CompactMap<Self, Output> {
    Publishers.CompactMap(upstream: self) { isIncluded($0) ? $0 : nil }
  }
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    Publishers.Stateful(upstream: self) {
      var left = count
      return { _ in
        if left <= 0 { return true }
        left -= 1
        return false
      }
    }
  }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> some Publisher<Output, Failure> {
    Publishers.Stateful(upstream: self) {
      var last: Output? = nil
      return { value in
        defer { last = value }
        return last.map { !predicate($0, value) } ?? true
      }
    }
  }
}
extension Publisher where Output: Equatable {
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
