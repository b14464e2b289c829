import AirshipCore
import SwiftUI

/// What a preference center looks like without a theme.
/// [github urbanairship/ios-library, PreferenceCenterTheme.swift@04426a74, iOS]
enum PreferenceCenterDefaults {
  typealias TextAppearance = PreferenceCenterTheme.TextAppearance

  /// Points between chips.
  static let chipSpacing: CGFloat = 8
  /// Points around what is small.
  static let smallPadding: CGFloat = 5

  static let labeledSectionBreakTitle = TextAppearance(font: .headline, color: .black, colorDark: .white)
  static let labeledSectionBreakBackground = Color.gray
  static let sectionTitle = TextAppearance(font: .title2, color: .primary)
  static let sectionSubtitle = TextAppearance(font: .subheadline, color: .primary)
  static let title = TextAppearance(font: .title3, color: .primary)
  static let subtitle = TextAppearance(font: .subheadline, color: .primary)
  static let alertTitle = TextAppearance(font: .headline, color: .primary)
  static let alertButtonLabel = TextAppearance(color: .white)
  static let buttonBackground = Color.blue
  static let retryButtonLabel = TextAppearance(color: .white, colorDark: .black)
  static let chipLabel = TextAppearance(font: .headline.weight(.bold))
  static let channelTitle = TextAppearance(font: .headline, color: .primary)
  static let channelSubtitle = TextAppearance(font: .subheadline, color: .secondary)
  static let resendButtonTitle = TextAppearance(font: .caption.weight(.bold), color: .blue)
  static let emptyText = TextAppearance(font: .subheadline, color: .primary)
  static let error = TextAppearance(font: .footnote.weight(.medium), color: .red)
  static let textField = TextAppearance(font: .body)

  // The English strings of the SDK. [AirshipCore/Resources/en.lproj/UrbanAirship.strings@0e7829a6]
  static let screenTitle = "Preference Center"
  static let loadingFailed = "Unable to load preferences. Please try again later."
  static let retry = "Retry"
  static let cancel = "Cancel"
}

extension Text {
  /// The text as the theme wants it, and for the rest as it is by default.
  func textAppearance(
    _ appearance: PreferenceCenterTheme.TextAppearance?, base: PreferenceCenterTheme.TextAppearance? = nil,
    colorScheme: ColorScheme
  ) -> Text {
    let own = colorScheme.airshipResolveColor(light: appearance?.color, dark: appearance?.colorDark)
    return font(appearance?.font ?? base?.font)
      .foregroundColor(own ?? colorScheme.airshipResolveColor(light: base?.color, dark: base?.colorDark))
  }
}
