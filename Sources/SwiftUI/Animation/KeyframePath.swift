/// The way of one value through its keyframes, with all velocities known.
struct KeyframePath<Value: Animatable> {
  private typealias Vector = Value.AnimatableData
  private struct Segment {
    var start, end: Vector
    var startVelocity, endVelocity: Vector
    /// In seconds from the beginning.
    var time: Double
    var duration: Double
    var way: _Keyframe<Value>.Way
    var target: Vector
  }
  private var segments: [Segment] = []
  private let initial: Value
  /// In seconds.
  private(set) var duration = 0.0

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    var value = initial.animatableData
    for (index, keyframe) in keyframes.enumerated() {
      let before = segments.last
      let target = keyframe.value.animatableData
      var segment = Segment(
        start: value, end: target, startVelocity: .zero, endVelocity: .zero, time: duration,
        duration: keyframe.duration,
        way: keyframe.way, target: target)
      switch keyframe.way {
      case .move: segment.start = target
      case .linear(let curve):
        let way = target - value
        segment.startVelocity = Self.velocity(way, curve, at: 0, keyframe.duration)
        segment.endVelocity = Self.velocity(way, curve, at: 1, keyframe.duration)
      case .spring(let spring, let start):
        segment.startVelocity = start?.animatableData ?? before?.endVelocity ?? .zero
        let last = spring.motion.state(
          distance: value - target, velocity: segment.startVelocity, after: keyframe.duration)
        (segment.end, segment.endVelocity) = (target + last.distance, last.velocity)
      case .cubic(let start, let end):
        segment.startVelocity = start?.animatableData ?? before?.endVelocity ?? .zero
        segment.endVelocity = end?.animatableData ?? Self.joint(index, keyframes, from: value)
      }
      value = segment.end
      duration += keyframe.duration
      segments.append(segment)
    }
  }

  private static func velocity(_ way: Vector, _ curve: UnitCurve, at progress: Double, _ duration: Double) -> Vector {
    duration > 0 ? way.scaled(by: curve.velocity(at: progress) / duration) : .zero
  }
  /// The velocity at the end of a cubic keyframe: that of the chord over both neighbours where another one follows
  /// (Catmull–Rom), that of the next segment's beginning where it is of another kind, none at the end.
  private static func joint(_ index: Int, _ keyframes: [_Keyframe<Value>], from start: Vector) -> Vector {
    guard index + 1 < keyframes.count else { return .zero }
    let (this, next) = (keyframes[index], keyframes[index + 1])
    let way = next.value.animatableData - this.value.animatableData
    switch next.way {
    case .move: return .zero
    case .linear(let curve): return velocity(way, curve, at: 0, next.duration)
    case .spring(_, let start): return start?.animatableData ?? .zero
    case .cubic(let start?, _): return start.animatableData
    case .cubic:
      let time = this.duration + next.duration
      return time > 0 ? (next.value.animatableData - start).scaled(by: 1 / time) : .zero
    }
  }

  /// - Parameter time: seconds from the beginning; before it and after the end the first and the last value hold.
  func value(at time: Double) -> Value {
    var result = initial
    guard let segment = segments.last(where: { $0.time <= time }) else { return initial }
    let elapsed = time - segment.time
    if elapsed >= segment.duration {
      result.animatableData = segment.end
      return result
    }
    let p = elapsed / segment.duration
    switch segment.way {
    case .move: result.animatableData = segment.end
    case .linear(let curve):
      result.animatableData = segment.start.interpolated(towards: segment.end, amount: curve.value(at: p))
    case .spring(let spring, _):
      let state = spring.motion.state(
        distance: segment.start - segment.target, velocity: segment.startVelocity, after: elapsed)
      result.animatableData = segment.target + state.distance
    case .cubic:
      // Hermite's basis, for a segment of one second.
      let (q, d) = (1 - p, segment.duration)
      result.animatableData =
        segment.start.scaled(by: q * q * (1 + 2 * p)) + segment.end.scaled(by: p * p * (3 - 2 * p))
        + segment.startVelocity.scaled(by: d * p * q * q) - segment.endVelocity.scaled(by: d * p * p * q)
    }
    return result
  }
}
