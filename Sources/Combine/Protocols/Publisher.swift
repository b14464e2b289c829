@_exported import Foundation

/// A source of values over time. It says nothing until a subscriber asks.
///
/// Everything in this module delivers synchronously, on the thread that sent the value, in the order of subscription, unless
/// a scheduler says otherwise (`SystemQueue` has its rules), so that what a view shows never depends on timing.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Attaches the subscriber. Implementations must call `receive(subscription:)` on it first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything this publisher sends on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// The namespace of the operators' types.
public enum Publishers {}
