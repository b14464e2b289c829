/// Publishes one value, and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    subscriber.receive(
      subscription: OneShot { demand in
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
      })
  }
}

/// Ends without a value, or never ends.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OneShot { _ in })
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OneShot { _ in })
    subscriber.receive(completion: .failure(error))
  }
}

/// Answers the first demand, unless it was cancelled before.
final class OneShot: Subscription {
  private let lock = NSLock()
  private var answer: ((Subscribers.Demand) -> Void)?
  init(_ answer: @escaping (Subscribers.Demand) -> Void) { self.answer = answer }
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let answer = lock.withLock {
      defer { self.answer = nil }
      return self.answer
    }
    answer?(demand)
  }
  func cancel() { lock.withLock { answer = nil } }
}
