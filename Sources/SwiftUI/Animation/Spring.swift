/// A spring: what pulls a value to its target, and what slows it down.
///
/// Formulas: stiffness = m·(2π / response)², damping = 4π·m·ζ / response, ζ = 1 − bounce for a bounce of 0…1 and
/// 1 / (1 + bounce) for −1…0 (WWDC 2023, session 10158, and the documentation of `Spring`).
public struct Spring: Hashable, Sendable {
  public let mass: Double
  let motion: SpringMotion

  private init(_ motion: SpringMotion, mass: Double = 1) { (self.motion, self.mass) = (motion, mass) }

  /// - Parameters:
  ///   - duration: the pace, in seconds: the time of a swing without damping. 0 or less is stiff without limit.
  ///   - bounce: −1…1; 0 is critical, 1 swings for ever, below 0 is slower than critical.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(SpringMotion(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce)))
  }
  /// - Parameter dampingRatio: 0 swings for ever, 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(SpringMotion(response: response, dampingRatio: dampingRatio))
  }
  /// - Parameter allowOverDamping: without it, what is damped more than critically counts as critically damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      SpringMotion(frequency: frequency, dampingRatio: allowOverDamping || ratio.isNaN ? ratio : min(ratio, 1)),
      mass: mass > 0 && mass.isFinite ? mass : 1)
  }
  /// The spring whose distance to a target of 1 stays below `epsilon` after a time.
  ///
  /// exp(−ζωt)·ζ/√(1 − ζ²) = ε below critical damping, (1 + ωt)·exp(−ωt) = ε at it; more damping counts as critical.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    let ratio = min(dampingRatio, 1)
    let angle: Double
    if ratio < 1 {
      let amplitude = ratio / (1 - ratio * ratio).squareRoot()
      // A spring that hardly slows down starts below that amplitude: its own is 1.
      angle = Elementary.log(max(amplitude, 1) / epsilon) / ratio
    } else {
      angle = SpringMotion(frequency: 1, dampingRatio: 1).settlingDuration(distance: 1, velocity: 0, epsilon: epsilon)
    }
    self.init(SpringMotion(frequency: settlingDuration > 0 ? angle / settlingDuration : .infinity, dampingRatio: ratio))
  }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  // MARK: Presets

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Parameters

  /// In seconds.
  public var response: Double { motion.isInstant ? 0 : 2 * Double.pi / motion.frequency }
  public var dampingRatio: Double { motion.dampingRatio }
  /// In seconds.
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  public var stiffness: Double { mass * motion.frequency * motion.frequency }
  public var damping: Double { 2 * mass * dampingRatio * motion.frequency }
  /// Seconds until the distance to a target of 1 stays below 0.001. [unverified: how near the device's estimate this is]
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  // MARK: Motion

  /// - Parameter time: seconds since the value left 0.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target + motion.state(distance: .zero - target, velocity: initialVelocity, after: time).distance
  }
  /// Per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    motion.state(distance: .zero - target, velocity: initialVelocity, after: time).velocity
  }
  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let next = motion.state(distance: value - target, velocity: velocity, after: deltaTime)
    (value, velocity) = (target + next.distance, next.velocity)
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    motion.settlingDuration(distance: target.magnitude, velocity: initialVelocity.magnitude, epsilon: epsilon)
  }

  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
