import ViewTree

extension View {
  /// What a swipe across the row offers. On a picture no row is swiped; a test chooses among the actions of a row.
  /// - Parameter allowsFullSwipe: no finger swipes here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(ListPartModifier(name: "swipe \(edge)", part: content()) { $0.swipes = $1 })
  }

  /// A value at the row's trailing edge; 0 is none.
  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(
      ListPartModifier(name: "badge", part: BadgeText(text: label)) { traits, nodes in
        if !nodes.isEmpty { traits.badge = nodes }
      })
  }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Offers to load anew what the content shows. On a picture nobody pulls at the list.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changingEnvironment { $0.refresh = RefreshAction(action: action) }
  }
}

private nonisolated struct BadgeText: View {
  let text: Text?
  init(text: Text?) { self.text = text }
  @MainActor var body: some View { text.map { $0.foregroundColor(.secondary) } }
}

public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// Loads anew what a view shows, as `refreshable(action:)` said.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
extension EnvironmentValues {
  public internal(set) var refresh: RefreshAction? { get { self[RefreshKey.self] } set { self[RefreshKey.self] = newValue } }
}
