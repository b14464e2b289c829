import ViewTree
import VirtualTime

/// An effect that maps a view's drawing by the view's size. Layout does not see it.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// A map of the space whose origin is the view's top-left corner, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    let context = context.place(.name("effect"))
    let shown = context.presented(modifier, at: context.node)
    let name = TypeName.base(of: Self.self)
    return content(context).enumerated().map { i, node in
      var node = context.effect(.projection(name: name, { shown.effectValue(size: $0) }), [node])
      if node.isDrawnByFrame { node.frameMotion = context.frameMotion(i) }
      return node
    }
  }
  /// Layout takes no notice of a geometry effect anyway.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.projection(name: "projection", { _ in transform }))
  }
  /// Turns the view about an axis in space, seen from the front.
  /// - Parameters:
  ///   - anchorZ: how far in front of the view the axis is, in points.
  ///   - perspective: how strongly what is near is drawn larger: the eye is as far away as the view's longer side divided
  ///     by this. 0 is seen from infinitely far.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(animating: AnimatablePair(angle.animatableData, anchor.animatableData)) { data in
      let (angle, anchor) = (Angle(radians: data.first), UnitPoint(x: data.second.first, y: data.second.second))
      return .rotation3D(angle, axis, anchor, anchorZ, perspective)
    }
  }
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}

extension DrawingEffect {
  static func rotation3D(
    _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint, _ anchorZ: CGFloat,
    _ perspective: CGFloat
  ) -> DrawingEffect {
    .projection(name: "rotation3D(\(number(angle.degrees))°)") { size in
      // An axis or an angle that is none would turn nothing, and look as if that were meant.
      guard angle.radians.isFinite, axis.x.isFinite, axis.y.isFinite, axis.z.isFinite else {
        return ProjectionTransform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      }
      let (x, y) = (anchor.x * size.width, anchor.y * size.height)
      var eye = CATransform3DIdentity
      let side = max(size.width, size.height)
      if side > 0 { eye.m34 = -perspective / side }
      // On a screen y grows downward and z toward the eye, so that a positive turn about x takes the top edge away.
      let turned = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        .concatenating(CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        .concatenating(eye)
        .concatenating(CATransform3DMakeTranslation(x, y, anchorZ))
      return ProjectionTransform(turned)
    }
  }
}
