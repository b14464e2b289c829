import Graphics

/// The colour of an element's marker: made of what the element says, so that it stays when others come and go.
///
/// Hues are spread over the circle by a hash of label and traits; each is made as light as a gray of 18 % luminance, on
/// which white and black are read equally well (4.6 : 1), so that markers are legible in light and dark pictures.
enum ElementColor {
  static func color(of element: AccessibilityElement) -> RGBA8 { color(of: [element.label] + element.traits) }

  /// Of a kind of problem.
  static func color(of kind: String) -> RGBA8 { color(of: [kind]) }

  private static func color(of words: [String]) -> RGBA8 {
    let hash = hash(words)
    return color(hue: hue(Double(hash % 4096) / 4096), luminance: 0.18)
  }

  /// Evenly told apart rather than evenly spaced: from 60 to 160 degrees all is green.
  private static func hue(_ part: Double) -> Double {
    let stops: [(part: Double, hue: Double)] = [(0, 0), (0.25, 55), (0.4, 165), (0.6, 215), (1, 360)]
    for (low, high) in zip(stops, stops.dropFirst()) where part < high.part {
      return low.hue + (high.hue - low.hue) * (part - low.part) / (high.part - low.part)
    }
    return 0
  }

  /// FNV-1a of the strings' bytes, each followed by a zero.
  static func hash(_ strings: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for string in strings {
      for byte in string.utf8 { add(byte) }
      add(0)
    }
    // The low bits of similar strings are similar.
    hash ^= hash >> 32
    hash = hash &* 0xd6e8_feb8_6659_fd93
    return hash ^ (hash >> 32)
  }

  /// The most saturated colour of a hue (degrees) that has the relative luminance, from black through the pure hue to white.
  private static func color(hue: Double, luminance: Double) -> RGBA8 {
    let pure = pureHue(hue)
    var (low, high) = (0.0, 2.0)
    func at(_ lightness: Double) -> (Double, Double, Double) {
      func mix(_ c: Double) -> Double { lightness <= 1 ? c * lightness : c + (1 - c) * (lightness - 1) }
      return (mix(pure.0), mix(pure.1), mix(pure.2))
    }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let c = at(middle)
      if Luminance.relative(red: c.0, green: c.1, blue: c.2) < luminance { low = middle } else { high = middle }
    }
    let c = at(low)
    return ResolvedColor(red: c.0, green: c.1, blue: c.2).rgba8
  }

  private static func pureHue(_ hue: Double) -> (Double, Double, Double) {
    let sector = hue / 60
    let part = sector - sector.rounded(.down)
    switch Int(sector) % 6 {
    case 0: return (1, part, 0)
    case 1: return (1 - part, 1, 0)
    case 2: return (0, 1, part)
    case 3: return (0, 1 - part, 1)
    case 4: return (part, 0, 1)
    default: return (1, 0, 1 - part)
    }
  }
}
