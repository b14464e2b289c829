import Graphics
import Synchronization

/// The colour emoji font: pictures by character, and their measures beside text.
final class EmojiFont: Sendable {
  private let font: HarfBuzzFont
  private let decodePNG: @Sendable ([UInt8]) -> Bitmap?
  private let bitmaps = Mutex<[UInt32: Bitmap]>([:])

  init(_ face: HarfBuzzFace, decodePNG: @escaping @Sendable ([UInt8]) -> Bitmap?) {
    font = HarfBuzzFont(face)
    self.decodePNG = decodePNG
  }

  /// The pictures of a cluster, one as a rule; more when the font does not know the sequence and shows its parts.
  /// Empty when it has no picture for any part.
  func pictures(of scalars: [Unicode.Scalar]) -> [Bitmap] {
    font.shape(scalars, clusters: scalars.map { _ in 0 }, isRightToLeft: false).compactMap { glyph in
      guard glyph.glyph != 0 else { return nil }
      return bitmaps.withLock { bitmaps in
        if let bitmap = bitmaps[glyph.glyph] { return bitmap }
        guard let bitmap = font.png(of: glyph.glyph).flatMap(decodePNG) else { return nil }
        bitmaps[glyph.glyph] = bitmap
        return bitmap
      }
    }
  }

  /// Apple's emoji are wider than an em in small text and about an em wide in large text. Two places are measured: 68/3 pt
  /// at 17 pt (`wrap-emoji`: the text after an emoji starts 68 px at 3x behind it, and the box around two of them) and
  /// 65 pt at 60 pt (`prefire-prefireview`: the box behind it). A straight line between and beyond; below 17 pt in
  /// proportion.
  static func advance(size: Double) -> Double {
    size <= 17 ? size * 4 / 3 : 68.0 / 3 + (size - 17) * 127 / 129
  }

  /// Where the picture goes: centred in its advance, and on the middle of the capitals (as measured in `wrap-emoji`).
  /// The font's canvas, 136 × 128 px, is as tall as 0.92 of the advance: the pictures there are 20.7 pt tall at 17 pt and
  /// 60 pt at 60 pt.
  static func frame(of bitmap: Bitmap, x: Double, baseline: Double, size: Double, capHeight: Double) -> CGRect {
    let advance = advance(size: size)
    let height = advance * 0.92
    let width = height * Double(bitmap.width) / Double(bitmap.height)
    return CGRect(
      x: x + (advance - width) / 2, y: baseline - capHeight / 2 - height / 2, width: width, height: height)
  }
}
