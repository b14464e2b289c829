/// How a view comes and goes, of any kind.
public struct AnyTransition: @unchecked Sendable {
  // A value that is never changed, used on the main actor, where views are.
  let base: any Transition
  public init<T: Transition>(_ transition: T) { base = transition }

  public static let identity = AnyTransition(IdentityTransition())
  public static let opacity = AnyTransition(OpacityTransition())
  public static let slide = AnyTransition(SlideTransition())
  public static let scale = AnyTransition.scale(scale: 0)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func pair<A: Transition, B: Transition>(_ a: A, _ b: B) -> any Transition {
      AsymmetricTransition(insertion: a, removal: b)
    }
    return AnyTransition(pair(insertion.base, removal.base))
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    func pair<A: Transition, B: Transition>(_ a: A, _ b: B) -> any Transition {
      CombinedTransition(first: a, second: b)
    }
    return AnyTransition(pair(base, other.base))
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ transition: T) -> any Transition {
      AnimatedTransition(base: transition, animation: animation)
    }
    return AnyTransition(animated(base))
  }
}
