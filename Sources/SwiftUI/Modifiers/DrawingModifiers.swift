import ViewTree

/// Draws each node of its content differently.
nonisolated struct EffectModifier: _PrimitiveModifier {
  let effect: (EnvironmentValues) -> DrawingEffect
  init(_ effect: @escaping (EnvironmentValues) -> DrawingEffect) { self.effect = effect }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    content(context).map { context.effect(effect(context.environment), [$0]) }
  }
}

/// The content through the alpha of another view.
nonisolated struct MaskModifier<Mask: View>: _PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
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
  public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }
  public nonisolated func hidden() -> some View { effect(.hidden) }
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { effect(.blendMode(mode)) }
  public nonisolated func compositingGroup() -> some View { effect(.compositingGroup) }
  /// The picture is the same with and without it: everything is drawn in one bitmap anyway.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { effect(.compositingGroup) }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }
  /// - Parameter radius: the standard deviation of the blur, in points. [facts, swiftui-layout.md section 10]
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(EffectModifier { .shadow(color.resolved(in: $0), radius: radius, x: x, y: y) })
  }
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    let name = "clipShape(\(String("\(S.self)".prefix { $0 != "<" })))"
    return modifier(
      EffectModifier { environment in
        let direction = environment.layoutDirection
        return .clip(name: name, { shape.path(in: $0, direction) }, style)
      })
  }
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(name: "clipped", { Path($0) }, FillStyle(antialiased: antialiased)))
  }
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(
      .clip(
        name: "cornerRadius(\(number(radius)))", { Path(roundedRect: $0, cornerRadius: radius, style: .continuous) },
        FillStyle(antialiased: antialiased)))
  }
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(
      .transform(
        name: "rotation(\(number(angle.degrees))°)", CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
  }
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    effect(
      .transform(name: "scale(\(number(x)), \(number(y)))", CGAffineTransform(scaleX: x, y: y), anchor: anchor))
  }
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.transform(name: "transform", transform, anchor: .topLeading))
  }
}
