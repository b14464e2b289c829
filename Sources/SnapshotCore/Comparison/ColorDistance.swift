internal import CRasterKernels
import Graphics

/// Distance of two colours in OKLab times 100 (Björn Ottosson, "A perceptual color space for image processing", 2020,
/// https://bottosson.github.io/posts/oklab/): black to white is 100.
package enum ColorDistance {
  /// Of colours that may be translucent: what stands behind them is not known, so the larger distance counts of those over
  /// black and over white.
  package static func deltaE(_ a: RGBA8, _ b: RGBA8) -> Double {
    func part(_ v: UInt8, _ alpha: UInt8, over ground: Int) -> UInt8 {
      let sum = Int(v) * Int(alpha) + ground * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    func distance(over ground: Int) -> Double {
      let pair = (
        part(a.red, a.alpha, over: ground), part(a.green, a.alpha, over: ground), part(a.blue, a.alpha, over: ground),
        part(b.red, b.alpha, over: ground), part(b.green, b.alpha, over: ground), part(b.blue, b.alpha, over: ground)
      )
      return withUnsafeBytes(of: pair) { bytes in
        let p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        return ras_color_distance(linear, p, p + 3)
      }
    }
    return a.alpha == 255 && b.alpha == 255 ? distance(over: 0) : max(distance(over: 0), distance(over: 255))
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
