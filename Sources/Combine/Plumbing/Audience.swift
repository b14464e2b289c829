/// The subscribers of a subject, in the order they came, each with its own demand.
final class Audience<Output, Failure: Error> {
  private let lock = NSLock()
  private var seats: [Seat] = []
  private var end: Subscribers.Completion<Failure>?

  /// Seats a subscriber.
  /// - Parameter current: the value that a subscriber gets as soon as it asks, for subjects that have one.
  func admit<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat(AnySubscriber(subscriber), audience: self, current: current)
    let end = lock.withLock {
      if self.end == nil { seats.append(seat) }
      return self.end
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: seat)
    }
  }
  func send(_ value: Output) {
    for seat in lock.withLock({ end == nil ? seats : [] }) { seat.send(value) }
  }
  func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock { () -> [Seat] in
      if end != nil { return [] }
      end = completion
      defer { seats = [] }
      return seats
    }
    for seat in all { seat.send(completion: completion) }
  }
  var isEnded: Bool { lock.withLock { end != nil } }
  var count: Int { lock.withLock { seats.count } }

  private func leave(_ seat: Seat) { lock.withLock { seats.removeAll { $0 === seat } } }

  final class Seat: Subscription {
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private weak var audience: Audience?
    private var current: (() -> Output)?
    /// True while the current value has not reached the subscriber for want of demand.
    private var owesCurrent: Bool

    init(_ subscriber: AnySubscriber<Output, Failure>, audience: Audience, current: (() -> Output)?) {
      (self.subscriber, self.audience, self.current) = (subscriber, audience, current)
      owesCurrent = current != nil
    }

    func send(_ value: Output) {
      let ready = lock.withLock { () -> AnySubscriber<Output, Failure>? in
        guard let subscriber else { return nil }
        guard demand > 0 else {
          owesCurrent = current != nil
          return nil
        }
        demand -= 1
        owesCurrent = false
        return subscriber
      }
      guard let ready else { return }
      add(ready.receive(value))
    }
    func send(completion: Subscribers.Completion<Failure>) { release()?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) { add(demand) }
    func cancel() {
      _ = release()
      audience?.leave(self)
    }

    private func add(_ more: Subscribers.Demand) {
      if more == 0 { return }
      let (ready, current) = lock.withLock { () -> (AnySubscriber<Output, Failure>?, (() -> Output)?) in
        demand += more
        // Who takes everything never falls behind again, so the subject need not be kept for its sake.
        defer { if demand == .unlimited { self.current = nil } }
        guard owesCurrent, let subscriber else { return (nil, nil) }
        owesCurrent = false
        demand -= 1
        return (subscriber, self.current)
      }
      if let ready, let current { add(ready.receive(current())) }
    }
    private func release() -> AnySubscriber<Output, Failure>? {
      lock.withLock {
        defer { subscriber = nil }
        return subscriber
      }
    }
  }
}
