import Graphics

/// Distance of two colours in OKLab times 100 (Björn Ottosson, "A perceptual color space for image processing", 2020,
/// https://bottosson.github.io/posts/oklab/): black to white is 100.
package enum ColorDistance {
  /// Two premultiplied RGBA8 pixels. What stands behind a translucent pixel is not known: the larger of the distances
  /// over black and over white counts.
  static func deltaE(_ p: UnsafePointer<UInt8>, _ q: UnsafePointer<UInt8>) -> Double {
    let overBlack = distance(lab(p[0], p[1], p[2]), lab(q[0], q[1], q[2]))
    if p[3] == 255, q[3] == 255 { return overBlack }
    let (a, b) = (255 &- p[3], 255 &- q[3])
    return max(
      overBlack, distance(lab(p[0] &+ a, p[1] &+ a, p[2] &+ a), lab(q[0] &+ b, q[1] &+ b, q[2] &+ b)))
  }

  /// Two opaque colours.
  package static func deltaE(_ a: RGBA8, _ b: RGBA8) -> Double {
    distance(lab(a.red, a.green, a.blue), lab(b.red, b.green, b.blue))
  }

  private static func distance(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> Double {
    let (l, m, s) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return (l * l + m * m + s * s).squareRoot() * 100
  }

  private static func lab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (Double, Double, Double) {
    let (r, g, b) = (linear[Int(red)], linear[Int(green)], linear[Int(blue)])
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// IEC 61966-2-1. Memory instead of an array: it is read without bounds checks in debug builds, too. Never freed.
  nonisolated(unsafe) private static let linear: UnsafePointer<Double> = {
    let table = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    for i in 0..<256 {
      let v = Double(i) / 255
      table[i] = v <= 0.04045 ? v / 12.92 : Elementary.pow((v + 0.055) / 1.055, 2.4)
    }
    return UnsafePointer(table)
  }()

  /// Of 0…1, by Newton's iteration: multiplication and division alone are the same on every machine.
  private static func cubeRoot(_ v: Double) -> Double {
    if v <= 0 { return 0 }
    // Dividing the exponent by three is right within 6 %; each step squares the error.
    var root = Double(bitPattern: v.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 { root -= (root * root * root - v) / (3 * root * root) }
    return root
  }
}
