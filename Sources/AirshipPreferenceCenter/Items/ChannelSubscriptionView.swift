import AirshipCore
import SwiftUI

/// A switch for a list that this device's channel is on or not.
public struct ChannelSubscriptionView: View {
  public let item: PreferenceCenterConfig.ChannelSubscription
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.channelSubscriptionViewStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  public init(item: PreferenceCenterConfig.ChannelSubscription, state: PreferenceCenterState) {
    self.item = item
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      ChannelSubscriptionViewStyleConfiguration(
        item: item, state: state, displayConditionsMet: notifications.meets(item.conditions),
        preferenceCenterTheme: theme, isSubscribed: state.makeBinding(channelListID: item.subscriptionID),
        colorScheme: colorScheme))
  }
}

public struct ChannelSubscriptionViewStyleConfiguration {
  public let item: PreferenceCenterConfig.ChannelSubscription
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let isSubscribed: Binding<Bool>
  public let colorScheme: ColorScheme
}

public protocol ChannelSubscriptionViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ChannelSubscriptionViewStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultChannelSubscriptionViewStyle: ChannelSubscriptionViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      let theme = configuration.preferenceCenterTheme.channelSubscription
      SubscriptionToggle(
        display: configuration.item.display, isSubscribed: configuration.isSubscribed,
        titleAppearance: theme?.titleAppearance, subtitleAppearance: theme?.subtitleAppearance,
        tint: configuration.colorScheme.airshipResolveColor(
          light: theme?.toggleTintColor, dark: theme?.toggleTintColorDark))
    }
  }
}

extension ChannelSubscriptionViewStyle where Self == DefaultChannelSubscriptionViewStyle {
  public static var defaultStyle: Self { Self() }
}
private enum ChannelSubscriptionViewStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<ChannelSubscriptionViewStyleConfiguration> {
    AnyView(DefaultChannelSubscriptionViewStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var channelSubscriptionViewStyle: AnyPreferenceCenterStyle<ChannelSubscriptionViewStyleConfiguration> {
    get { self[ChannelSubscriptionViewStyleKey.self] }
    set { self[ChannelSubscriptionViewStyleKey.self] = newValue }
  }
}
extension View {
  public func channelSubscriptionStyle<S: ChannelSubscriptionViewStyle>(_ style: S) -> some View {
    environment(\.channelSubscriptionViewStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
