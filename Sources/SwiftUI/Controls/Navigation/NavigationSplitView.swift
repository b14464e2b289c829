import ViewTree

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Columns side by side. Where the width is compact, as on an iPhone, one column with a navigation bar: the sidebar, or the
/// preferred one. Columns side by side are not drawn yet, and fail the snapshot by name.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor public var body: some View {
    if sizeClass == .regular {
      UnsupportedView(name: "NavigationSplitView in a regular width")
    } else {
      NavigationStack {
        switch preferredColumn?.wrappedValue {
        case .detail?: detail
        case .content?: content
        default: sidebar
        }
      }
    }
  }
}
extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferredColumn: preferredCompactColumn)
  }
}
extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), preferredColumn: preferredCompactColumn)
  }
}

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// How a `NavigationView` shows its pages: on an iPhone always as a stack.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public nonisolated static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public nonisolated static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
