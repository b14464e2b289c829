/// Where a view is in its life on the screen.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come: how it looks before its first frame.
  case willAppear
  case identity
  /// Gone: how it looks after its last frame.
  case didDisappear
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How views come and go: how they look in each phase. Between phases, what is animatable is animated.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  /// Whether it moves though the change that it belongs to is without animation.
  @MainActor @preconcurrency var _hasOwnAnimation: Bool { get }
  /// Whether a view that is there looks as it does without the transition.
  @MainActor @preconcurrency static var _leavesIdentityAlone: Bool { get }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }
  public var _hasOwnAnimation: Bool { false }
  public static var _leavesIdentityAlone: Bool { false }
  /// The view as it looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _TransitionApplication(transition: self, phase: phase) { $0.lower(content) }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition changes, as its `body(content:phase:)` sees it.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
  let lower: @MainActor (_BuildContext) -> [ViewNode]
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { lower(context.child(.name("content"))) }
}

nonisolated struct _TransitionApplication<T: Transition>: _PrimitiveView {
  let transition: T
  let phase: TransitionPhase
  let content: @MainActor (_BuildContext) -> [ViewNode]
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let context = context.child(.type(ObjectIdentifier(T.self))).deeper() else { return [] }
    return context.lower(transition.body(content: PlaceholderContentView(lower: content), phase: phase))
  }
}
