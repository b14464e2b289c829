import Graphics
import Synchronization

/// A font at a size: what shapes characters and hands out outlines. One object for each descriptor of a library, so that
/// outlines are shared.
final class TypesetFont: Sendable {
  let font: HarfBuzzFont
  /// Points per em.
  let size: Double
  /// How far a point moves right for each unit above the baseline; not 0 only where an italic has to be made up.
  let slant: Double
  let metrics: FontMetrics
  /// Features on top of what OpenType switches on by itself.
  let features: [(tag: String, isOn: Bool)]
  /// For diagnostics.
  let name: String
  /// What is wrong with the choice of this font, where something is.
  let diagnostic: TextDiagnostic?
  private let outlines = Mutex<[UInt32: GlyphOutline]>([:])
  private let ellipsisGlyphs = Mutex<[ShapedGlyph]?>(nil)

  init(
    font: HarfBuzzFont, size: Double, slant: Double, metrics: FontMetrics, features: [(tag: String, isOn: Bool)],
    name: String, diagnostic: TextDiagnostic?
  ) {
    (self.font, self.size, self.slant, self.metrics) = (font, size, slant, metrics)
    (self.features, self.name, self.diagnostic) = (features, name, diagnostic)
  }

  func outline(of glyph: UInt32) -> GlyphOutline {
    outlines.withLock { outlines in
      if let outline = outlines[glyph] { return outline }
      let outline = GlyphOutline(
        path: glyph == 0 ? missingGlyphPath : font.outline(of: glyph, size: size, slant: slant))
      outlines[glyph] = outline
      return outline
    }
  }

  /// Shaped with the font's features; `isTracked` switches ligatures off, as tracking does on the platform.
  /// - Returns: lengths in points.
  func shape(_ scalars: [Unicode.Scalar], clusters: [Int], isRightToLeft: Bool, isTracked: Bool) -> [ShapedGlyph] {
    var glyphs = font.shape(
      scalars, clusters: clusters, isRightToLeft: isRightToLeft,
      features: isTracked ? features + [("liga", false), ("clig", false)] : features)
    for index in glyphs.indices {
      glyphs[index].advance *= size
      glyphs[index].xOffset *= size
      glyphs[index].yOffset *= size
    }
    return glyphs
  }

  /// What marks the place where text was cut: "…", or three full stops where the font has none. Lengths in points.
  var ellipsis: [ShapedGlyph] {
    ellipsisGlyphs.withLock { cached in
      if let glyphs = cached { return glyphs }
      let scalars: [Unicode.Scalar] = font.glyph(for: "…") == nil ? [".", ".", "."] : ["…"]
      let glyphs = shape(scalars, clusters: scalars.map { _ in 0 }, isRightToLeft: false, isTracked: false)
      cached = glyphs
      return glyphs
    }
  }

  /// 0.6 em, the width of a digit in most faces.
  var missingGlyphAdvance: Double { 0.6 * size }

  /// An empty box from the baseline to the cap height: visible, and like no letter.
  private var missingGlyphPath: Path {
    let outer = CGRect(x: 0.08 * size, y: -metrics.capHeight, width: 0.44 * size, height: metrics.capHeight)
    return Path.frame(outer, thickness: 0.05 * size)
  }
}

extension Path {
  /// The outline of a rectangle as a filled shape: the outer edge, and the inner one the other way round, so that either
  /// fill rule leaves the inside empty.
  static func frame(_ outer: CGRect, thickness: Double) -> Path {
    let inner = outer.insetBy(dx: thickness, dy: thickness)
    guard !outer.isEmpty else { return Path() }
    let clockwise: [Path.Element] = [
      .move(to: CGPoint(x: outer.minX, y: outer.minY)), .line(to: CGPoint(x: outer.maxX, y: outer.minY)),
      .line(to: CGPoint(x: outer.maxX, y: outer.maxY)), .line(to: CGPoint(x: outer.minX, y: outer.maxY)), .closeSubpath,
    ]
    guard !inner.isNull, !inner.isEmpty else { return Path(elements: clockwise) }
    return Path(
      elements: clockwise + [
        .move(to: CGPoint(x: inner.minX, y: inner.minY)), .line(to: CGPoint(x: inner.minX, y: inner.maxY)),
        .line(to: CGPoint(x: inner.maxX, y: inner.maxY)), .line(to: CGPoint(x: inner.maxX, y: inner.minY)),
        .closeSubpath,
      ])
  }
}
