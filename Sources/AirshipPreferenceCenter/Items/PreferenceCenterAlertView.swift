import AirshipCore
import SwiftUI

/// Something the person should know: an icon, a text and a button. What the button runs is not run.
public struct PreferenceCenterAlertView: View {
  public let item: PreferenceCenterConfig.Alert
  @ObservedObject public var state: PreferenceCenterState

  @ObservedObject private var notifications = NotificationStatus.shared
  @Environment(\.preferenceCenterAlertStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  public init(item: PreferenceCenterConfig.Alert, state: PreferenceCenterState) {
    self.item = item
    self.state = state
  }

  public var body: some View {
    style.makeBody(
      PrefernceCenterAlertStyleConfiguration(
        item: item, state: state, displayConditionsMet: notifications.meets(item.conditions),
        preferenceCenterTheme: theme, colorScheme: colorScheme))
  }
}

// The names are spelled as in the SDK.

public struct PrefernceCenterAlertStyleConfiguration {
  public let item: PreferenceCenterConfig.Alert
  public let state: PreferenceCenterState
  public let displayConditionsMet: Bool
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let colorScheme: ColorScheme
}

public protocol PrefernceCenterAlertStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = PrefernceCenterAlertStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// [github urbanairship/ios-library, PreferenceCenterAlertView.swift@0965102e]
public struct DefaultPrefernceCenterAlertStyle: PrefernceCenterAlertStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayConditionsMet {
      let display = configuration.item.display
      let theme = configuration.preferenceCenterTheme.alert
      let colorScheme = configuration.colorScheme
      HStack(spacing: 16) {
        if let url = display?.iconURL, !url.isEmpty { AlertIcon(url: url) }
        VStack(alignment: .leading, spacing: 8) {
          if let title = display?.title {
            Text(verbatim: title)
              .textAppearance(
                theme?.titleAppearance, base: PreferenceCenterDefaults.alertTitle, colorScheme: colorScheme)
          }
          if let subtitle = display?.subtitle {
            Text(verbatim: subtitle)
              .textAppearance(
                theme?.subtitleAppearance, base: PreferenceCenterDefaults.subtitle, colorScheme: colorScheme)
          }
          if let button = configuration.item.button {
            AlertButton(button: button, theme: theme, state: configuration.state)
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

private struct AlertButton: View {
  let button: PreferenceCenterConfig.Alert.Button
  let theme: PreferenceCenterTheme.Alert?
  let state: PreferenceCenterState
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let background = colorScheme.airshipResolveColor(
      light: theme?.buttonBackgroundColor, dark: theme?.buttonBackgroundColorDark)
    let description = button.contentDescription
    let (state, actions) = (state, button.actionJSON)
    Button(action: { state.run(actions) }) {
      CapsuleLabel(
        text: button.text, appearance: theme?.buttonLabelAppearance, base: PreferenceCenterDefaults.alertButtonLabel,
        background: background ?? PreferenceCenterDefaults.buttonBackground)
    }
    .semantics { semantics in
      if let description { semantics.label = description }
    }
  }
}

/// The picture behind a URL, 60 × 60 points: the registered one, or a box in its place.
private struct AlertIcon: View {
  let url: String

  var body: some View {
    Group {
      if let icon = PreferenceCenterStubs.icon(url) {
        icon.resizable().scaledToFit()
      } else {
        RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.3))
          .snapshotNotice(
            warning: "the icon \(url) is not registered, so a gray box stands for it; snapshots ask no network: call "
              + "PreferenceCenterStubs.register(icon: …, url: \"\(url)\") before the assertion")
      }
    }
    .frame(width: 60, height: 60)
  }
}

extension PrefernceCenterAlertStyle where Self == DefaultPrefernceCenterAlertStyle {
  public static var defaultStyle: Self { Self() }
}
private enum PreferenceCenterAlertStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<PrefernceCenterAlertStyleConfiguration> {
    AnyView(DefaultPrefernceCenterAlertStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var preferenceCenterAlertStyle: AnyPreferenceCenterStyle<PrefernceCenterAlertStyleConfiguration> {
    get { self[PreferenceCenterAlertStyleKey.self] }
    set { self[PreferenceCenterAlertStyleKey.self] = newValue }
  }
}
extension View {
  public func prefernceCenterAlertStyle<S: PrefernceCenterAlertStyle>(_ style: S) -> some View {
    environment(\.preferenceCenterAlertStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
