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
}
