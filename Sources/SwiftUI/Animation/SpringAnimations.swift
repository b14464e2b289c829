/// A spring that takes over from whatever moved the value before, with its velocity: `Animation.spring`.
struct FluidSpringAnimation: TimedAnimation {
  /// In seconds; 0 or less is stiff without limit.
  let response: Double
  let dampingRatio: Double
  /// Seconds in which the response of the spring before goes over into this one's; 0…10.
  let blendDuration: Double

  init(response: Double, dampingRatio: Double, blendDuration: Double = 0) {
    (self.response, self.dampingRatio) = (response, dampingRatio)
    self.blendDuration = blendDuration > 0 ? min(blendDuration, 10) : 0
  }

  /// Where the value was taken over.
  struct Takeover<V: VectorArithmetic> {
    var offset = V.zero
    var velocity = V.zero
    /// In seconds of the animation.
    var time = 0.0
    /// Of the spring before, where it was another.
    var response: Double? = nil
  }
  private enum TakeoverKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Takeover<V> { Takeover() }
  }

  private static var blendStep: Double { 1.0 / 300 }

  private func state<V: VectorArithmetic>(value: V, time: Double, from start: Takeover<V>) -> (distance: V, velocity: V)
  {
    var state = (distance: start.offset - value, velocity: start.velocity)
    var rest = time - start.time
    if let old = start.response, blendDuration > 0, response > 0 {
      // The response changes smoothly (3p² − 2p³), so the motion is put together from short pieces of constant response.
      var elapsed = 0.0
      while elapsed < blendDuration, rest > 0 {
        let step = min(Self.blendStep, rest)
        let p = min((elapsed + step / 2) / blendDuration, 1)
        let motion = SpringMotion(
          response: old + (response - old) * p * p * (3 - 2 * p), dampingRatio: dampingRatio)
        state = motion.state(distance: state.distance, velocity: state.velocity, after: step)
        elapsed += step
        rest -= step
      }
    }
    return SpringMotion(response: response, dampingRatio: dampingRatio)
      .state(distance: state.distance, velocity: state.velocity, after: rest)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let duration = duration(value: value, context: context)
    if time >= duration.logical { context.isLogicallyComplete = true }
    guard time < duration.total else { return nil }
    return value + state(value: value, time: time, from: context.state[TakeoverKey<V>.self]).distance
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration(value: value, context: context).total else { return nil }
    return state(value: value, time: time, from: context.state[TakeoverKey<V>.self]).velocity
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var before = context
    let velocity = previous.velocity(value: value, time: time, context: before)
    let offset = previous.animate(value: value, time: time, context: &before)
    let spring = previous.base as? FluidSpringAnimation
    context.state[TakeoverKey<V>.self] = Takeover(
      offset: offset ?? value, velocity: velocity ?? .zero, time: time,
      response: spring.flatMap { $0.response > 0 && $0.response != response ? $0.response : nil })
    return true
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    let start = context.state[TakeoverKey<V>.self]
    let motion = SpringMotion(response: response, dampingRatio: dampingRatio)
    let blending = start.response == nil ? 0 : blendDuration
    let settling = motion.restDuration(way: value, distance: start.offset - value, velocity: start.velocity)
    return AnimationDuration(
      logical: start.time + (motion.isInstant ? 0 : min(response, blending + settling)),
      total: start.time + blending + settling)
  }
}

/// A spring that only knows the change itself; several of them add up: `Animation.interpolatingSpring`.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// In whole ways per second.
  let initialVelocity: Double
  init(_ spring: Spring, initialVelocity: Double) {
    (self.spring, self.initialVelocity) = (spring, initialVelocity.isFinite ? initialVelocity : 0)
  }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let duration = duration(value: value, context: context)
    if time >= duration.logical { context.isLogicallyComplete = true }
    guard time < duration.total else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration(value: value, context: context).total else { return nil }
    return spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    let settling = spring.motion.restDuration(
      way: value, distance: value, velocity: value.scaled(by: initialVelocity))
    return AnimationDuration(logical: min(spring.duration, settling), total: settling)
  }
}

extension SpringMotion {
  /// Seconds until what is left of a way cannot be seen: a thousandth of it, and a hundredth of a point of a long one.
  /// [unverified: the device goes by the velocity; both ends differ by less than that distance]
  fileprivate func restDuration<V: VectorArithmetic>(way: V, distance: V, velocity: V) -> Double {
    let length = max(way.magnitude, distance.magnitude)
    let epsilon = length > 0 ? min(length / 1000, 0.01) : 0.001
    return settlingDuration(distance: distance.magnitude, velocity: velocity.magnitude, epsilon: epsilon)
  }
}
