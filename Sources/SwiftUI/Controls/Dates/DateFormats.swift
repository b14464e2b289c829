/// Dates as words, in the language, calendar and time zone of the environment.
struct DateFormats: Equatable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
  }
  private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

  /// `Jun 9, 2026` and `9:41 AM`, as far as they are asked for.
  func words(for date: Date, _ components: DatePickerComponents) -> [String] {
    var words: [String] = []
    if components.contains(.date) { words.append(day(date)) }
    if components.contains(.hourAndMinute) { words.append(time(date)) }
    return words
  }
  func day(_ date: Date) -> String { date.formatted(style.year().month(.abbreviated).day()) }
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }
  /// `June 2026`
  func month(_ date: Date) -> String { date.formatted(style.year().month(.wide)) }
  func monthName(_ date: Date) -> String { date.formatted(style.month(.wide)) }
  func year(_ date: Date) -> String { date.formatted(style.year()) }
  /// `Tue, Jun 9`
  func weekdayAndDay(_ date: Date) -> String { date.formatted(style.weekday(.abbreviated).month(.abbreviated).day()) }
  /// `Today`, where the date is that; `nil` in a language whose word Foundation does not know, which would be English.
  func today(_ date: Date, now: Date) -> String? {
    guard calendar.isDate(date, inSameDayAs: now) else { return nil }
    func word(_ locale: Locale) -> String {
      var calendar = calendar
      calendar.locale = locale
      return Date.AnchoredRelativeFormatStyle(
        anchor: now, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
        capitalizationContext: .beginningOfSentence
      ).format(now)
    }
    let locale = nameLocale, own = word(locale)
    let isEnglish = locale.language.languageCode?.identifier == "en"
    return isEnglish || own != word(Locale(identifier: "en")) ? own : nil
  }
  /// What names are looked up in. Foundation on Linux traps where a locale asks for digits that nobody knows, and names need
  /// none.
  var nameLocale: Locale {
    let language = locale.language
    let parts = [language.languageCode?.identifier, language.script?.identifier, language.region?.identifier]
    return Locale(identifier: parts.compactMap { $0 }.joined(separator: "_"))
  }
  /// The names of the two halves of a day.
  var halves: [String] {
    var named = calendar
    named.locale = nameLocale
    return [named.amSymbol, named.pmSymbol]
  }
  func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }
  /// Whether the day has twice twelve hours here.
  var hasHalves: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }

  /// Names of the days of a week, its first day first.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    let first = max(0, calendar.firstWeekday - 1) % names.count
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }

  /// The days of a date's month, in weeks; `nil` before the first and after the last.
  func weeks(around date: Date) -> [[Date?]] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: month.start)
    // Any number can be set as a calendar's first weekday.
    let before = ((weekday - calendar.firstWeekday % 7) % 7 + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: before)
    for number in 0..<count { days.append(calendar.date(byAdding: .day, value: number, to: month.start)) }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  /// The time of day of one date on the day of another.
  func moving(_ time: Date, to day: Date) -> Date {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
    return calendar.date(
      bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: day) ?? day
  }
}
