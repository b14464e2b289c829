import CTimeInterposition
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// `Locale.current`, `Calendar.current` and `TimeZone.current` of what runs under a clock are those of the picture that is
// made, as a device's are those of its settings.
//
// CTimeInterposition has functions of the names of Foundation's getters, which come before Foundation's own and jump here;
// Foundation's format styles and formatters ask them, too.
//
// Unsafe: the getters' own code is found by name and called as a Swift function that takes nothing, which is how a static
// getter of a structure is called.

/// What is current under a clock.
package struct CurrentValues: Sendable {
  package var locale = Locale(identifier: "en_US")
  package var timeZone = TimeZone(secondsFromGMT: 0)!
  package var calendar: Calendar
  /// Answers `NSLocalizedString`: key, table, the bundle's place, and what stands in for a string that is not there.
  package var localizedString: (@Sendable (_ key: String, _ table: String?, _ bundle: URL?, _ value: String) -> String)?
  package static let standard = CurrentValues()
  private init() {
    calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
  }
}

/// A function of a shared library that comes after this program's own of the same name.
private func next(_ symbol: String) -> (code: UInt, context: UInt) {
  // RTLD_NEXT, which is a macro that Swift does not import. [dlsym(3)]
  (UInt(bitPattern: dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol)), 0)
}
// In a structure a function is kept in the form in which it is called.
private struct LocaleGetter: Sendable { let call: @Sendable () -> Locale }
private struct CalendarGetter: Sendable { let call: @Sendable () -> Calendar }
private struct TimeZoneGetter: Sendable { let call: @Sendable () -> TimeZone }
private struct LanguagesGetter: Sendable { let call: @Sendable () -> [String] }
private struct StringGetter: Sendable { let call: @Sendable (String, String?, Bundle, String, String) -> String }

private enum Foundations {
  static let locale = unsafeBitCast(next("$s20FoundationEssentials6LocaleV7currentACvgZ"), to: LocaleGetter.self)
  static let updatedLocale = unsafeBitCast(
    next("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"), to: LocaleGetter.self)
  static let languages = unsafeBitCast(
    next("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"), to: LanguagesGetter.self)
  static let calendar = unsafeBitCast(next("$s20FoundationEssentials8CalendarV7currentACvgZ"), to: CalendarGetter.self)
  static let updatedCalendar = unsafeBitCast(
    next("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"), to: CalendarGetter.self)
  static let timeZone = unsafeBitCast(next("$s20FoundationEssentials8TimeZoneV7currentACvgZ"), to: TimeZoneGetter.self)
  static let updatedTimeZone = unsafeBitCast(
    next("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ"), to: TimeZoneGetter.self)
  static let string = unsafeBitCast(
    next("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF"),
    to: StringGetter.self)
}

@_silgen_name("tintype_current_locale")
public func _currentLocale() -> Locale { VirtualClock.current?.values.locale ?? Foundations.locale.call() }

@_silgen_name("tintype_current_updated_locale")
public func _autoupdatingCurrentLocale() -> Locale {
  VirtualClock.current?.values.locale ?? Foundations.updatedLocale.call()
}

@_silgen_name("tintype_current_languages")
public func _preferredLanguages() -> [String] {
  if let locale = VirtualClock.current?.values.locale { return [locale.identifier(.bcp47)] }
  return Foundations.languages.call()
}

@_silgen_name("tintype_current_calendar")
public func _currentCalendar() -> Calendar { VirtualClock.current?.values.calendar ?? Foundations.calendar.call() }

@_silgen_name("tintype_current_updated_calendar")
public func _autoupdatingCurrentCalendar() -> Calendar {
  VirtualClock.current?.values.calendar ?? Foundations.updatedCalendar.call()
}

@_silgen_name("tintype_current_time_zone")
public func _currentTimeZone() -> TimeZone { VirtualClock.current?.values.timeZone ?? Foundations.timeZone.call() }

@_silgen_name("tintype_current_updated_time_zone")
public func _autoupdatingCurrentTimeZone() -> TimeZone {
  VirtualClock.current?.values.timeZone ?? Foundations.updatedTimeZone.call()
}

@_silgen_name("tintype_current_localized_string")
public func _localizedString(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String, _ comment: String)
  -> String
{
  guard let answer = VirtualClock.current?.values.localizedString else {
    return Foundations.string.call(key, table, bundle, value, comment)
  }
  return answer(key, table, bundle === Bundle.main ? nil : bundle.bundleURL, value)
}

extension Locale {
  /// The host's, which follows its settings, whatever rules.
  package static var hostCurrent: Locale {
    isFoundationShared ? Foundations.updatedLocale.call() : .autoupdatingCurrent
  }
}
extension Calendar {
  package static var hostCurrent: Calendar {
    isFoundationShared ? Foundations.updatedCalendar.call() : .autoupdatingCurrent
  }
}
extension TimeZone {
  package static var hostCurrent: TimeZone {
    isFoundationShared ? Foundations.updatedTimeZone.call() : .autoupdatingCurrent
  }
}
/// Otherwise nothing of this file is called, and nothing comes after the program's own functions.
private let isFoundationShared = next("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ").code != 0
