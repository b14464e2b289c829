extension Publishers {
  /// Whether a value passes a test: known with the first that does, or at the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      search(upstream, for: predicate, found: true, subscriber)
    }
  }

  /// Whether all values pass a test: known with the first that does not, or at the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      search(upstream, for: { !predicate($0) }, found: false, subscriber)
    }
  }
}

/// Sends `found` with the first value that passes, or its opposite at the end.
private func search<P: Publisher, S: Subscriber>(
  _ publisher: P, for predicate: @escaping (P.Output) -> Bool, found: Bool, _ subscriber: S
) where S.Input == Bool, S.Failure == P.Failure {
  let outlet = Outlet(subscriber)
  outlet.open()
  outlet.feed(from: publisher) { value in
    if predicate(value) {
      outlet.send(found)
      outlet.finish(.finished)
    }
    return .none
  } completion: { end in
    if case .finished = end { outlet.send(!found) }
    outlet.finish(end)
  }
}

extension Publisher {
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> where Output: Equatable {
    contains { $0 == output }
  }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
