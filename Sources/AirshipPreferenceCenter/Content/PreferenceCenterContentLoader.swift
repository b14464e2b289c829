import SwiftUI

/// Loads a preference center, and again where the person retries.
@MainActor final class PreferenceCenterContentLoader: ObservableObject {
  @Published private(set) var phase: PreferenceCenterContentPhase = .loading
  private var task: Task<Void, Never>?

  /// - Parameter onLoad: answers in place of what is registered with `PreferenceCenterStubs`.
  func load(preferenceCenterID id: String, onLoad: (@Sendable (String) async -> PreferenceCenterContentPhase)?) {
    task?.cancel()
    phase = .loading
    guard let onLoad else {
      phase = PreferenceCenterStubs.phase(id: id)
      return
    }
    task = Task { [weak self] in
      let phase = await onLoad(id)
      if !Task.isCancelled { self?.phase = phase }
    }
  }
}
