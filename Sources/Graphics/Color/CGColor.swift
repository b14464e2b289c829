/// A fixed colour: sRGB components, 0…1.
public final class CGColor: Hashable, Sendable {
  package let color: ResolvedColor
  package init(_ color: ResolvedColor) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = Double(alpha)
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
