import Graphics
import Synchronization

/// A font at a size: what shapes characters and hands out outlines. One object for each descriptor of a library, so that
/// outlines are shared.
final class TypesetFont: Sendable {
  let font: HarfBuzzFont
  /// Points per em.
  let size: Double
  /// As in OpenType's `wght`.
  let weight: Double
  /// How far a point moves right for each unit above the baseline; not 0 only where an italic has to be made up.
  let slant: Double
  let metrics: FontMetrics
  /// Features on top of what OpenType switches on by itself.
  let features: [(tag: String, isOn: Bool)]
  /// For diagnostics.
  let name: String
  /// What is wrong with the choice of this font, where something is.
  let diagnostic: TextDiagnostic?
  /// The advances of SF Pro, where the font stands for it.
  private let system: SystemAdvances?
  private let outlines = Mutex<[UInt32: GlyphOutline]>([:])
  /// By glyph; `nil` inside says that the glyph keeps its own advance.
  private let fittings = Mutex<[UInt32: Fitting?]>([:])
  private let ellipsisGlyphs = Mutex<[ShapedGlyph]?>(nil)

  init(
    font: HarfBuzzFont, size: Double, weight: Double, slant: Double, metrics: FontMetrics,
    features: [(tag: String, isOn: Bool)], name: String, diagnostic: TextDiagnostic?, system: SystemAdvances? = nil
  ) {
    (self.font, self.size, self.weight, self.slant, self.metrics) = (font, size, weight, slant, metrics)
    (self.features, self.name, self.diagnostic, self.system) = (features, name, diagnostic, system)
  }

  func outline(of glyph: UInt32) -> GlyphOutline {
    outlines.withLock { outlines in
      if let outline = outlines[glyph] { return outline }
      var path = glyph == 0 ? missingGlyphPath : font.outline(of: glyph, size: size, slant: slant)
      if let stretch = fitting(glyph)?.stretch { path = path.stretched(stretch) }
      let outline = GlyphOutline(path: path)
      outlines[glyph] = outline
      return outline
    }
  }

  /// How a glyph is fitted into the advance of SF Pro: stretched a little with it, and moved to its middle where that is
  /// not enough. Lengths in ems.
  private struct Fitting {
    var stretch, offset, gain: Double
  }

  /// `nil` where the advance is the font's own.
  private func fitting(_ glyph: UInt32) -> Fitting? {
    guard let system else { return nil }
    return fittings.withLock { fittings in
      if let known = fittings[glyph] { return known }
      var fitting: Fitting? = nil
      let own = font.advance(of: glyph)
      if glyph != 0, own > 0, let wanted = system.advance(of: glyph) {
        // Beyond a tenth a stretched letter looks like one of another weight.
        let stretch = min(max(wanted / own, 0.9), 1.1)
        fitting = Fitting(stretch: stretch, offset: (wanted - own * stretch) / 2, gain: wanted - own)
      }
      fittings[glyph] = .some(fitting)
      return fitting
    }
  }

  /// Shaped with the font's features; `isTracked` switches ligatures off, as tracking does on the platform.
  /// - Parameters:
  ///   - before, after: what stands around the text and may join with it.
  /// - Returns: lengths in points.
  func shape(
    _ scalars: [Unicode.Scalar], clusters: [Int], isRightToLeft: Bool, isTracked: Bool,
    before: ArraySlice<Unicode.Scalar> = [], after: ArraySlice<Unicode.Scalar> = []
  ) -> [ShapedGlyph] {
    var glyphs = font.shape(
      scalars, clusters: clusters, isRightToLeft: isRightToLeft,
      features: isTracked ? features + [("liga", false), ("clig", false)] : features, before: before, after: after)
    var gain = 0.0
    for index in glyphs.indices {
      if let fitting = fitting(glyphs[index].glyph) {
        gain = fitting.gain
        glyphs[index].advance += gain
        glyphs[index].xOffset += fitting.offset
      } else if glyphs[index].advance == 0 {
        // A mark is placed from the end of its base, which has moved; the middle of the base moved half as far.
        glyphs[index].xOffset -= gain / 2
      }
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
  /// Wider or narrower, the origin staying where it is.
  func stretched(_ factor: Double) -> Path {
    guard factor != 1 else { return self }
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let to): .move(to: place(to))
        case .line(let to): .line(to: place(to))
        case .quadCurve(let to, let control): .quadCurve(to: place(to), control: place(control))
        case .curve(let to, let control1, let control2):
          .curve(to: place(to), control1: place(control1), control2: place(control2))
        case .closeSubpath: .closeSubpath
        }
      })
  }

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
