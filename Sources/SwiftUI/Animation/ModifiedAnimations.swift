/// Starts later. What is under way goes on until this one starts.
struct DelayAnimation: TimedAnimation {
  let base: Animation
  /// In seconds; below none, the animation starts part of the way.
  let delay: Double
  init(_ base: Animation, delay: Double) { (self.base, self.delay) = (base, delay.isNaN ? 0 : delay) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    let inner = base.base.measuredDuration(value: value, context: context)
    return AnimationDuration(logical: max(0, delay + inner.logical), total: max(0, delay + inner.total))
  }
}

/// Runs faster or slower.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  /// 2 takes half the time. 0 and less never leave the start, as on a device.
  let speed: Double
  init(_ base: Animation, speed: Double) { (self.base, self.speed) = (base, speed.isNaN ? 1 : max(0, speed)) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: scaled(time), context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: scaled(time), context: context)?.scaled(by: speed)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // Times and velocities of another speed would not fit.
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: scaled(time), context: &context)
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    let inner = base.base.measuredDuration(value: value, context: context)
    func own(_ seconds: Double) -> Double { seconds == 0 ? 0 : speed > 0 ? seconds / speed : .infinity }
    return AnimationDuration(logical: own(inner.logical), total: own(inner.total))
  }
  private func scaled(_ time: Double) -> Double { speed == 0 ? 0 : time * speed }
}

/// Runs again and again, every second time back if it is to. The way back begins as the way out does: slowly with
/// `easeIn`. [github OpenSwiftUIProject/OpenSwiftUI, RepeatAnimation.swift@203272fe]
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// `nil` for ever; none and less is a change at once.
  let count: Int?
  let autoreverses: Bool

  private struct Run<V: VectorArithmetic> {
    var index = 0
    var state = AnimationState<V>()
    var length: Double? = nil
  }
  private enum RunKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Run<V> { Run() }
  }

  /// Seconds of one run; `nil` where there is nothing to run.
  private func length<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double? {
    if let count, count <= 0 { return nil }
    let length = base.base.measuredDuration(value: value, context: context.withState(AnimationState<V>())).total
    return length > 0 ? length : nil
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var run = context.state[RunKey<V>.self]
    if run.length == nil { run.length = length(value, context) ?? 0 }
    guard let length = run.length, length > 0 else {
      context.isLogicallyComplete = true
      return nil
    }
    let index = (max(time, 0) / length).rounded(.down)
    if let count, index >= Double(count) {
      context.isLogicallyComplete = true
      return nil
    }
    // Beyond 2⁵³ runs their number has no parity any more.
    let number = index < 0x1p53 ? Int(index) : 0
    if number != run.index { (run.index, run.state) = (number, AnimationState()) }
    let phase = max(time, 0) - index * length
    var inner = context.withState(run.state)
    let covered = base.animate(value: value, time: phase, context: &inner) ?? value
    run.state = inner.state
    context.state[RunKey<V>.self] = run
    return autoreverses && number & 1 == 1 ? value - covered : covered
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let run = context.state[RunKey<V>.self]
    guard let length = run.length ?? length(value, context), length > 0 else { return nil }
    let index = (max(time, 0) / length).rounded(.down)
    if let count, index >= Double(count) { return nil }
    let isBackward = autoreverses && index < 0x1p53 && Int(index) & 1 == 1
    let phase = max(time, 0) - index * length
    let velocity = base.velocity(value: value, time: phase, context: context.withState(run.state))
    return isBackward ? velocity?.scaled(by: -1) : velocity
  }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    guard let length = length(value, context) else { return .none }
    return AnimationDuration(count.map { Double($0) * length } ?? .infinity)
  }
}
