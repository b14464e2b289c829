import Graphics

/// Text set in lines: what a `Text` measures and draws.
package struct TextLayout: Sendable {
  package struct Line: Sendable {
    /// The characters of the line as drawn, with "…" where it was cut.
    package var text: String
    /// Typographic box in points, from the layout's top-left corner.
    package var bounds: CGRect
    /// Distance of the baseline from the layout's top, in points.
    package var baseline: Double
    package init(text: String, bounds: CGRect, baseline: Double) {
      (self.text, self.bounds, self.baseline) = (text, bounds, baseline)
    }
  }
  package var lines: [Line]
  /// In points; both sides rounded up to a device pixel.
  package var size: CGSize
  /// Distances from the top, in points (see facts: first rounded to the nearest pixel, last up).
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var isTruncated: Bool
  /// Drawing commands with the layout's top-left corner at (0, 0) and identity transforms, in points. Made when asked
  /// for: most layouts are only measured.
  package var commands: [DisplayCommand] { draw() }
  private var draw: @Sendable () -> [DisplayCommand]
  package var diagnostics: [TextDiagnostic]
  package init(
    lines: [Line], size: CGSize, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool,
    commands: [DisplayCommand], diagnostics: [TextDiagnostic]
  ) {
    self.init(
      lines: lines, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, isTruncated: isTruncated,
      diagnostics: diagnostics, draw: { commands })
  }
  init(
    lines: [Line], size: CGSize, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool,
    diagnostics: [TextDiagnostic], draw: @escaping @Sendable () -> [DisplayCommand]
  ) {
    (self.lines, self.size, self.firstBaseline, self.lastBaseline) = (lines, size, firstBaseline, lastBaseline)
    (self.isTruncated, self.diagnostics, self.draw) = (isTruncated, diagnostics, draw)
  }
}

/// Something about a text that its author should hear about.
package enum TextDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// No font of the library has a glyph; a visible box was drawn.
  case missingGlyph(Character, font: String)
  /// The name is not registered; the system font was used, as on a device.
  case unknownFont(String)
  /// The emoji font could not be had; a visible box was drawn. The text says what to install.
  case missingFont(String)
  /// No symbol of that name in the table; a visible box was drawn.
  case unknownSymbol(String)
  /// The icon font has nothing that shows what the name says; the nearest glyph was drawn.
  case substitutedSymbol(String, by: String)
  /// Several styles, a hierarchy or `.multicolor` were asked for, but the symbol's layers are not known.
  case undividedSymbol(String)
  /// `.multicolor` was asked for; the symbol's layers are known, but not their colours.
  case unknownSymbolColors(String)

  package var description: String {
    switch self {
    case .missingGlyph(let character, let font):
      let points = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(
        separator: " ")
      return "no glyph for \"\(character)\" (\(points)) in \(font) or its fallbacks; a box was drawn"
    case .unknownFont(let name): return "font \"\(name)\" is not registered; the system font was used"
    case .missingFont(let text): return text
    case .unknownSymbol(let name): return "no symbol named \"\(name)\"; a box was drawn"
    case .substitutedSymbol(let name, let glyph):
      return "the symbol \"\(name)\" is not among those that Tintype can draw; \"\(glyph)\" of Bootstrap Icons was drawn, which is near to it only"
    case .undividedSymbol(let name):
      return "the layers of the symbol \"\(name)\" and their colours are not known; it was drawn in the first style"
    case .unknownSymbolColors(let name):
      return "the colours of the symbol \"\(name)\" in multicolor are not known; it was drawn in the foreground's style"
    }
  }
}
