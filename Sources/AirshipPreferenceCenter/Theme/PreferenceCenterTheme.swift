import AirshipCore
import SwiftUI

/// How a preference center looks where it is not to look as it does by itself. What is `nil` keeps its default; a dark
/// colour that is `nil` is the light one.
///
/// Names and defaults: [github urbanairship/ios-library, AirshipPreferenceCenter/Source/theme/PreferenceCenterTheme.swift].
public struct PreferenceCenterTheme: Hashable, Sendable {
  public var viewController: ViewController?
  public var preferenceCenter: PreferenceCenter?
  public var commonSection: CommonSection?
  public var labeledSectionBreak: LabeledSectionBreak?
  public var alert: Alert?
  public var contactManagement: ContactManagement?
  public var channelSubscription: ChannelSubscription?
  public var contactSubscription: ContactSubscription?
  public var contactSubscriptionGroup: ContactSubscriptionGroup?

  public init(
    viewController: ViewController? = nil, preferenceCenter: PreferenceCenter? = nil,
    commonSection: CommonSection? = nil, labeledSectionBreak: LabeledSectionBreak? = nil, alert: Alert? = nil,
    contactManagement: ContactManagement? = nil, channelSubscription: ChannelSubscription? = nil,
    contactSubscription: ContactSubscription? = nil, contactSubscriptionGroup: ContactSubscriptionGroup? = nil
  ) {
    (self.viewController, self.preferenceCenter, self.commonSection) = (viewController, preferenceCenter, commonSection)
    (self.labeledSectionBreak, self.alert, self.contactManagement) = (labeledSectionBreak, alert, contactManagement)
    (self.channelSubscription, self.contactSubscription) = (channelSubscription, contactSubscription)
    self.contactSubscriptionGroup = contactSubscriptionGroup
  }

  /// How a text looks.
  public struct TextAppearance: Hashable, Sendable {
    public var font: Font?
    public var color: Color?
    public var colorDark: Color?

    public init(font: Font? = nil, color: Color? = nil, colorDark: Color? = nil) {
      (self.font, self.color, self.colorDark) = (font, color, colorDark)
    }
  }
}

private enum PreferenceCenterThemeKey: EnvironmentKey {
  static let defaultValue = PreferenceCenterTheme()
}

extension EnvironmentValues {
  public var airshipPreferenceCenterTheme: PreferenceCenterTheme {
    get { self[PreferenceCenterThemeKey.self] }
    set { self[PreferenceCenterThemeKey.self] = newValue }
  }
}

extension View {
  /// The theme of the preference centers inside.
  public nonisolated func preferenceCenterTheme(_ theme: PreferenceCenterTheme) -> some View {
    environment(\.airshipPreferenceCenterTheme, theme)
  }
}
