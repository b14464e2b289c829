extension Publishers {
  /// The elements of a sequence, as many as are asked for, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: subscription)
      subscription.deliver()
    }
  }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, S: Subscriber>: Subscription
where S.Input == Iterator.Element {
  // Recursive, for an iterator may be the user's.
  private let lock = NSRecursiveLock()
  private var iterator: Iterator
  private var ahead: Iterator.Element?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ iterator: Iterator, _ subscriber: S) {
    (self.iterator, self.subscriber) = (iterator, subscriber)
    // One ahead, so that the end is known together with the last element, whatever the demand.
    ahead = self.iterator.next()
  }
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }
  func cancel() { lock.withLock { subscriber = nil } }

  private enum Next {
    case nothing
    case value(S, Iterator.Element)
    case end(S)
  }

  func deliver() {
    if lock.withLock({ isDelivering }) { return }
    while true {
      switch lock.withLock({ next() }) {
      case .nothing: return
      case .value(let subscriber, let value):
        let more = subscriber.receive(value)
        lock.withLock { demand += more }
      case .end(let subscriber): return subscriber.receive(completion: .finished)
      }
    }
  }

  /// What to deliver now, and marks that somebody does.
  private func next() -> Next {
    isDelivering = false
    guard let subscriber else { return .nothing }
    guard let value = ahead else {
      self.subscriber = nil
      return .end(subscriber)
    }
    guard demand > 0 else { return .nothing }
    isDelivering = true
    demand -= 1
    ahead = iterator.next()
    return .value(subscriber, value)
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// The value, if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.open()
      if let output { outlet.send(output) }
      outlet.finish(.finished)
    }
  }
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// The value and the end, or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result
    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
  }
  public var publisher: Publisher { Publisher(self) }
}
