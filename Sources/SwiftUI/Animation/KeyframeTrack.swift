/// Keyframes that follow each other: the way that one value takes.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }
  func _append(to keyframes: inout [_Keyframe<Value>])
}
extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to keyframes: inout [_Keyframe<Value>]) { body._append(to: &keyframes) }
}
// What is a leaf is its own body.
extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// One value to be reached, and how.
public struct _Keyframe<Value: Animatable> {
  enum Way {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }
  let value: Value
  /// In seconds; finite and not negative.
  let duration: Double
  let way: Way
  init(_ value: Value, duration: Double, way: Way) {
    (self.value, self.way) = (value, way)
    self.duration = duration > 0 ? min(duration, 1e6) : 0
  }
}

/// Reaches a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(to, duration: duration, way: .linear(timingCurve))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Reaches a value smoothly. Neighbours of this kind make a Catmull–Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>
  private let keyframe: _Keyframe<Value>
  /// - Parameters: velocities per second; found from the neighbours where they are `nil`.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(to, duration: duration, way: .cubic(start: startVelocity, end: endVelocity))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Reaches a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>
  private let keyframe: _Keyframe<Value>
  /// - Parameter duration: seconds; the spring's settling duration without it.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = _Keyframe(
      to, duration: duration ?? spring.settlingDuration, way: .spring(spring, start: startVelocity))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value) { keyframe = _Keyframe(to, duration: 0, way: .move) }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Several keyframes as one.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  let keyframes: [_Keyframe<Value>]
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes += self.keyframes }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: []) }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeSequence<Value> {
    buildArray([first])
  }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(
    accumulated: _KeyframeSequence<Value>, next: K
  ) -> _KeyframeSequence<Value> {
    var all = accumulated.keyframes
    next._append(to: &all)
    return _KeyframeSequence(keyframes: all)
  }
  public static func buildArray<K: KeyframeTrackContent<Value>>(_ components: [K]) -> _KeyframeSequence<Value> {
    var all: [_Keyframe<Value>] = []
    for component in components { component._append(to: &all) }
    return _KeyframeSequence(keyframes: all)
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> _KeyframeSequence<Value> {
    buildArray([component])
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> _KeyframeSequence<Value> {
    buildArray([component])
  }
  public static func buildIf<K: KeyframeTrackContent<Value>>(_ component: K?) -> _KeyframeSequence<Value> {
    buildArray(component.map { [$0] } ?? [])
  }
}
