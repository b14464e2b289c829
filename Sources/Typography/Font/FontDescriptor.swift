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
  /// Whether ascent and descent are whole points, as on a Mac.
  package var hasWholePoints = false
  /// In points, where a text style of the Mac fixes it.
  package var lineHeight: Double?

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

extension FontMetrics {
  /// SF Pro's vertical metrics: ascent 1950/2048, descent 494/2048 (facts/swiftui-layout.md section 7, from glyph
  /// dumps), cap height 1443/2048; the x-height of 1078/2048 is from the font's own table. No leading.
  static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048,
      xHeight: size * 1078 / 2048,
      leading: 0)
  }

  /// SF Pro's on a Mac. Its ascent is 1980/2048 there: rounded with the descent to whole points, this gives the place of
  /// the baseline and the height of every size that was measured (10, 12, 13, 14, 16 and 17 pt in the flow pictures,
  /// text styles in facts section 7). Of the display sizes, from 20 pt on, one is measured: 34 pt is 33 and 7 high, so
  /// that the descent is taken as 432/2048 there.
  static func macSystem(size: Double) -> FontMetrics {
    var metrics = FontMetrics.system(size: size)
    metrics.ascent = size * 1980 / 2048
    if size >= 20 { metrics.descent = size * 432 / 2048 }
    return metrics
  }

  /// As AppKit's layout manager takes them; what a style's height is more goes below the baseline.
  func inWholePoints(lineHeight: Double?) -> FontMetrics {
    var metrics = self
    metrics.ascent = ascent.rounded()
    metrics.descent = descent.rounded()
    if let lineHeight, lineHeight.isFinite { metrics.descent = max(0, lineHeight - metrics.ascent) }
    return metrics
  }
}
