/// A curve from (0, 0) to (1, 1): how far a change has come at each moment of its duration.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    /// A cubic Bézier curve with the given inner points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Quadrants of the unit circle.
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case circularEaseInOutInverse
  }
  private var shape: Shape
  private init(_ shape: Shape) { self.shape = shape }

  /// - Parameters: the inner points of the curve. Their x is kept between 0 and 1, where the curve has one value at each
  ///   moment; their y may lie outside, for curves that overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func number(_ value: CGFloat, _ fallback: Double) -> Double { value.isFinite ? Double(value) : fallback }
    func unit(_ value: CGFloat, _ fallback: Double) -> Double { min(max(number(value, fallback), 0), 1) }
    return UnitCurve(
      .bezier(
        x1: unit(startControlPoint.x, 0), y1: number(startControlPoint.y, 0), x2: unit(endControlPoint.x, 1),
        y2: number(endControlPoint.y, 1)))
  }

  public static let linear = UnitCurve(.linear)
  // The inner points are those of CSS Easing Functions Level 1 and of CAMediaTimingFunction.
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// The bottom right quadrant of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The top left quadrant of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with x and y exchanged: from how far the change has come to the moment.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    }
  }

  /// How far the change has come.
  /// - Parameter progress: kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .bezier(let x1, let y1, let x2, let y2): return Self.cubic(y1, y2, at: Self.parameter(of: progress, x1, x2))
    case .circularEaseIn: return Self.quadrant(progress)
    case .circularEaseOut: return 1 - Self.quadrant(1 - progress)
    case .circularEaseInOut:
      return progress < 0.5 ? Self.quadrant(2 * progress) / 2 : 1 - Self.quadrant(2 - 2 * progress) / 2
    case .circularEaseInOutInverse:
      return progress < 0.5 ? (1 - Self.quadrant(1 - 2 * progress)) / 2 : (1 + Self.quadrant(2 * progress - 1)) / 2
    }
  }

  /// The slope: how fast the change goes, in changes per duration.
  /// - Parameter progress: kept between 0 and 1.
  public func velocity(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    if shape == .linear { return 1 }
    if case .bezier(let x1, let y1, let x2, let y2) = shape {
      let s = progress <= 0 ? 0 : progress >= 1 ? 1 : Self.parameter(of: progress, x1, x2)
      let dx = Self.slope(x1, x2, at: s)
      if dx > 1e-6 { return Self.slope(y1, y2, at: s) / dx }
    }
    // Where the curve stands still in x the quotient is undefined, and circles are steep there: a small chord instead.
    let step = 1e-5
    let (from, to) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  // MARK: -

  /// 1 − √(1 − x²), without losing digits for a small x.
  private static func quadrant(_ x: Double) -> Double { x * x / (1 + max(0, 1 - x * x).squareRoot()) }

  /// A coordinate of the curve at the parameter `s`, with 0 and 1 for the outer points.
  private static func cubic(_ c1: Double, _ c2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * c1 + 3 * r * s * s * c2 + s * s * s
  }
  private static func slope(_ c1: Double, _ c2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * c1 + 6 * r * s * (c2 - c1) + 3 * s * s * (1 - c2)
  }
  /// The parameter at which the curve reaches `x`: Newton's steps, halving the bracket where one would leave it.
  private static func parameter(of x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = cubic(x1, x2, at: s) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = s } else { low = s }
      let slope = slope(x1, x2, at: s)
      let next = slope > 1e-9 ? s - error / slope : (low + high) / 2
      let inside = next > low && next < high ? next : (low + high) / 2
      if inside == s { break }
      s = inside
    }
    return s
  }
}
