import Graphics

/// A font with nothing left to look up: what `SwiftUI.Font` resolves to under an environment.
package struct FontDescriptor: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The role of SF Pro: drawn with Inter, measured vertically with SF Pro's published metrics.
    case system
    case monospaced
    case serif
    case rounded
    /// A family or PostScript name (`Inter-SemiBold`), with its own vertical metrics.
    case custom(String)
  }
  package var family: Family
  /// Points per em.
  package var size: Double
  /// 100…900, as in OpenType's `wght`: ultraLight 100, thin 200, light 300, regular 400, medium 500, semibold 600,
  /// bold 700, heavy 800, black 900.
  package var weight: Double
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var hasSmallCapitals: Bool
  /// Distance from one baseline to the next in points, where a text style fixes it (body 22); `nil` means the line height.
  package var baselineDistance: Double?

  package init(
    family: Family = .system, size: Double, weight: Double = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCapitals: Bool = false, baselineDistance: Double? = nil
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.hasMonospacedDigits, self.hasSmallCapitals) = (hasMonospacedDigits, hasSmallCapitals)
    self.baselineDistance = baselineDistance
  }
}

/// Vertical metrics of a font at its size, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascent, descent, capHeight, xHeight: Double
  /// Distance from one baseline to the next minus the unrounded line height, at least 0.
  package var leading: Double
  package var lineHeight: Double { ascent + descent }
  package init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double, leading: Double) {
    (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
    (self.xHeight, self.leading) = (xHeight, leading)
  }
}
