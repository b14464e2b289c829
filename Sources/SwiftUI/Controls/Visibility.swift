/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

private enum ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var isScrollContentBackgroundHidden: Bool {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
extension View {
  /// Whether views that scroll by themselves, such as a text editor, draw their own background.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isScrollContentBackgroundHidden, visibility == .hidden)
  }
}
