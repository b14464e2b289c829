/// The names that CLDR gives to Foundation's units. [CLDR, common/validity/unit.xml]
enum UnitNames {
  /// - Returns: such as `length-meter`; `nil` for a unit that CLDR has no words for, as one of your own.
  static func name(of unit: Unit) -> String? {
    names[String(describing: type(of: unit))]?[unit.symbol]
  }

  /// By class and symbol.
  private static let names: [String: [String: String]] = [
    "UnitLength": [
      "km": "length-kilometer", "m": "length-meter", "dm": "length-decimeter", "cm": "length-centimeter",
      "mm": "length-millimeter", "µm": "length-micrometer", "nm": "length-nanometer", "pm": "length-picometer",
      "in": "length-inch", "ft": "length-foot", "yd": "length-yard", "mi": "length-mile",
      "smi": "length-mile-scandinavian",
      "ly": "length-light-year", "NM": "length-nautical-mile", "ftm": "length-fathom", "fur": "length-furlong",
      "ua": "length-astronomical-unit", "pc": "length-parsec",
    ],
    "UnitMass": [
      "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram", "oz": "mass-ounce",
      "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne", "ton": "mass-ton", "ct": "mass-carat",
      "oz t": "mass-ounce-troy",
    ],
    "UnitTemperature": [
      "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
    ],
    "UnitSpeed": [
      "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour", "mph": "speed-mile-per-hour",
      "kn": "speed-knot",
    ],
    "UnitVolume": [
      "ML": "volume-megaliter", "L": "volume-liter", "dL": "volume-deciliter", "cL": "volume-centiliter",
      "mL": "volume-milliliter", "km³": "volume-cubic-kilometer", "m³": "volume-cubic-meter",
      "cm³": "volume-cubic-centimeter",
      "in³": "volume-cubic-inch", "ft³": "volume-cubic-foot", "yd³": "volume-cubic-yard", "mi³": "volume-cubic-mile",
      "af": "volume-acre-foot", "bsh": "volume-bushel", "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon",
      "fl oz": "volume-fluid-ounce", "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart",
      "gal": "volume-gallon",
      "metric cup": "volume-cup-metric",
    ],
    "UnitArea": [
      "km²": "area-square-kilometer", "m²": "area-square-meter", "cm²": "area-square-centimeter",
      "in²": "area-square-inch",
      "ft²": "area-square-foot", "yd²": "area-square-yard", "mi²": "area-square-mile", "ac": "area-acre",
      "ha": "area-hectare",
    ],
    "UnitDuration": [
      "h": "duration-hour", "hr": "duration-hour", "m": "duration-minute", "min": "duration-minute",
      "s": "duration-second",
      "ms": "duration-millisecond", "µs": "duration-microsecond", "ns": "duration-nanosecond",
    ],
    "UnitEnergy": [
      "kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-kilocalorie", "cal": "energy-calorie",
      "kWh": "energy-kilowatt-hour",
    ],
    "UnitPower": [
      "GW": "power-gigawatt", "MW": "power-megawatt", "kW": "power-kilowatt", "W": "power-watt",
      "mW": "power-milliwatt",
      "hp": "power-horsepower",
    ],
    "UnitPressure": [
      "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "MPa": "pressure-megapascal",
      "inHg": "pressure-inch-ofhg", "bar": "pressure-bar", "mbar": "pressure-millibar",
      "mmHg": "pressure-millimeter-ofhg", "psi": "pressure-pound-force-per-square-inch",
    ],
    "UnitAngle": [
      "°": "angle-degree", "ʹ": "angle-arc-minute", "ʺ": "angle-arc-second", "rad": "angle-radian",
      "rev": "angle-revolution",
    ],
    "UnitFrequency": [
      "GHz": "frequency-gigahertz", "MHz": "frequency-megahertz", "kHz": "frequency-kilohertz", "Hz": "frequency-hertz",
    ],
    "UnitElectricCurrent": ["A": "electric-ampere", "mA": "electric-milliampere"],
    "UnitElectricPotentialDifference": ["V": "electric-volt"],
    "UnitElectricResistance": ["Ω": "electric-ohm"],
    "UnitFuelEfficiency": [
      "L/100km": "consumption-liter-per-100-kilometer", "mpg": "consumption-mile-per-gallon",
    ],
    "UnitAcceleration": ["m/s²": "acceleration-meter-per-square-second", "g": "acceleration-g-force"],
    "UnitConcentrationMass": [
      "mg/dL": "concentr-milligram-ofglucose-per-deciliter", "mmol/L": "concentr-millimole-per-liter",
    ],
    "UnitInformationStorage": [
      "bit": "digital-bit", "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
      "GB": "digital-gigabyte", "TB": "digital-terabyte", "PB": "digital-petabyte",
    ],
  ]
}
