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
    let dates = ticker.dates(of: schedule, at: Date())
    if let next = dates.next { ticker.wait(for: next.timeIntervalSince(dates.now)) { tick += 1 } }
    return content(Context(date: dates.current, cadence: .live))
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

  /// The dates around `now`. A schedule's own sequence is looked through from its start each time, for it need not be of a
  /// kind that can be kept; what is not found among its first hundred thousand dates does not come.
  func dates(of schedule: some TimelineSchedule, at now: Date) -> Dates {
    let first = start ?? now
    start = first
    var dates = Dates(now: now, current: now, next: nil)
    if let animation = schedule as? AnimationTimelineSchedule, animation.isPaused {
      dates.current = last ?? now
    } else {
      let entries = schedule.entries(from: schedule is any RegularTimelineSchedule ? now : first, mode: .normal)
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
    event = clock.schedule(after: seconds, repeating: seconds, name: name, action)
  }
  func stop() {
    event?.cancel()
    event = nil
  }
  deinit { event?.cancel() }
}

/// A schedule that goes on for ever in the same way and can be asked from any date.
private protocol RegularTimelineSchedule {}
extension PeriodicTimelineSchedule: RegularTimelineSchedule {}
extension EveryMinuteTimelineSchedule: RegularTimelineSchedule {}
extension AnimationTimelineSchedule: RegularTimelineSchedule {}
