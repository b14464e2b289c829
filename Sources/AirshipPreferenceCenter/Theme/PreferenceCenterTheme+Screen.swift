import AirshipCore
import SwiftUI

extension PreferenceCenterTheme {
  /// The screen around the content.
  public struct ViewController: Hashable, Sendable {
    public var navigationBar: NavigationBar?
    /// Behind everything.
    public var backgroundColor: AirshipNativeColor?
    public var backgroundColorDark: AirshipNativeColor?

    public init(
      navigationBar: NavigationBar? = nil, backgroundColor: AirshipNativeColor? = nil,
      backgroundColorDark: AirshipNativeColor? = nil
    ) {
      (self.navigationBar, self.backgroundColor, self.backgroundColorDark) = (
        navigationBar, backgroundColor, backgroundColorDark
      )
    }
  }

  /// The bar of `PreferenceCenterView`.
  public struct NavigationBar: Hashable, Sendable {
    public var title: String?
    /// Whether `title` is shown instead of the config's own.
    public var overrideConfigTitle: Bool?
    public var backgroundColor: AirshipNativeColor?
    public var backgroundColorDark: AirshipNativeColor?
    public var backButtonColor: AirshipNativeColor?
    public var backButtonColorDark: AirshipNativeColor?

    public init(
      title: String? = nil, overrideConfigTitle: Bool? = true, backgroundColor: AirshipNativeColor? = nil,
      backgroundColorDark: AirshipNativeColor? = nil, backButtonColor: AirshipNativeColor? = nil,
      backButtonColorDark: AirshipNativeColor? = nil
    ) {
      (self.title, self.overrideConfigTitle, self.backgroundColor) = (title, overrideConfigTitle, backgroundColor)
      (self.backgroundColorDark, self.backButtonColor, self.backButtonColorDark) = (
        backgroundColorDark, backButtonColor, backButtonColorDark
      )
    }
  }

  /// The content as a whole.
  public struct PreferenceCenter: Hashable, Sendable {
    /// Of the text above the sections. The others are for the view of a config that could not be loaded.
    public var subtitleAppearance: TextAppearance?
    public var retryButtonBackgroundColor: Color?
    public var retryButtonBackgroundColorDark: Color?
    public var retryButtonLabelAppearance: TextAppearance?
    public var retryButtonLabel: String?
    public var retryMessage: String?
    public var retryMessageAppearance: TextAppearance?

    public init(
      subtitleAppearance: TextAppearance? = nil, retryButtonBackgroundColor: Color? = nil,
      retryButtonBackgroundColorDark: Color? = nil, retryButtonLabelAppearance: TextAppearance? = nil,
      retryButtonLabel: String? = nil, retryMessage: String? = nil, retryMessageAppearance: TextAppearance? = nil
    ) {
      (self.subtitleAppearance, self.retryButtonBackgroundColor, self.retryButtonBackgroundColorDark) = (
        subtitleAppearance, retryButtonBackgroundColor, retryButtonBackgroundColorDark
      )
      (self.retryButtonLabelAppearance, self.retryButtonLabel, self.retryMessage) = (
        retryButtonLabelAppearance, retryButtonLabel, retryMessage
      )
      self.retryMessageAppearance = retryMessageAppearance
    }
  }

  /// The head of a section.
  public struct CommonSection: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?

    public init(titleAppearance: TextAppearance? = nil, subtitleAppearance: TextAppearance? = nil) {
      (self.titleAppearance, self.subtitleAppearance) = (titleAppearance, subtitleAppearance)
    }
  }

  /// The label between sections.
  public struct LabeledSectionBreak: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var backgroundColor: Color?
    public var backgroundColorDark: Color?

    public init(
      titleAppearance: TextAppearance? = nil, backgroundColor: Color? = nil, backgroundColorDark: Color? = nil
    ) {
      (self.titleAppearance, self.backgroundColor, self.backgroundColorDark) = (
        titleAppearance, backgroundColor, backgroundColorDark
      )
    }
  }
}
