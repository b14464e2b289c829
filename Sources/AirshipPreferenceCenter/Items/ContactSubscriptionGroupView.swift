import AirshipCore
import SwiftUI

/// A list whose kinds of channel the contact chooses one by one.
public struct ContactSubscriptionGroupView: View {
  public let item: PreferenceCenterConfig.ContactSubscriptionGroup
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.contactSubscriptionGroupStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  public init(item: PreferenceCenterConfig.ContactSubscriptionGroup, state: PreferenceCenterState) {
    self.item = item
    self.state = state
  }

  public var body: some View {
    let components = item.components.map { component in
      ContactSubscriptionGroupStyleConfiguration.ComponentState(
        component: component,
        isSubscribed: state.makeBinding(contactListID: item.subscriptionID, scopes: component.scopes))
    }
    style.makeBody(
      ContactSubscriptionGroupStyleConfiguration(
        item: item, state: state, displayConditionsMet: notifications.meets(item.conditions),
        preferenceCenterTheme: theme, componentStates: components, colorScheme: colorScheme))
  }
}

public struct ContactSubscriptionGroupStyleConfiguration {
  public let item: PreferenceCenterConfig.ContactSubscriptionGroup
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let componentStates: [ComponentState]
  public let colorScheme: ColorScheme

  public struct ComponentState {
    public let component: PreferenceCenterConfig.ContactSubscriptionGroup.Component
    public let isSubscribed: Binding<Bool>
  }
}

public protocol ContactSubscriptionGroupStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ContactSubscriptionGroupStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultContactSubscriptionGroupStyle: ContactSubscriptionGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      let theme = configuration.preferenceCenterTheme.contactSubscriptionGroup
      VStack(alignment: .leading) {
        if let title = configuration.item.display?.title {
          Text(verbatim: title)
            .textAppearance(
              theme?.titleAppearance, base: PreferenceCenterDefaults.title, colorScheme: configuration.colorScheme)
        }
        if let subtitle = configuration.item.display?.subtitle {
          Text(verbatim: subtitle)
            .textAppearance(
              theme?.subtitleAppearance, base: PreferenceCenterDefaults.subtitle,
              colorScheme: configuration.colorScheme)
        }
        let components = configuration.componentStates
        WrappingStack(spacing: PreferenceCenterDefaults.chipSpacing) {
          ForEach(components.indices, id: \.self) { index in
            SubscriptionChip(
              title: components[index].component.display?.title ?? "", isOn: components[index].isSubscribed,
              theme: theme?.chip)
          }
        }
      }
    }
  }
}

extension ContactSubscriptionGroupStyle where Self == DefaultContactSubscriptionGroupStyle {
  public static var defaultStyle: Self { Self() }
}
private enum ContactSubscriptionGroupStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<ContactSubscriptionGroupStyleConfiguration> {
    AnyView(DefaultContactSubscriptionGroupStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var contactSubscriptionGroupStyle: AnyPreferenceCenterStyle<ContactSubscriptionGroupStyleConfiguration> {
    get { self[ContactSubscriptionGroupStyleKey.self] }
    set { self[ContactSubscriptionGroupStyleKey.self] = newValue }
  }
}
extension View {
  public func contactSubscriptionGroupStyle<S: ContactSubscriptionGroupStyle>(_ style: S) -> some View {
    environment(
      \.contactSubscriptionGroupStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
