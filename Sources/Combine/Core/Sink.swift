extension Subscribers {
  /// Takes everything, and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isEnded = false
    private let receiveValue: (Input) -> Void
    private let receiveCompletion: (Completion<Failure>) -> Void

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        if isEnded || self.subscription != nil { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }
    public func receive(_ input: Input) -> Demand {
      if !lock.withLock({ isEnded }) { receiveValue(input) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      let isFirst = lock.withLock {
        defer { (isEnded, subscription) = (true, nil) }
        return !isEnded
      }
      if isFirst { receiveCompletion(completion) }
    }
    public func cancel() {
      let subscription = lock.withLock {
        defer { (isEnded, self.subscription) = (true, nil) }
        return self.subscription
      }
      subscription?.cancel()
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  /// Lives as long as the published property does.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.adopt(sink { [weak storage] in storage?.send($0) })
  }
}
