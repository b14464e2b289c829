extension Subscribers {
  /// How many values a subscriber is ready to take: a count or no limit.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// `UInt.max` stands for no limit.
    private var count: UInt

    private init(count: UInt) { self.count = count }
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    /// - Parameter value: zero or more. A negative count is a programmer's mistake and traps, as it does on Apple systems.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Subscribers.Demand.max(\(value)): a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The count, or nil for no limit.
    public var max: Int? { self == .unlimited ? nil : Int(count) }
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

    /// Sums past `Int.max` become `unlimited`.
    public static func + (a: Demand, b: Demand) -> Demand {
      if a == .unlimited || b == .unlimited { return .unlimited }
      let (sum, overflow) = a.count.addingReportingOverflow(b.count)
      return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func + (a: Demand, b: Int) -> Demand { b < 0 ? a - .max(b == .min ? .max : -b) : a + .max(b) }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Differences stop at none; no limit minus anything but no limit is no limit.
    public static func - (a: Demand, b: Demand) -> Demand {
      if b == .unlimited { return .none }
      if a == .unlimited { return .unlimited }
      return Demand(count: a.count > b.count ? a.count - b.count : 0)
    }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func - (a: Demand, b: Int) -> Demand { b < 0 ? a + .max(b == .min ? .max : -b) : a - .max(b) }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, factor: Int) -> Demand {
      if factor == 0 { return .none }
      if a == .unlimited { return .unlimited }
      precondition(factor > 0, "a demand times \(factor): a demand cannot be negative")
      let (product, overflow) = a.count.multipliedReportingOverflow(by: UInt(factor))
      return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
    }
    public static func *= (a: inout Demand, factor: Int) { a = a * factor }

    public static func == (a: Demand, b: Int) -> Bool { a != .unlimited && b >= 0 && a.count == UInt(b) }
    public static func == (a: Int, b: Demand) -> Bool { b == a }
    public static func != (a: Demand, b: Int) -> Bool { !(a == b) }
    public static func != (a: Int, b: Demand) -> Bool { !(b == a) }
    public static func < (a: Demand, b: Int) -> Bool { a != .unlimited && b > 0 && a.count < UInt(b) }
    public static func > (a: Demand, b: Int) -> Bool { a == .unlimited || b < 0 || a.count > UInt(b) }
    public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    public static func >= (a: Demand, b: Int) -> Bool { !(a < b) }
    public static func < (a: Int, b: Demand) -> Bool { b > a }
    public static func > (a: Int, b: Demand) -> Bool { b < a }
    public static func <= (a: Int, b: Demand) -> Bool { b >= a }
    public static func >= (a: Int, b: Demand) -> Bool { b <= a }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
