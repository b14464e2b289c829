import ViewTree

// Matrices on straight RGBA, rows of four factors and an offset. Luminance weights: ITU-R BT.709.
extension View {
  /// Adds `amount` to every channel.
  public nonisolated func brightness(_ amount: Double) -> some View {
    effect(.colorMatrix(name: "brightness(\(number(amount)))", ColorMatrix.diagonal(1, offset: amount)))
  }
  /// Spreads channels about middle gray.
  public nonisolated func contrast(_ amount: Double) -> some View {
    effect(.colorMatrix(name: "contrast(\(number(amount)))", ColorMatrix.diagonal(amount, offset: (1 - amount) / 2)))
  }
  public nonisolated func saturation(_ amount: Double) -> some View {
    effect(.colorMatrix(name: "saturation(\(number(amount)))", ColorMatrix.saturation(amount)))
  }
  public nonisolated func grayscale(_ amount: Double) -> some View {
    effect(.colorMatrix(name: "grayscale(\(number(amount)))", ColorMatrix.saturation(1 - amount)))
  }
  public nonisolated func colorInvert() -> some View {
    effect(.colorMatrix(name: "colorInvert", ColorMatrix.diagonal(-1, offset: 1)))
  }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier { environment in
        let c = color.resolved(in: environment)
        return .colorMatrix(
          name: "colorMultiply",
          [c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0])
      })
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
