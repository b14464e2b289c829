import Graphics

/// The picture of a verdict: its mask over the reference, which is gray and pale so that any mark stands out, also one
/// of a change in alpha alone. Marks are the only pixels with colour.
package enum DifferenceImage {
  /// Over the tolerance.
  package static let different = RGBA8(red: 255, green: 0, blue: 64)
  /// Over the tolerance because only one of the pictures reaches there; stripes with `different`.
  package static let outside = RGBA8(red: 190, green: 0, blue: 48)
  /// Off, but within the tolerance.
  package static let tolerated = RGBA8(red: 255, green: 190, blue: 0)
  package static let ignored = RGBA8(red: 150, green: 200, blue: 255)

  package static func draw(_ difference: PixelDifference, over reference: Bitmap, actual: Bitmap) -> Bitmap {
    let mask = difference.mask
    guard let result = Bitmap(width: mask.width, height: mask.height, scale: reference.scale) else { return reference }
    let (insideWidth, insideHeight) = (min(reference.width, actual.width), min(reference.height, actual.height))
    reference.storage.withBytes { source in
      result.storage.withMutableBytes { target in
        let from = source.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var to = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var y = 0
        while y < mask.height {
          let marks = mask.marks + y * mask.width
          var x = 0
          while x < mask.width {
            let mark = marks[x]
            if mark == DifferenceMask.Mark.same.rawValue {
              let gray = x < reference.width && y < reference.height ? pale(from + (y * reference.width + x) * 4) : 255
              to[0] = gray
              to[1] = gray
              to[2] = gray
            } else {
              let isOutside = x >= insideWidth || y >= insideHeight
              let color = color(of: mark, isStripe: isOutside && (x + y) & 7 < 4)
              to[0] = color.red
              to[1] = color.green
              to[2] = color.blue
            }
            to[3] = 255
            to += 4
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return result
  }

  /// Over white, its lightness in the upper quarter.
  private static func pale(_ p: UnsafePointer<UInt8>) -> UInt8 {
    let behind = Int32(255 &- p[3])
    // Rec. 709's weights, rounded.
    let gray = (Int32(p[0]) &* 54 &+ Int32(p[1]) &* 183 &+ Int32(p[2]) &* 19) >> 8 &+ behind
    return UInt8(truncatingIfNeeded: 191 &+ gray / 4)
  }

  private static func color(of mark: UInt8, isStripe: Bool) -> RGBA8 {
    switch DifferenceMask.Mark(rawValue: mark) {
    case .tolerated: tolerated
    case .ignored: ignored
    case .different where isStripe: outside
    default: different
    }
  }
}
