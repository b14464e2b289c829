/// A publisher that does nothing before it is connected, so that all subscribers can be there first.
public protocol ConnectablePublisher: Publisher {
  /// Starts it; calling the result off stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Connects a connectable publisher for as long as it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.handleEvents(receiveCompletion: { [self] _ in leave() }, receiveCancel: { [self] in leave() })
        .receive(subscriber: subscriber)
      // It may have left by now.
      guard isFirst, lock.withLock({ subscribers > 0 && connection == nil }) else { return }
      let new = upstream.connect()
      let isWanted = lock.withLock {
        if subscribers > 0 { connection = new }
        return subscribers > 0
      }
      if !isWanted { new.cancel() }
    }

    private func leave() {
      let last = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}
