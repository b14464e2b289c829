import Graphics

extension FontLibrary {
  /// The symbol that stands for an SF Symbol of that name, at the size it has beside text of `font`. The icons have one
  /// stroke width; the font's weight does not change them.
  ///
  /// As with SF Symbols the size is that of the drawing itself, without margins: a minus is a flat box.
  package func symbol(_ name: String, font: FontDescriptor, imageScale: SymbolLayout.Scale) -> SymbolLayout {
    let metrics = self.metrics(of: font)
    let em = typesetFont(font).size * imageScale.factor
    guard let outline = symbolOutline(name, em: em, weight: font.weight) else {
      let side = CGRect(x: 0, y: 0, width: em * 0.9, height: em * 0.9)
      return SymbolLayout(
        size: side.size, baseline: (side.height + metrics.capHeight) / 2, path: Path.frame(side, thickness: em * 0.06),
        diagnostic: .unknownSymbol(name))
    }
    let ink = outline.controlBounds
    // The square's middle is to lie on the middle of the capitals.
    let middle = -em / 2 - ink.minY
    return SymbolLayout(
      size: ink.size, baseline: middle + metrics.capHeight / 2, path: outline.moved(-ink.minX, -ink.minY))
  }

  package func hasSymbol(_ name: String) -> Bool { symbolOutline(name, em: 16, weight: 400) != nil }

  /// In a square of one em whose lower edge is the baseline, as the icons are drawn.
  private func symbolOutline(_ name: String, em: Double, weight: Double) -> Path? {
    if let glyph = SymbolTable.glyphName(for: name).flatMap({ symbols.glyph(named: $0) }) {
      return symbols.outline(of: glyph, size: em)
    }
    return composedSymbol(name, em: em, weight: weight)
  }
}

extension SymbolLayout.Scale {
  /// Ems across a full circle. Medium is measured: `checkmark.circle.fill` beside 17 pt text is a circle of 17 pt without
  /// margins (`pf-size-that-fits`, 34 px at 2x). Small and large have the proportions of SF Symbols' template (78.4 and
  /// 127.0 against 99.6), not measured.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.787
    case .medium: 1
    case .large: 1.275
    }
  }
}
