/// Something that can be called off. Calling it off twice is the same as once.
public protocol Cancellable {
  func cancel()
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// A subscription that never delivers, for publishers that complete at once.
  public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
