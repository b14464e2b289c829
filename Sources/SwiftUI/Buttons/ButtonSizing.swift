/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as their labels.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}
private nonisolated struct FlexibleButtons: ViewModifier {
  let sizing: ButtonSizing
  @MainActor func body(content: Content) -> some View {
    if sizing == .flexible { content.unsupported("buttonSizing(.flexible)") } else { content }
  }
}
extension View {
  /// Buttons are as wide as their labels here; flexible ones fail by name.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(FlexibleButtons(sizing: sizing))
  }
}
