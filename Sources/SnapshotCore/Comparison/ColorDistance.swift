internal import CRasterKernels
import Graphics

/// Distance of two colours in OKLab times 100 (Björn Ottosson, "A perceptual color space for image processing", 2020,
/// https://bottosson.github.io/posts/oklab/): black to white is 100.
package enum ColorDistance {
  /// Two opaque colours.
  package static func deltaE(_ a: RGBA8, _ b: RGBA8) -> Double {
    let pair = (a.red, a.green, a.blue, UInt8(255), b.red, b.green, b.blue, UInt8(255))
    return withUnsafeBytes(of: pair) { bytes in
      let p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
      return ras_color_distance(linear, p, p + 4)
    }
  }

  /// Remembers the places of colours in OKLab: most pictures have few colours and very many pixels.
  final class Memo {
    let labs: OpaquePointer

    init() {
      guard let labs = ras_make_labs(ColorDistance.linear) else { fatalError("no memory for colour distances") }
      self.labs = labs
    }
    deinit { ras_free_labs(labs) }
  }

  /// IEC 61966-2-1. Never freed.
  nonisolated(unsafe) private static let linear: UnsafePointer<Double> = {
    let table = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    for i in 0..<256 {
      let v = Double(i) / 255
      table[i] = v <= 0.04045 ? v / 12.92 : Elementary.pow((v + 0.055) / 1.055, 2.4)
    }
    return UnsafePointer(table)
  }()
}
