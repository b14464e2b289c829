internal import CPNG
import Graphics

/// Straight alpha to premultiplied and back, whole pictures at a time. Same rules as `PremultipliedRGBA8`, in the form
/// that stays fast without optimisation; the tests hold the two side by side.
enum AlphaConversion {
  struct Straight {
    let storage: BitmapStorage
    /// Every alpha is 255.
    let isOpaque: Bool
  }

  /// In place, on storage that no one else has seen yet.
  static func premultiply(_ storage: BitmapStorage) {
    if isOpaque(storage) { return }
    storage.withMutableBytes { bytes in
      var p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
      let end = p + bytes.count
      while p < end {
        let alpha = UInt32(p[3])
        if alpha != 255 {
          p[0] = UInt8(truncatingIfNeeded: (UInt32(p[0]) &* alpha &+ 127) / 255)
          p[1] = UInt8(truncatingIfNeeded: (UInt32(p[1]) &* alpha &+ 127) / 255)
          p[2] = UInt8(truncatingIfNeeded: (UInt32(p[2]) &* alpha &+ 127) / 255)
        }
        p += 4
      }
    }
  }

  /// An opaque picture is its own straight form and is not copied.
  static func unpremultiplied(_ storage: BitmapStorage) -> Straight {
    if isOpaque(storage) { return Straight(storage: storage, isOpaque: true) }
    let result = BitmapStorage(byteCount: storage.byteCount)
    storage.withBytes { source in
      result.withMutableBytes { target in
        var s = source.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var t = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let end = s + source.count
        while s < end {
          let alpha = UInt32(s[3])
          if alpha == 255 {
            t[0] = s[0]
            t[1] = s[1]
            t[2] = s[2]
            t[3] = 255
          } else if alpha != 0 {
            let half = alpha / 2
            let red = (UInt32(s[0]) &* 255 &+ half) / alpha
            let green = (UInt32(s[1]) &* 255 &+ half) / alpha
            let blue = (UInt32(s[2]) &* 255 &+ half) / alpha
            t[0] = red > 255 ? 255 : UInt8(truncatingIfNeeded: red)
            t[1] = green > 255 ? 255 : UInt8(truncatingIfNeeded: green)
            t[2] = blue > 255 ? 255 : UInt8(truncatingIfNeeded: blue)
            t[3] = UInt8(truncatingIfNeeded: alpha)
          }
          s += 4
          t += 4
        }
      }
    }
    return Straight(storage: result, isOpaque: false)
  }

  static func isOpaque(_ storage: BitmapStorage) -> Bool {
    storage.withBytes { bytes in
      cpng_is_opaque(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count / 4) != 0
    }
  }
}
