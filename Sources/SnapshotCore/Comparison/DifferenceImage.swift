internal import CRasterKernels
import Graphics
import PNGCoding

/// The picture of a verdict: its mask over the reference, which is gray and pale so that any mark stands out, also one
/// of a change in alpha alone. Marks are the only pixels with colour,
/// but for frames around those that are too few to be seen.
package enum DifferenceImage {
  /// Over the tolerance.
  package static let different = RGBA8(red: 255, green: 0, blue: 64)
  /// Over the tolerance because only one of the pictures reaches there; stripes with `different`.
  package static let outside = RGBA8(red: 190, green: 0, blue: 48)
  /// Off, but within the tolerance.
  package static let tolerated = RGBA8(red: 255, green: 190, blue: 0)
  /// Stripes of these two.
  package static let ignored = RGBA8(red: 150, green: 200, blue: 255)
  package static let ignoredStripe = RGBA8(red: 205, green: 228, blue: 255)

  /// Frames around what is too small to be seen.
  package static let frame = RGBA8(red: 0, green: 90, blue: 255)

  package static func draw(_ difference: PixelDifference, over reference: Bitmap, actual: Bitmap) -> Bitmap {
    indexed(difference, over: reference, actual: actual, clusters: PixelClusters.find(in: difference.mask)).bitmap
  }

  /// The same, as it is written.
  package static func indexed(
    _ difference: PixelDifference, over reference: Bitmap, actual: Bitmap, clusters: [PixelCluster]
  ) -> IndexedPicture {
    let mask = difference.mask
    var picture = IndexedPicture(width: mask.width, height: mask.height, scale: reference.scale, palette: palette)
    let (insideWidth, insideHeight) = (min(reference.width, actual.width), min(reference.height, actual.height))
    reference.storage.withBytes { pixels in
      picture.withIndices { indices in
        for y in 0..<mask.height {
          let (marks, out) = (mask.marks + y * mask.width, indices + y * mask.width)
          let width = y < insideHeight ? insideWidth : 0
          if width > 0 {
            let row = (pixels.baseAddress! + y * reference.width * 4).assumingMemoryBound(to: UInt8.self)
            ras_pale_row(out, marks, row, Int32(width), Inside.plain, Inside.stripe, Int32(y))
          }
          if width < mask.width {
            ras_outside_row(out, marks, Int32(width), Int32(mask.width), Outside.plain, Outside.stripe, Int32(y))
          }
        }
        for box in SmallMarks.frames(clusters, width: mask.width, height: mask.height) {
          SmallMarks.draw(box, on: indices, mask, index: Index.frame)
        }
      }
    }
    return picture
  }

  // MARK: - Colours

  private enum Index {
    static let different: UInt8 = 64, outside: UInt8 = 65, tolerated: UInt8 = 66, ignored: UInt8 = 67,
      ignoredStripe: UInt8 = 68, frame: UInt8 = 69
  }
  /// The lightness of the reference, over white, in the upper quarter; then the marks.
  private static let palette: [RGBA8] =
    (191...254).map { RGBA8(red: $0, green: $0, blue: $0) }
    + [different, outside, tolerated, ignored, ignoredStripe, frame]

  /// By mark: same, tolerated, different, ignored.
  private enum Inside {
    static let plain = [0, Index.tolerated, Index.different, Index.ignored]
    static let stripe = [0, Index.tolerated, Index.different, Index.ignoredStripe]
  }
  private enum Outside {
    static let plain = [Index.different, Index.different, Index.different, Index.ignored]
    static let stripe = [Index.outside, Index.outside, Index.outside, Index.ignoredStripe]
  }

  /// Opaque, as its bytes lie in memory.
  static func word(_ color: RGBA8) -> UInt32 {
    UInt32(littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000)
  }
}
