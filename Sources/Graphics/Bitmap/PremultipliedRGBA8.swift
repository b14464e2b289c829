/// A pixel as a bitmap stores it: colour channels already multiplied by alpha.
package struct PremultipliedRGBA8: Hashable, Sendable {
  package var red, green, blue, alpha: UInt8
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `c' = round(c·a / 255)`.
  package init(_ straight: RGBA8) {
    func times(_ c: UInt8) -> UInt8 { UInt8((Int(c) * Int(straight.alpha) + 127) / 255) }
    self.init(red: times(straight.red), green: times(straight.green), blue: times(straight.blue), alpha: straight.alpha)
  }

  /// `c = round(c'·255 / a)`, clamped; transparent black where alpha is 0. Premultiplying the result gives `self` back.
  package var unpremultiplied: RGBA8 {
    if alpha == 255 { return RGBA8(red: red, green: green, blue: blue, alpha: 255) }
    if alpha == 0 { return RGBA8(red: 0, green: 0, blue: 0, alpha: 0) }
    let a = Int(alpha)
    func over(_ c: UInt8) -> UInt8 { UInt8(min(255, (Int(c) * 255 + a / 2) / a)) }
    return RGBA8(red: over(red), green: over(green), blue: over(blue), alpha: alpha)
  }
}
