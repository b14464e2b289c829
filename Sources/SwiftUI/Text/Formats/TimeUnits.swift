/// The time between two dates in the units that people count it in, largest first, without those of which there are none.
struct TimeUnits {
  enum Unit: Int, CaseIterable { case year, month, day, hour, minute, second }
  private(set) var parts: [(unit: Unit, count: Int)] = []

  init(from a: Date, to b: Date, in environment: EnvironmentValues, units: Set<Unit> = Set(Unit.allCases)) {
    guard a.canBeWritten, b.canBeWritten else { return }
    let (start, end) = (min(a, b), max(a, b))
    // Begun seconds of what lies ahead count, as on a countdown.
    let whole = Double(b.wholeSeconds(from: a))
    let components = environment.calendar.dateComponents(
      Set(Unit.allCases.filter(units.contains).map(\.component)), from: start,
      to: abs(end.timeIntervalSince(start) - whole) < 1 ? start + whole : end)
    for unit in Unit.allCases where units.contains(unit) {
      if let count = components.value(for: unit.component), count > 0 { parts.append((unit, count)) }
    }
    if parts.isEmpty, let smallest = Unit.allCases.last(where: units.contains) { parts = [(smallest, 0)] }
  }

  /// The largest unit and those that follow it without a gap, in words.
  func text(
    width: Duration.UnitsFormatStyle.UnitWidth, maximumCount: Int, sign: String = "", in environment: EnvironmentValues
  ) -> TextValueResult {
    guard let first = parts.first else { return .problem("Text shows the time to a date that no calendar has") }
    let shown = parts.prefix(max(1, maximumCount)).enumerated().filter { $1.unit.rawValue == first.unit.rawValue + $0 }
      .map(\.element)
    let locale = environment.locale
    if shown.allSatisfy({ $0.unit.duration != nil }) {
      let total = shown.reduce(0) { $0 + $1.count * ($1.unit.seconds ?? 0) }
      let style = Duration.UnitsFormatStyle(allowedUnits: Set(shown.compactMap(\.unit.duration)), width: width).locale(
        locale)
      return .plain(sign + style.format(.seconds(total)))
    }
    guard let words = CalendarUnitWords(locale, isWide: width == .wide) else {
      return .problem(
        "Text tells months and years only in \(CalendarUnitWords.languages.joined(separator: ", ")), not in "
          + "\(locale.identifier.prefix(40)); Foundation on Linux has no words for them")
    }
    let texts = shown.map { part in
      part.unit.duration.map {
        Duration.UnitsFormatStyle(allowedUnits: [$0], width: width).locale(locale).format(
          .seconds(part.count * part.unit.seconds!))
      } ?? words.text(part.count, isYear: part.unit == .year)
    }
    return .plain(sign + texts.joined(separator: words.separator))
  }
}

extension TimeUnits.Unit {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
  /// `nil` for those whose length depends on where they are.
  fileprivate var duration: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
  fileprivate var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}

/// Words for years and months, which Foundation on Linux writes in no style. [CLDR 45, units duration-year and
/// duration-month, long and short]
private struct CalendarUnitWords {
  /// One and more, `#` for the number.
  private let year, month: (String, String)
  let separator: String
  private let isOneBelowTwo: Bool
  private let locale: Locale

  private typealias Row = (
    language: String, wide: (String, String, String, String), short: (String, String, String, String)
  )
  private static let rows: [Row] = [
    ("en", ("# year", "# years", "# month", "# months"), ("# yr", "# yrs", "# mth", "# mths")),
    ("de", ("# Jahr", "# Jahre", "# Monat", "# Monate"), ("# J", "# J", "# Mon.", "# Mon.")),
    ("fr", ("# an", "# ans", "# mois", "# mois"), ("# an", "# ans", "# m.", "# m.")),
    ("es", ("# año", "# años", "# mes", "# meses"), ("# a", "# a", "# m", "# m")),
    ("it", ("# anno", "# anni", "# mese", "# mesi"), ("# anno", "# anni", "# mese", "# mesi")),
    ("ja", ("# 年", "# 年", "# か月", "# か月"), ("# 年", "# 年", "# か月", "# か月")),
    ("zh", ("#年", "#年", "#个月", "#个月"), ("#年", "#年", "#个月", "#个月")),
  ]
  static var languages: [String] { rows.map(\.language) }

  init?(_ locale: Locale, isWide: Bool) {
    guard let language = locale.language.languageCode?.identifier,
      let row = Self.rows.first(where: { $0.language == language })
    else { return nil }
    let words = isWide ? row.wide : row.short
    (year, month) = ((words.0, words.1), (words.2, words.3))
    separator = ["ja", "zh"].contains(language) ? "" : ", "
    isOneBelowTwo = language == "fr"
    self.locale = locale
  }
  func text(_ count: Int, isYear: Bool) -> String {
    let words = isYear ? year : month
    let word = count == 1 || isOneBelowTwo && count < 2 ? words.0 : words.1
    return word.replacingOccurrences(of: "#", with: NumberWriting.text(Int64(count), locale: locale))
  }
}
