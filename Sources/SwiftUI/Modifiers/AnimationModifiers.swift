/// How a view would come and go. A picture is taken when everything is at rest, so none is run.
public struct AnyTransition: Sendable {
  private init() {}
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// Nothing here changes a picture: animations and transitions are over when it is taken.
extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
