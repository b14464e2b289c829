/// Conversions to sRGB. Matrices and transfer functions: IEC 61966-2-1 (sRGB) and SMPTE EG 432-1 (Display P3, D65).
package enum ColorSpaces {
  package static func sRGB(linear r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    (encoded(r), encoded(g), encoded(b))
  }
  package static func sRGB(displayP3 r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    let (x, y, z) = (linear(r), linear(g), linear(b))
    return (
      encoded(1.2249401763 * x - 0.2249401763 * y),
      encoded(-0.0420569547 * x + 1.0420569547 * y),
      encoded(-0.0196375546 * x - 0.0786360456 * y + 1.0982736001 * z)
    )
  }
  package static func encoded(_ v: Double) -> Double {
    if v < 0 { return -encoded(-v) }
    return v <= 0.0031308 ? 12.92 * v : 1.055 * Elementary.pow(v, 1 / 2.4) - 0.055
  }
  package static func linear(_ v: Double) -> Double {
    if v < 0 { return -linear(-v) }
    return v <= 0.04045 ? v / 12.92 : Elementary.pow((v + 0.055) / 1.055, 2.4)
  }
  /// The hexcone model [Smith 1978].
  package static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    guard hue.isFinite else { return (.nan, .nan, .nan) }
    let h = (hue - hue.rounded(.down)) * 6
    let sector = h.rounded(.down), f = h - sector
    let p = brightness * (1 - saturation), q = brightness * (1 - saturation * f),
      t = brightness * (1 - saturation * (1 - f))
    switch Int(sector) % 6 {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }
  /// Hue, saturation and brightness of the same model, 0…1.
  package static func hsb(red: Double, green: Double, blue: Double) -> (Double, Double, Double) {
    let high = max(red, green, blue), low = min(red, green, blue), span = high - low
    guard span > 0 else { return (0, 0, high) }
    var hue: Double
    if high == red {
      hue = (green - blue) / span
    } else if high == green {
      hue = (blue - red) / span + 2
    } else {
      hue = (red - green) / span + 4
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, high == 0 ? 0 : span / high, high)
  }
}
