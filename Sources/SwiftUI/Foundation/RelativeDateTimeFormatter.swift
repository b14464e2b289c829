/// Writes how far a moment is from another: `2 hours ago`. Foundation on Linux has none.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The first of the components that is not zero counts; smaller ones are dropped, not rounded.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(Int?, UnicodeFormats.TimeUnit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month), (dateComponents.weekOfMonth, .week),
      (dateComponents.day, .day), (dateComponents.hour, .hour), (dateComponents.minute, .minute),
      (dateComponents.second, .second),
    ]
    let known = parts.filter { $0.0 != nil }
    guard let part = known.first(where: { $0.0 != 0 }) ?? known.last else { return "" }
    let locale = locale ?? .current
    let width: UnicodeFormats.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let text =
      UnicodeFormats.relative(part.0 ?? 0, part.1, width: width, named: dateTimeStyle == .named, locale: locale) ?? ""
    guard unitsStyle == .spellOut else { return text }
    return SpelledNumbers.spelled(text, locale: locale)
  }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard date.canBeWritten, referenceDate.canBeWritten else { return "" }
    let components = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: components)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Digits in a text → words.
enum SpelledNumbers {
  static func spelled(_ text: String, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale.ofCoreFoundation
    var result = ""
    var digits = ""
    func flush() {
      if let number = Int(digits) { result += formatter.string(from: NSNumber(value: number)) ?? digits }
      digits = ""
    }
    for character in text {
      if character.isNumber, character.isASCII {
        digits.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
