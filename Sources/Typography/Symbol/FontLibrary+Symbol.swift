import Graphics

extension FontLibrary {
  /// The symbol that stands for an SF Symbol of that name, at the size it has beside text of `font`. The icons have one
  /// stroke width; for a heavier font than regular their outlines are drawn thicker, around the same middle and in the same
  /// box. A lighter font, and symbols that are filled, leave them as they are.
  ///
  /// As with SF Symbols the size is that of the drawing itself, without margins: a minus is a flat box.
  package func symbol(_ name: String, font: FontDescriptor, imageScale: SymbolLayout.Scale) -> SymbolLayout {
    let key = SymbolCache.Key(name: name, font: font, scale: imageScale)
    if let known = cache.withLock({ $0.symbols.layouts[key] }) { return known }
    let made = layOutSymbol(name, font, imageScale)
    cache.withLock { $0.symbols.keep(made, for: key) }
    return made
  }

  package func hasSymbol(_ name: String) -> Bool { symbolRecipe(name) != nil }

  private func layOutSymbol(_ name: String, _ font: FontDescriptor, _ imageScale: SymbolLayout.Scale) -> SymbolLayout {
    let metrics = self.metrics(of: font)
    let em = typesetFont(font).size * imageScale.factor
    guard let drawing = symbolDrawing(name, em: em, weight: font.weight) else {
      let side = CGRect(x: 0, y: 0, width: em * 0.9, height: em * 0.9)
      return SymbolLayout(
        size: side.size, baseline: (side.height + metrics.capHeight) / 2, path: Path.frame(side, thickness: em * 0.06),
        diagnostic: .unknownSymbol(name))
    }
    let ink = drawing.path().controlBounds
    // The square's middle is to lie on the middle of the capitals.
    let middle = -em / 2 - ink.minY
    let gain = em * SymbolLayout.gain(weight: font.weight)
    var layout = SymbolLayout(
      size: ink.size, baseline: middle + metrics.capHeight / 2,
      path: drawing.path(gain: gain).moved(-ink.minX, -ink.minY))
    let colors = SymbolColor.colors(of: name)
    if drawing.pieces.count > 1 || colors != nil {
      layout.layers = drawing.pieces.map { piece in
        SymbolLayout.Layer(
          path: piece.thickened(gain).moved(-ink.minX, -ink.minY), level: piece.level,
          color: colors.flatMap { $0.indices.contains(piece.level) ? $0[piece.level] : nil })
      }
    }
    // Colours for two layers are of no use where one was found.
    layout.hasColors = colors.map { $0.count == drawing.pieces.count } ?? false
    layout.isUndivided = drawing.pieces.count == 1 && layout.path.hasSeveralOutlines
    if let glyph = symbolParser.substitute(for: name) { layout.diagnostic = .substitutedSymbol(name, by: glyph) }
    return layout
  }

  private var symbolParser: SymbolParser { SymbolParser { [symbols] in symbols.glyph(named: $0) != nil } }

  private func symbolRecipe(_ name: String) -> SymbolRecipe? {
    if let known = cache.withLock({ $0.symbols.recipes[name] }) { return known }
    let recipe = symbolParser.recipe(for: name)
    cache.withLock { $0.symbols.keep(recipe, for: name) }
    return recipe
  }

  /// In a square of one em whose lower edge is the baseline, as the icons are drawn.
  private func symbolDrawing(_ name: String, em: Double, weight: Double) -> SymbolDrawing? {
    guard em.isFinite, let recipe = symbolRecipe(name) else { return nil }
    // Paths that are cut are cut once, at a size at which the cuts' grid is fine.
    guard recipe.isCut else { return build(recipe, name, em: em, weight: weight) }
    let key = SymbolCache.DrawingKey(name: name, weight: max(weight, 400))
    let size = SymbolCache.cuttingSize
    if let known = cache.withLock({ $0.symbols.drawings[key] }) { return known.scaled(by: em / size) }
    guard let made = build(recipe, name, em: size, weight: weight) else { return nil }
    cache.withLock { $0.symbols.keep(made, for: key) }
    return made.scaled(by: em / size)
  }

  private func build(_ recipe: SymbolRecipe, _ name: String, em: Double, weight: Double) -> SymbolDrawing? {
    let builder = SymbolBuilder(
      em: em, gain: em * SymbolLayout.gain(weight: weight),
      glyph: { [symbols] name in symbols.glyph(named: name).map { symbols.outline(of: $0, size: em) } },
      letters: { [self] in letters($0, size: $1, weight: weight) }, recipe: { [self] in symbolRecipe($0) })
    return builder.drawing(recipe, isSolid: name.contains(".fill"))
  }

  func letters(_ text: String, size: Double, weight: Double) -> Path {
    let scalars = Array(text.unicodeScalars)
    let font = typesetFont(FontDescriptor(size: size, weight: max(500, weight)))
    var x = 0.0
    var elements: [Path.Element] = []
    for glyph in font.shape(scalars, clusters: Array(scalars.indices), isRightToLeft: false, isTracked: false) {
      elements += font.outline(of: glyph.glyph).path.moved(x, 0).elements
      x += glyph.advance
    }
    return Path(elements: elements)
  }
}

/// What a font library remembers of symbols. Forgotten as a whole when it grows large, as it does while a size is animated.
struct SymbolCache {
  struct Key: Hashable {
    var name: String
    var font: FontDescriptor
    var scale: SymbolLayout.Scale
  }
  struct DrawingKey: Hashable {
    var name: String
    var weight: Double
  }
  /// Points per em of drawings that are cut.
  static let cuttingSize = 32.0
  private static let limit = 1_000

  private(set) var layouts: [Key: SymbolLayout] = [:]
  private(set) var drawings: [DrawingKey: SymbolDrawing] = [:]
  private(set) var recipes: [String: SymbolRecipe?] = [:]

  mutating func keep(_ layout: SymbolLayout, for key: Key) {
    if layouts.count >= Self.limit { layouts = [:] }
    layouts[key] = layout
  }
  mutating func keep(_ drawing: SymbolDrawing, for key: DrawingKey) {
    if drawings.count >= Self.limit { drawings = [:] }
    drawings[key] = drawing
  }
  mutating func keep(_ recipe: SymbolRecipe?, for name: String) {
    if recipes.count >= Self.limit { recipes = [:] }
    recipes.updateValue(recipe, forKey: name)
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
  fileprivate var hasSeveralOutlines: Bool {
    elements.count { if case .move = $0 { true } else { false } } > 1
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
