import ViewTree

/// Two shapes in one rectangle, combined.
public nonisolated struct _CombinedShape<A: Shape, B: Shape>: Shape {
  var a: A
  var b: B
  let operation: PathOperation
  let usesEvenOddRule: Bool
  public var layoutDirectionBehavior: LayoutDirectionBehavior { a.layoutDirectionBehavior }
  public var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
    get { AnimatablePair(a.animatableData, b.animatableData) }
    set { (a.animatableData, b.animatableData) = (newValue.first, newValue.second) }
  }
  public func path(in rect: CGRect) -> Path {
    a.path(in: rect).combined(with: b.path(in: rect), operation, eoFill: usesEvenOddRule)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { a.sizeThatFits(proposal) }
}

extension Shape {
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .union, usesEvenOddRule: eoFill)
  }
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .intersection, usesEvenOddRule: eoFill)
  }
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .subtraction, usesEvenOddRule: eoFill)
  }
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .symmetricDifference, usesEvenOddRule: eoFill)
  }
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .lineIntersection, usesEvenOddRule: eoFill)
  }
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(a: self, b: other, operation: .lineSubtraction, usesEvenOddRule: eoFill)
  }
}
