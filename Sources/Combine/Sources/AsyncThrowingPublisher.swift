/// A publisher's values for `for try await`; its failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncThrowingStream<Carried, any Error>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<Carried, any Error>.makeStream()
      values = stream.makeAsyncIterator()
      subscription = publisher.sink(
        receiveCompletion: { end in
          switch end {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Carried(value: $0)) })
    }
    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }

  /// A value on its way to the loop that reads it; the stream hands each to one reader.
  struct Carried: @unchecked Sendable {
    let value: P.Output
  }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, as soon as it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Carried(value: $0)) }))
      }.value
    }
  }
}

extension Future {
  /// The value, as soon as it is there; throws the failure.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { continuation.resume(throwing: error) }
            }, receiveValue: { continuation.resume(returning: Carried(value: $0)) }))
      }.value
    }
  }

  /// A value on its way to the one task that waits for it.
  fileprivate struct Carried: @unchecked Sendable {
    let value: Output
  }
}
