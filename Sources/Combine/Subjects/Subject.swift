/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject. Values go out of the lock, so a subscriber may send, subscribe or cancel as it receives.
final class SubscriberList<Output, Failure: Error> {
  final class Connection: Subscription {
    let lock = NSLock()
    var demand = Subscribers.Demand.none
    var subscriber: AnySubscriber<Output, Failure>?
    weak var list: SubscriberList?
    /// What the subscriber is owed as soon as it asks for it (a current value).
    var pending: (() -> Output)?

    init(_ subscriber: AnySubscriber<Output, Failure>, list: SubscriberList, pending: (() -> Output)?) {
      (self.subscriber, self.list, self.pending) = (subscriber, list, pending)
    }
    func request(_ more: Subscribers.Demand) {
      let first: (() -> Output)? = lock.withLock {
        demand += more
        guard demand > .none else { return nil }
        defer { pending = nil }
        return pending
      }
      if let first { offer(first()) }
    }
    func cancel() {
      lock.withLock { subscriber = nil }
      list?.remove(self)
    }
    func offer(_ value: Output) {
      let target: AnySubscriber<Output, Failure>? = lock.withLock {
        guard demand > .none else { return nil }
        pending = nil
        if let left = demand.max { demand = .max(left - 1) }
        return subscriber
      }
      guard let target else { return }
      let more = target.receive(value)
      if more > .none { lock.withLock { demand += more } }
    }
    func finish(_ completion: Subscribers.Completion<Failure>) {
      let target = lock.withLock {
        defer { subscriber = nil }
        return subscriber
      }
      target?.receive(completion: completion)
    }
  }
  private let lock = NSLock()
  private var connections: [Connection] = []
  private var completion: Subscribers.Completion<Failure>?

  func add(_ subscriber: AnySubscriber<Output, Failure>, pending: (() -> Output)? = nil) {
    let connection = Connection(subscriber, list: self, pending: pending)
    let completion = lock.withLock {
      if self.completion == nil { connections.append(connection) }
      return self.completion
    }
    subscriber.receive(subscription: connection)
    if let completion { connection.finish(completion) }
  }
  func remove(_ connection: Connection) { lock.withLock { connections.removeAll { $0 === connection } } }
  var isFinished: Bool { lock.withLock { completion != nil } }
  func send(_ value: Output) {
    for connection in lock.withLock({ completion == nil ? connections : [] }) { connection.offer(value) }
  }
  func send(completion: Subscribers.Completion<Failure>) {
    let all: [Connection] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { connections = [] }
      return connections
    }
    for connection in all { connection.finish(completion) }
  }
}

/// Passes on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { subscribers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// Keeps the last value, and gives it to new subscribers first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    guard !subscribers.isFinished else { return }
    lock.withLock { current = value }
    subscribers.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber), pending: { [self] in value })
  }
}
extension PassthroughSubject: @unchecked Sendable {}
extension CurrentValueSubject: @unchecked Sendable {}
