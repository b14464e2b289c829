extension Publishers {
  /// One subscription to the upstream for all subscribers, made for the first and called off with the last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var subject: PassthroughSubject<Output, Failure>?
    private var connection: (any Cancellable)?
    private var users = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (shared, isFirst) = lock.withLock { () -> (PassthroughSubject<Output, Failure>, Bool) in
        users += 1
        let isFirst = subject == nil
        let shared = subject ?? PassthroughSubject()
        subject = shared
        return (shared, isFirst)
      }
      shared.handleEvents(receiveCancel: { [self] in leave(shared) }).receive(subscriber: subscriber)
      if !isFirst { return }
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { [weak self] end in
          self?.ended(shared)
          shared.send(completion: end)
        },
        receiveValue: { shared.send($0) })
      // The one who came first may have left by now.
      let isWanted = lock.withLock {
        if subject === shared { connection = sink }
        return subject === shared
      }
      if isWanted { upstream.receive(subscriber: sink) }
    }

    /// After the end a new subscriber starts the upstream anew.
    private func ended(_ shared: PassthroughSubject<Output, Failure>) {
      lock.withLock { if subject === shared { (subject, connection, users) = (nil, nil, 0) } }
    }
    private func leave(_ shared: PassthroughSubject<Output, Failure>) {
      let last = lock.withLock { () -> (any Cancellable)? in
        guard subject === shared else { return nil }
        users -= 1
        guard users == 0 else { return nil }
        defer { (subject, connection) = (nil, nil) }
        return connection
      }
      last?.cancel()
    }
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }
}
