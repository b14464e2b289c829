/// The middle of an operator that turns each value into at most one value, at once: demand passes through it unchanged.
///
/// `step` may hold state; it runs under the relay's lock, and what it yields is sent on outside of it.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  enum Step {
    case emit(Downstream.Input)
    /// Nothing goes on; one more value is asked for in its place.
    case skip
    case finish
    case emitAndFinish(Downstream.Input)
    case fail(Downstream.Failure)
  }

  // Recursive, for a step is the user's closure and may send to the same chain again.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step
  private let failure: (Failure) -> Downstream.Failure

  init(_ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure, step: @escaping (Input) -> Step) {
    self.downstream = downstream
    self.step = step
    self.failure = failure
  }

  func receive(subscription: any Subscription) {
    let first = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let first { first.receive(subscription: self) } else { subscription.cancel() }
  }

  private enum Action {
    case nothing, more
    case send(Downstream, Downstream.Input)
    case end(Downstream, Downstream.Input?, Subscribers.Completion<Downstream.Failure>, (any Subscription)?)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let action = lock.withLock { () -> Action in
      guard downstream != nil else { return .nothing }
      let step = step(input)
      // The step may have ended the chain itself.
      guard let downstream else { return .nothing }
      switch step {
      case .emit(let value): return .send(downstream, value)
      case .skip: return .more
      case .finish: return .end(downstream, nil, .finished, release())
      case .emitAndFinish(let value): return .end(downstream, value, .finished, release())
      case .fail(let error): return .end(downstream, nil, .failure(error), release())
      }
    }
    switch action {
    case .nothing: return .none
    case .more: return .max(1)
    case .send(let downstream, let value): return downstream.receive(value)
    case .end(let downstream, let value, let completion, let upstream):
      upstream?.cancel()
      if let value { _ = downstream.receive(value) }
      downstream.receive(completion: completion)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock { () -> Downstream? in
      defer { _ = release() }
      return downstream
    }
    end?.receive(completion: completion.mapError(failure))
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }
  func cancel() { lock.withLock { release() }?.cancel() }

  private func release() -> (any Subscription)? {
    defer { (upstream, downstream) = (nil, nil) }
    return upstream
  }
}

extension Relay where Failure == Downstream.Failure {
  convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step) {
    self.init(downstream, failure: { $0 }, step: step)
  }
}
