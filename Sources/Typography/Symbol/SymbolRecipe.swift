/// What a symbol is made of: a glyph of the icon font, plain shapes, letters, and these inside, beside or across each other.
indirect enum SymbolRecipe: Hashable, Sendable {
  /// Which parts of a glyph are layers of their own.
  enum Parts: Hashable, Sendable {
    case one
    /// A sign inside a ring.
    case mark
    /// A sign cut out of a disc.
    case cutMark
    /// A cloud, and what is beside or below it.
    case weather
  }
  case glyph(SymbolGlyph, Parts)
  case shape(SymbolShape)
  /// In the system font.
  case letters(String)
  case enclosed(SymbolRecipe, SymbolEnclosure, isFilled: Bool)
  /// Head and shoulders, cut off by the enclosure.
  case portrait(SymbolEnclosure, isFilled: Bool)
  case slashed(SymbolRecipe)
  case badged(SymbolRecipe, SymbolBadge)
  /// The second in front of the first, which shows at the upper corner on that side.
  case stacked(back: SymbolRecipe, front: SymbolRecipe, isBackLeading: Bool)
  /// One in the middle before two others.
  case three(SymbolRecipe)

  /// Whether it is drawn with lines, which are thin in small signs.
  var isThin: Bool {
    if case .glyph(let glyph, _) = self { return !glyph.name.hasSuffix("-fill") && glyph.form != .mark }
    return false
  }

  /// Whether outlines must be cut by others, which takes time.
  var isCut: Bool {
    switch self {
    case .glyph: false
    case .letters, .shape(.figure): true
    case .shape: false
    case .enclosed(let sign, _, _): sign.isCut || sign.isThin
    case .portrait, .slashed, .badged, .stacked, .three: true
    }
  }
}

/// What a sign can stand in: itself a symbol, with a `.fill`.
struct SymbolEnclosure: Hashable, Sendable {
  /// The symbol's name.
  var name: String
  /// Size of the sign, in ems of the enclosure, and where its middle is, from the upper left corner.
  var scale: Double
  var x = 0.5
  var y = 0.5

  /// Found by eye; 0.56 of a circle's width is what Bootstrap Icons give their enclosed signs.
  static let all: [SymbolEnclosure] = [
    SymbolEnclosure(name: "circle", scale: 0.56), SymbolEnclosure(name: "square", scale: 0.56),
    SymbolEnclosure(name: "app", scale: 0.56), SymbolEnclosure(name: "rectangle.portrait", scale: 0.5),
    SymbolEnclosure(name: "rectangle", scale: 0.5), SymbolEnclosure(name: "shield", scale: 0.46, y: 0.47),
    SymbolEnclosure(name: "seal", scale: 0.46), SymbolEnclosure(name: "octagon", scale: 0.52),
    SymbolEnclosure(name: "hexagon", scale: 0.5), SymbolEnclosure(name: "diamond", scale: 0.42),
    SymbolEnclosure(name: "triangle", scale: 0.4, y: 0.6), SymbolEnclosure(name: "bubble.left", scale: 0.5, y: 0.4),
    SymbolEnclosure(name: "bubble.right", scale: 0.5, y: 0.4), SymbolEnclosure(name: "bubble", scale: 0.5, y: 0.4),
    SymbolEnclosure(name: "message", scale: 0.5, y: 0.48), SymbolEnclosure(name: "icloud", scale: 0.42, y: 0.56),
    SymbolEnclosure(name: "folder", scale: 0.42, y: 0.58), SymbolEnclosure(name: "clipboard", scale: 0.5, y: 0.57),
    SymbolEnclosure(name: "briefcase", scale: 0.4, y: 0.58), SymbolEnclosure(name: "case", scale: 0.4, y: 0.58),
    SymbolEnclosure(name: "bookmark", scale: 0.4, y: 0.42), SymbolEnclosure(name: "house", scale: 0.36, y: 0.64),
    SymbolEnclosure(name: "heart", scale: 0.44, y: 0.47), SymbolEnclosure(name: "doc", scale: 0.4, y: 0.6),
    SymbolEnclosure(name: "viewfinder", scale: 0.6), SymbolEnclosure(name: "bag", scale: 0.4, y: 0.62),
  ]
}

/// A small sign at a symbol's corner, in a gap of its own.
struct SymbolBadge: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// At the upper trailing corner.
    case dot
    /// The sign cut out of a disc, at the lower trailing corner.
    case disc
    /// The sign alone, at the lower trailing corner.
    case plain
    /// The sign alone, below the middle.
    case below
  }
  var sign: SymbolRecipe?
  var style: Style
}
