import ViewTree

/// Changes the transaction for its content, in every pass or in those in which a value has changed.
private nonisolated struct TransactionModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let isAlways: Bool
  let change: (inout Transaction) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.place(.name("transaction"))
    let memory = context.node.slot(0) { LastValue<Value>() }
    let hasChanged = memory.value.map { $0 != value } ?? false
    memory.value = value
    return content(isAlways || hasChanged ? context.with { change(&$0.transaction) } : context)
  }
}

private final class LastValue<Value> {
  var value: Value? = nil
}

/// Changes the transaction for modifiers, and puts it back for the view that they are applied to.
private nonisolated struct ScopedTransaction<Content: View>: _PrimitiveView {
  let content: Content
  let outer: OuterMotion
  let change: (inout Transaction) -> Void
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    outer.motion = context.environment.motion
    return context.with { change(&$0.transaction) }.lower(content)
  }
}

/// The transaction around, for as long as a view is lowered.
private final class OuterMotion {
  var motion = Motion()
}

/// What a view's value holds may be made anywhere; it is used on the main actor, where views are lowered.
private struct Carried<Content: View>: @unchecked Sendable {
  let view: Content
  let outer: OuterMotion
}

extension View {
  /// Changes of `value` bring the animation with them, for this view and what is in it.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier(value: value, isAlways: false) { if !$0.disablesAnimations { $0.animation = animation } })
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(value: 0, isAlways: true) { if !$0.disablesAnimations { $0.animation = animation } })
  }
  /// Animates what the modifiers in `body` change, and nothing in the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    scoped({ if !$0.disablesAnimations { $0.animation = animation } }, body)
  }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: 0, isAlways: true, change: transform))
  }
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, isAlways: false, change: transform))
  }
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    scoped(transform, body)
  }
  private nonisolated func scoped<V: View>(
    _ change: @escaping (inout Transaction) -> Void, _ body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterMotion()
    let carried = Carried(view: self, outer: outer)
    let content = PlaceholderContentView<Self> { context in
      context.with { $0.motion.transaction = carried.outer.motion.transaction }.lower(carried.view)
    }
    return ScopedTransaction(content: body(content), outer: outer, change: change)
  }

  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    func applied<T: Transition>(_ transition: T) -> AnyTransitionModifier {
      AnyTransitionModifier(TransitionModifier(transition: transition))
    }
    return modifier(applied(transition.base))
  }
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
  /// How a change of the content itself is drawn. Contents are exchanged at once here.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// A transition of any kind.
private nonisolated struct AnyTransitionModifier: _PrimitiveModifier {
  let base: any _PrimitiveModifier
  init(_ base: any _PrimitiveModifier) { self.base = base }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    base._lower(in: context, content: content)
  }
}

/// How a change of a text or a symbol is drawn.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numericText(countsDown: Bool) }
  private let kind: Kind
  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension ViewModifier {
  /// Animates what the modifier changes, and nothing in the view that it modifies.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    ScopedModifier(modifier: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}
private nonisolated struct ScopedModifier<Inner: ViewModifier>: ViewModifier {
  let modifier: Inner
  let change: (inout Transaction) -> Void
  @MainActor func body(content: Content) -> some View { content.transaction(change) { $0.modifier(modifier) } }
}
