import Graphics

/// Rounding to the device's pixel grid. Layout itself runs in unrounded points; a leaf's rectangle is rounded once.
/// [facts, swiftui-layout.md section 6]
package enum PixelRounding {
  /// To the nearest pixel; half goes up.
  package static func nearest(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) + 0.5).rounded(.down) / scale
  }
  /// Up to a pixel; an excess below a millionth of a pixel is floating noise.
  package static func up(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) - 1e-6).rounded(.up) / scale
  }
  /// The side of a picture that holds `length`: to the nearest pixel, but at least one when there is anything
  /// (a millionth of a pixel is floating noise).
  ///
  /// A sheet of 396.1 pt is 792 px high at 2x, not 793. [M:bc-spacing-grids]
  package static func pictureLength(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    length * scale > 1e-6 ? max(1 / scale, nearest(length, scale: scale)) : min(length, 0)
  }
  /// Both corners to the nearest pixel.
  package static func nearest(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let x0 = nearest(rect.minX, scale: scale), y0 = nearest(rect.minY, scale: scale)
    let x1 = nearest(rect.maxX, scale: scale), y1 = nearest(rect.maxY, scale: scale)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
