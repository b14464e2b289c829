/// Which glyph of the icon font (Bootstrap Icons) shows an SF Symbol. Names only; the font says whether it has the glyph.
enum SymbolTable {
  struct Entry: Hashable, Sendable {
    var glyph: SymbolGlyph
    /// The glyph is near to what the name says, but does not show it.
    var isSubstitute: Bool
  }

  /// Names with a glyph of their own. `.fill`, `.circle`, `.slash` and so on are found by rule.
  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for name in sameNames.split(whereSeparator: \.isWhitespace) {
      let glyph = String(name.map { $0 == "." ? "-" : $0 })
      entries[String(name)] = Entry(glyph: SymbolGlyph(glyph), isSubstitute: false)
    }
    for list in [signs, arrows, text, documents, communication, media, people, nature, transport, objects, devices] {
      for line in list.split(separator: "\n") {
        var words = line.split(separator: " ")
        let isSubstitute = words[0] == "~"
        if isSubstitute { words.removeFirst() }
        for name in words.dropFirst() {
          entries[String(name)] = Entry(glyph: SymbolGlyph(words[0]), isSubstitute: isSubstitute)
        }
      }
    }
    return entries
  }()

  /// Signs that are letters of the system font.
  static let letters: [String: String] = [
    "centsign": "¢", "wonsign": "₩", "rublesign": "₽", "divide": "÷", "lessthan": "<", "greaterthan": ">", "sum": "∑",
    "plusminus": "±", "parkingsign": "P", "character": "A", "abc": "abc", "exclamationmark.2": "!!",
    "exclamationmark.3": "!!!",
    "zzz": "zzz", "notequal": "≠", "turkishlirasign": "₺", "nairasign": "₦", "hryvniasign": "₴", "pesosign": "₱",
    "section": "§", "function": "f(x)",
  ]

  /// Every name of the tables, sorted.
  static var names: [String] { entries.keys.sorted() }

  /// The same in both sets but for dots and hyphens.
  private static let sameNames = """
    alarm arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left arrow.down.right arrow.left arrow.right arrow.up
    arrow.up.left arrow.up.right asterisk at bag balloon basket bell bicycle binoculars book bookmark briefcase building
    camera capslock cart chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
    chevron.left chevron.right chevron.up circle clipboard clock cloud cloud.drizzle cloud.fog cloud.hail cloud.moon
    cloud.rain cloud.sleet cloud.snow cloud.sun command cpu crop diamond display dpad ear easel eject envelope envelope.open
    eraser escape eye eyedropper eyeglasses fan film flag folder gift globe globe.americas globe.asia.australia
    globe.europe.africa hammer handbag headphones headset heart hexagon hourglass house hurricane infinity key keyboard ladder
    lightbulb lock lungs magnet mailbox map megaphone mic moon moon.stars mouse music.note music.note.list newspaper octagon
    option paperclip pause pencil pentagon percent person pip play power printer rainbow record.circle repeat repeat.1
    scissors scooter screwdriver shield shift shuffle slash square star stop stopwatch suit.club suit.diamond suit.heart
    suit.spade sunglasses sunrise sunset tag thermometer.high thermometer.low thermometer.sun tornado trash tree triangle
    trophy tv umbrella wifi wind wrench.adjustable
    """
}
