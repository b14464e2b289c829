import SnapshotAssertions
import SwiftUI
import XCTest

/// Styles and formatters with values and locales that are none.
final class FormatTests: XCTestCase {
  private let locales = [
    "", "xx", "en_US", "de@calendar=foo", "ar_EG", "hi_IN@numbers=deva", String(repeating: "x", count: 500), "en\0US",
    "\u{1F600}", "ja_JP@calendar=japanese;numbers=jpan", "fa", "und-u-nu-foo", "en_US@ms=uksystem", "en-u-mu-fahrenhe",
    "@;;;==",
  ]
  private static let values = [
    0, -0.0, 1, -1.5, 1e-300, 1e15, 1e20, 1e300, -1.7e308, 5e-324, .nan, .infinity, -.infinity,
  ]

  func testMeasurements() {
    let lengths: [UnitLength] = [
      .megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters, .millimeters,
      .micrometers, .nanometers, .picometers, .inches, .feet, .yards, .miles, .scandinavianMiles, .lightyears,
      .nauticalMiles, .fathoms, .furlongs, .astronomicalUnits, .parsecs,
    ]
    let masses: [UnitMass] = [
      .kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms, .picograms, .ounces, .pounds,
      .stones, .metricTons, .shortTons, .carats, .ouncesTroy, .slugs,
    ]
    let volumes: [UnitVolume] = [
      .megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters, .cubicKilometers, .cubicMeters,
      .cubicDecimeters, .cubicCentimeters, .cubicMillimeters, .cubicInches, .cubicFeet, .cubicYards, .cubicMiles,
      .acreFeet, .bushels, .teaspoons, .tablespoons, .fluidOunces, .cups, .pints, .quarts, .gallons, .imperialTeaspoons,
      .imperialTablespoons, .imperialFluidOunces, .imperialPints, .imperialQuarts, .imperialGallons, .metricCups,
    ]
    let areas: [UnitArea] = [
      .squareMegameters, .squareKilometers, .squareMeters, .squareCentimeters, .squareMillimeters, .squareMicrometers,
      .squareNanometers, .squareInches, .squareFeet, .squareYards, .squareMiles, .acres, .ares, .hectares,
    ]
    let storages: [UnitInformationStorage] = [
      .bytes, .bits, .nibbles, .yottabytes, .zettabytes, .exabytes, .petabytes, .terabytes, .gigabytes, .megabytes,
      .kilobytes, .yottabits, .kilobits, .yobibytes, .kibibytes, .kibibits,
    ]
    let energies: [UnitEnergy] = [.kilojoules, .joules, .kilocalories, .calories, .kilowattHours]
    let powers: [UnitPower] = [
      .terawatts, .gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .microwatts, .nanowatts, .picowatts,
      .femtowatts, .horsepower,
    ]
    let pressures: [UnitPressure] = [
      .newtonsPerMetersSquared, .gigapascals, .megapascals, .kilopascals, .hectopascals, .inchesOfMercury, .bars,
      .millibars, .millimetersOfMercury, .poundsForcePerSquareInch,
    ]
    let durations: [UnitDuration] = [
      .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds, .picoseconds,
    ]
    let speeds: [UnitSpeed] = [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots]
    let fuels: [UnitFuelEfficiency] = [.litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon]
    let angles: [UnitAngle] = [.degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .revolutions]
    let frequencies: [UnitFrequency] = [
      .terahertz, .gigahertz, .megahertz, .kilohertz, .hertz, .millihertz, .microhertz, .nanohertz,
    ]
    let currents: [UnitElectricCurrent] = [.megaamperes, .kiloamperes, .amperes, .milliamperes, .microamperes]
    let others: [Dimension] = [
      UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitAcceleration.gravity,
      UnitAcceleration.metersPerSecondSquared,
      UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter,
      UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 0),
      UnitDispersion.partsPerMillion, UnitElectricCharge.coulombs, UnitElectricPotentialDifference.megavolts,
      UnitElectricResistance.ohms,
      UnitIlluminance.lux, UnitLength(symbol: "", converter: UnitConverterLinear(coefficient: 0)),
      UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: .nan)),
      UnitLength(symbol: String(repeating: "m", count: 1_000), converter: UnitConverterLinear(coefficient: -1)),
      Own(symbol: "own", converter: UnitConverter()),
    ]
    func check<U: Dimension>(_ units: [U]) {
      for unit in units {
        for identifier in locales {
          let locale = Locale(identifier: identifier)
          for value in Self.values {
            for width in [Measurement<U>.FormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
              for usage in [MeasurementFormatUnitUsage<U>.general, .asProvided] {
                let text = Measurement(value: value, unit: unit).formatted(
                  .measurement(width: width, usage: usage).locale(locale))
                if text.isEmpty { XCTFail("\(unit.symbol) \(value) \(identifier.prefix(30))") }
              }
            }
          }
        }
        Hostile.expectAnything {
          VStack {
            ForEach(Self.values.indices, id: \.self) {
              Text(Measurement(value: Self.values[$0], unit: unit), format: .measurement(width: .wide))
            }
          }
        }
      }
    }
    check(lengths.prefix(3) + lengths.suffix(2)); check(Array(masses.suffix(2))); check(Array(volumes.suffix(2)));
    check(others)
    // Of the rest each unit once.
    func once<U: Dimension>(_ units: [U]) {
      for unit in units {
        for value in Self.values {
          for identifier in ["en_US", "de_DE", ""] {
            XCTAssertFalse(
              Measurement(value: value, unit: unit).formatted(
                .measurement(width: .abbreviated).locale(Locale(identifier: identifier))
              ).isEmpty, unit.symbol)
          }
        }
      }
    }
    once(lengths); once(masses); once(volumes); once(areas); once(storages); once(energies); once(powers);
    once(pressures); once(durations); once(speeds); once(fuels); once(angles); once(frequencies); once(currents)
  }

  func testMeasurementFormatters() {
    for identifier in locales {
      for value in Self.values {
        for style in [Formatter.UnitStyle.short, .medium, .long] {
          let formatter = MeasurementFormatter()
          formatter.locale = Locale(identifier: identifier)
          formatter.unitStyle = style
          _ = formatter.string(from: Measurement(value: value, unit: UnitLength.feet))
          _ = formatter.string(from: UnitLength.meters)
          formatter.unitOptions = [.providedUnit, .naturalScale, .temperatureWithoutUnit]
          _ = formatter.string(from: Measurement(value: value, unit: UnitTemperature.celsius))
          formatter.numberFormatter.numberStyle = .scientific
          formatter.numberFormatter.maximumFractionDigits = 400
          _ = formatter.string(from: Measurement(value: value, unit: UnitLength.miles))
          formatter.numberFormatter = nil
          _ = formatter.string(from: Measurement(value: value, unit: UnitLength.miles))
          formatter.locale = nil
          _ = formatter.string(from: Measurement(value: value, unit: UnitLength.miles))
        }
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...300)).scale(1e300)
        _ = Measurement(value: value, unit: UnitLength.miles).formatted(
          .measurement(width: .wide, numberFormatStyle: style).locale(Locale(identifier: identifier)))
      }
      _ = UnitTemperature(forLocale: Locale(identifier: identifier))
      _ = UnitLength(forLocale: Locale(identifier: identifier))
    }
  }

  func testNames() {
    let long = String(repeating: "Ann", count: 10_000)
    for part in [nil, "", " ", "\u{301}", long, "王", "👩‍👩‍👧", "\0"] as [String?] {
      var name = PersonNameComponents()
      (name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix, name.nickname) = (
        part, part, part, part, part, part
      )
      let full = name
      var half = PersonNameComponents()
      half.familyName = part
      let family = half
      for identifier in locales {
        for style in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
          _ = full.formatted(.name(style: style).locale(Locale(identifier: identifier)))
          _ = family.formatted(.name(style: style).locale(Locale(identifier: identifier)))
        }
      }
      Hostile.expectAnything {
        VStack {
          Text(full, format: .name(style: .long)); Text(family, format: .name(style: .abbreviated))
        }.lineLimit(2)
      }
    }
  }

  func testRelativeFormatters() {
    let dates = [0, 1, -1e9, 1e12, -1e12, 3.1e12, -3.1e12, 1e15, 1e300, .infinity, -.infinity, .nan].map(
      Date.init(timeIntervalSinceReferenceDate:))
    for identifier in locales {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: identifier)
      for style in [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated] {
        formatter.unitsStyle = style
        for named in [RelativeDateTimeFormatter.DateTimeStyle.numeric, .named] {
          formatter.dateTimeStyle = named
          for date in dates {
            for other in dates.prefix(identifier == "en_US" ? 12 : 2) {
              _ = formatter.localizedString(for: date, relativeTo: other)
            }
          }
          for number in [Int.min, -1, 0, 1, .max] {
            _ = formatter.localizedString(from: DateComponents(year: number))
            _ = formatter.localizedString(from: DateComponents(day: number, second: number))
          }
        }
      }
      for seconds in [0, 1e9, -1e11, 1e300, .nan, .infinity] {
        _ = formatter.localizedString(fromTimeInterval: seconds)
      }
      _ = formatter.localizedString(from: DateComponents())
    }
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.calendar) = (nil, nil)
    _ = formatter.localizedString(for: dates[0], relativeTo: dates[2])
  }

  func testComponentFormatters() {
    for identifier in locales {
      for style in [DateComponentsFormatter.UnitsStyle.positional, .abbreviated, .short, .full, .spellOut, .brief] {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar?.locale = Locale(identifier: identifier)
        for units: NSCalendar.Unit in [[], [.second], [.year, .second], [.weekOfMonth], [.era], [.nanosecond]] {
          formatter.allowedUnits = units
          for seconds in [0, 1, -1, 59.999, 9.9e10, -9.9e10, 1e12, .nan, .infinity] {
            _ = formatter.string(from: seconds)
          }
          for number in [Int.min, -1, 0, 1, .max] {
            _ = formatter.string(
              from: DateComponents(
                year: number, month: number, day: number, hour: number, minute: number, second: number))
          }
          formatter.maximumUnitCount = .min
          _ = formatter.string(from: 4_000)
          formatter.maximumUnitCount = .max
          formatter.zeroFormattingBehavior = .pad
          _ = formatter.string(from: 4_000)
        }
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: .nan)
        _ = formatter.string(from: 4_000)
        formatter.calendar = nil
        _ = formatter.string(from: DateComponents())
      }
    }
  }

  /// The wide ranges of the system's styles of time.
  func testTimes() {
    let none = Date(timeIntervalSinceReferenceDate: .nan), now = Date(timeIntervalSinceReferenceDate: 0)
    let dates = [
      none, .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: .infinity),
      Date(timeIntervalSinceReferenceDate: -1e300), Date(timeIntervalSinceReferenceDate: 3.1e12),
    ]
    for date in dates {
      Hostile.expectAnything { Text(date, format: SystemFormatStyle.Timer(countingDownIn: now..<now + 60)) }
      Hostile.expectAnything { Text(date, format: SystemFormatStyle.Timer(countingUpIn: now..<now + 60)) }
      Hostile.expectAnything { Text(date, format: SystemFormatStyle.Stopwatch(startingAt: now)) }
      Hostile.expectAnything { Text(now, format: SystemFormatStyle.Stopwatch(startingAt: date)) }
      Hostile.expectAnything { Text(date, format: SystemFormatStyle.DateOffset(to: now)) }
      Hostile.expectAnything {
        Text(now, format: SystemFormatStyle.DateOffset(to: date, allowedFields: [], maxFieldCount: .min))
      }
      Hostile.expectAnything { Text(date, format: SystemFormatStyle.DateReference(to: now)) }
      Hostile.expectAnything { Text(now, format: SystemFormatStyle.DateReference(to: date)) }
      Hostile.expectAnything { Text(.currentDate, format: SystemFormatStyle.Stopwatch(startingAt: date)) }
      Hostile.expectAnything { Text(.currentDate, format: SystemFormatStyle.DateOffset(to: date)) }
      Hostile.expectAnything { Text(.currentDate, format: SystemFormatStyle.DateReference(to: date)) }
      Hostile.expectAnything {
        Text(TimeDataSource<Duration>.durationOffset(to: date), format: .time(pattern: .hourMinuteSecond))
      }
      Hostile.expectAnything { Text(TimeDataSource<Duration>.durationOffset(to: date), format: .units()) }
      Hostile.expectAnything { Text(TimeDataSource<Range<Date>>.dateRange(startingAt: date), format: EachRange()) }
      Hostile.expectAnything { Text(TimeDataSource<Range<Date>>.dateRange(endingAt: date), format: EachRange()) }
      Hostile.expectAnything { Text(timerInterval: now...now + 60, pauseTime: date) }
      Hostile.expectAnything { Text(timerInterval: now...now + 60, pauseTime: date, countsDown: false) }
      Hostile.expectAnything { Text("\(date, format: .dateTime) \(date, style: .timer)") }
      if date == date { Hostile.expectAnything { Text(min(date, now)...max(date, now)) } }
      _ = SystemFormatStyle.Timer(countingDownIn: now..<now + 60).discreteInput(after: date)
      _ = SystemFormatStyle.DateOffset(to: date).discreteInput(before: now)
    }
  }

  /// Numbers that are more than 64 bits with a sign can hold are written as they are.
  func testLargeIntegers() throws {
    func text<V: View>(_ view: @escaping @MainActor () -> V) throws -> String {
      var dump = ""
      _ = Hostile().issues { dump = ViewHost(of: view().fixedSize()).tree.dump() }
      return dump
    }
    // NumberFormatter would write -1.
    Hostile.expectFailure("18446744073709551615", "formatter") { Text(UInt64.max, formatter: NumberFormatter()) }
    Hostile.expectFailure("18446744073709551615", "formatter") { Text("a \(UInt64.max, formatter: NumberFormatter())") }
    XCTAssertTrue(try text { Text(UInt64.max, format: .number) }.contains("18,446,744,073,709,551,615"))
    XCTAssertTrue(
      try text { Text("\(UInt64(Int64.max), formatter: NumberFormatter())") }.contains("9223372036854775807"))
    if #available(macOS 15, iOS 18, *) {
      let dump = try text { Text("\(Int128.min)") }
      XCTAssertTrue(dump.contains("-170141183460469231731687303715884105728"), dump)
      XCTAssertTrue(try text { Text("\(UInt128.max)") }.contains("340282366920938463463374607431768211455"))
    }
    XCTAssertTrue(try text { Text("\(UInt64.max)") }.contains("18,446,744,073,709,551,615"))
  }

  func testLists() {
    for identifier in locales {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: identifier)
      for items in [[], ["a"], ["a", ""], Array(repeating: "a", count: 5_000)] as [[String]] {
        _ = formatter.string(from: items)
      }
      _ = formatter.string(from: [1, Date.distantFuture, Optional<Int>.none as Any])
    }
  }
}

private final class Own: Dimension, @unchecked Sendable {
  override class func baseUnit() -> Self { Self(symbol: "base", converter: UnitConverter()) }
}
private struct EachRange: DiscreteFormatStyle {
  func format(_ value: Range<Date>) -> String { "\(value.upperBound.timeIntervalSince(value.lowerBound))" }
  func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  func input(after input: Range<Date>) -> Range<Date>? { nil }
  func input(before input: Range<Date>) -> Range<Date>? { nil }
  func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
}
