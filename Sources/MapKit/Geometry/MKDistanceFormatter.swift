import CoreLocation

/// Writes distances as a person would say them, rounded the more the longer they are.
///
/// [unverified: the device's steps of rounding were not measured. Here: below 1,000 m or ft to ten, below ten kilometres or
/// miles to a tenth, beyond to one.]
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Hashable, Sendable {
    /// What the locale uses.
    case `default` = 0
    case metric
    /// Miles and feet.
    case imperial
    /// Miles and yards.
    case imperialWithYards
  }
  public enum DistanceUnitStyle: UInt, Hashable, Sendable {
    /// As `abbreviated`.
    case `default` = 0
    /// `1.2 km`
    case abbreviated
    /// `1.2 kilometers`
    case full
  }
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  /// US English until set, whatever the host's is: the same picture everywhere. Only its system of measurement and its decimal
  /// separator count; units are in English.
  open var locale: Locale! = Locale(identifier: "en_US")

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter distance: in metres; what is no number is an empty string.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite, abs(distance) < 1e12 else { return "" }
    let sign = distance < 0 ? "-" : "", meters = abs(distance)
    let isFull = unitStyle == .full
    switch system {
    case .metric, .default:
      if (meters / 10).rounded() * 10 < 1000 { return sign + short(meters, isFull ? "meter" : "m", isFull) }
      return sign + long(meters / 1000, isFull ? "kilometer" : "km", isFull)
    case .imperial:
      let feet = meters / 0.3048
      if (feet / 10).rounded() * 10 < 1000 { return sign + short(feet, isFull ? "foot" : "ft", isFull) }
      return sign + long(meters / 1609.344, isFull ? "mile" : "mi", isFull)
    case .imperialWithYards:
      let yards = meters / 0.9144
      if (yards / 10).rounded() * 10 < 1000 { return sign + short(yards, isFull ? "yard" : "yd", isFull) }
      return sign + long(meters / 1609.344, isFull ? "mile" : "mi", isFull)
    }
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map { string(fromDistance: $0) }
  }

  private var system: Units {
    guard units == .default else { return units }
    switch (locale ?? Locale(identifier: "en_US")).measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }
  private func short(_ value: Double, _ unit: String, _ isFull: Bool) -> String {
    let number = value < 10 ? Int(value.rounded()) : Int((value / 10).rounded()) * 10
    return "\(number) \(plural(unit, isFull && number != 1))"
  }
  private func long(_ value: Double, _ unit: String, _ isFull: Bool) -> String {
    let tenths = value < 9.95 ? Int((value * 10).rounded()) : Int(value.rounded()) * 10
    let separator = locale?.decimalSeparator ?? "."
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(separator)\(tenths % 10)"
    return "\(number) \(plural(unit, isFull && tenths != 10))"
  }
  private func plural(_ unit: String, _ isPlural: Bool) -> String {
    isPlural ? (unit == "foot" ? "feet" : unit + "s") : unit
  }
}
