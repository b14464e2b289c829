import Foundation
import Graphics

/// The formulas of the kernels in plain Swift, for tests to compare with.
enum Plain {
  /// `round(a · b / 255)`.
  static func times(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  static func over(_ s: [Int], _ d: [Int]) -> [Int] { zip(s, d).map { $0 + times($1, 255 - s[3]) } }
  static func scaled(_ s: [Int], _ coverage: Int) -> [Int] { s.map { times($0, coverage) } }

  /// Compositing and Blending Level 1, on premultiplied components 0…1.
  static func blend(_ mode: BlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
    let (sa, ba) = (s[3], b[3])
    switch mode {
    case .sourceAtop: return (0..<3).map { s[$0] * ba + b[$0] * (1 - sa) } + [ba]
    case .destinationOver: return (0..<4).map { b[$0] + s[$0] * (1 - ba) }
    case .destinationOut: return (0..<4).map { b[$0] * (1 - sa) }
    case .plusLighter: return (0..<4).map { min(1, s[$0] + b[$0]) }
    case .plusDarker:
      let a = min(1, sa + ba)
      return (0..<3).map { max(0, a - (sa - s[$0]) - (ba - b[$0])) } + [a]
    default: break
    }
    let cs = (0..<3).map { sa > 0 ? s[$0] / sa : 0 }
    let cb = (0..<3).map { ba > 0 ? b[$0] / ba : 0 }
    let both = mixed(mode, cb, cs)
    var result = [0, 0, 0, sa + ba - sa * ba]
    for i in 0..<3 { result[i] = sa * (1 - ba) * cs[i] + ba * (1 - sa) * cb[i] + sa * ba * both[i] }
    return result
  }

  private static func mixed(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
    func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }
    func setLum(_ c: [Double], _ l: Double) -> [Double] {
      var c = c.map { $0 + l - lum(c) }
      let own = lum(c)
      let low = c.min()!
      let high = c.max()!
      if low < 0 { c = c.map { own + ($0 - own) * own / (own - low) } }
      if high > 1 { c = c.map { own + ($0 - own) * (1 - own) / (high - own) } }
      return c
    }
    func setSat(_ c: [Double], _ saturation: Double) -> [Double] {
      let order = (0..<3).sorted { c[$0] < c[$1] }
      var result = [0.0, 0, 0]
      if c[order[2]] > c[order[0]] {
        result[order[1]] = (c[order[1]] - c[order[0]]) * saturation / (c[order[2]] - c[order[0]])
        result[order[2]] = saturation
      }
      return result
    }
    switch mode {
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    default: return zip(b, s).map { channel(mode, $0, $1) }
    }
  }

  private static func channel(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
    func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      return b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }
}
