import CRasterKernels
import Graphics

/// Draws display lists into bitmaps. The result depends on nothing but the arguments.
///
/// Coverage is the exact area of a pixel that a path covers, from edges rounded to 1/256 px, as 0…255 with halves rounded
/// up: a half-covered pixel is 128. Colours are blended in premultiplied 8-bit sRGB; every product of two bytes is
/// divided by 255 and rounded to nearest, so white at 0.6 over black is 0x99.
package enum Rasterizer {
  /// The longest side of a picture, in pixels.
  package static let maximumSide = 32_768

  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  ///   - scale: pixels per point, noted in the bitmap; the commands' transforms contain it already.
  ///   - background: what the picture is filled with before the first command; transparent when `nil`.
  package static func draw(
    _ list: DisplayList, width: Int, height: Int, scale: Double, background: ResolvedColor?
  ) throws -> Bitmap {
    guard width >= 1, height >= 1, width <= maximumSide, height <= maximumSide,
      let bitmap = Bitmap(width: width, height: height, scale: scale)
    else { throw RasterizerError.invalidSize(width: width, height: height) }
    guard scale > 0, scale.isFinite else { throw RasterizerError.invalidScale(scale) }
    if let fault = list.checkInvariants() { throw RasterizerError.invalidDisplayList(fault) }
    try bitmap.storage.withMutableBytes { bytes in
      let canvas = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
      let surface = Surface(bounds: canvas, memory: bytes.baseAddress!)
      if let background { ras_fill(surface.pixels, background.premultipliedWord, Int32(width * height)) }
      try Painter(surface: surface, scratch: Scratch()).draw(list)
    }
    return bitmap
  }
}

extension ResolvedColor {
  /// As a pixel lies in memory, read as a little-endian word: red in the lowest byte.
  var premultipliedWord: UInt32 {
    let p = PremultipliedRGBA8(rgba8)
    return UInt32(p.red) | UInt32(p.green) << 8 | UInt32(p.blue) << 16 | UInt32(p.alpha) << 24
  }
}
