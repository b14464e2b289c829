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
  /// Stripes of these two.
  package static let ignored = RGBA8(red: 150, green: 200, blue: 255)
  package static let ignoredStripe = RGBA8(red: 205, green: 228, blue: 255)

  package static func draw(_ difference: PixelDifference, over reference: Bitmap, actual: Bitmap) -> Bitmap {
    let mask = difference.mask
    guard let result = Bitmap(width: mask.width, height: mask.height, scale: reference.scale) else { return reference }
    let (insideWidth, insideHeight) = (min(reference.width, actual.width), min(reference.height, actual.height))
    reference.storage.withBytes { source in
      result.storage.withMutableBytes { target in
        // A pixel as one number: what is flat is looked up in the pixel before it.
        let from = source.baseAddress!.assumingMemoryBound(to: UInt32.self)
        var to = target.baseAddress!.assumingMemoryBound(to: UInt32.self)
        let plain = (0..<4).map { word(color(of: $0, isStripe: false)) }
        let stripes = (0..<4).map { word(color(of: $0, isStripe: true)) }
        // Enumerations are calls in debug builds.
        let (same, ignoredMark) = (DifferenceMask.Mark.same.rawValue, DifferenceMask.Mark.ignored.rawValue)
        let white = word(RGBA8(red: 255, green: 255, blue: 255))
        var (last, lastPale): (UInt32, UInt32) = (0xFFFF_FFFF, white)
        var y = 0
        while y < mask.height {
          let marks = mask.marks + y * mask.width
          let row = from + y * reference.width
          let width = y < reference.height ? reference.width : 0
          var x = 0
          while x < mask.width {
            let mark = marks[x]
            if mark == same {
              if x < width {
                let pixel = row[x]
                if pixel != last { (last, lastPale) = (pixel, pale(pixel)) }
                to[x] = lastPale
              } else {
                to[x] = white
              }
            } else {
              let isOutside = x >= insideWidth || y >= insideHeight
              let isStripe = (x + y) & 7 < 4 && (isOutside || mark == ignoredMark)
              to[x] = isStripe ? stripes[Int(mark)] : plain[Int(mark)]
            }
            x &+= 1
          }
          to += mask.width
          y &+= 1
        }
      }
    }
    return result
  }

  /// Opaque, as its bytes lie in memory.
  private static func word(_ color: RGBA8) -> UInt32 {
    UInt32(littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000)
  }

  /// Over white, its lightness in the upper quarter.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let pixel = UInt32(littleEndian: pixel)
    // Rec. 709's weights, rounded.
    let gray =
      ((pixel & 255) &* 54 &+ (pixel >> 8 & 255) &* 183 &+ (pixel >> 16 & 255) &* 19) >> 8 &+ (255 &- pixel >> 24)
    let level = UInt8(truncatingIfNeeded: 191 &+ gray / 4)
    return word(RGBA8(red: level, green: level, blue: level))
  }

  private static func color(of mark: UInt8, isStripe: Bool) -> RGBA8 {
    switch DifferenceMask.Mark(rawValue: mark) {
    case .tolerated: tolerated
    case .ignored: isStripe ? ignoredStripe : ignored
    case .different where isStripe: outside
    default: different
    }
  }
}
