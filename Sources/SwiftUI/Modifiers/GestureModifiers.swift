import ViewTree

extension View {
  /// What a tap does; a picture shows the view before any.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    semantics { if $0.action == nil { $0.action = action } }
  }
  // Where a touch would count changes no picture.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
