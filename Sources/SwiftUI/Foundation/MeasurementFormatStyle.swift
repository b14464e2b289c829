// Foundation on Linux has measurements, but nothing that writes them; view files use these by Foundation's names.

/// What a measurement is of, which says into which unit a locale changes it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name; `nil` for the unit as it is.
  let name: String?
  init(_ name: String?) { self.name = name }
  public static var general: Self { Self("default") }
  public static var asProvided: Self { Self(nil) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("person-height") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focal-length") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self("person") }
  public static var weather: Self { Self("weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("default") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self("wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self("baromtrc") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("fluid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  public static var bloodGlucose: Self { Self("blood-glucose") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement as ICU's data has it for the locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: String
      /// `3 miles`
      public static var wide: UnitWidth { .init(width: "unit-width-full-name") }
      /// `3 mi`
      public static var abbreviated: UnitWidth { .init(width: "unit-width-short") }
      /// `3mi`
      public static var narrow: UnitWidth { .init(width: "unit-width-narrow") }
    }
    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Only of temperatures: the bare degrees.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) { (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle) }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let number = numberFormatStyle.map { style in
        { (value: Double) in style.locale(Locale(identifier: "en_US")).format(value) }
      }
      return MeasurementWriting(
        width: width.width, usage: usage?.name, hidesScaleName: hidesScaleName, locale: locale, number: number
      ).text(measurement.value, measurement.unit)
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}
extension Measurement.FormatStyle: LocaleNaming where UnitType: Dimension {}
extension Measurement.FormatStyle where UnitType == UnitTemperature {
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    .init(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// A value and a unit → words.
struct MeasurementWriting {
  /// The part of an ICU skeleton that says it.
  let width: String
  let usage: String?
  var hidesScaleName = false
  let locale: Locale
  /// Writes the number in English digits, if it is not to be written as the locale does.
  let number: ((Double) -> String)?

  func text(_ value: Double, _ unit: Unit) -> String {
    guard value.isFinite else { return "\(value) \(unit.symbol)" }
    guard let name = UnitNames.name(of: unit) else {
      // A unit of the app's own: its symbol, as a device's formatter writes it.
      return (number?(value) ?? UnicodeFormats.number(value, skeleton: ".######", locale: locale) ?? "\(value)")
        + " \(unit.symbol)"
    }
    var parts = ["measure-unit/\(name)", width]
    if let usage { parts.append("usage/\(usage)") }
    if hidesScaleName, name.hasPrefix("temperature-") {
      // The narrow form of a general temperature is the number with a degree sign.
      let degrees =
        usage == nil ? value : UnicodeFormats.converted(value, skeleton: parts.joined(separator: " "), locale: locale)
      return MeasurementWriting(
        width: "unit-width-narrow", usage: nil, locale: locale, number: number
      ).written("measure-unit/temperature-generic unit-width-narrow", degrees ?? value) ?? "\(value)°"
    }
    return written(parts.joined(separator: " "), value) ?? "\(value) \(unit.symbol)"
  }

  private func written(_ skeleton: String, _ value: Double) -> String? {
    guard let number else {
      return UnicodeFormats.number(value, skeleton: usage == nil ? skeleton + " .######" : skeleton, locale: locale)
    }
    // The plural form follows the digits that are shown, so that ICU must write them itself.
    guard let converted = UnicodeFormats.converted(value, skeleton: skeleton + " .###############", locale: locale)
    else { return nil }
    let shown = number(converted)
    let decimals =
      shown.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.filter(\.isNumber).count ?? 0
    var precise =
      skeleton + (decimals == 0 ? " precision-integer" : " ." + String(repeating: "0", count: min(decimals, 15)))
    if abs(converted) >= 1_000, !shown.contains(",") { precise += " group-off" }
    if shown.hasPrefix("+") { precise += " sign-always" }
    return UnicodeFormats.number(value, skeleton: precise, locale: locale)
  }
}
