import VirtualTime

/// The environment of the picture that is made under a clock, for code that is asked outside of any view: `String(localized:)`,
/// `Locale.current`.
private final class Surroundings {
  var environment = EnvironmentValues()
}

extension EnvironmentValues {
  /// Makes this environment's locale, calendar, time zone and strings those of everything that runs under the clock.
  package func rule(_ clock: VirtualClock) {
    clock.companion { Surroundings() }.environment = self
    (clock.values.locale, clock.values.calendar, clock.values.timeZone) = (locale, calendar, timeZone)
    guard let strings else { return }
    let locale = locale, pseudoLocale = pseudoLocale
    clock.values.localizedString = { key, table, bundle, value in
      let missing = value.isEmpty ? key : value
      let found = strings.entry(key, table: table, bundle: bundle, locale: locale)?.format ?? missing
      return pseudoLocale?.applied(toFormat: found) ?? found
    }
  }
  /// That of the picture that is made now; the default one where none is.
  static var ruling: EnvironmentValues {
    VirtualClock.current?.companion { Surroundings() }.environment ?? EnvironmentValues()
  }
}

extension LocalizedEntry {
  /// The string for code that only takes a format. Which form a number takes is not known yet: that for many.
  fileprivate var format: String? {
    switch value {
    case .string(let string), .substituted(let string, _): return string
    case .plural(let forms):
      guard case .string(let string)? = forms[.other] else { return nil }
      return string
    }
  }
}
