import SwiftUI

/// A section: its title, then its items.
public struct CommonSectionView: View {
  public let section: PreferenceCenterConfig.CommonSection
  @ObservedObject public var state: PreferenceCenterState
  private let isLast: Bool

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.commonSectionViewStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  init(section: PreferenceCenterConfig.CommonSection, state: PreferenceCenterState, isLast: Bool) {
    (self.section, self.isLast) = (section, isLast)
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      CommonSectionViewStyleConfiguration(
        section: section, state: state, displayConditionsMet: notifications.meets(section.conditions),
        preferenceCenterTheme: theme, colorScheme: colorScheme, isLast: isLast))
  }
}

public struct CommonSectionViewStyleConfiguration {
  public let section: PreferenceCenterConfig.CommonSection
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let colorScheme: ColorScheme
  /// Whether it is the last of the preference center.
  public let isLast: Bool
}

public protocol CommonSectionViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = CommonSectionViewStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// [github urbanairship/ios-library, CommonSectionView.swift@0499fe01]
public struct DefaultCommonSectionViewStyle: CommonSectionViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      VStack(alignment: .leading) {
        Spacer()
        if configuration.section.display?.isEmpty == false { head(configuration) }
        let items = configuration.section.items
        ForEach(items.indices, id: \.self) { index in
          PreferenceCenterItemView(item: items[index], state: configuration.state)
            .padding(.bottom, index == items.count - 1 ? 0 : PreferenceCenterDefaults.smallPadding)
        }
      }
      .padding(.bottom, configuration.isLast ? PreferenceCenterDefaults.smallPadding : 0)
      if !configuration.isLast { Divider().padding(.vertical) }
    }
  }

  @MainActor private func head(_ configuration: Configuration) -> some View {
    let theme = configuration.preferenceCenterTheme.commonSection
    return VStack(alignment: .leading) {
      if let title = configuration.section.display?.title {
        Text(verbatim: title)
          .textAppearance(
            theme?.titleAppearance, base: PreferenceCenterDefaults.sectionTitle, colorScheme: configuration.colorScheme
          )
          .accessibilityAddTraits(.isHeader)
      }
      if let subtitle = configuration.section.display?.subtitle {
        Text(verbatim: subtitle)
          .textAppearance(
            theme?.subtitleAppearance, base: PreferenceCenterDefaults.sectionSubtitle,
            colorScheme: configuration.colorScheme)
      }
    }
    .padding(.bottom, PreferenceCenterDefaults.smallPadding)
  }
}

extension PreferenceCenterConfig.CommonDisplay {
  var isEmpty: Bool { (title ?? "").isEmpty && (subtitle ?? "").isEmpty }
}

/// An item, whatever it is.
struct PreferenceCenterItemView: View {
  let item: PreferenceCenterConfig.Item
  let state: PreferenceCenterState

  var body: some View {
    switch item {
    case .alert(let item): PreferenceCenterAlertView(item: item, state: state)
    case .channelSubscription(let item): ChannelSubscriptionView(item: item, state: state)
    case .contactSubscription(let item): ContactSubscriptionView(item: item, state: state)
    case .contactSubscriptionGroup(let item): ContactSubscriptionGroupView(item: item, state: state)
    case .contactManagement(let item): PreferenceCenterContactManagementView(item: item, state: state)
    }
  }
}

extension CommonSectionViewStyle where Self == DefaultCommonSectionViewStyle {
  public static var defaultStyle: Self { Self() }
}
private enum CommonSectionViewStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<CommonSectionViewStyleConfiguration> {
    AnyView(DefaultCommonSectionViewStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var commonSectionViewStyle: AnyPreferenceCenterStyle<CommonSectionViewStyleConfiguration> {
    get { self[CommonSectionViewStyleKey.self] }
    set { self[CommonSectionViewStyleKey.self] = newValue }
  }
}
extension View {
  public func commonSectionViewStyle<S: CommonSectionViewStyle>(_ style: S) -> some View {
    environment(\.commonSectionViewStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
