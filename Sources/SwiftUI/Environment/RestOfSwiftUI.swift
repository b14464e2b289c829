import ViewTree

extension EnvironmentValues {
  /// Nothing can be undone on a picture.
  public var undoManager: UndoManager? { nil }
  /// Of a watch whose wrist is down.
  public var isLuminanceReduced: Bool { false }
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var displayGamut: DisplayGamut { .sRGB }
}
public enum DisplayGamut: Hashable, Sendable { case sRGB, displayP3 }
private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

/// Foundation has none on Linux. Nothing registers what could be undone with the system.
open class UndoManager: @unchecked Sendable {
  public init() {}
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public func undo() {}
  public func redo() {}
  public func removeAllActions() {}
  public func setActionName(_ actionName: String) {}
  public func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
}

extension ContentSizeCategory: Comparable {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
}

extension View {
  public nonisolated func frame() -> some View { self }
  /// As wide as the platform's margins: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
  /// A bar at an edge, over which content scrolls.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    changingEnvironment { if behavior == .fixed { $0.layoutDirection = .leftToRight } }
  }

  // What follows is felt, heard, remembered or typed, and on no picture.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  public nonisolated func help(_ text: Text) -> some View { self }
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func contentCaptureProtected(_ protected: Bool) -> some View { self }
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  public nonisolated func onImmersionChange(_ action: @escaping (Double) -> Void) -> some View { self }
}

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private let name: String
  public var id: String { name }
  public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
public protocol PreviewContextKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
