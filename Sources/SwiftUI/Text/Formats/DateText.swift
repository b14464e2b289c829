extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind
    /// `June 3, 2019`
    public static let date = DateStyle(kind: .date)
    /// `11:23 PM`
    public static let time = DateStyle(kind: .time)
    /// How far from now: `2 hr, 23 min`
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, before or after: `+2 hours`
    public static let offset = DateStyle(kind: .offset)
    /// Counting towards the date, then from it: `2:32`, `36:59:01`
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    storage = .value(AnyTextValue(DateText(date: date, style: style.kind)))
  }
  /// From one time to another, with the days where they differ.
  public init(_ dates: ClosedRange<Date>) {
    storage = .value(AnyTextValue(IntervalText(start: dates.lowerBound, end: dates.upperBound)))
  }
  public init(_ interval: DateInterval) {
    storage = .value(AnyTextValue(IntervalText(start: interval.start, end: interval.end)))
  }
  /// Counts within an interval.
  /// - Parameters:
  ///   - pauseTime: when to stop; `nil` never does.
  ///   - showsHours: otherwise an hour is 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .value(
      AnyTextValue(
        TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A date in one of the text's own styles.
struct DateText: TextValue {
  let date: Date
  let style: Text.DateStyle.Kind

  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult {
    guard date.canBeWritten else {
      return .problem("Text shows a date that no calendar has (\(date.timeIntervalSinceReferenceDate) s)")
    }
    switch style {
    case .date: return .plain(format(environment, date: .long, time: .omitted))
    case .time: return .plain(format(environment, date: .omitted, time: .shortened))
    case .relative:
      return TimeUnits(from: now, to: date, in: environment).text(width: .abbreviated, maximumCount: 2, in: environment)
    case .offset:
      return TimeUnits(from: now, to: date, in: environment)
        .text(width: .wide, maximumCount: 1, sign: date <= now ? "+" : "-", in: environment)
    case .timer:
      return .plain(TimerText.clock(date.wholeSeconds(from: now), showsHours: true, environment.locale))
    }
  }
  private func format(
    _ environment: EnvironmentValues, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }
  func nextChange(after now: Date) -> Date? {
    guard date.canBeWritten else { return nil }
    let distance = abs(now.timeIntervalSince(date))
    switch style {
    case .date, .time: return nil
    case .timer: return date.nextWhole(1, after: now)
    // The smaller of two units is shown: seconds within the hour, minutes beyond.
    case .relative: return date.nextWhole(distance < 3_600 - 1 ? 1 : 60, after: now)
    case .offset: return date.nextWhole(distance < 60 - 1 ? 1 : 60, after: now)
    }
  }
}

/// From one date to another.
struct IntervalText: TextValue {
  let start, end: Date
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult {
    guard start.canBeWritten, end.canBeWritten else {
      return .problem("Text shows an interval of dates that no calendar has")
    }
    return .plain(
      Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(start..<end))
  }
}

/// A countdown, or a stopwatch that knows its end.
struct TimerText: TextValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  private func shown(_ now: Date) -> Date {
    min(max(pauseTime.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
  }
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult {
    let now = shown(now)
    guard interval.lowerBound.canBeWritten, interval.upperBound.canBeWritten, now.canBeWritten else {
      return .problem("Text counts within an interval of dates that no calendar has")
    }
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    return .plain(Self.clock(anchor.wholeSeconds(from: now), showsHours: showsHours, environment.locale))
  }
  func nextChange(after now: Date) -> Date? {
    guard interval.lowerBound.canBeWritten, interval.upperBound.canBeWritten else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    if now >= interval.upperBound || pauseTime.map({ now >= $0 }) == true { return nil }
    return (countsDown ? interval.upperBound : interval.lowerBound).nextWhole(1, after: now)
  }

  /// `2:32`, `36:59:01`, in the locale's digits.
  static func clock(_ seconds: Int, showsHours: Bool, _ locale: Locale) -> String {
    let hasHours = showsHours && seconds >= 3_600
    return Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
      .format(.seconds(seconds))
  }
}

extension Date {
  /// Calendars of ICU reach some five million years; a hundred thousand are enough for a picture.
  var canBeWritten: Bool { abs(timeIntervalSinceReferenceDate) < 3.2e12 }

  /// The seconds between now and this date: begun ones count while it lies ahead, as a countdown shows them, and do not
  /// once it is past.
  func wholeSeconds(from now: Date) -> Int {
    let ahead = timeIntervalSince(now)
    return Int(ahead > 0 ? ahead.rounded(.up) : (-ahead).rounded(.down))
  }
  /// The next moment that is a whole number of steps from this date.
  /// - Parameter step: in seconds.
  func nextWhole(_ step: Double, after now: Date) -> Date {
    let steps = (now.timeIntervalSince(self) / step + 1e-4).rounded(.down)
    return self + (steps + 1) * step
  }
}
