extension Subscribers {
  /// Hands every value to a closure, without limit.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isEnded = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        if isEnded || self.subscription != nil { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }
    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ isEnded }) { receiveValue(value) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      if end() != nil { receiveCompletion(completion) }
    }
    public func cancel() {
      if case .some(.some(let subscription)) = end() { subscription.cancel() }
    }

    /// The subscription held so far, or nil when the sink had ended before.
    private func end() -> (any Subscription)?? {
      lock.withLock {
        if isEnded { return nil }
        defer { (isEnded, subscription) = (true, nil) }
        return .some(subscription)
      }
    }
  }
}

extension Publisher {
  /// Calls the closures for every value and for the end. The subscription lasts as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls the closure for every value. The subscription lasts as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
