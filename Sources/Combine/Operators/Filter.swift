extension Publishers {
  /// The values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.receive(subscriber: Relay(subscriber) { isIncluded($0) ? .emit($0) : .skip })
    }
  }

  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.receive(
        subscriber: Relay(subscriber, failure: { $0 as any Error }) { value in
          do { return try isIncluded(value) ? .emit(value) : .skip } catch { return .fail(error) }
        })
    }
  }

  /// The values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areSame = predicate
      var last: Output?
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          // The one before, whether it went on or not.
          defer { last = value }
          if let last, areSame(last, value) { return .skip }
          return .emit(value)
        })
    }
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }
}
