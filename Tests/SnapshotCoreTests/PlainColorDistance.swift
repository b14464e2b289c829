import Graphics

/// Distances in OKLab as they are defined, a pair at a time: the twin of the loops in C, whose numbers must be the same to
/// the last bit.
enum PlainColorDistance {
  /// Two premultiplied pixels, over black and over white.
  static func deltaE(_ p: PremultipliedRGBA8, _ q: PremultipliedRGBA8) -> Double {
    func over(_ p: PremultipliedRGBA8, _ isWhite: Bool) -> RGBA8 {
      let rest = isWhite ? 255 &- p.alpha : 0
      return RGBA8(red: p.red &+ rest, green: p.green &+ rest, blue: p.blue &+ rest)
    }
    return max(deltaE(over(p, false), over(q, false)), deltaE(over(p, true), over(q, true)))
  }

  static func deltaE(_ a: RGBA8, _ b: RGBA8) -> Double {
    let (p, q) = (lab(a), lab(b))
    let (l, m, s) = (p.0 - q.0, p.1 - q.1, p.2 - q.2)
    return (l * l + m * m + s * s).squareRoot() * 100
  }

  private static func lab(_ color: RGBA8) -> (Double, Double, Double) {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func linear(_ level: UInt8) -> Double {
    let v = Double(level) / 255
    return v <= 0.04045 ? v / 12.92 : Elementary.pow((v + 0.055) / 1.055, 2.4)
  }

  private static func cubeRoot(_ v: Double) -> Double {
    if v <= 0 { return 0 }
    var root = Double(bitPattern: v.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 { root -= (root * root * root - v) / (3 * root * root) }
    return root
  }
}
