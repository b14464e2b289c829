@_exported import Foundation

/// A source of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Receives what a publisher publishes.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let id: ObjectIdentifier
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }
  public var description: String { "\(id)" }
}

public enum Subscribers {
  /// How many values a subscriber takes. Negative never; `unlimited` for ever.
  public struct Demand: Hashable, Comparable {
    /// `nil` is unlimited.
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }
    private init(max: Int?) { self.max = max }
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.max, let y = b.max else { return .unlimited }
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? .unlimited : Demand(max: sum)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.max, b.max) {
      case (nil, _): false
      case (_, nil): true
      case (let x?, let y?): x < y
      }
    }
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
extension Subscribers.Demand: Sendable {}

/// What `Publishers.Map` and its like are named under.
public enum Publishers {}
