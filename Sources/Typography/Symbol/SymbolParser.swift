/// Finds how a symbol of that name is made. SF Symbols' names are words between dots: a base, then `slash`, an enclosure,
/// `fill`, and `badge` with its sign.
struct SymbolParser {
  /// Whether the icon font has a glyph of that name.
  var hasGlyph: (String) -> Bool

  func recipe(for name: String) -> SymbolRecipe? { recipe(name, depth: 0) }

  /// Glyphs that stand for a symbol which they do not quite show; `nil` for a symbol that is what its name says.
  func substitute(for name: String) -> String? {
    if let entry = SymbolTable.entries[name] { return entry.isSubstitute ? entry.glyph.name : nil }
    // A substitute's slashed, filled, enclosed and badged forms are no better than itself.
    for end in [".fill", ".slash"] + SymbolEnclosure.all.map({ "." + $0.name }) where name.hasSuffix(end) {
      return substitute(for: String(name.dropLast(end.count)))
    }
    if let base = Self.split(name, at: ".badge")?.base { return substitute(for: base) }
    return nil
  }

  private func recipe(_ name: String, depth: Int) -> SymbolRecipe? {
    // Each step takes a word away; names longer than this are none.
    guard depth < 8, name.utf8.count < 80, !name.isEmpty else { return nil }
    func recipe(_ name: String) -> SymbolRecipe? { self.recipe(name, depth: depth + 1) }

    if let entry = SymbolTable.entries[name] {
      return hasGlyph(entry.glyph.name) ? .glyph(entry.glyph, Self.parts(of: name)) : nil
    }
    if let shape = SymbolShape(name) { return .shape(shape) }
    if let letters = SymbolTable.letters[name] { return .letters(letters) }
    if let composed = composed(name, recipe) { return composed }
    if let (base, end) = Self.split(name, at: ".badge") { return badged(base, end, recipe) }

    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if stem.hasSuffix(".slash") {
      let base = String(stem.dropLast(6)) + (isFilled ? ".fill" : "")
      return recipe(base).map { .slashed($0) }
    }
    if isFilled, let entry = SymbolTable.entries[stem], let glyph = filled(entry.glyph) {
      return .glyph(glyph, Self.parts(of: name))
    }
    for enclosure in SymbolEnclosure.all where stem.hasSuffix("." + enclosure.name) {
      return enclosed(String(stem.dropLast(enclosure.name.count + 1)), enclosure, isFilled, name, recipe)
    }
    return nil
  }

  private func filled(_ glyph: SymbolGlyph) -> SymbolGlyph? {
    guard !glyph.name.hasSuffix("-fill"), hasGlyph(glyph.name + "-fill") else { return nil }
    var filled = glyph
    filled.name += "-fill"
    return filled
  }

  private func enclosed(
    _ base: String, _ enclosure: SymbolEnclosure, _ isFilled: Bool, _ name: String, _ recipe: (String) -> SymbolRecipe?
  ) -> SymbolRecipe? {
    if base == "person.crop" { return .portrait(enclosure, isFilled: isFilled) }
    // The font's own enclosed sign, but for those that show something else.
    if ["circle", "square"].contains(enclosure.name), let entry = SymbolTable.entries[base], entry.glyph.form == .whole,
      !["person", "pencil", "code", "record"].contains(entry.glyph.name)
    {
      // Bare signs come as "plus" (small) and "plus-lg"; enclosed ones are named after the small one.
      let glyph = entry.glyph.name
      let own = (glyph.hasSuffix("-lg") ? String(glyph.dropLast(3)) : glyph) + "-\(enclosure.name)"
      if hasGlyph(own), hasGlyph(own + "-fill") {
        return .glyph(SymbolGlyph(isFilled ? own + "-fill" : own), isFilled ? .cutMark : .mark)
      }
    }
    if enclosure.name == "viewfinder", isFilled { return nil }
    let sign: SymbolRecipe
    if let letters = Self.letters(base) {
      sign = .letters(letters)
    } else if let filled = recipe(base + ".fill") ?? recipe(base) {
      // Signs are filled inside enclosures, where they can be.
      sign = filled
    } else {
      return nil
    }
    return .enclosed(sign, enclosure, isFilled: isFilled)
  }

  /// "a"…"z", and "0"…"50" with or without a leading zero.
  private static func letters(_ base: String) -> String? {
    let bytes = Array(base.utf8)
    if bytes.count == 1, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0]) { return base.uppercased() }
    guard (1...2).contains(bytes.count), bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(base), number <= 50
    else { return nil }
    return base
  }

  private func badged(_ base: String, _ end: String, _ recipe: (String) -> SymbolRecipe?) -> SymbolRecipe? {
    switch end {
    case "": return recipe(base).map { .badged($0, SymbolBadge(sign: nil, style: .dot)) }
    case ".fill": return recipe(base + ".fill").map { .badged($0, SymbolBadge(sign: nil, style: .dot)) }
    case ".slash", ".slash.fill":
      return recipe(base + ".badge" + (end == ".slash" ? "" : ".fill")).map { .slashed($0) }
    default:
      // `text.badge.plus` is said of lines of text.
      guard let base = recipe(base == "text" ? "text.alignleft" : base),
        let badge = badge(String(end.dropFirst()), of: base, recipe)
      else { return nil }
      return .badged(base, badge)
    }
  }

  private func badge(_ sign: String, of base: SymbolRecipe, _ recipe: (String) -> SymbolRecipe?) -> SymbolBadge? {
    var isPerson = false
    switch base {
    case .glyph(let glyph, _): isPerson = glyph.name.hasPrefix("person") || glyph.name.hasPrefix("people")
    case .portrait, .three: isPerson = true
    default: break
    }
    switch sign {
    case "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis", "arrow.up", "arrow.down":
      return recipe(sign).map { SymbolBadge(sign: $0, style: isPerson ? .plain : .disc) }
    case "clock", "gearshape", "key", "lock", "person", "heart", "bolt", "play", "a", "moon":
      if sign == "a" { return SymbolBadge(sign: .letters("A"), style: .plain) }
      return recipe(sign + ".fill").map { SymbolBadge(sign: $0, style: .plain) }
    default: return nil
    }
  }

  /// Names that follow no rule.
  private func composed(_ name: String, _ recipe: (String) -> SymbolRecipe?) -> SymbolRecipe? {
    func plain(_ base: String, _ sign: String, _ style: SymbolBadge.Style = .plain) -> SymbolRecipe? {
      guard let base = recipe(base), let sign = recipe(sign) else { return nil }
      return .badged(base, SymbolBadge(sign: sign, style: style))
    }
    func stacked(_ back: String, _ front: String, _ isBackLeading: Bool) -> SymbolRecipe? {
      guard let back = recipe(back), let front = recipe(front) else { return nil }
      return .stacked(back: back, front: front, isBackLeading: isBackLeading)
    }
    switch name {
    case "person.3", "person.3.fill": return recipe(name == "person.3" ? "person" : "person.fill").map { .three($0) }
    case "wifi.exclamationmark": return plain("wifi", "exclamationmark", .below)
    case "person.fill.checkmark", "person.fill.xmark", "person.fill.questionmark":
      return plain("person.fill", String(name.dropFirst("person.fill.".count)))
    case "doc.text.magnifyingglass": return plain("doc.text", "magnifyingglass")
    case "location.magnifyingglass": return plain("location", "magnifyingglass")
    case "text.magnifyingglass": return plain("text.alignleft", "magnifyingglass")
    case "square.on.square": return stacked("square", "square", false)
    case "plus.square.on.square": return stacked("square", "plus.square", false)
    case "minus.square.on.square": return stacked("square", "minus.square", false)
    case "square.fill.on.square.fill": return stacked("square.fill", "square.fill", false)
    case "rectangle.on.rectangle": return stacked("rectangle", "rectangle", true)
    case "rectangle.fill.on.rectangle.fill": return stacked("rectangle.fill", "rectangle.fill", true)
    case "circle.on.circle": return stacked("circle", "circle", true)
    case "bubble.left.and.bubble.right": return stacked("bubble.left", "bubble.right", true)
    case "bubble.left.and.bubble.right.fill": return stacked("bubble.left.fill", "bubble.right.fill", true)
    case "faceid": return .enclosed(.glyph(SymbolGlyph("mark:emoji-smile"), .one), Self.viewfinder, isFilled: false)
    default: break
    }
    for way in ["goforward", "gobackward"] where name.hasPrefix(way + ".") {
      guard let letters = Self.letters(String(name.dropFirst(way.count + 1))), letters.utf8.allSatisfy({ $0 < 58 })
      else {
        return nil
      }
      return .enclosed(.letters(letters), SymbolEnclosure(name: way, scale: 0.44, y: 0.56), isFilled: false)
    }
    return nil
  }
  private static let viewfinder = SymbolEnclosure(name: "viewfinder", scale: 0.78)

  /// A ring and the sign in it are two layers, where the name's last word is what encloses.
  private static func parts(of name: String) -> SymbolRecipe.Parts {
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if words.first == "cloud", words.count > 1 { return .weather }
    guard words.count > 1, let last = words.last, enclosing.contains(String(last)),
      !words.contains(where: {
        ["on", "grid", "split", "stack", "inset", "and", "filled", "suit", "2", "3"].contains($0)
      })
    else { return .one }
    return isFilled ? .cutMark : .mark
  }
  private static let enclosing: Set<String> = [
    "circle", "square", "rectangle", "triangle", "octagon", "seal", "shield", "diamond", "bubble", "message", "icloud",
    "doc",
    "text",
  ]

  private static func split(_ name: String, at word: String) -> (base: String, end: String)? {
    var at = name.endIndex
    while at > name.startIndex {
      at = name.index(before: at)
      guard name[at...].hasPrefix(word) else { continue }
      let end = name[at...].dropFirst(word.count)
      if at > name.startIndex, end.isEmpty || end.first == "." { return (String(name[..<at]), String(end)) }
    }
    return nil
  }
}
