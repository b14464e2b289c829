import ViewTree

public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
/// Tabs that belong together in a sidebar; a bar shows them one by one.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {
    self.content = content()
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, image: image))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role)
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage), role: role)
  }
  /// The system's own item of the role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(
      value: nil, content: content(), label: SwiftUI.Label("Search", systemImage: "magnifyingglass"), role: role)
  }
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: value, content: content(), label: SwiftUI.Label("Search", systemImage: "magnifyingglass"), role: role)
  }
}
extension Tab {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label(), role: role)
  }
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, content: content(), label: label(), role: role)
  }
}

// On an iPhone these are the bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  @MainActor public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  @MainActor public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
  @MainActor public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public nonisolated static var grouped: GroupedTabViewStyle { .init() }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
/// How a person arranged a tab view.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
}

extension View {
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Above the bar, from iOS 26 on.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unsupported("tabViewBottomAccessory")
  }
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(OptionalUnsupported(name: isEnabled ? "tabViewBottomAccessory" : nil))
  }
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public nonisolated func customizationID(_ id: String) -> some View { self }
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some View { self }
  public nonisolated func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some View
  { self }
  public nonisolated func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
    -> some View
  { self }
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
private nonisolated struct OptionalUnsupported: ViewModifier {
  let name: String?
  @MainActor func body(content: Content) -> some View {
    if let name { content.unsupported(name) } else { content }
  }
}
extension EnvironmentValues {
  public var isTabBarShowingSections: Bool { false }
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}
