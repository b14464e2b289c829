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
/// A change of the target begins a run. A run of an animation that merges takes the place of the one before, with its
/// position and velocity; otherwise the run before goes on to its own target, this one covers the difference, and the sum
/// of both is shown. Either way value and velocity have no jump.
@MainActor package final class AnimatedValue<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
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
  package var endTime: Double? { runs.map(\.end).max() }
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
    case .start: return frozen(at: 0)
    case .at(let seconds): return frozen(at: seconds.isNaN ? 0 : max(0, seconds))
    }
  }

  /// Per second, at the clock's time.
  package func velocity(at time: Double) -> Value {
    runs.reduce(Value.zero) {
      guard time < $1.end else { return $0 }
      return $0 + ($1.animation.velocity(value: $1.way, time: time - $1.start, context: $1.context) ?? .zero)
    }
  }

  private func begin(_ animation: Animation, way: Value, at time: Double, _ environment: EnvironmentValues) {
    var run = Run(
      animation: animation, way: way, start: time, end: time, context: AnimationContext(environment: environment))
    if let previous = runs.last {
      var context = previous.context
      context.isLogicallyComplete = false
      if animation.shouldMerge(
        previous: previous.animation, value: previous.way, time: time - previous.start, context: &context)
      {
        runs.removeLast()
        (run.context, run.start) = (context, previous.start)
        run.way = previous.way + way
      }
    }
    changeTime = time
    let duration = animation.base.measuredDuration(value: run.way, context: run.context)
    run.end = run.start + duration.total
    let elapsed = time - run.start
    lastDuration = AnimationDuration(logical: max(0, duration.logical - elapsed), total: max(0, duration.total - elapsed))
    // An animation without length is a change at once; what was under way before goes on.
    if run.end > time {
      runs.append(run)
      hasBegun = true
    } else {
      base += run.way
    }
  }

  /// Whether this target would change nothing.
  func rests(at new: Value) -> Bool { runs.isEmpty && target == new }
  /// Whether something else than the target is to be shown at times.
  package var isUnderWay: Bool { !runs.isEmpty }

  /// Lets go of the runs that are over. A clock that was told to run to an end may miss it by a rounding.
  private func retire(at time: Double) {
    let reached = time + max(1e-9, 4 * time.ulp)
    while let index = runs.firstIndex(where: { $0.end <= reached }) {
      base += runs[index].way
      runs.remove(at: index)
    }
    if runs.isEmpty, let target { base = target }
  }

  private func shown(at time: Double) -> Value {
    var sum = base
    for index in runs.indices {
      let run = runs[index]
      sum += run.animation.animate(value: run.way, time: time - run.start, context: &runs[index].context) ?? run.way
    }
    return sum
  }
  /// Without touching what the animations remember: the clock goes on from where it is.
  private func frozen(at seconds: Double) -> Value {
    let time = changeTime + seconds
    var sum = base
    for run in runs {
      if time >= run.end {
        sum += run.way
        continue
      }
      var context = run.context
      sum += run.animation.animate(value: run.way, time: time - run.start, context: &context) ?? run.way
    }
    return sum
  }
}
