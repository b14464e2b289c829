import VirtualTime

/// A value and the style that writes it.
struct FormattedValue<Format: FormatStyle>: TextValue, @unchecked Sendable where Format.FormatInput: Equatable {
  let value: Format.FormatInput
  let format: Format

  static func == (a: Self, b: Self) -> Bool { a.value == b.value && a.format == b.format }
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult {
    .output(format.following(environment).format(value))
  }
}

/// The same for what is to be written at any time: the date that it is, or how far away another is.
struct FormattedSource<Format: DiscreteFormatStyle>: TextValue, @unchecked Sendable {
  let source: TimeDataSource<Format.FormatInput>
  let format: Format

  static func == (a: Self, b: Self) -> Bool { a.source == b.source && a.format == b.format }
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult {
    guard source.isKnown else { return .problem("Text shows the time to a date that no calendar has") }
    return .output(format.following(environment).format(source.value(now)))
  }
  func nextChange(after now: Date) -> Date? {
    // A style that counts hundredths would be asked for at every frame for ever; a picture needs no more than tenths.
    let shortest = 0.1
    guard source.isKnown else { return nil }
    guard let next = source.date(format.discreteInput(after: source.value(now)), now) else {
      // Not every style of Foundation tells its steps.
      return Date(timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate.rounded(.down) + 1)
    }
    return max(next, now + shortest)
  }
}

extension TextValueResult {
  fileprivate static func output(_ output: Any) -> TextValueResult {
    switch output {
    case let string as String: .plain(string)
    case let string as AttributedString: .attributed(string)
    default: .problem("Text cannot show the \(TypeName.of(type(of: output))) that a format style made")
    }
  }
}

extension Text {
  /// A value as a format style writes it, under the environment's locale, calendar and time zone where the style names none.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .value(AnyTextValue(FormattedValue(value: input, format: format)))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .value(AnyTextValue(FormattedValue(value: input, format: format)))
  }
  /// What a source of time says now; follows the clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    storage = .value(AnyTextValue(FormattedSource(source: source, format: format)))
  }
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    storage = .value(AnyTextValue(FormattedSource(source: source, format: format)))
  }
  /// A value as a formatter writes it; the formatter's own locale counts.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = formatter.storage(subject)
  }
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = formatter.storage(subject)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    segments.append(.text(Text(input, format: format)))
  }
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    segments.append(.text(Text(input, format: format)))
  }
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    segments.append(.text(Text(source, format: format)))
  }
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    segments.append(.text(Text(source, format: format)))
  }
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    switch formatter?.storage(subject) {
    case nil: segments.append(.string(String(describing: subject)))
    case .verbatim(let string)?: segments.append(.string(string))
    case .some: segments.append(.text(Text(subject, formatter: formatter!)))
    }
  }
  public mutating func appendInterpolation(_ string: AttributedString) { segments.append(.text(Text(string))) }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    segments.append(.text(Text(date, style: style)))
  }
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { segments.append(.text(Text(dates))) }
  public mutating func appendInterpolation(_ interval: DateInterval) { segments.append(.text(Text(interval))) }
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    segments.append(
      .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// What cannot be written.
private struct UnwritableText: TextValue {
  let message: String
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult { .problem(message) }
}

extension Formatter {
  fileprivate func storage(_ subject: Any) -> Text.Storage {
    if self is NumberFormatter, let value = subject as? any BinaryInteger, Int64(exactly: value) == nil {
      return .value(
        AnyTextValue(
          UnwritableText(
            message:
              "Text cannot write \("\(value)".prefix(60)) with a formatter: those of Foundation on Linux take no integers "
              + "beyond \(Int64.max); use Text(_:format:)")))
    }
    return .verbatim(text(subject))
  }
  /// Number formatters take only `NSNumber`, which Swift's numbers become by themselves on a device.
  fileprivate func text(_ subject: Any) -> String {
    let object: Any =
      switch subject {
      case let value as Bool: NSNumber(value: value)
      case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
      case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
      case let value as Decimal: NSDecimalNumber(decimal: value)
      default: subject
      }
    return string(for: object) ?? string(for: subject) ?? String(describing: subject)
  }
}
