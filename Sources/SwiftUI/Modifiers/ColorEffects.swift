import ViewTree

// Matrices on straight RGBA, rows of four factors and an offset. Luminance weights: ITU-R BT.709.
extension View {
  /// Adds `amount` to every channel.
  public nonisolated func brightness(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "brightness(\(number($0)))", ColorMatrix.diagonal(1, offset: $0)) }
  }
  /// Spreads channels about middle gray.
  public nonisolated func contrast(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "contrast(\(number($0)))", ColorMatrix.diagonal($0, offset: (1 - $0) / 2)) }
  }
  public nonisolated func saturation(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "saturation(\(number($0)))", ColorMatrix.saturation($0)) }
  }
  public nonisolated func grayscale(_ amount: Double) -> some View {
    effect(animating: amount) { .colorMatrix(name: "grayscale(\(number($0)))", ColorMatrix.saturation(1 - $0)) }
  }
  public nonisolated func colorInvert() -> some View {
    effect(.colorMatrix(name: "colorInvert", ColorMatrix.diagonal(-1, offset: 1)))
  }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplication(color: color))
  }
}

private nonisolated struct ColorMultiplication: _PrimitiveModifier {
  let color: Color
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    let context = context.place(.name("effect"))
    let c = context.presented(color.resolved(in: context.environment), at: context.node) { _, _ in true }
    let matrix = [c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0]
    return content(context).map { context.effect(.colorMatrix(name: "colorMultiply", matrix), [$0]) }
  }
}

private enum ColorMatrix {
  static func diagonal(_ factor: Double, offset: Double) -> [Double] {
    [factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0]
  }
  static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    let (x, y, z) = (r * (1 - s), g * (1 - s), b * (1 - s))
    return [x + s, y, z, 0, 0, x, y + s, z, 0, 0, x, y, z + s, 0, 0, 0, 0, 0, 1, 0]
  }
}
