/// The end of an operator that makes its values out of several publishers or at the end of one: it keeps what the
/// subscriber has not asked for yet, and delivers one value at a time whoever sends.
final class Outlet<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private var feeds: [any Cancellable] = []
  private var delivered: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Hands the subscriber its subscription; call it before subscribing to anything.
  func open() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Subscribes to `publisher` and takes everything it sends until the outlet closes.
  func feed<P: Publisher>(
    from publisher: P,
    value: @escaping (P.Output) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    start(Feed(value: value, completion: completion), with: publisher)
  }
  /// Subscribes `feed` to `publisher`, unless the outlet has closed.
  func start<P: Publisher>(_ feed: Feed<P.Output, P.Failure>, with publisher: P) {
    let isOpen = lock.withLock {
      if downstream != nil && self.completion == nil { feeds.append(feed) }
      return downstream != nil && self.completion == nil
    }
    if isOpen { publisher.receive(subscriber: feed) }
  }
  /// Calls `held` off when the outlet closes.
  func hold(_ held: any Cancellable) {
    let isOpen = lock.withLock {
      if downstream != nil && completion == nil { feeds.append(held) }
      return downstream != nil && completion == nil
    }
    if !isOpen { held.cancel() }
  }
  /// Forgets a feed that has ended.
  func remove(_ feed: any Cancellable & AnyObject) {
    lock.withLock { feeds.removeAll { ($0 as AnyObject) === feed } }
  }

  func send(_ value: Downstream.Input) {
    lock.withLock { if downstream != nil && completion == nil { waiting.append(value) } }
    deliver()
  }
  enum Dropped { case newComers, oldest }
  /// Sends where not more than `limit` values would then wait, or drops one of them.
  /// - Returns: whether nothing was dropped.
  @discardableResult func send(_ value: Downstream.Input, keeping limit: Int, _ dropped: Dropped) -> Bool {
    let (isFull, old) = lock.withLock { () -> (Bool, Downstream.Input?) in
      if downstream == nil || completion != nil { return (false, nil) }
      // What can be delivered now does not wait.
      let isFull = waiting.count >= limit && demand == 0
      let old = isFull && dropped == .oldest && !waiting.isEmpty ? waiting.removeFirst() : nil
      if !isFull || (dropped == .oldest && limit > 0) { waiting.append(value) }
      return (isFull, old)
    }
    withExtendedLifetime(old) { deliver() }
    return !isFull
  }
  /// Calls `action` whenever a value went to the subscriber.
  func afterEach(_ action: @escaping () -> Void) { lock.withLock { delivered = action } }

  /// Ends after what is waiting was delivered; a failure does not wait.
  func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    let ended = lock.withLock { () -> [any Cancellable] in
      guard completion == nil, downstream != nil else { return [] }
      completion = end
      if case .failure = end { waiting = [] }
      defer { feeds = [] }
      return feeds
    }
    for feed in ended { feed.cancel() }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }
  func cancel() {
    // What is let go here is released only after the lock is, for a deinit may come back to this outlet.
    let (ended, old) = lock.withLock {
      defer { (downstream, waiting, feeds, delivered) = (nil, [], [], nil) }
      return (feeds, (downstream, waiting, delivered))
    }
    withExtendedLifetime(old) { for feed in ended { feed.cancel() } }
  }

  private enum Next {
    case nothing
    case value(Downstream, Downstream.Input)
    case end(Downstream, Subscribers.Completion<Downstream.Failure>)
  }

  private func deliver() {
    var isMine = false
    while true {
      let next = lock.withLock { () -> Next in
        if isDelivering && !isMine { return .nothing }
        if let downstream, demand > 0, !waiting.isEmpty {
          (isDelivering, isMine) = (true, true)
          demand -= 1
          return .value(downstream, waiting.removeFirst())
        }
        isDelivering = false
        guard let downstream, waiting.isEmpty, let completion else { return .nothing }
        self.downstream = nil
        return .end(downstream, completion)
      }
      switch next {
      case .nothing: return
      case .value(let downstream, let value):
        let more = downstream.receive(value)
        lock.withLock {
          demand += more
          return delivered
        }?()
      case .end(let downstream, let completion):
        downstream.receive(completion: completion)
        return
      }
    }
  }
}

/// One publisher's way into an outlet.
final class Feed<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var value: ((Input) -> Subscribers.Demand)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private let demand: Subscribers.Demand

  init(
    demand: Subscribers.Demand = .unlimited, value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.demand, self.value, self.completion) = (demand, value, completion)
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      if value == nil || self.subscription != nil { return false }
      self.subscription = subscription
      return true
    }
    if isFirst { subscription.request(demand) } else { subscription.cancel() }
  }
  func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { value }?(input) ?? .none }
  func receive(completion end: Subscribers.Completion<Failure>) {
    let end1 = lock.withLock { completion }
    _ = close()
    end1?(end)
  }
  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
  func cancel() { close()?.cancel() }

  private func close() -> (any Subscription)? {
    lock.withLock {
      defer { (subscription, value, completion) = (nil, nil, nil) }
      return subscription
    }
  }
}
