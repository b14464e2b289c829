/// How a change runs its course.
///
/// Default values are those of Apple's documentation; that of `.default` holds since iOS 17.
public struct Animation: Sendable {
  package let base: any CustomAnimation
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}
extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }
  public var debugDescription: String { "\(base)" }
}

// MARK: - Curves

extension Animation {
  public static let `default` = Animation(FluidSpringAnimation(response: 0.55, dampingRatio: 1))

  public static var linear: Animation { linear(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(EasingAnimation(curve, duration: duration))
  }
  /// - Parameters: the inner points of a cubic Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

// MARK: - Springs

extension Animation {
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration))
  }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(response: response, dampingRatio: dampingFraction, blendDuration: blendDuration))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring, initialVelocity: initialVelocity))
  }
}

// MARK: - Changes

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(self, delay: delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(self, speed: speed)) }
  /// - Parameter repeatCount: runs in all, backward ones counted. An even number of runs that turn back ends at the start,
  ///   and the value then jumps to its target.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// Counts as finished after a time: completions that wait for that run then.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, logical: duration.isNaN ? 0 : max(0, duration)))
  }
}

/// Counts as finished at a given moment, wherever the value then is.
private struct LogicallyCompleteAnimation: TimedAnimation {
  let base: Animation
  let logical: Double
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = result == nil || time >= logical
    return result
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    let inner = base.base.measuredDuration(value: value, context: context)
    return AnimationDuration(logical: min(logical, inner.total), total: inner.total)
  }
}
