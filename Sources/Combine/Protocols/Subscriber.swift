/// What receives a publisher's values. Its calls come in this order: one subscription, any number of values but never
/// more than it asked for, at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// - Returns: how many values it wants in addition to those it asked for already.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers' types.
public enum Subscribers {}
