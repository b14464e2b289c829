import SwiftUI

/// A preference center without navigation.
///
/// What it shows is what `onLoad` answers, else what the test has registered with `PreferenceCenterStubs`. An id that is
/// not registered fails the snapshot.
@MainActor public struct PreferenceCenterContent: View {
  private let preferenceCenterID: String
  private let onLoad: (@Sendable (String) async -> PreferenceCenterContentPhase)?
  private let onPhaseChange: ((PreferenceCenterContentPhase) -> Void)?

  @StateObject private var loader = PreferenceCenterContentLoader()
  @State private var hasStarted = false
  @Environment(\.preferenceCenterContentStyle) private var style
  @Environment(\.airshipPreferenceCenterTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - onLoad: makes the phase of that id.
  ///   - onPhaseChange: hears of each phase, the first included.
  public init(
    preferenceCenterID: String, onLoad: (@Sendable (String) async -> PreferenceCenterContentPhase)? = nil,
    onPhaseChange: ((PreferenceCenterContentPhase) -> Void)? = nil
  ) {
    (self.preferenceCenterID, self.onLoad, self.onPhaseChange) = (preferenceCenterID, onLoad, onPhaseChange)
  }

  public var body: some View {
    let (loader, id, onLoad) = (loader, preferenceCenterID, onLoad)
    let refresh: @MainActor @Sendable () -> Void = { loader.load(preferenceCenterID: id, onLoad: onLoad) }
    style.makeBody(
      PreferenceCenterContentStyleConfiguration(
        phase: loader.phase, preferenceCenterTheme: theme, colorScheme: colorScheme, refresh: refresh)
    )
    .snapshotNotice(failure: unregistered)
    .overlay {
      if case .loaded(let state) = loader.phase { ContactPromptView(state: state) }
    }
    .onReceive(loader.$phase) { phase in
      onPhaseChange?(phase)
      if !hasStarted {
        hasStarted = true
        refresh()
      }
    }
  }

  /// Why the error that is shown is the test's own, and not one that it wants a picture of.
  private var unregistered: String? {
    guard onLoad == nil, case .error(let error as PreferenceCenterError) = loader.phase,
      case .notRegistered = error
    else { return nil }
    return error.description
  }
}
