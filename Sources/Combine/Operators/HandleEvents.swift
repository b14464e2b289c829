extension Publishers {
  /// Tells closures of everything that passes, in both directions.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Watcher(subscriber, events: self))
    }
  }
}

private final class Watcher<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let events: Publishers.HandleEvents<Upstream>

  init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
    (self.downstream, self.events) = (downstream, events)
  }
  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    let first = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let first { first.receive(subscription: self) } else { subscription.cancel() }
  }
  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { events.receiveRequest?(more) }
    return more
  }
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard let downstream = release().0 else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    lock.withLock { upstream }?.request(demand)
  }
  func cancel() {
    guard case let (.some, held) = release() else { return }
    events.receiveCancel?()
    held?.cancel()
  }
  private func release() -> (Downstream?, (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints everything that passes, one line an event.
  /// - Parameter prefix: what each line starts with.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
    let printer = LinePrinter(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
    return handleEvents(
      receiveSubscription: { printer.print("receive subscription: (\($0))") },
      receiveOutput: { printer.print("receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: printer.print("receive finished")
        case .failure(let error): printer.print("receive error: (\(error))")
        }
      },
      receiveCancel: { printer.print("receive cancel") },
      receiveRequest: { printer.print("request \($0)") })
  }
}

private final class LinePrinter {
  private let prefix: String
  private var stream: (any TextOutputStream)?
  init(prefix: String, stream: (any TextOutputStream)?) { (self.prefix, self.stream) = (prefix, stream) }
  func print(_ line: String) {
    guard stream != nil else { return Swift.print(prefix + line) }
    stream?.write(prefix + line + "\n")
  }
}
