/// Several publishers as one.
struct Combined<Output, Failure: Error>: Publisher {
  /// Subscribes to the parts; what it hands over goes to the one subscriber.
  let connect: (PassthroughSubject<Output, Failure>) -> [AnyCancellable]
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subject = PassthroughSubject<Output, Failure>()
    var parts: [AnyCancellable] = []
    subject.receive(
      subscriber: AnySubscriber<Output, Failure>(
        subscription: { inner in
          subscriber.receive(subscription: Held(inner) { parts.forEach { $0.cancel() }; parts = [] })
        },
        value: { subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) }))
    parts = connect(subject)
  }
  private final class Held: Subscription {
    private let inner: any Subscription
    private let release: () -> Void
    init(_ inner: any Subscription, _ release: @escaping () -> Void) { (self.inner, self.release) = (inner, release) }
    func request(_ demand: Subscribers.Demand) { inner.request(demand) }
    func cancel() {
      inner.cancel()
      release()
    }
  }
}

/// Counts how many parts have ended; the whole ends with the last one, or with the first error.
private final class Countdown<Failure: Error> {
  private var left: Int
  init(_ count: Int) { left = count }
  func end(_ completion: Subscribers.Completion<Failure>, _ finish: (Subscribers.Completion<Failure>) -> Void) {
    if case .failure = completion { return finish(completion) }
    left -= 1
    if left == 0 { finish(.finished) }
  }
}

extension Publisher {
  /// The latest value of both, whenever one of them publishes and both have.
  public func combineLatest<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Combined<(Output, P.Output), Failure> { subject in
      var (first, second): (Output?, P.Output?) = (nil, nil)
      let countdown = Countdown<Failure>(2)
      func publish() { if let first, let second { subject.send((first, second)) } }
      return [
        sink(
          receiveCompletion: { countdown.end($0) { subject.send(completion: $0) } },
          receiveValue: { first = $0; publish() }),
        other.sink(
          receiveCompletion: { countdown.end($0) { subject.send(completion: $0) } },
          receiveValue: { second = $0; publish() }),
      ]
    }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> some Publisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Combined<Output, Failure> { subject in
      let countdown = Countdown<Failure>(2)
      func attach(_ part: some Publisher<Output, Failure>) -> AnyCancellable {
        part.sink(
          receiveCompletion: { countdown.end($0) { subject.send(completion: $0) } },
          receiveValue: { subject.send($0) })
      }
      return [attach(self), attach(other)]
    }
  }
}
