import Foundation
import SwiftUI
import VirtualTime

/// The circumstances of a picture: appearance, type size, direction, locale and so on. Composed as
/// `[.dark, .dynamicType(.xxLarge)]`; what is said later wins.
public struct SnapshotTraits: Sendable, ExpressibleByArrayLiteral {
  /// The release whose palette, default spacing, control metrics and text sizes apply.
  public enum Platform: Sendable, Hashable, CaseIterable { case iOS15, iOS16, iOS17, iOS18, iOS26, macOS26 }

  var colorScheme: ColorScheme?
  var dynamicTypeSize: DynamicTypeSize?
  var layoutDirection: LayoutDirection?
  var locale: Locale?
  var timeZone: TimeZone?
  var calendar: Calendar?
  var displayScale: CGFloat?
  var contrast: ColorSchemeContrast?
  var reduceMotion: Bool?
  var legibilityWeight: LegibilityWeight?
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var platform: Platform?
  var background: Color?
  var now: Date?
  var strings: URL?
  var pseudoLocale: PseudoLocale?

  public init() {}
  public init(arrayLiteral elements: SnapshotTraits...) { self = elements.reduce(SnapshotTraits()) { $0.merging($1) } }
  private static func with(_ change: (inout SnapshotTraits) -> Void) -> SnapshotTraits {
    var traits = SnapshotTraits()
    change(&traits)
    return traits
  }

  /// An iPhone in light mode: large type, left to right, en_US, GMT, Gregorian, 2 pixels per point, the newest release.
  public static let `default` = SnapshotTraits()
  public static let light = with { $0.colorScheme = .light }
  public static let dark = with { $0.colorScheme = .dark }
  public static let rightToLeft = with { $0.layoutDirection = .rightToLeft }
  public static func colorScheme(_ scheme: ColorScheme) -> SnapshotTraits { with { $0.colorScheme = scheme } }
  public static func dynamicType(_ size: DynamicTypeSize) -> SnapshotTraits { with { $0.dynamicTypeSize = size } }
  public static func layoutDirection(_ direction: LayoutDirection) -> SnapshotTraits {
    with { $0.layoutDirection = direction }
  }
  public static func locale(_ locale: Locale) -> SnapshotTraits { with { $0.locale = locale } }
  public static func locale(_ identifier: String) -> SnapshotTraits { locale(Locale(identifier: identifier)) }
  public static func timeZone(_ timeZone: TimeZone) -> SnapshotTraits { with { $0.timeZone = timeZone } }
  public static func calendar(_ calendar: Calendar) -> SnapshotTraits { with { $0.calendar = calendar } }
  /// - Parameter scale: device pixels per point, above 0 and at most 16.
  public static func displayScale(_ scale: CGFloat) -> SnapshotTraits { with { $0.displayScale = scale } }
  public static func contrast(_ contrast: ColorSchemeContrast) -> SnapshotTraits { with { $0.contrast = contrast } }
  public static func reduceMotion(_ isOn: Bool = true) -> SnapshotTraits { with { $0.reduceMotion = isOn } }
  public static func legibilityWeight(_ weight: LegibilityWeight) -> SnapshotTraits {
    with { $0.legibilityWeight = weight }
  }
  public static func sizeClass(
    horizontal: UserInterfaceSizeClass? = nil, vertical: UserInterfaceSizeClass? = nil
  ) -> SnapshotTraits {
    with { ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical) }
  }
  public static func platform(_ platform: Platform) -> SnapshotTraits { with { $0.platform = platform } }
  /// What lies behind the view; by default the system's background. `.clear` leaves it transparent.
  public static func background(_ color: Color) -> SnapshotTraits { with { $0.background = color } }

  /// What `Date()` is when the view comes up; from there on it follows the view's clock. By default 9:41 in the morning of
  /// 9 January 2007, Greenwich time.
  public static func now(_ date: Date) -> SnapshotTraits { with { $0.now = date } }

  /// The folder with the tables of strings that texts are looked up in before the bundles of the test: `.xcstrings` files,
  /// and `.lproj` folders with `.strings` and `.stringsdict` files, at any depth.
  public static func localizedStrings(in folder: URL) -> SnapshotTraits { with { $0.strings = folder } }

  /// Invented languages that show which texts are not translated, and which have no room to grow.
  public enum PseudoLocale: Sendable, Hashable, CaseIterable {
    /// `en-XA`: localized texts in brackets, with accents, and a third longer. What has none is hard-coded; what is cut off
    /// loses its closing bracket.
    case accented
    /// `ar-XB`: localized texts run from right to left, word by word in English letters; the layout is mirrored unless the
    /// traits name a direction.
    case bidirectional
  }
  /// Shows localized texts in an invented language. `Text(verbatim:)`, strings that are not literals, and values put into a
  /// text stay as they are.
  public static func pseudoLocale(_ pseudoLocale: PseudoLocale) -> SnapshotTraits {
    with { $0.pseudoLocale = pseudoLocale }
  }

  /// `self`, with everything that `other` says replaced.
  public func merging(_ other: SnapshotTraits) -> SnapshotTraits {
    var result = self
    func take<T>(_ path: WritableKeyPath<SnapshotTraits, T?>) {
      if let value = other[keyPath: path] { result[keyPath: path] = value }
    }
    take(\.colorScheme); take(\.dynamicTypeSize); take(\.layoutDirection); take(\.locale); take(\.timeZone)
    take(\.calendar); take(\.displayScale); take(\.contrast); take(\.reduceMotion); take(\.legibilityWeight)
    take(\.horizontalSizeClass); take(\.verticalSizeClass); take(\.platform); take(\.background)
    take(\.now)
    take(\.strings); take(\.pseudoLocale)
    return result
  }

  /// `now`, in seconds since 1970.
  package var start: Double { now?.timeIntervalSince1970 ?? VirtualClock.defaultStart }

  /// Device pixels per point.
  package var scale: CGFloat { displayScale ?? 2 }

  /// The environment that a view is evaluated in. Nothing of the host's locale, zone or clock gets into it.
  package func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let pseudoLocale {
      environment.pseudoLocale = pseudoLocale == .accented ? .accented : .bidirectional
      if pseudoLocale == .bidirectional { environment.layoutDirection = .rightToLeft }
    }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let locale { environment.locale = locale }
    if let timeZone { environment.timeZone = timeZone }
    var calendar = calendar ?? environment.calendar
    if self.calendar == nil {
      calendar.locale = environment.locale
      calendar.timeZone = environment.timeZone
    }
    environment.calendar = calendar
    environment.displayScale = scale
    if let contrast { environment.colorSchemeContrast = contrast }
    if let reduceMotion { environment.accessibilityReduceMotion = reduceMotion }
    if let legibilityWeight { environment.legibilityWeight = legibilityWeight }
    if let horizontalSizeClass { environment.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { environment.verticalSizeClass = verticalSizeClass }
    environment.platform = (platform ?? .iOS26).value
  }
}

extension SnapshotTraits.Platform {
  var value: _Platform {
    switch self {
    case .iOS15: .iOS15
    case .iOS16: .iOS16
    case .iOS17: .iOS17
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .macOS26: .macOS26
    }
  }
}
