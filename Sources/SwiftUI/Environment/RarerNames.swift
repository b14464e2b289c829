// Names that view files rarely use and that no picture shows.

extension EnvironmentValues {
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var keyboardShortcut: KeyboardShortcut? { nil }
}
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension DynamicViewContent {
  /// Nothing is dropped on a picture.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _DynamicRowsModifier> { modifier(_DynamicRowsModifier { _, _ in }) }
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> ModifiedContent<Self, _DynamicRowsModifier> { modifier(_DynamicRowsModifier { _, _ in }) }
}
extension PasteButton {
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(payloadType: String.self) { _ in }
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}
extension GraphicsContext {
  /// Core Graphics does not draw here: fails by name.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    sheet.fail("withCGContext is not supported: Core Graphics does not draw here")
    try content(CGContext())
  }
}
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String
  public static let automatic = TextSelectionAffinity(name: "automatic")
  public static let upstream = TextSelectionAffinity(name: "upstream")
  public static let downstream = TextSelectionAffinity(name: "downstream")
}
extension View {
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// On no iPhone.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    self
  }
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
