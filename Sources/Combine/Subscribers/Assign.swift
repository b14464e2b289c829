extension Subscribers {
  /// Writes every value to a property. It holds the object strongly until the publisher ends or is called off.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = NSLock()
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        if object == nil || self.subscription != nil { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }
    public func receive(_ value: Input) -> Demand {
      if let object = lock.withLock({ object }) { object[keyPath: keyPath] = value }
      return .none
    }
    public func receive(completion: Completion<Never>) { _ = end() }
    public func cancel() { end()?.cancel() }

    private func end() -> (any Subscription)? {
      // What is let go here is released only after the lock is, for a deinit may come back to this subscriber.
      let (held, old) = lock.withLock { () -> ((any Subscription)?, Root?) in
        defer { (subscription, object) = (nil, nil) }
        return (subscription, object)
      }
      withExtendedLifetime(old) {}
      return held
    }
  }
}

extension Publisher where Failure == Never {
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }
}
