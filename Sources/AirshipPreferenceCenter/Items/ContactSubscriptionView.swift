import AirshipCore
import SwiftUI

/// A switch for a list that the contact is on or not.
public struct ContactSubscriptionView: View {
  public let item: PreferenceCenterConfig.ContactSubscription
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.contactSubscriptionViewStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  public init(item: PreferenceCenterConfig.ContactSubscription, state: PreferenceCenterState) {
    self.item = item
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      ContactSubscriptionViewStyleConfiguration(
        item: item, state: state, displayConditionsMet: notifications.meets(item.conditions),
        preferenceCenterTheme: theme,
        isSubscribed: state.makeBinding(contactListID: item.subscriptionID, scopes: item.scopes),
        colorScheme: colorScheme))
  }
}

public struct ContactSubscriptionViewStyleConfiguration {
  public let item: PreferenceCenterConfig.ContactSubscription
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let isSubscribed: Binding<Bool>
  public let colorScheme: ColorScheme
}

public protocol ContactSubscriptionViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ContactSubscriptionViewStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultContactSubscriptionViewStyle: ContactSubscriptionViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      let theme = configuration.preferenceCenterTheme.contactSubscription
      SubscriptionToggle(
        display: configuration.item.display, isSubscribed: configuration.isSubscribed,
        titleAppearance: theme?.titleAppearance, subtitleAppearance: theme?.subtitleAppearance,
        tint: configuration.colorScheme.airshipResolveColor(
          light: theme?.toggleTintColor, dark: theme?.toggleTintColorDark))
    }
  }
}

extension ContactSubscriptionViewStyle where Self == DefaultContactSubscriptionViewStyle {
  public static var defaultStyle: Self { Self() }
}
private enum ContactSubscriptionViewStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<ContactSubscriptionViewStyleConfiguration> {
    AnyView(DefaultContactSubscriptionViewStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var contactSubscriptionViewStyle: AnyPreferenceCenterStyle<ContactSubscriptionViewStyleConfiguration> {
    get { self[ContactSubscriptionViewStyleKey.self] }
    set { self[ContactSubscriptionViewStyleKey.self] = newValue }
  }
}
extension View {
  public func contactSubscriptionStyle<S: ContactSubscriptionViewStyle>(_ style: S) -> some View {
    environment(\.contactSubscriptionViewStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
