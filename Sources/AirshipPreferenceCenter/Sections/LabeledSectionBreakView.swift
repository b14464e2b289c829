import AirshipCore
import SwiftUI

/// A label between sections.
public struct LabeledSectionBreakView: View {
  public let section: PreferenceCenterConfig.LabeledSectionBreak
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.labeledSectionBreakStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  init(section: PreferenceCenterConfig.LabeledSectionBreak, state: PreferenceCenterState) {
    self.section = section
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      LabeledSectionBreakStyleConfiguration(
        section: section, state: state, displayConditionsMet: notifications.meets(section.conditions),
        preferenceCenterTheme: theme, colorScheme: colorScheme))
  }
}

public struct LabeledSectionBreakStyleConfiguration {
  public let section: PreferenceCenterConfig.LabeledSectionBreak
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let colorScheme: ColorScheme
}

public protocol LabeledSectionBreakStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = LabeledSectionBreakStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// [github urbanairship/ios-library, LabeledSectionBreakView.swift@7243a8de]
public struct DefaultLabeledSectionBreakStyle: LabeledSectionBreakStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      let theme = configuration.preferenceCenterTheme.labeledSectionBreak
      let background = configuration.colorScheme.airshipResolveColor(
        light: theme?.backgroundColor, dark: theme?.backgroundColorDark)
      Text(verbatim: configuration.section.display?.title ?? "")
        .textAppearance(
          theme?.titleAppearance, base: PreferenceCenterDefaults.labeledSectionBreakTitle,
          colorScheme: configuration.colorScheme
        )
        .padding(.vertical, PreferenceCenterDefaults.smallPadding / 2)
        .padding(.horizontal, PreferenceCenterDefaults.smallPadding)
        .background(background ?? PreferenceCenterDefaults.labeledSectionBreakBackground)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

extension LabeledSectionBreakStyle where Self == DefaultLabeledSectionBreakStyle {
  public static var defaultStyle: Self { Self() }
}
private enum LabeledSectionBreakStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<LabeledSectionBreakStyleConfiguration> {
    AnyView(DefaultLabeledSectionBreakStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var labeledSectionBreakStyle: AnyPreferenceCenterStyle<LabeledSectionBreakStyleConfiguration> {
    get { self[LabeledSectionBreakStyleKey.self] }
    set { self[LabeledSectionBreakStyleKey.self] = newValue }
  }
}
extension View {
  public func labeledSectionBreakStyle<S: LabeledSectionBreakStyle>(_ style: S) -> some View {
    environment(\.labeledSectionBreakStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
