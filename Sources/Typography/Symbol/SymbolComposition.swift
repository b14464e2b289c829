import Graphics

/// A sign inside a circle or square, for SF Symbols whose enclosed form Bootstrap Icons lacks: `star.circle`,
/// `bolt.square.fill`, `a.circle`, `12.circle.fill`.
struct SymbolComposition: Hashable, Sendable {
  enum Sign: Hashable, Sendable {
    /// A glyph of the icon font; the filled form where it exists, as SF Symbols has it inside enclosures.
    case icon(String, filled: String)
    /// One letter or a number up to 50, in the system font.
    case text(String)
  }
  var sign: Sign
  /// Glyph of the enclosure.
  var enclosure: String
  /// The sign is cut out of a filled enclosure.
  var isCutOut: Bool

  init?(_ name: String) {
    for (suffix, enclosure, isCutOut) in SymbolComposition.suffixes where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      if let icon = SymbolTable.glyphName(for: base) {
        sign = .icon(icon, filled: icon.hasSuffix("-fill") ? icon : icon + "-fill")
      } else if SymbolComposition.isText(base) {
        sign = .text(base.uppercased())
      } else {
        return nil
      }
      (self.enclosure, self.isCutOut) = (enclosure, isCutOut)
      return
    }
    return nil
  }

  /// "a"…"z", and "0"…"50" with or without a leading zero.
  private static func isText(_ base: String) -> Bool {
    let bytes = Array(base.utf8)
    if bytes.count == 1, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0]) { return true }
    guard (1...2).contains(bytes.count), bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(base)
    else { return false }
    return number <= 50
  }

  private static let suffixes = [
    (".circle.fill", "circle-fill", true), (".square.fill", "square-fill", true), (".circle", "circle", false),
    (".square", "square", false),
  ]
}

extension FontLibrary {
  /// The composed outline in an em square whose lower edge is the baseline; `nil` where the name is no composition.
  func composedSymbol(_ name: String, em: Double, weight: Double) -> Path? {
    guard let composition = SymbolComposition(name), let enclosure = symbols.glyph(named: composition.enclosure),
      let sign = outline(of: composition.sign, em: em, weight: weight)
    else { return nil }
    let box = sign.controlBounds
    let centred = sign.moved(em / 2 - box.midX, -em / 2 - box.midY)
    let outline = symbols.outline(of: enclosure, size: em)
    // The icons do not agree on which way an outline turns; to cut, the sign has to turn against its enclosure.
    let turnsAlike = (outline.signedArea > 0) == (centred.signedArea > 0)
    return Path(elements: outline.elements + (composition.isCutOut && turnsAlike ? centred.turned : centred).elements)
  }

  /// At the size it has inside an enclosure of one em: 0.56 for icons, which fill their square, more for letters. Found
  /// by eye.
  private func outline(of sign: SymbolComposition.Sign, em: Double, weight: Double) -> Path? {
    switch sign {
    case .icon(let icon, let filled):
      guard let glyph = symbols.glyph(named: filled) ?? symbols.glyph(named: icon) else { return nil }
      return symbols.outline(of: glyph, size: em * 0.56)
    case .text(let text):
      let scalars = Array(text.unicodeScalars)
      let font = typesetFont(FontDescriptor(size: em * (scalars.count == 1 ? 0.72 : 0.6), weight: max(500, weight)))
      var x = 0.0
      var elements: [Path.Element] = []
      for glyph in font.shape(scalars, clusters: Array(scalars.indices), isRightToLeft: false, isTracked: false) {
        elements += font.outline(of: glyph.glyph).path.moved(x, 0).elements
        x += glyph.advance
      }
      return Path(elements: elements)
    }
  }
}
