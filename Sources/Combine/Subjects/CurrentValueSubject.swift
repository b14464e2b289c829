/// Holds a value; a new subscriber gets it at once, and every value set later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// Setting it is the same as `send(_:)`: subscribers see the new value already stored.
  public var value: Output {
    get { lock.withLock { stored } }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    if audience.isEnded { return }
    // The old value goes after the lock is left, for its deinit may come back here.
    let old = lock.withLock {
      defer { stored = value }
      return stored
    }
    withExtendedLifetime(old) { audience.send(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, current: { [self] in value })
  }
}
