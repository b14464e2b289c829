/// Writes lengths of time: `1:05`, `1 hr, 5 min`. Foundation's own of this name cannot be used on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }
  open var unitsStyle = UnitsStyle.positional
  /// The units to count in. None means years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units: [(NSCalendar.Unit, Calendar.Component, String)] = [
    (.year, .year, "duration-year"), (.month, .month, "duration-month"), (.weekOfMonth, .weekOfMonth, "duration-week"),
    (.day, .day, "duration-day"), (.hour, .hour, "duration-hour"), (.minute, .minute, "duration-minute"),
    (.second, .second, "duration-second"),
  ]

  open func string(from components: DateComponents) -> String? {
    let chosen = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }
    return written(chosen.compactMap { unit in components.value(for: unit.1).map { ($0, unit.2) } })
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard startDate.canBeWritten, endDate.canBeWritten else { return nil }
    var chosen = Self.units.filter { allowedUnits.contains($0.0) }
    if chosen.isEmpty { chosen = Self.units.filter { $0.0 != .weekOfMonth } }
    let components = (calendar ?? .current).dateComponents(Set(chosen.map(\.1)), from: startDate, to: endDate)
    return written(chosen.map { (components.value(for: $0.1) ?? 0, $0.2) })
  }
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }
  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func written(_ all: [(count: Int, unit: String)]) -> String? {
    guard !all.isEmpty else { return nil }
    var parts = all
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior == .default || behavior == [] { behavior = isPositional ? .dropLeading : .dropAll }
    if !behavior.contains(.pad) {
      if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.count == 0 }) }
      if behavior.contains(.dropTrailing) { while parts.last?.count == 0 { parts.removeLast() } }
      if behavior.contains(.dropMiddle), parts.count > 2 {
        parts = [parts[0]] + parts.dropFirst().dropLast().filter { $0.count != 0 } + [parts[parts.count - 1]]
      }
    }
    if parts.isEmpty { parts = [all[all.count - 1]] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let locale = calendar?.locale ?? .current
    let isNegative = parts.contains { $0.count < 0 }
    let sign = isNegative ? "-" : ""
    parts = parts.map { (Int(clamping: $0.count.magnitude), $0.unit) }

    if isPositional {
      let pads = behavior.contains(.pad)
      let fields = parts.enumerated().map { at, part in
        UnicodeFormats.number(
          Double(part.count), skeleton: "group-off integer-width/+" + (at == 0 && !pads ? "0" : "00"), locale: locale)
          ?? "\(part.count)"
      }
      return sign + fields.joined(separator: ":")
    }
    let (skeleton, width): (String, UnicodeFormats.Width) =
      switch unitsStyle {
      case .abbreviated: ("unit-width-narrow", .narrow)
      case .short, .brief: ("unit-width-short", .abbreviated)
      case .full, .spellOut, .positional: ("unit-width-full-name", .wide)
      }
    var texts = parts.map {
      UnicodeFormats.number(Double($0.count), skeleton: "measure-unit/\($0.unit) \(skeleton)", locale: locale)
        ?? "\($0.count)"
    }
    if unitsStyle == .spellOut { texts = texts.map { SpelledNumbers.spelled($0, locale: locale) } }
    // The brief form is the short one without what separates.
    if unitsStyle == .brief {
      return sign + texts.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
    }
    return UnicodeFormats.units(texts, width: width, locale: locale).map { sign + $0 }
  }
}
