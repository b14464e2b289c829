/// The dates at which a `TimelineView` is drawn anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates in order; the first may lie before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  /// In seconds; at least a millisecond.
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.timeIntervalSinceReferenceDate.isFinite ? startDate : Date(timeIntervalSinceReferenceDate: 0)
    self.interval = interval >= 0.001 ? interval : 0.001
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let elapsed = startDate.timeIntervalSince(start)
    let steps = elapsed > 0 ? (elapsed / interval).rounded(.down) : 0
    return Entries(start: start, interval: interval, step: steps.isFinite ? steps : 0)
  }
  /// Without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double
    public mutating func next() -> Date? {
      defer { step += 1 }
      // From the start each time: adding up would drift.
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Minutes begin with the reference date's in every time zone in use.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// In seconds; `nil` for every frame.
  private let minimumInterval: TimeInterval?
  let isPaused: Bool
  private var interval: TimeInterval { minimumInterval ?? 1.0 / 60 }
  /// - Parameter minimumInterval: seconds between two drawings; that of a screen with 60 frames a second without it.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, isPaused) = (minimumInterval.flatMap { $0 > 1.0 / 60 ? $0 : nil }, paused)
  }
  /// What is drawn at `now`: that very moment, or the last one that a longer interval allows.
  func date(at now: Date, from start: Date) -> Date {
    guard let minimumInterval else { return now }
    let steps = ((now.timeIntervalSince(start) + Ticker.tolerance) / minimumInterval).rounded(.down)
    return steps.isFinite && steps > 0 ? start.addingTimeInterval(steps * minimumInterval) : start
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      periodic: PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode),
      left: isPaused ? 1 : nil)
  }
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var periodic: PeriodicTimelineSchedule.Entries
    var left: Int?
    public mutating func next() -> Date? {
      if let left {
        if left == 0 { return nil }
        self.left = left - 1
      }
      return periodic.next()
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
