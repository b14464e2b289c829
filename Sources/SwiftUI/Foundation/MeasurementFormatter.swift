/// Writes measurements and units. Foundation's own of this name cannot be used on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  open var unitOptions = UnitOptions()
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  /// Up to three decimals, grouped as the locale groups.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let english = numberFormatter?.copy() as? NumberFormatter
    english?.locale = Locale(identifier: "en_US")
    return MeasurementWriting(
      width: unitStyle.skeleton, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale ?? .current,
      number: { english?.string(from: NSNumber(value: $0)) ?? "\($0)" }
    ).text(measurement.value, measurement.unit)
  }
  /// The unit's name alone.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = UnitNames.name(of: unit) else { return unit.symbol }
    let locale = locale ?? .current
    let text = UnicodeFormats.number(
      2, skeleton: "measure-unit/\(name) \(unitStyle.skeleton) precision-integer", locale: locale)
    let digit = UnicodeFormats.number(2, skeleton: "precision-integer", locale: locale) ?? "2"
    return text?.replacingOccurrences(of: digit, with: "").trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as NSMeasurement:
      string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    case let measurement as any WritableMeasurement: measurement.text(self)
    default: nil
    }
  }
}
private protocol WritableMeasurement {
  func text(_ formatter: MeasurementFormatter) -> String
}
extension Measurement: WritableMeasurement {
  fileprivate func text(_ formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
extension Formatter.UnitStyle {
  fileprivate var skeleton: String {
    switch self {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }
}
