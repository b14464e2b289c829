/// Matrices on straight RGBA: four rows of four factors and an offset. Luminance weights: ITU-R BT.709.
package enum EffectMatrix {
  package static func diagonal(_ factor: Double, offset: Double) -> [Double] {
    [factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0]
  }
  package static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    let (x, y, z) = (r * (1 - s), g * (1 - s), b * (1 - s))
    return [x + s, y, z, 0, 0, x, y + s, z, 0, 0, x, y, z + s, 0, 0, 0, 0, 0, 1, 0]
  }
  package static func multiply(_ c: ResolvedColor) -> [Double] {
    [c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0]
  }
  /// Turns colours about the gray axis, luminance kept (W3C Filter Effects Module Level 1, hueRotate, which has these
  /// rounded weights).
  package static func hueRotation(_ radians: Double) -> [Double] {
    let (c, s) = (Elementary.cos(radians), Elementary.sin(radians))
    return [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
  /// Black, as opaque as it was bright. Exact for opaque colours.
  package static let luminanceToAlpha = [0.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]
}
