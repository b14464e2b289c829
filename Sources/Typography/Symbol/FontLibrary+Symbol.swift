import Graphics

extension FontLibrary {
  /// The symbol that stands for an SF Symbol of that name, at the size it has beside text of `font`. The icons have one
  /// stroke width; for a heavier font than regular their outlines are drawn thicker, around the same middle and in the same
  /// box. A lighter font, and symbols that are filled, leave them as they are.
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
    let thickened =
      name.contains(".fill") ? outline : outline.thickened(by: em * SymbolLayout.gain(weight: font.weight))
    return SymbolLayout(
      size: ink.size, baseline: middle + metrics.capHeight / 2, path: thickened.moved(-ink.minX, -ink.minY))
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

extension SymbolLayout {
  /// How much thicker than regular the strokes are, in ems. Those of the icons are a sixteenth; SF Symbols' grow with the
  /// weight about as the stems of SF Pro do, to twice as thick in black. Found by eye.
  fileprivate static func gain(weight: Double) -> Double {
    guard weight > 400 else { return 0 }
    return (min(weight, 900) - 400) / 500 / 16
  }
}

extension Path {
  /// With a pen of that width drawn along all edges.
  fileprivate func thickened(by width: Double) -> Path {
    guard width > 0 else { return self }
    let edges = strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    // Under the nonzero rule the pen adds to the ink only where both turn the same way.
    let isAlike = (signedArea > 0) == (edges.signedArea > 0)
    return Path(elements: (isAlike ? self : turned).elements + edges.elements)
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
