// How a page comes is seen on no picture: it is there or it is not.

@MainActor @preconcurrency public protocol NavigationTransition {}
public nonisolated struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public nonisolated struct ZoomNavigationTransition: NavigationTransition {}
public nonisolated struct CrossFadeNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public nonisolated static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init()
  }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public nonisolated static var crossFade: CrossFadeNavigationTransition { .init() }
}
public nonisolated struct EmptyMatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  public func shadow(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> EmptyMatchedTransitionSourceConfiguration
  { self }
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
  ) -> some View { self }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Below the title, from iOS 26 on.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { unsupported("navigationSubtitle") }
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}
