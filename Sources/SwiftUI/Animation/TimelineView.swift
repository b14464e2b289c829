import VirtualTime

/// Draws its content anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var ticker = Ticker()
  @State private var tick = 0
}

/// What a timeline's content is made of.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content may change; for what it shows of a date.
  public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }
  /// The schedule's latest date.
  public let date: Date
  public let cadence: Cadence
  public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
  public typealias Context = TimelineViewDefaultContext
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }
  public var body: some View {
    // Read, so that a tick evaluates this body again.
    _ = tick
    let isContinuous = (schedule as? AnimationTimelineSchedule).map { !$0.isPaused } ?? false
    if !isContinuous, let next = ticker.dates(of: schedule, at: Date()).next {
      ticker.wait(for: next.timeIntervalSince(Date())) { tick += 1 }
    }
    return Momentary(endTime: isContinuous ? .infinity : -.infinity) { _ in
      content(Context(date: ticker.dates(of: schedule, at: Date()).current, cadence: .live))
    }
  }
}

/// Where a timeline is in its schedule.
final class Ticker {
  private var start: Date? = nil
  private var last: Date? = nil
  private var event: VirtualClock.Event? = nil

  struct Dates {
    var now, current: Date
    var next: Date?
  }
  /// In seconds. Dates are large numbers, so the difference of two misses the moment by up to a tenth of this.
  static let tolerance = 1e-5

  /// The dates around `now`. Those of an animation are taken as they come. Any other schedule's sequence is looked
  /// through from its start each time, for it need not be of a kind that can be kept; what is not found among its first hundred thousand dates does not come.
  func dates(of schedule: some TimelineSchedule, at now: Date) -> Dates {
    let first = start ?? now
    start = first
    var dates = Dates(now: now, current: now, next: nil)
    if let animation = schedule as? AnimationTimelineSchedule {
      dates.current = animation.isPaused ? last ?? now : animation.date(at: now, from: first)
    } else {
      let isRegular = schedule is PeriodicTimelineSchedule || schedule is EveryMinuteTimelineSchedule
      let entries = schedule.entries(from: isRegular ? now : first, mode: .normal)
      var isFirst = true
      for date in entries.prefix(100_000) {
        let isAhead = date.timeIntervalSince(now) > Self.tolerance
        if !isAhead || isFirst { dates.current = date }
        isFirst = false
        if isAhead {
          dates.next = date
          break
        }
      }
    }
    last = dates.current
    return dates
  }

  /// Runs `action` after so many seconds of the clock that rules; only the last wait counts.
  ///
  /// A timeline goes on for ever, as a timer does, so its events repeat and need not be waited for.
  func wait(for seconds: Double, name: String = "TimelineView", _ action: @escaping () -> Void) {
    event?.cancel()
    guard seconds.isFinite, let clock = VirtualClock.current else { return }
    let seconds = max(seconds - Self.tolerance / 2, 0.001)
    event = clock.schedule(after: seconds, repeating: seconds, isAwaited: false, name: name, action)
  }
  deinit { event?.cancel() }
}
