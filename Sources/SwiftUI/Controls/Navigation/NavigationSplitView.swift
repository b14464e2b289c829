/// Which columns of a split view are shown where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate let number: Int
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// Two or three columns. On an iPhone they are pages of a navigation stack: the sidebar, unless another column is preferred.
/// Columns side by side, in a regular width, are not drawn yet and fail the snapshot by name.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  /// `nil` where there are two columns.
  let content: Content?
  let detail: Detail
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var own = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(_ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content?, _ detail: Detail) {
    (self.preferred, self.sidebar, self.content, self.detail) = (preferred, sidebar, content, detail)
  }

  @MainActor @ViewBuilder public var body: some View {
    if sizeClass == .regular {
      UnsupportedView(name: "NavigationSplitView in a regular width")
    } else {
      stack(preferred ?? $own)
    }
  }
  @MainActor private func stack(_ column: Binding<NavigationSplitViewColumn>) -> some View {
    NavigationStack {
      if let content {
        sidebar.navigationDestination(isPresented: Self.page(.content, over: .sidebar, column)) {
          content.navigationDestination(isPresented: Self.page(.detail, over: .content, column)) { detail }
        }
      } else {
        sidebar.navigationDestination(isPresented: Self.page(.detail, over: .sidebar, column)) { detail }
      }
    }
  }
  /// Whether a column's page is there; it goes back to the one before.
  @MainActor private static func page(
    _ wanted: NavigationSplitViewColumn, over before: NavigationSplitViewColumn,
    _ column: Binding<NavigationSplitViewColumn>
  ) -> Binding<Bool> {
    let isThere = column.wrappedValue.number >= wanted.number
    return Binding {
      isThere
    } set: {
      if !$0 { column.wrappedValue = before }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar(), nil, detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), nil, detail())
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredCompactColumn, sidebar(), nil, detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredCompactColumn, sidebar(), nil, detail())
  }
}
extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredCompactColumn, sidebar(), content(), detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredCompactColumn, sidebar(), content(), detail())
  }
}

/// How columns share the room; an iPhone has room for one.
public protocol NavigationSplitViewStyle: Sendable {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
extension View {
  public nonisolated func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
