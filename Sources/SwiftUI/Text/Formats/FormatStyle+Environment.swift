import VirtualTime

/// A style that says which locale it writes for.
protocol LocaleNaming: FormatStyle {
  var locale: Locale { get }
}
extension IntegerFormatStyle: LocaleNaming {}
extension IntegerFormatStyle.Percent: LocaleNaming {}
extension IntegerFormatStyle.Currency: LocaleNaming {}
extension FloatingPointFormatStyle: LocaleNaming {}
extension FloatingPointFormatStyle.Percent: LocaleNaming {}
extension FloatingPointFormatStyle.Currency: LocaleNaming {}
extension Decimal.FormatStyle: LocaleNaming {}
extension Decimal.FormatStyle.Percent: LocaleNaming {}
extension Decimal.FormatStyle.Currency: LocaleNaming {}
extension ByteCountFormatStyle: LocaleNaming {}
extension Duration.TimeFormatStyle: LocaleNaming {}
extension Duration.UnitsFormatStyle: LocaleNaming {}

/// A style that also writes dates, and says in which calendar or zone.
private protocol DateFollowing {
  func following(_ environment: EnvironmentValues) -> Self
}

extension FormatStyle {
  /// The style with the environment's locale, calendar and time zone where it names none itself.
  func following(_ environment: EnvironmentValues) -> Self {
    if let style = self as? any DateFollowing {
      func opened<S: DateFollowing>(_ style: S) -> Self? { style.following(environment) as? Self }
      return opened(style) ?? self
    }
    if let style = self as? any LocaleNaming, !style.locale.isUnspecified { return self }
    return locale(environment.locale)
  }
}

extension Locale {
  /// Whether nobody chose it: the host's current one, fixed or not.
  var isUnspecified: Bool { self == .current || self == .hostCurrent }
  func following(_ environment: EnvironmentValues) -> Locale { isUnspecified ? environment.locale : self }
}
extension Calendar {
  fileprivate func following(_ environment: EnvironmentValues) -> Calendar {
    self == .current || self == .hostCurrent ? environment.calendar : self
  }
}
extension TimeZone {
  fileprivate func following(_ environment: EnvironmentValues) -> TimeZone {
    self == .current || self == .hostCurrent ? environment.timeZone : self
  }
}

extension Date.FormatStyle: DateFollowing {
  fileprivate func following(_ environment: EnvironmentValues) -> Date.FormatStyle {
    var style = self
    style.timeZone = timeZone.following(environment)
    style.calendar = calendar.following(environment)
    return style.locale(locale.following(environment))
  }
}
extension Date.IntervalFormatStyle: DateFollowing {
  fileprivate func following(_ environment: EnvironmentValues) -> Date.IntervalFormatStyle {
    var style = self
    style.timeZone = timeZone.following(environment)
    style.calendar = calendar.following(environment)
    style.locale = locale.following(environment)
    return style
  }
}
extension Date.RelativeFormatStyle: DateFollowing {
  fileprivate func following(_ environment: EnvironmentValues) -> Date.RelativeFormatStyle {
    var style = self
    style.calendar = calendar.following(environment)
    style.locale = locale.following(environment)
    return style
  }
}
extension Date.AnchoredRelativeFormatStyle: DateFollowing {
  fileprivate func following(_ environment: EnvironmentValues) -> Date.AnchoredRelativeFormatStyle {
    var style = self
    style.calendar = calendar.following(environment)
    style.locale = locale.following(environment)
    return style
  }
}
extension Date.FormatStyle.Attributed: DateFollowing {
  fileprivate func following(_ environment: EnvironmentValues) -> Date.FormatStyle.Attributed {
    var style = self
    style[dynamicMember: \.timeZone] = self[dynamicMember: \Date.FormatStyle.timeZone].following(environment)
    style[dynamicMember: \.calendar] = self[dynamicMember: \Date.FormatStyle.calendar].following(environment)
    return style.locale(self[dynamicMember: \Date.FormatStyle.locale].following(environment))
  }
}
