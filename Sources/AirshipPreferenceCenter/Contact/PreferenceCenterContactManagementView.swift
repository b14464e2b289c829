import SwiftUI

/// The contact's email addresses or phone numbers.
public struct PreferenceCenterContactManagementView: View {
  public let item: PreferenceCenterConfig.ContactManagementItem
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.contactManagementSectionStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme

  public init(item: PreferenceCenterConfig.ContactManagementItem, state: PreferenceCenterState) {
    self.item = item
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      ContactManagementSectionStyleConfiguration(
        section: item, state: state, displayConditionsMet: notifications.meets(item.conditions),
        preferenceCenterTheme: theme))
  }
}

public struct ContactManagementSectionStyleConfiguration: Sendable {
  public let section: PreferenceCenterConfig.ContactManagementItem
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
}

public protocol ContactManagementSectionStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ContactManagementSectionStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultContactManagementSectionStyle: ContactManagementSectionStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      ChannelListView(item: configuration.section, state: configuration.state)
    }
  }
}

extension ContactManagementSectionStyle where Self == DefaultContactManagementSectionStyle {
  public static var defaultStyle: Self { Self() }
}
private enum ContactManagementSectionStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<ContactManagementSectionStyleConfiguration> {
    AnyView(DefaultContactManagementSectionStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var contactManagementSectionStyle: AnyPreferenceCenterStyle<ContactManagementSectionStyleConfiguration> {
    get { self[ContactManagementSectionStyleKey.self] }
    set { self[ContactManagementSectionStyleKey.self] = newValue }
  }
}
extension View {
  /// Spelled as in the SDK.
  public func ContactManagementSectionStyle<S: ContactManagementSectionStyle>(_ style: S) -> some View {
    environment(
      \.contactManagementSectionStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
