extension UnitTemperature {
  /// The unit that people of a locale use for the weather, as ICU has it.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
    let text = UnicodeFormats.number(
      20, skeleton: "measure-unit/temperature-celsius usage/\(usage.name ?? "default")", locale: locale)
    let same = UnitTemperature.celsius, other = UnitTemperature.fahrenheit
    let unit = text?.contains("°F") == true ? other : same
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
extension UnitSpeed {
  /// Miles per hour where roads are measured in miles, else kilometres per hour.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
    let unit = locale.measurementSystem == .metric ? UnitSpeed.kilometersPerHour : .milesPerHour
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
extension UnitLength {
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
    let unit = locale.measurementSystem == .metric ? UnitLength.kilometers : .miles
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
