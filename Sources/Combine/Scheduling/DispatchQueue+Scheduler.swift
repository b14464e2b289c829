import VirtualTime

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions: @unchecked Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// A moment, in nanoseconds since the system came up; under a clock that rules, since an hour before the clock, as
  /// `DispatchTime.now()` counts there.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let length = Int(clamping: a < b ? b - a : a - b)
      return Stride(nanoseconds: a < b ? length : -length)
    }
    public func advanced(by n: Stride) -> Self {
      let (start, length) = (dispatchTime.uptimeNanoseconds, n.nanoseconds.magnitude)
      let (sum, overflow) = start.addingReportingOverflow(UInt64(length))
      // Not before 1, for 0 means now to a dispatch time.
      let end = n.nanoseconds >= 0 ? (overflow ? .max : sum) : (start > length ? start - UInt64(length) : 1)
      return Self(DispatchTime(uptimeNanoseconds: end))
    }
    public static func == (a: Self, b: Self) -> Bool {
      a.dispatchTime.uptimeNanoseconds == b.dispatchTime.uptimeNanoseconds
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// A length in whole nanoseconds. Literals, and both factors of a product, are seconds. What lies beyond the range stops
    /// at its ends.
    public struct Stride: SchedulerTimeIntervalConvertible, LengthInSeconds, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      let nanoseconds: Int
      init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: nanoseconds = .max
        @unknown default: nanoseconds = .max
        }
      }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// - Parameter source: nanoseconds, as `magnitude` counts.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        nanoseconds = value
      }
      public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }
      /// Nanoseconds.
      public var magnitude: Int { nanoseconds == .min ? .max : abs(nanoseconds) }
      var seconds: Double { Double(nanoseconds) / 1e9 }

      public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
      public static func + (a: Self, b: Self) -> Self {
        let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
        return Self(nanoseconds: overflow ? (a.nanoseconds > 0 ? .max : .min) : sum)
      }
      public static func - (a: Self, b: Self) -> Self {
        let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
        return Self(nanoseconds: overflow ? (a.nanoseconds >= 0 ? .max : .min) : difference)
      }
      public static func * (a: Self, b: Self) -> Self { .seconds(a.seconds * b.seconds) }
      public static func *= (a: inout Self, b: Self) { a = a * b }

      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: clampedInt(s * 1e9)) }
      public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Self { times(us, 1000) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
      private static func times(_ count: Int, _ unit: Int) -> Self {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
      }
    }
  }

  public var now: SchedulerTimeType {
    guard let clock = VirtualClock.current else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: 3_600_000_000_000)).advanced(by: .seconds(clock.now))
  }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { runSoon(action) }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { _ = run(at: date, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { run(at: date, every: interval, action) }
}

extension DispatchQueue: SystemQueue {
  // By its label, for `DispatchQueue.main` is another object at each call on Linux.
  var isMain: Bool { label == "com.apple.main-thread" }
  var title: String { isMain ? "DispatchQueue.main" : "DispatchQueue(\(label))" }
  func start(after seconds: Double, repeating interval: Double?, _ action: @escaping () -> Void) -> any Cancellable {
    let work = RepeatedWork(action: action)
    if let interval { return startTimer(on: self, after: seconds, repeating: interval) { work.action() } }
    let appointment = Appointment(action)
    asyncAfter(deadline: .now() + seconds) { appointment.keep() }
    return appointment
  }
}

/// An action on its way to a queue; nothing else runs it.
struct RepeatedWork: @unchecked Sendable {
  let action: () -> Void
}
