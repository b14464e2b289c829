/// Opens a window of the app. No window is there to be opened.
public struct OpenWindowAction: Sendable {
  public struct SharingBehavior: Sendable {
    public static let automatic = SharingBehavior()
    public static let requested = SharingBehavior()
    public static let required = SharingBehavior()
  }
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window of the app.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}
/// Of a window of macOS.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }
private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var supportsMultipleWindows: Bool { false }
  public var supportsImageVisualization: Bool { false }
  public var appearsActive: Bool { true }
  public var isSceneCaptured: Bool { false }
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}

// Addresses and activities come from other apps, of which there are none.
extension View {
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// What a person is doing in an app, for other devices and searches. Nobody asks for it here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var needsSave = false
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
