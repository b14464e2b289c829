/// A quantity that can be added and scaled, so that something between two of them exists.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  /// The square of the length: the dot product with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
  /// - Parameter amount: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = self + (other - self).scaled(by: amount)
  }
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
  /// The length; 0 where a component is no number.
  var magnitude: Double {
    let square = magnitudeSquared
    return square > 0 ? square.squareRoot() : 0
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// Two vectors as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  public static func += (a: inout AnimatablePair, b: AnimatablePair) { a = a + b }
  public static func -= (a: inout AnimatablePair, b: AnimatablePair) { a = a - b }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What a type animates that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func += (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  public static func -= (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Any number of components. What is missing in one of two vectors counts as nothing.
package struct AnimatableVector: VectorArithmetic, Hashable, Sendable {
  package var values: [Double]
  package init(_ values: [Double]) { self.values = values }
  package static var zero: AnimatableVector { AnimatableVector([]) }
  private static func combined(_ a: [Double], _ b: [Double], _ sign: Double) -> AnimatableVector {
    AnimatableVector(
      (0..<max(a.count, b.count)).map { ($0 < a.count ? a[$0] : 0) + sign * ($0 < b.count ? b[$0] : 0) })
  }
  package static func + (a: AnimatableVector, b: AnimatableVector) -> AnimatableVector {
    combined(a.values, b.values, 1)
  }
  package static func - (a: AnimatableVector, b: AnimatableVector) -> AnimatableVector {
    combined(a.values, b.values, -1)
  }
  package mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }
  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
extension AnimatableVector: Animatable { package typealias AnimatableData = AnimatableVector }
extension AnimatablePair: Animatable { public typealias AnimatableData = AnimatablePair }
