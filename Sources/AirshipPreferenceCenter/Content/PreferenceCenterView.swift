import AirshipCore
import SwiftUI

/// A preference center with a navigation bar, and in it a way back where there is one.
/// [github urbanairship/ios-library, PreferenceCenterView.swift@04426a74]
public struct PreferenceCenterView: View {
  private let preferenceCenterID: String
  /// From the config, once it is there.
  @State private var title: String?
  @Environment(\.preferenceCenterDismissAction) private var dismissAction
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  public init(preferenceCenterID: String) { self.preferenceCenterID = preferenceCenterID }

  public var body: some View {
    let bar = theme.viewController?.navigationBar
    let background = colorScheme.airshipResolveColor(light: bar?.backgroundColor, dark: bar?.backgroundColorDark)
    NavigationStack {
      Group {
        if let background {
          content
            .toolbarBackground(background, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        } else {
          content
        }
      }
      .toolbar {
        if let dismissAction {
          ToolbarItem(placement: .navigationBarLeading) { BackButton(action: dismissAction) }
        }
      }
      .navigationTitle(barTitle)
    }
  }

  private var content: some View {
    PreferenceCenterContent(preferenceCenterID: preferenceCenterID, onPhaseChange: readTitle)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The theme's title unless it leaves the config's alone; empty while the config is on its way.
  private var barTitle: String {
    let bar = theme.viewController?.navigationBar
    let own = bar?.overrideConfigTitle == true ? bar?.title : nil
    return own ?? title ?? ""
  }

  private func readTitle(_ phase: PreferenceCenterContentPhase) {
    guard case .loaded(let state) = phase else { return }
    let configured = state.config.display?.title ?? ""
    title = configured.isEmpty ? PreferenceCenterDefaults.screenTitle : configured
  }
}

private struct BackButton: View {
  let action: @MainActor @Sendable () -> Void
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let bar = theme.viewController?.navigationBar
    Button(action: action) {
      Image(systemName: "chevron.backward")
        .scaleEffect(0.68)
        .font(.title.weight(.medium))
        .foregroundColor(colorScheme.airshipResolveColor(light: bar?.backButtonColor, dark: bar?.backButtonColorDark))
    }
  }
}

private enum PreferenceCenterDismissActionKey: EnvironmentKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}
extension EnvironmentValues {
  var preferenceCenterDismissAction: (@MainActor @Sendable () -> Void)? {
    get { self[PreferenceCenterDismissActionKey.self] }
    set { self[PreferenceCenterDismissActionKey.self] = newValue }
  }
}
extension View {
  /// Gives the preference centers inside a button that goes back.
  public nonisolated func addPreferenceCenterDismissAction(action: (@MainActor @Sendable () -> Void)?) -> some View {
    environment(\.preferenceCenterDismissAction, action)
  }
}
