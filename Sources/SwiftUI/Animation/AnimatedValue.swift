/// At which moment of what is under way a picture is taken.
package enum AnimationSampling: Hashable, Sendable {
  /// At the clock's time.
  case live
  /// Before the last change took effect.
  case start
  /// At rest: where everything leads to.
  case end
  /// Seconds after the last change.
  case at(Double)
}

/// A value on its way, kept where it is shown.
///
/// A change of the target begins a run. A run of an animation that merges takes the place of those before, with their
/// position and velocity. Otherwise the runs before go on to their own targets, and this one leads from wherever they are
/// to the new target; once it is over so are they, and what repeated for ever has come to its end. Either way value and
/// velocity have no jump. [github OpenSwiftUIProject/OpenSwiftUI, DefaultCombiningAnimation.swift@a591a43a]
@MainActor package final class AnimatedValue<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// From the target before.
    var way: Value
    /// In seconds of the clock.
    var start: Double
    /// In seconds of the clock, when it rests.
    var end: Double
    var context: AnimationContext<Value>
  }
  private var target: Value? = nil
  /// In seconds of the clock, when the last run began or took over.
  private var changeTime = 0.0
  /// Where the runs left off that are over.
  private var base = Value.zero
  private var runs: [Run] = []
  /// Of the change that began last, from its beginning.
  private(set) var lastDuration = AnimationDuration.none

  package init() {}
  /// - Parameter value: where the value is before its first target.
  package init(from value: Value) { (target, base) = (value, value) }

  /// Seconds of the clock at which it will be at rest; `nil` at rest, infinite for what repeats for ever.
  package var endTime: Double? { runs.last?.end }
  /// Whether a change has begun by the last call of `value(target:…)`.
  package private(set) var hasBegun = false

  /// What to show.
  /// - Parameters:
  ///   - target: what the view says.
  ///   - animation: the transaction's; without one a new target is taken at once.
  ///   - time: seconds of the clock, never less than in the call before.
  package func value(
    target new: Value, animation: Animation?, at time: Double, sampling: AnimationSampling,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Value {
    hasBegun = false
    guard let old = target else {
      (target, base) = (new, new)
      return new
    }
    let isFrozen = sampling != .live && sampling != .end
    // A picture of a moment after the change is taken whenever the clock comes by: what is over by then is kept for it.
    if old != new || !isFrozen { retire(at: time) }
    if old != new {
      target = new
      // Between numbers and no numbers there is no way.
      if let animation, (new - old).magnitudeSquared.isFinite {
        begin(animation, way: new - old, at: time, environment)
      } else {
        runs = []
        base = new
      }
    }
    if runs.isEmpty { return new }
    switch sampling {
    case .end: return new
    case .live: return shown(at: time)
    case .start: return frozen(at: changeTime)
    case .at(let seconds): return frozen(at: changeTime + (seconds.isNaN ? 0 : max(0, seconds)))
    }
  }

  /// Per second, at the clock's time.
  package func velocity(at time: Double) -> Value {
    var (velocity, behind) = (Value.zero, Value.zero)
    for (index, run) in runs.enumerated() {
      guard time < run.end else {
        (velocity, behind) = (.zero, .zero)
        continue
      }
      var context = run.context
      let way = run.way + behind
      var own = run.animation.velocity(value: way, time: time - run.start, context: context) ?? .zero
      // The way is that much shorter with each second, and the part of it that lies behind with it.
      if index > 0 {
        let change = Value.zero - velocity
        var context = run.context
        own += run.animation.animate(value: change, time: time - run.start, context: &context) ?? change
      }
      velocity += own
      behind = way - (run.animation.animate(value: way, time: time - run.start, context: &context) ?? way)
    }
    return velocity
  }

  private func begin(_ animation: Animation, way: Value, at time: Double, _ environment: EnvironmentValues) {
    var run = Run(
      animation: animation, way: way, start: time, end: time, context: AnimationContext(environment: environment))
    if runs.count == 1, let previous = runs.last {
      var context = previous.context
      context.isLogicallyComplete = false
      if animation.shouldMerge(
        previous: previous.animation, value: previous.way, time: time - previous.start, context: &context)
      {
        runs.removeLast()
        (run.context, run.start) = (context, previous.start)
        run.way = previous.way + way
      }
    } else if !runs.isEmpty {
      let whole = runs.reduce(Value.zero) { $0 + $1.way }
      var context = run.context
      context.state[SeveralRuns.Key<Value>.self] = (frozen(at: time) - base, velocity(at: time))
      if animation.shouldMerge(previous: Animation(SeveralRuns()), value: whole, time: 0, context: &context) {
        runs = []
        run.context = context
        run.way = whole + way
      }
    }
    changeTime = time
    let duration = animation.base.measuredDuration(value: run.way, context: run.context)
    run.end = run.start + duration.total
    let elapsed = time - run.start
    lastDuration = AnimationDuration(
      logical: max(0, duration.logical - elapsed), total: max(0, duration.total - elapsed))
    // An animation without length is a change at once.
    if run.end > time {
      runs.append(run)
      hasBegun = true
    } else if let target {
      (runs, base) = ([], target)
    }
  }

  /// Whether this target would change nothing.
  func rests(at new: Value) -> Bool { runs.isEmpty && target == new }
  /// Whether something else than the target is to be shown at times.
  package var isUnderWay: Bool { !runs.isEmpty }

  /// Lets go of the runs that are over, and of those before them. A clock that was told to run to an end may miss it by a
  /// rounding.
  private func retire(at time: Double) {
    let reached = time + max(1e-9, 4 * time.ulp)
    guard let last = runs.lastIndex(where: { $0.end <= reached }) else { return }
    for run in runs[...last] { base += run.way }
    runs.removeSubrange(...last)
    if runs.isEmpty, let target { base = target }
  }

  private func shown(at time: Double) -> Value {
    // `behind` is what the runs before lack to their target.
    var (sum, behind) = (base, Value.zero)
    for index in runs.indices {
      let run = runs[index]
      let way = run.way + behind
      var moved = way
      if time < run.end {
        moved = run.animation.animate(value: way, time: time - run.start, context: &runs[index].context) ?? way
        // From beyond all numbers no way leads back.
        if !moved.magnitudeSquared.isFinite { moved = way }
      }
      sum += moved
      behind = way - moved
    }
    return sum
  }
  /// Without touching what the animations remember: the clock goes on from where it is.
  private func frozen(at time: Double) -> Value {
    let contexts = runs
    defer { runs = contexts }
    return shown(at: time)
  }
}

/// Stands for several runs where one animation takes over from them all: only their state at that moment is known.
private struct SeveralRuns: CustomAnimation {
  enum Key<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (position: Value, velocity: Value) { (.zero, .zero) }
  }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Key<V>.self].position
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[Key<V>.self].velocity
  }
}
