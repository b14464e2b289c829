extension Publishers {
  /// Each value transformed.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(subscriber: Relay(subscriber) { .emit(transform($0)) })
    }
  }

  /// Each value transformed, until a transform throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Relay(subscriber, failure: { $0 as any Error }) { value in
          do { return .emit(try transform(value)) } catch { return .fail(error) }
        })
    }
  }

  /// Each value transformed, without those that became nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Relay(subscriber) { value in
          if let result = transform(value) { .emit(result) } else { .skip }
        })
    }
  }

  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Relay(subscriber, failure: { $0 as any Error }) { value in
          do {
            if let result = try transform(value) { return .emit(result) }
            return .skip
          } catch { return .fail(error) }
        })
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: { $0[keyPath: keyPath] })
  }
  public func map<T, U>(_ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>) -> Publishers.Map<Self, (T, U)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }
  public func map<T, U, V>(_ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>, _ third: KeyPath<Output, V>)
    -> Publishers.Map<Self, (T, U, V)>
  {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.TryMap<Self, Item> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
