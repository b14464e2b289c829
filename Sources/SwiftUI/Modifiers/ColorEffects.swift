import ViewTree

extension View {
  /// Adds `amount` to every channel.
  public nonisolated func brightness(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "brightness(\(number($0)))", EffectMatrix.diagonal(1, offset: $0)) }
  }
  /// Spreads channels about middle gray.
  public nonisolated func contrast(_ amount: Double) -> some View {
    effect(animating: amount) {
      .colorMatrix(name: "contrast(\(number($0)))", EffectMatrix.diagonal($0, offset: (1 - $0) / 2))
    }
  }
  public nonisolated func saturation(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "saturation(\(number($0)))", EffectMatrix.saturation($0)) }
  }
  public nonisolated func grayscale(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "grayscale(\(number($0)))", EffectMatrix.saturation(1 - $0)) }
  }
  public nonisolated func colorInvert() -> some View {
    effect(.colorMatrix(name: "colorInvert", EffectMatrix.diagonal(-1, offset: 1)))
  }
  /// Turns colours round the wheel, keeping how bright they are.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    effect(animating: angle.radians) {
      .colorMatrix(name: "hueRotation(\(number(Angle(radians: $0).degrees))°)", EffectMatrix.hueRotation($0))
    }
  }
  /// Black, as opaque as the content is bright.
  public nonisolated func luminanceToAlpha() -> some View {
    effect(.colorMatrix(name: "luminanceToAlpha", EffectMatrix.luminanceToAlpha))
  }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplication(color: color))
  }
}

private nonisolated struct ColorMultiplication: _PrimitiveModifier {
  let color: Color
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.place(.name("effect"))
    let c = context.presented(color.resolved(in: context.environment), at: context.node) { _, _ in true }
    return content(context).map { context.effect(.colorMatrix(name: "colorMultiply", EffectMatrix.multiply(c)), [$0]) }
  }
}
