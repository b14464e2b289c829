/// How a value gets from where it is to where it belongs.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value has come.
  /// - Parameters:
  ///   - value: the whole way, as a vector.
  ///   - time: seconds since the start.
  /// - Returns: the part of the way covered; `nil` once it is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// Per second; `nil` once it is over.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation takes the place of one that is under way. Otherwise both run, and their results are added.
  /// - Parameters:
  ///   - value: the whole way of the previous animation.
  ///   - time: seconds since the start of the previous animation; time goes on from there.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps between two calls.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The surroundings of one animation of one value.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Whether the animation looks finished, though it may not rest yet.
  public var isLogicallyComplete = false
  public package(set) var environment: EnvironmentValues
  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    (self.state, self.environment) = (state, environment)
  }
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// Seconds since an animation's start.
struct AnimationDuration: Equatable {
  /// When it looks finished: when completions that wait for `.logicallyComplete` run.
  var logical: Double
  /// When it rests. Infinite for what goes on for ever.
  var total: Double
  static let none = AnimationDuration(logical: 0, total: 0)
  init(logical: Double, total: Double) { (self.logical, self.total) = (logical, total) }
  init(_ seconds: Double) { self.init(logical: seconds, total: seconds) }
}

/// An animation that knows how long it takes without being run.
protocol TimedAnimation: CustomAnimation {
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration
}

extension CustomAnimation {
  /// How long the animation takes. One that cannot tell is tried out, frame by frame; what is not over after two minutes
  /// counts as endless.
  func measuredDuration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationDuration {
    if let timed = self as? any TimedAnimation { return timed.duration(value: value, context: context) }
    var context = context
    context.isLogicallyComplete = false
    var logical: Double? = nil
    for frame in 0...(120 * 60) {
      let time = Double(frame) / 60
      let isOver = animate(value: value, time: time, context: &context) == nil
      if logical == nil, isOver || context.isLogicallyComplete { logical = time }
      if isOver { return AnimationDuration(logical: logical ?? time, total: time) }
    }
    return AnimationDuration(logical: logical ?? .infinity, total: .infinity)
  }
}
