import Graphics

/// Relative luminance and contrast as WCAG 2.x defines them ("relative luminance", "contrast ratio"), over sRGB's own
/// transfer function: its threshold of 0.04045 and WCAG's 0.03928 say the same of every 8-bit value.
enum Luminance {
  /// By 8-bit value, 0…1.
  static let linear: [Double] = (0..<256).map { ColorSpaces.linear(Double($0) / 255) }

  /// - Parameters: components of sRGB, 0…1.
  static func relative(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * ColorSpaces.linear(red) + 0.7152 * ColorSpaces.linear(green) + 0.0722 * ColorSpaces.linear(blue)
  }
  static func relative(_ color: RGBA8) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
  }

  /// 1…21
  static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}
