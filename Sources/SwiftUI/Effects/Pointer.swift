/// How a view answers to a pointer over it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
extension View {
  // No pointer is over a picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  @_disfavoredOverload public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  public nonisolated func help(_ text: Text) -> some View { self }
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
