/// A publisher's values for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Carried>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Carried>.makeStream()
      values = stream.makeAsyncIterator()
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Carried(value: $0)) })
    }
    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  /// A value on its way to the loop that reads it; the stream hands each to one reader.
  struct Carried: @unchecked Sendable {
    let value: P.Output
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
