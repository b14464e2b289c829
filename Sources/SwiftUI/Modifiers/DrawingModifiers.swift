import ViewTree
import VirtualTime

/// Draws each node of its content differently.
nonisolated struct EffectModifier: _PrimitiveModifier {
  let effect: (EnvironmentValues) -> DrawingEffect
  init(_ effect: @escaping (EnvironmentValues) -> DrawingEffect) { self.effect = effect }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).enumerated().map { i, node in
      var node = context.effect(effect(context.environment), [node])
      if node.isDrawnByFrame { node.frameMotion = context.frameMotion(i) }
      return node
    }
  }
}

/// Draws each node of its content differently, by a value that may be on its way.
nonisolated struct AnimatedEffectModifier<Value: Animatable>: _PrimitiveModifier {
  let value: Value
  let effect: (Value, EnvironmentValues) -> DrawingEffect
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.place(.name("effect"))
    let effect = effect(context.presented(value, at: context.node), context.environment)
    return content(context).enumerated().map { i, node in
      var node = context.effect(effect, [node])
      if node.isDrawnByFrame { node.frameMotion = context.frameMotion(i) }
      return node
    }
  }
}

/// A shadow's colour depends on the environment, so it is known only there.
nonisolated struct ShadowModifier: _PrimitiveModifier {
  struct Shadow: Animatable, Equatable {
    var color: ResolvedColor
    var radius, x, y: CGFloat
    var animatableData: AnimatablePair<AnimatableVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
      get { AnimatablePair(color.animatableData, AnimatablePair(radius, AnimatablePair(x, y))) }
      set {
        color.animatableData = newValue.first
        // A spring that swings past no blur at all has none.
        radius = max(0, newValue.second.first)
        (x, y) = (newValue.second.second.first, newValue.second.second.second)
      }
    }
  }
  let color: Color
  let radius, x, y: CGFloat
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.place(.name("effect"))
    let target = Shadow(color: color.resolved(in: context.environment), radius: radius, x: x, y: y)
    let shown = context.presented(target, at: context.node) { _, _ in true }
    return content(context).map {
      context.effect(.shadow(shown.color, radius: shown.radius, x: shown.x, y: shown.y), [$0])
    }
  }
}

/// The content through the alpha of another view.
nonisolated struct MaskModifier<Mask: View>: _PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let primary = content(context.child(.name("primary")))
    let masks = context.child(.name("mask")).inStack(nil).lower(mask)
    let mask = context.layered(masks, alignment: alignment) ?? context.filledRectangle(name: "Color", .color(.clear))
    return primary.map { context.effect(.mask, [$0, mask]) }
  }
}

extension View {
  nonisolated func effect(_ effect: @autoclosure @escaping () -> DrawingEffect) -> some View {
    modifier(EffectModifier { _ in effect() })
  }
  /// An effect by a value that is animated.
  nonisolated func effect<Value: Animatable>(
    animating value: Value, _ effect: @escaping (Value) -> DrawingEffect
  ) -> some View {
    modifier(AnimatedEffectModifier(value: value) { value, _ in effect(value) })
  }
  public nonisolated func opacity(_ opacity: Double) -> some View { effect(animating: opacity) { .opacity($0) } }
  public nonisolated func hidden() -> some View { effect(.hidden) }
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { effect(.blendMode(mode)) }
  public nonisolated func compositingGroup() -> some View { effect(.compositingGroup) }
  /// Frames of what is inside are told from the outside anyway.
  public nonisolated func geometryGroup() -> some View { self }
  /// Mirrors the view where layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EffectModifier { environment in
        let isMirrored = enabled && environment.layoutDirection == .rightToLeft
        return .transform(name: "flips", CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1), anchor: .center)
      })
  }
  /// The picture is the same with and without it: everything is drawn in one bitmap anyway.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { effect(.compositingGroup) }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // Without a blur at rest there is none; below none there is none on the way either.
    effect(animating: radius) { .blur(radius: $0 < 0 && radius >= 0 ? 0 : $0, isOpaque: opaque) }
  }
  /// - Parameter radius: the standard deviation of the blur, in points. [facts, swiftui-layout.md section 10]
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    let name = "clipShape(\(TypeName.base(of: S.self)))"
    return modifier(
      AnimatedEffectModifier(value: shape) { shape, environment in
        .clip(name: name, shape.outline(in: environment), style)
      })
  }
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(name: "clipped", { Path($0) }, FillStyle(antialiased: antialiased)))
  }
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(animating: radius) { radius in
      .clip(
        name: "cornerRadius(\(number(radius)))", { Path(roundedRect: $0, cornerRadius: radius, style: .continuous) },
        FillStyle(antialiased: antialiased))
    }
  }
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
  public nonisolated func mask<S: Shape>(_ shape: S, style: FillStyle) -> some View {
    modifier(MaskModifier(mask: shape.fill(style: style), alignment: .center))
  }
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(animating: AnimatablePair(angle.animatableData, anchor.animatableData)) {
      let (angle, anchor) = (Angle(radians: $0.first), UnitPoint(x: $0.second.first, y: $0.second.second))
      return .transform(
        name: "rotation(\(number(angle.degrees))°)", CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)
    }
  }
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    effect(animating: AnimatablePair(AnimatablePair(x, y), anchor.animatableData)) {
      let (x, y, anchor) = ($0.first.first, $0.first.second, UnitPoint(x: $0.second.first, y: $0.second.second))
      return .transform(
        name: "scale(\(number(x)), \(number(y)))", CGAffineTransform(scaleX: x, y: y), anchor: anchor)
    }
  }
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(animating: AnimatableVector(transform.components)) {
      .transform(name: "transform", CGAffineTransform(components: $0.values) ?? transform, anchor: .topLeading)
    }
  }
}

extension CGAffineTransform {
  nonisolated var components: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
  nonisolated init?(components v: [Double]) {
    guard v.count == 6 else { return nil }
    self.init(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }
}
