import ViewTree

public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}
/// Parts two groups of a bar's items; before iOS 26 items stand apart anyway.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  @MainActor public static func _view(_ spacer: ToolbarSpacer) -> AnyView {
    AnyView(ToolbarGap(isFlexible: spacer.sizing == .flexible).modifier(PlacementModifier(placement: spacer.placement)))
  }
}
/// A node that parts the items before it from those after it.
nonisolated struct ToolbarGap: _PrimitiveView {
  let isFlexible: Bool
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    var node = context.layout(SpacerRule(axis: .horizontal, minimumLength: 0), [])
    node.layoutValues[ObjectIdentifier(ToolbarGap.self)] = isFlexible
    return [node]
  }
}
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}
/// Places an item of the system's own, where it has one.
public nonisolated struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public static func _view(_ item: DefaultToolbarItem) -> AnyView { AnyView(EmptyView()) }
}
/// The menu of the title, which would be marked by a chevron.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public static func _view(_ menu: ToolbarTitleMenu) -> AnyView {
    AnyView(EmptyView().unsupported("ToolbarTitleMenu"))
  }
}

/// Items that a person may arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { .init() }
  public static var reorderable: ToolbarCustomizationBehavior { .init() }
  public static var disabled: ToolbarCustomizationBehavior { .init() }
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
extension CustomizableToolbarContent {
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}
extension ToolbarContent {
  /// Whether the items lie on glass with their neighbours.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  @MainActor public func hidden(_ hidden: Bool = true) -> Self? { hidden ? nil : self }
}
extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
}

extension View {
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    unsupported("toolbarTitleMenu")
  }
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  @MainActor @preconcurrency public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}
