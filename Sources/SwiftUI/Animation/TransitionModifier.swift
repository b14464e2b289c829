import ViewTree
import VirtualTime

/// What a container that adds and removes views tells the view about it.
@MainActor package final class TransitionScope {
  /// `.didDisappear` for a view that is leaving; otherwise `.identity`.
  package let phase: TransitionPhase
  /// Whether the view came in this pass; `nil` leaves it to what its transition remembers.
  package let isNew: Bool?
  /// Whether a transition below has answered.
  package fileprivate(set) var isHandled = false
  package init(phase: TransitionPhase, isNew: Bool?) { (self.phase, self.isNew) = (phase, isNew) }
}

extension EnvironmentValues {
  /// What the nearest `transition` is to show: `.didDisappear` for a view that is leaving.
  package var transitionPhase: TransitionPhase { motion.transition?.phase ?? .identity }
}

extension _BuildContext {
  /// Lowers a view that a container adds and removes. One without a transition of its own fades.
  /// - Parameters:
  ///   - phase: `.didDisappear` while it is leaving.
  ///   - isNew: whether it came in this pass, for a container that does not call this in every pass.
  /// - Returns: its nodes, and until when it moves, in seconds of the clock.
  package func transitioning(
    _ phase: TransitionPhase, isNew: Bool? = nil, _ content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> (nodes: [ViewNode], endTime: Double?) {
    let scope = TransitionScope(phase: phase, isNew: isNew)
    let observer = MotionObserver(inside: environment.motion.observer)
    var context = place(.name("item"))
    context.environment.motion.transition = scope
    context.environment.motion.observer = observer
    let nodes = content(context)
    if scope.isHandled || nodes.isEmpty { return (nodes, observer.endTime) }
    context = context.with { $0.motion.transition = nil }
    let place = context.child(.name("fade"))
    let presenter = TransitionPresenter(transition: OpacityTransition(), place: place, outer: context, scope: scope)
    return (presenter.nodes { _ in nodes }, observer.endTime)
  }
}

/// Shows a view in the phase that its container says, or in that of one that has just come.
nonisolated struct TransitionModifier<T: Transition>: _PrimitiveModifier {
  let transition: T
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let scope = context.environment.motion.transition
    scope?.isHandled = true
    var inner = context.child(.name("transition"))
    if scope != nil { inner = inner.with { $0.motion.transition = nil } }
    return TransitionPresenter(transition: transition, place: inner, outer: inner, scope: scope).nodes(content)
  }
}

/// What a transition remembers of its view.
@MainActor private final class TransitionMemory {
  var phase: TransitionPhase? = nil
  /// The phase that its values are those of; `nil` while they are not kept.
  var seeded: TransitionPhase? = nil
  /// Until when it moves, in seconds of the clock.
  var endTime: Double? = nil
}

@MainActor private struct TransitionPresenter<T: Transition> {
  let transition: T
  /// What the transition's values are kept under.
  let place: _BuildContext
  /// Where the content is lowered.
  let outer: _BuildContext
  let scope: TransitionScope?

  func nodes(_ content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    let memory = place.node.slot(0) { TransitionMemory() }
    let motion = place.environment.motion
    let moves = motion.transaction.animation != nil || transition._hasOwnAnimation
    let phase = scope?.phase ?? .identity
    // What is there in the first pass does not come, it is there; and what is inside of another view comes with that.
    let isNew =
      scope != nil && scope?.isNew ?? (memory.phase == nil) && place.graph.pass > 1 && moves && phase == .identity
    // What was there since the first pass leaves from where it rests.
    let before = isNew ? .willAppear : memory.phase ?? (phase == .didDisappear ? .identity : phase)
    memory.phase = phase
    // One place for the content, whether the transition's views are around it or not: its state must not move.
    let inside = outer.child(.name("content"))
    let moving = { @MainActor (inner: _BuildContext) in
      var context = inside
      context.environment = inner.environment.changed { $0.motion = outer.environment.motion }
      return content(context)
    }

    let now = VirtualClock.current?.now ?? 0
    let isFrozen = motion.sampling != .live && motion.sampling != .end
    let isMoving = memory.endTime.map { isFrozen || $0 > now } ?? false
    if before == phase, !isMoving, phase == .identity, T._leavesIdentityAlone {
      memory.seeded = nil
      return content(inside)
    }
    // Values move from where they were, so they are told the phase before first; then the one that is. Nobody shows that.
    if memory.seeded == nil, before != phase {
      var still = place
      still.environment.motion.transaction = Transaction()
      _ = lower(in: still, before) { _ in [] }
    }
    memory.seeded = phase
    let observer = MotionObserver(inside: motion.observer)
    var watched = place
    watched.environment.motion.observer = observer
    _ = lower(in: watched, phase) { _ in [] }
    memory.endTime = observer.endTime
    if phase == .identity, T._leavesIdentityAlone, observer.endTime == nil || motion.sampling == .end {
      return content(inside)
    }
    return lower(in: watched, phase, moving)
  }

  private func lower(
    in context: _BuildContext, _ phase: TransitionPhase, _ content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    _TransitionApplication(transition: transition, phase: phase, content: content)._lower(in: context)
  }
}
