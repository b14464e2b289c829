extension Publishers {
  /// The first values, then the end.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The places of the values that go through, counted from 0.
    public let range: CountableRange<Int>
    public init(upstream: Upstream, range: CountableRange<Int>) { (self.upstream, self.range) = (upstream, range) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      if range.isEmpty { return Empty<Output, Failure>().receive(subscriber: subscriber) }
      let range = range
      var place = 0
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          defer { place += 1 }
          if place < range.lowerBound { return .skip }
          return place == range.upperBound - 1 ? .emitAndFinish(value) : .emit(value)
        })
    }
  }

  /// The values before the first that fails a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.receive(subscriber: Relay(subscriber) { predicate($0) ? .emit($0) : .finish })
    }
  }

  /// The first value that passes a test, then the end.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.receive(subscriber: Relay(subscriber) { predicate($0) ? .emitAndFinish($0) : .skip })
    }
  }

  /// The values after the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          if left <= 0 { return .emit(value) }
          left -= 1
          return .skip
        })
    }
  }

  /// The values from the first that fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .emit(value)
        })
    }
  }
}

extension Publisher {
  public func first() -> Publishers.Output<Self> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<Swift.max(0, maxLength))
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
  /// - Parameter index: counted from 0.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
