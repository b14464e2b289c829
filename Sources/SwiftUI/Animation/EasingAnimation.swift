/// A change along a curve, in a fixed time.
struct EasingAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds; not negative.
  let duration: Double
  /// - Parameter duration: what is no number, or not more than none, is a change at once.
  init(_ curve: UnitCurve, duration: Double) { (self.curve, self.duration) = (curve, duration > 0 ? duration : 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    AnimationDuration(duration)
  }
}
