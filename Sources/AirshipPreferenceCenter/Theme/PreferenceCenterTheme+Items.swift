import AirshipCore
import SwiftUI

extension PreferenceCenterTheme {
  /// An alert item.
  public struct Alert: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?
    public var buttonLabelAppearance: TextAppearance?
    public var buttonBackgroundColor: Color?
    public var buttonBackgroundColorDark: Color?

    public init(
      titleAppearance: TextAppearance? = nil, subtitleAppearance: TextAppearance? = nil,
      buttonLabelAppearance: TextAppearance? = nil, buttonBackgroundColor: Color? = nil,
      buttonBackgroundColorDark: Color? = nil
    ) {
      (self.titleAppearance, self.subtitleAppearance, self.buttonLabelAppearance) = (
        titleAppearance, subtitleAppearance, buttonLabelAppearance
      )
      (self.buttonBackgroundColor, self.buttonBackgroundColorDark) = (buttonBackgroundColor, buttonBackgroundColorDark)
    }
  }

  /// A switch for a list of the channel.
  public struct ChannelSubscription: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?
    public var emptyTextAppearance: TextAppearance?
    /// Of the switch where it is on.
    public var toggleTintColor: Color?
    public var toggleTintColorDark: Color?

    public init(
      titleAppearance: TextAppearance? = nil, subtitleAppearance: TextAppearance? = nil,
      emptyTextAppearance: TextAppearance? = nil, toggleTintColor: Color? = nil, toggleTintColorDark: Color? = nil
    ) {
      (self.titleAppearance, self.subtitleAppearance, self.emptyTextAppearance) = (
        titleAppearance, subtitleAppearance, emptyTextAppearance
      )
      (self.toggleTintColor, self.toggleTintColorDark) = (toggleTintColor, toggleTintColorDark)
    }
  }

  /// A switch for a list of the contact.
  public struct ContactSubscription: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?
    /// Of the switch where it is on.
    public var toggleTintColor: Color?
    public var toggleTintColorDark: Color?

    public init(
      titleAppearance: TextAppearance? = nil, subtitleAppearance: TextAppearance? = nil,
      toggleTintColor: Color? = nil, toggleTintColorDark: Color? = nil
    ) {
      (self.titleAppearance, self.subtitleAppearance, self.toggleTintColor) = (
        titleAppearance, subtitleAppearance, toggleTintColor
      )
      self.toggleTintColorDark = toggleTintColorDark
    }
  }

  /// A list whose channels are chosen by chips.
  public struct ContactSubscriptionGroup: Hashable, Sendable {
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?
    public var chip: Chip?

    public init(
      titleAppearance: TextAppearance? = nil, subtitleAppearance: TextAppearance? = nil, chip: Chip? = nil
    ) {
      (self.titleAppearance, self.subtitleAppearance, self.chip) = (titleAppearance, subtitleAppearance, chip)
    }
  }

  /// A chip of a subscription group.
  public struct Chip: Hashable, Sendable {
    /// Of the mark where the chip is on.
    public var checkColor: Color?
    public var checkColorDark: Color?
    /// Of the outline, and of the ring where the chip is off.
    public var borderColor: Color?
    public var borderColorDark: Color?
    public var labelAppearance: TextAppearance?

    public init(
      checkColor: Color? = nil, checkColorDark: Color? = nil, borderColor: Color? = nil,
      borderColorDark: Color? = nil, labelAppearance: TextAppearance? = nil
    ) {
      (self.checkColor, self.checkColorDark, self.borderColor) = (checkColor, checkColorDark, borderColor)
      (self.borderColorDark, self.labelAppearance) = (borderColorDark, labelAppearance)
    }
  }

  /// The channels of a contact.
  public struct ContactManagement: Hashable, Sendable {
    public var backgroundColor: Color?
    public var backgroundColorDark: Color?
    public var titleAppearance: TextAppearance?
    public var subtitleAppearance: TextAppearance?
    public var listTitleAppearance: TextAppearance?
    public var listSubtitleAppearance: TextAppearance?
    public var errorAppearance: TextAppearance?
    public var textFieldTextAppearance: TextAppearance?
    public var textFieldPlaceholderAppearance: TextAppearance?
    public var buttonLabelAppearance: TextAppearance?
    public var buttonBackgroundColor: Color?
    public var buttonBackgroundColorDark: Color?
    /// Of the button that removes a channel.
    public var buttonDestructiveBackgroundColor: Color?
    public var buttonDestructiveBackgroundColorDark: Color?

    public init(
      backgroundColor: Color? = nil, backgroundColorDark: Color? = nil, titleAppearance: TextAppearance? = nil,
      subtitleAppearance: TextAppearance? = nil, listTitleAppearance: TextAppearance? = nil,
      listSubtitleAppearance: TextAppearance? = nil, errorAppearance: TextAppearance? = nil,
      textFieldTextAppearance: TextAppearance? = nil, textFieldPlaceholderAppearance: TextAppearance? = nil,
      buttonLabelAppearance: TextAppearance? = nil, buttonBackgroundColor: Color? = nil,
      buttonBackgroundColorDark: Color? = nil, buttonDestructiveBackgroundColor: Color? = nil,
      buttonDestructiveBackgroundColorDark: Color? = nil
    ) {
      (self.backgroundColor, self.backgroundColorDark, self.titleAppearance) = (
        backgroundColor, backgroundColorDark, titleAppearance
      )
      (self.subtitleAppearance, self.listTitleAppearance, self.listSubtitleAppearance) = (
        subtitleAppearance, listTitleAppearance, listSubtitleAppearance
      )
      (self.errorAppearance, self.textFieldTextAppearance, self.textFieldPlaceholderAppearance) = (
        errorAppearance, textFieldTextAppearance, textFieldPlaceholderAppearance
      )
      (self.buttonLabelAppearance, self.buttonBackgroundColor, self.buttonBackgroundColorDark) = (
        buttonLabelAppearance, buttonBackgroundColor, buttonBackgroundColorDark
      )
      (self.buttonDestructiveBackgroundColor, self.buttonDestructiveBackgroundColorDark) = (
        buttonDestructiveBackgroundColor, buttonDestructiveBackgroundColorDark
      )
    }
  }
}
