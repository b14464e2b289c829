/// A colour with nothing left to look up: straight sRGB components, usually 0…1 (wider values are clamped when painted).
package struct ResolvedColor: Hashable, Sendable {
  package var red, green, blue, alpha: Double
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Components in 0…255, the form in which the platform's colours are tabulated.
  package init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  package func opacity(_ factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The straight colour, each component rounded to the nearest of 256 steps.
  package var rgba8: RGBA8 {
    func step(_ value: Double) -> UInt8 { value > 0 ? (value < 1 ? UInt8(value * 255 + 0.5) : 255) : 0 }
    return RGBA8(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
  }
}
