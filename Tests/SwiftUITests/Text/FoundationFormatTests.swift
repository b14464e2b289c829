import XCTest

@testable import SwiftUI

/// What Foundation on Linux leaves out and ICU writes: the same ICU that a device's Foundation asks.
final class FoundationFormatTests: XCTestCase {
  private let us = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  /// Locales write spaces of several kinds.
  private func plain(_ text: String?) -> String? { text.map { String($0.map { $0.isWhitespace ? " " : $0 }) } }

  func testAMeasurementIsChangedIntoTheLocalesUnit() {
    let run = Measurement(value: 26.2, unit: UnitLength.miles)
    XCTAssertEqual(run.formatted(.measurement(width: .wide).locale(us)), "26 miles")
    XCTAssertEqual(run.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)), "26.2 miles")
    XCTAssertEqual(
      run.converted(to: .feet).formatted(.measurement(width: .wide, usage: .asProvided).locale(us)),
      "138,335.656168 feet")
    XCTAssertEqual(plain(run.formatted(.measurement(width: .abbreviated, usage: .road).locale(german))), "42 km")
    XCTAssertEqual(
      Measurement(value: 1, unit: UnitMass.kilograms).formatted(
        .measurement(width: .narrow, usage: .asProvided).locale(us)), "1kg")
  }

  func testTemperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)), "68°F")
    XCTAssertEqual(plain(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german))), "20 °C")
    XCTAssertEqual(warm.formatted(.measurement(usage: .asProvided, hidesScaleName: true).locale(us)), "20°")
    XCTAssertEqual(UnitTemperature(forLocale: us).symbol, UnitTemperature.fahrenheit.symbol)
    XCTAssertEqual(UnitTemperature(forLocale: german).symbol, UnitTemperature.celsius.symbol)
  }

  func testANumberStyleRulesTheDigits() {
    let length = Measurement(value: 1234.56, unit: UnitLength.meters)
    let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    XCTAssertEqual(
      length.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: one).locale(us)),
      "1,234.6 m")
    XCTAssertEqual(
      plain(
        length.formatted(
          .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: one.grouping(.never)).locale(german))
      ),
      "1234,6 m")
    XCTAssertEqual(
      Measurement(value: 1, unit: UnitLength.miles).formatted(
        .measurement(width: .wide, usage: .asProvided, numberFormatStyle: one).locale(us)),
      "1.0 miles")
  }

  func testUnitsOfOnesOwnAndNoNumbers() {
    XCTAssertEqual(
      Measurement(value: 3, unit: UnitLength(symbol: "cubits", converter: UnitConverterLinear(coefficient: 0.45)))
        .formatted(.measurement(width: .wide).locale(us)), "3 cubits")
    for value in [Double.nan, .infinity, -.infinity] {
      XCTAssertFalse(
        Measurement(value: value, unit: UnitLength.meters).formatted(.measurement(width: .wide).locale(us)).isEmpty)
    }
    XCTAssertFalse(
      Measurement(value: 1e300, unit: UnitLength.meters).formatted(.measurement(width: .wide).locale(us)).isEmpty)
  }

  func testEveryNamedUnitHasWords() {
    let units: [Unit] = [
      UnitLength.meters, UnitLength.kilometers, UnitLength.inches, UnitLength.yards, UnitMass.grams, UnitMass.pounds,
      UnitMass.stones,
      UnitSpeed.milesPerHour, UnitSpeed.knots, UnitVolume.liters, UnitVolume.cups, UnitVolume.fluidOunces,
      UnitArea.acres,
      UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds, UnitEnergy.kilocalories, UnitEnergy.kilowattHours,
      UnitPower.watts, UnitPressure.hectopascals, UnitPressure.inchesOfMercury, UnitAngle.degrees,
      UnitFrequency.megahertz,
      UnitInformationStorage.gigabytes, UnitFuelEfficiency.litersPer100Kilometers, UnitElectricCurrent.amperes,
    ]
    for unit in units {
      guard let name = UnitNames.name(of: unit) else {
        XCTFail("\(type(of: unit)) \(unit.symbol) has no name")
        continue
      }
      XCTAssertNotNil(
        UnicodeFormats.number(2, skeleton: "measure-unit/\(name) unit-width-full-name", locale: us),
        "\(unit.symbol) as \(name)")
    }
  }

  @MainActor func testATextFollowsTheEnvironmentsLocale() async {
    let text = Text(
      Measurement(value: 26.2, unit: UnitLength.miles), format: .measurement(width: .abbreviated, usage: .road))
    func said(_ locale: String) -> String? {
      plain(runs(text, .with { $0.locale = Locale(identifier: locale) }).map(\.run.text).joined())
    }
    XCTAssertEqual(said("en_US"), "26 mi")
    XCTAssertEqual(said("de_DE"), "42 km")
  }

  func testMeasurementFormatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    let length = Measurement(value: 1234.56, unit: UnitLength.meters)
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(formatter.string(from: length), "1,234.56 m")
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    XCTAssertEqual(formatter.string(from: length), "1,234.6 meters")
    XCTAssertEqual(formatter.string(from: UnitLength.meters), "meters")
    formatter.unitOptions = .temperatureWithoutUnit
    XCTAssertEqual(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)), "68°")
  }

  func testLengthsOfTime() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = us
    func said(_ style: DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval) -> String? {
      formatter.unitsStyle = style
      return plain(formatter.string(from: seconds))
    }
    XCTAssertEqual(said(.positional, 65), "1:05")
    XCTAssertEqual(said(.positional, 3_665), "1:01:05")
    XCTAssertEqual(said(.full, 3_665), "1 hour, 1 minute, 5 seconds")
    XCTAssertEqual(said(.short, 3_660), "1 hr, 1 min")
    XCTAssertEqual(said(.abbreviated, 3_660), "1h 1m")
    XCTAssertEqual(said(.brief, 3_660), "1hr 1min")
    XCTAssertEqual(said(.spellOut, 120), "two minutes")
    formatter.zeroFormattingBehavior = .pad
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(said(.positional, 5), "00:05")
    formatter.maximumUnitCount = 1
    XCTAssertEqual(said(.full, 65), "1 minute")
    XCTAssertNil(said(.full, .nan))
    XCTAssertNil(said(.full, .infinity))
  }

  func testDistancesInTime() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = us
    formatter.calendar = Calendar(identifier: .gregorian)
    let now = Date(timeIntervalSince1970: 1_168_335_660)
    XCTAssertEqual(formatter.localizedString(for: now + 7_200, relativeTo: now), "in 2 hours")
    // A device drops what is less than the unit, and does not round.
    XCTAssertEqual(formatter.localizedString(for: now - 5_400, relativeTo: now), "1 hour ago")
    formatter.dateTimeStyle = .named
    XCTAssertEqual(formatter.localizedString(for: now - 86_400, relativeTo: now), "yesterday")
    formatter.unitsStyle = .short
    XCTAssertEqual(formatter.localizedString(for: now - 7_200, relativeTo: now), "2 hr. ago")
    formatter.locale = german
    formatter.unitsStyle = .full
    XCTAssertEqual(formatter.localizedString(for: now - 7_200, relativeTo: now), "vor 2 Stunden")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "morgen")
    XCTAssertEqual(formatter.localizedString(for: Date(timeIntervalSince1970: .nan), relativeTo: now), "")
  }

  func testNamesAndLists() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
    XCTAssertEqual(name.formatted(.name(style: .medium).locale(us)), "Ada Lovelace")
    XCTAssertEqual(name.formatted(.name(style: .long).locale(us)), "Dr. Ada King Lovelace")
    XCTAssertEqual(name.formatted(.name(style: .abbreviated).locale(us)), "AL")
    XCTAssertEqual(name.formatted(.name(style: .short).locale(us)), "Ada")
    var japanese = PersonNameComponents()
    (japanese.givenName, japanese.familyName) = ("太郎", "山田")
    XCTAssertEqual(japanese.formatted(.name(style: .medium).locale(us)), "山田太郎")
    XCTAssertEqual(PersonNameComponents().formatted(), "")
    XCTAssertEqual(PersonNameComponentsFormatter().string(from: name), "Ada Lovelace")
    let list = ListFormatter()
    list.locale = german
    XCTAssertEqual(list.string(from: ["a", "b", 3]), "a, b und 3")
  }
}
