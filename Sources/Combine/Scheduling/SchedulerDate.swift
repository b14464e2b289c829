import VirtualTime

/// A moment on a run loop or an operation queue. Apple's Combine has one such type in each; both are this one.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  public var date: Date
  public init(_ date: Date) { self.date = date }

  /// Now, by the clock that rules or else by the system's.
  static var now: Self { Self(VirtualClock.current?.date ?? Date()) }

  /// To the microsecond, for a date of today holds no more: a length that was added comes out again as it was.
  public func distance(to other: Self) -> Stride {
    let length = other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    return Stride(abs(length) < 1e9 ? (length * 1e6).rounded() / 1e6 : length)
  }
  public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

  /// A length in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, LengthInSeconds, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public var timeInterval: TimeInterval
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }
    /// Seconds.
    public var magnitude: TimeInterval { abs(timeInterval) }
    var seconds: Double { timeInterval }

    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
  }
}
