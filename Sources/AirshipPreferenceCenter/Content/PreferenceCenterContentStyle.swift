import AirshipCore
import SwiftUI

/// How a preference center looks in each of its phases.
public protocol PreferenceCenterContentStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = PreferenceCenterContentStyleConfiguration
  @preconcurrency @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PreferenceCenterContentStyleConfiguration: Sendable {
  public let phase: PreferenceCenterContentPhase
  public let preferenceCenterTheme: PreferenceCenterTheme
  public let colorScheme: ColorScheme
  /// Loads again.
  public let refresh: @MainActor @Sendable () -> Void
}

/// A spinner, a message with a button to try again, or the sections one below the other.
/// [github urbanairship/ios-library, PreferenceCenterContentStyle.swift@09cbee00]
public struct DefaultPreferenceCenterViewStyle: PreferenceCenterContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let theme = configuration.preferenceCenterTheme.viewController
    let background = configuration.colorScheme.airshipResolveColor(
      light: theme?.backgroundColor, dark: theme?.backgroundColorDark)
    ZStack {
      if let background { background.ignoresSafeArea() }
      switch configuration.phase {
      case .loading: ProgressView()
      case .error: makeErrorView(configuration: configuration)
      case .loaded(let state): makePreferenceCenterView(configuration: configuration, state: state)
      }
    }
  }

  @MainActor public func makeErrorView(configuration: Configuration) -> some View {
    let theme = configuration.preferenceCenterTheme.preferenceCenter
    let colorScheme = configuration.colorScheme
    let background = colorScheme.airshipResolveColor(
      light: theme?.retryButtonBackgroundColor, dark: theme?.retryButtonBackgroundColorDark)
    return VStack {
      Text(verbatim: theme?.retryMessage ?? PreferenceCenterDefaults.loadingFailed)
        .textAppearance(theme?.retryMessageAppearance, colorScheme: colorScheme)
        .padding()
      Button(action: configuration.refresh) {
        CapsuleLabel(
          text: theme?.retryButtonLabel ?? PreferenceCenterDefaults.retry,
          appearance: theme?.retryButtonLabelAppearance, base: PreferenceCenterDefaults.retryButtonLabel,
          background: background ?? PreferenceCenterDefaults.buttonBackground
        )
        .frame(minWidth: 44)
      }
    }
  }

  @MainActor public func makePreferenceCenterView(
    configuration: Configuration, state: PreferenceCenterState
  ) -> some View {
    let sections = state.config.sections
    return ScrollView {
      LazyVStack(alignment: .leading) {
        if let subtitle = state.config.display?.subtitle {
          Text(verbatim: subtitle)
            .textAppearance(
              configuration.preferenceCenterTheme.preferenceCenter?.subtitleAppearance,
              base: PreferenceCenterDefaults.subtitle, colorScheme: configuration.colorScheme
            )
            .padding(.bottom)
        }
        ForEach(sections.indices, id: \.self) { index in
          switch sections[index] {
          case .common(let section):
            CommonSectionView(section: section, state: state, isLast: index == sections.count - 1)
          case .labeledSectionBreak(let section): LabeledSectionBreakView(section: section, state: state)
          }
        }
      }
      .padding()
      Spacer()
    }
  }
}

/// The label of the SDK's filled buttons: white on a capsule.
struct CapsuleLabel: View {
  let text: String
  let appearance: PreferenceCenterTheme.TextAppearance?
  let base: PreferenceCenterTheme.TextAppearance
  let background: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(verbatim: text)
      .textAppearance(appearance, base: base, colorScheme: colorScheme)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Capsule().fill(background))
      .cornerRadius(8)
  }
}

extension PreferenceCenterContentStyle where Self == DefaultPreferenceCenterViewStyle {
  public static var defaultStyle: Self { Self() }
}
private enum PreferenceCenterContentStyleKey: EnvironmentKey {
  static let defaultValue = AnyPreferenceCenterStyle<PreferenceCenterContentStyleConfiguration> {
    AnyView(DefaultPreferenceCenterViewStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var preferenceCenterContentStyle: AnyPreferenceCenterStyle<PreferenceCenterContentStyleConfiguration> {
    get { self[PreferenceCenterContentStyleKey.self] }
    set { self[PreferenceCenterContentStyleKey.self] = newValue }
  }
}
extension View {
  public func preferenceCenterContentStyle<S: PreferenceCenterContentStyle>(_ style: S) -> some View {
    environment(\.preferenceCenterContentStyle, AnyPreferenceCenterStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
