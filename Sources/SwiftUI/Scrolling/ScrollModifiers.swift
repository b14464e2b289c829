import ViewTree

/// Hands a binding's identity to the scroll view in the content. The binding is read in a body, so that a change is seen.
private nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @MainActor func body(content: Content) -> some View {
    content.environment(\.scrolledID, ScrolledID(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
  }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Keeps a finger from moving the scroll views in the content.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isScrollEnabled = false } }
  }
  /// Brings the view that the binding names into sight, at the start and when it changes. What a finger scrolls to is not
  /// written back.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
  /// Marks the views that a scroll position may name: here all views with an identity can be.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  // Indicators are never drawn: on a device at rest they have faded.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
