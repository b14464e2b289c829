/// Styles that write a date by how far it is from another.
public enum SystemFormatStyle: Sendable {
  /// Counts down to the end of an interval, or up from its start: `2:32`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var localeChosen: Locale = .autoupdatingCurrent

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
    }
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
    }
    public func format(_ value: Date) -> AttributedString {
      let timer = TimerText(
        interval: interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
        showsHours: showsHours)
      return timer.text(in: .formatting(localeChosen), now: value).attributed
    }
    public func locale(_ locale: Locale) -> Timer { changing(self) { $0.localeChosen = locale } }
    public func discreteInput(after input: Date) -> Date? {
      TimerText(
        interval: interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
        showsHours: showsHours
      )
      .nextChange(after: input)
    }
    public func discreteInput(before input: Date) -> Date? { wholeSecond(before: input) }
  }

  /// Counts up from a date, in hundredths of a second: `2:32.07`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    /// Decimals of a second, 0…3.
    let decimals: Int
    var localeChosen: Locale = .autoupdatingCurrent

    public init(
      startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (date, showsHours)
      decimals =
        maxPrecision >= .seconds(1)
        ? 0 : maxPrecision >= .milliseconds(100) ? 1 : maxPrecision >= .milliseconds(10) ? 2 : 3
    }
    public func format(_ value: Date) -> AttributedString {
      let elapsed = max(0, value.timeIntervalSince(start))
      guard elapsed < 3.2e12 else { return AttributedString("–") }
      let duration = Duration.milliseconds((elapsed * 1_000).rounded())
      let locale = localeChosen.isUnspecified ? Locale(identifier: "en_US") : localeChosen
      let hasHours = showsHours && elapsed >= 3_600
      let pattern: Duration.TimeFormatStyle.Pattern =
        hasHours
        ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: decimals, roundFractionalSeconds: .down)
        : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: decimals, roundFractionalSeconds: .down)
      return AttributedString(Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration))
    }
    public func locale(_ locale: Locale) -> Stopwatch { changing(self) { $0.localeChosen = locale } }
    public func discreteInput(after input: Date) -> Date? {
      start.nextWhole([1, 0.1, 0.01, 0.001][decimals], after: input)
    }
    public func discreteInput(before input: Date) -> Date? { wholeSecond(before: input) }
  }

  /// How far a date is from another, with its direction: `+2 hours`.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let showsSign: Bool
    var localeChosen: Locale = .autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, fields, self.maxFieldCount, showsSign) = (anchor, allowedFields, maxFieldCount, sign != .never)
    }
    public func format(_ value: Date) -> AttributedString {
      let environment = EnvironmentValues.formatting(localeChosen)
      let units = TimeUnits(from: anchor, to: value, in: environment, units: Set(fields.map(\.unit)))
      let sign = !showsSign ? "" : value < anchor ? "-" : "+"
      return units.text(width: .wide, maximumCount: maxFieldCount, sign: sign, in: environment).attributed
    }
    public func locale(_ locale: Locale) -> DateOffset { changing(self) { $0.localeChosen = locale } }
    public func discreteInput(after input: Date) -> Date? { anchor.nextWhole(1, after: input) }
    public func discreteInput(before input: Date) -> Date? { wholeSecond(before: input) }
  }

  /// A date near now by how far it is, one far away by its name: `in 5 minutes`, `June 3`.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    let date: Date
    var localeChosen: Locale = .autoupdatingCurrent
    public init(to date: Date) { self.date = date }
    public func format(_ value: Date) -> AttributedString {
      let environment = EnvironmentValues.formatting(localeChosen)
      guard date.canBeWritten, value.canBeWritten else { return AttributedString("–") }
      if abs(date.timeIntervalSince(value)) >= 86_400 {
        return AttributedString(
          Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone
          ).format(date))
      }
      var style = Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .numeric)
      (style.locale, style.calendar) = (environment.locale, environment.calendar)
      return AttributedString(style.format(value))
    }
    public func locale(_ locale: Locale) -> DateReference { changing(self) { $0.localeChosen = locale } }
    public func discreteInput(after input: Date) -> Date? { date.nextWhole(1, after: input) }
    public func discreteInput(before input: Date) -> Date? { wholeSecond(before: input) }
  }
}

extension Date.ComponentsFormatStyle.Field {
  /// Weeks are counted in days.
  fileprivate var unit: TimeUnits.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    default: .day
    }
  }
}

private func changing<Style>(_ style: Style, _ change: (inout Style) -> Void) -> Style {
  var copy = style
  change(&copy)
  return copy
}
private func wholeSecond(before date: Date) -> Date {
  Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.up) - 1)
}
extension EnvironmentValues {
  /// For a style that is asked outside of a view.
  fileprivate static func formatting(_ locale: Locale) -> EnvironmentValues {
    var values = EnvironmentValues()
    if !locale.isUnspecified { values.locale = locale }
    values.calendar.locale = values.locale
    return values
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    .init(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(to date: Date) -> Self { .init(to: date) }
}
