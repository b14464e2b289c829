internal import CRasterKernels
import Graphics

extension DifferenceImage {
  /// How far each pixel is off, made large: black is equal, and the largest difference of the picture is full brightness.
  /// Differences in alpha are violet. For what is too faint to be seen in the pictures themselves.
  package static func amplified(_ difference: PixelDifference, _ reference: Bitmap, _ actual: Bitmap) -> Bitmap {
    let mask = difference.mask
    guard let result = Bitmap(width: mask.width, height: mask.height, scale: reference.scale) else { return reference }
    let (insideWidth, insideHeight) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let levels = levels(upTo: difference.largestChannelDelta)
    func dark(_ color: RGBA8) -> UInt32 {
      word(RGBA8(red: color.red / 3, green: color.green / 3, blue: color.blue / 3))
    }
    let stripes = [dark(ignoredStripe), dark(ignored)]
    let outsides = [word(different), word(outside)]
    reference.storage.withBytes { a in
      actual.storage.withBytes { b in
        result.storage.withMutableBytes { target in
          for y in 0..<mask.height {
            let marks = mask.marks + y * mask.width
            let row = target.baseAddress! + y * mask.width * 4
            let width = y < insideHeight ? insideWidth : 0
            if width > 0 {
              ras_amplified_row(
                row.assumingMemoryBound(to: UInt8.self), marks,
                (a.baseAddress! + y * reference.width * 4).assumingMemoryBound(to: UInt8.self),
                (b.baseAddress! + y * actual.width * 4).assumingMemoryBound(to: UInt8.self), Int32(width), levels,
                stripes, Int32(y))
            }
            let pixels = row.assumingMemoryBound(to: UInt32.self)
            var x = width
            while x < mask.width {
              let stripe = (x + y) & 7 < 4 ? 1 : 0
              pixels[x] = marks[x] == DifferenceMask.Mark.ignored.rawValue ? stripes[stripe] : outsides[stripe]
              x &+= 1
            }
          }
        }
      }
    }
    return result
  }

  /// How bright each difference of a channel is. A level that differs at all is at least 64.
  private static func levels(upTo largest: Int) -> [UInt8] {
    (0..<256).map { $0 == 0 ? 0 : UInt8(min(255, 64 + $0 * 191 / max(1, largest))) }
  }
}
