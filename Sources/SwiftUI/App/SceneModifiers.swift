// What scenes say of themselves changes no picture.

public struct WindowStyle: Sendable {
  public static var automatic: WindowStyle { .init() }
  public static var titleBar: WindowStyle { .init() }
  public static var hiddenTitleBar: WindowStyle { .init() }
  public static var plain: WindowStyle { .init() }
  public static var volumetric: WindowStyle { .init() }
}
/// The older spellings of `WindowStyle` and `WindowToolbarStyle`.
public func HiddenTitleBarWindowStyle() -> WindowStyle { .hiddenTitleBar }
public func TitleBarWindowStyle() -> WindowStyle { .titleBar }
public func DefaultWindowStyle() -> WindowStyle { .automatic }
public struct WindowToolbarStyle: Sendable {
  public static var automatic: WindowToolbarStyle { .init() }
  public static var expanded: WindowToolbarStyle { .init() }
  public static var unified: WindowToolbarStyle { .init() }
  public static var unifiedCompact: WindowToolbarStyle { .init() }
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { .init() }
}
public func UnifiedWindowToolbarStyle(showsTitle: Bool = true) -> WindowToolbarStyle { .unified }
public func UnifiedCompactWindowToolbarStyle(showsTitle: Bool = true) -> WindowToolbarStyle { .unifiedCompact }
public func ExpandedWindowToolbarStyle() -> WindowToolbarStyle { .expanded }
public func DefaultWindowToolbarStyle() -> WindowToolbarStyle { .automatic }
public struct WindowResizability: Sendable {
  public static var automatic: WindowResizability { .init() }
  public static var contentSize: WindowResizability { .init() }
  public static var contentMinSize: WindowResizability { .init() }
}
public struct WindowLevel: Sendable {
  public static var automatic: WindowLevel { .init() }
  public static var normal: WindowLevel { .init() }
  public static var floating: WindowLevel { .init() }
  public static var desktop: WindowLevel { .init() }
}
public struct SceneRestorationBehavior: Sendable {
  public static var automatic: SceneRestorationBehavior { .init() }
  public static var disabled: SceneRestorationBehavior { .init() }
}
public struct SceneLaunchBehavior: Sendable {
  public static var automatic: SceneLaunchBehavior { .init() }
  public static var presented: SceneLaunchBehavior { .init() }
  public static var suppressed: SceneLaunchBehavior { .init() }
}
/// Work that the system starts while the app is not seen.
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init() }
}
extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension Scene {
  public nonisolated func windowStyle(_ style: WindowStyle) -> some Scene { self }
  public nonisolated func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  { self }
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public nonisolated func commandsRemoved() -> some Scene { self }
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  public nonisolated func windowIdealSize(_ size: CGSize) -> some Scene { self }
}
