/// Text for a terminal: what could command it is made visible, and lines fit.
package enum TerminalText {
  /// One line of harmless text. Names and messages come from files that others may have made: a control character among
  /// them must not move the cursor, retitle the window or write to the clipboard, and none that turns the writing
  /// direction or has no width may hide what is really there.
  package static func plain(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
    // A joiner between emoji stays: without it a family is four people.
    case .format: scalar == "\u{200D}"
    default: true
    }
  }

  /// In columns of the terminal.
  package static func width(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  /// The widest of its scalars: marks that combine add nothing. Two columns by Unicode's East Asian Width (UAX #11) W and
  /// F, and for what is shown as an emoji.
  private static func width(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, columns(scalar))
    }
    return width
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// At most `columns` wide; what is cut away leaves an ellipsis.
  package static func fitted(_ text: String, to columns: Int) -> String {
    if width(text) <= columns { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    var (result, used) = ("", 0)
    for character in text {
      let next = width(character)
      if used + next > columns - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// Exactly `columns` wide.
  package static func padded(_ text: String, to columns: Int) -> String {
    let text = fitted(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  /// Broken between words where there are any; at most `limit` lines, the last of which then ends in an ellipsis.
  package static func wrapped(_ text: String, to columns: Int, limit: Int, indent: String = "") -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    func start() -> String { lines.isEmpty ? "" : indent }
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let joined = line.isEmpty ? start() + word : line + " " + word
      if width(joined) <= columns {
        line = joined
        continue
      }
      if !line.isEmpty {
        lines.append(line)
        line = ""
      }
      // A word that is longer than a line is broken where the line ends.
      var rest = start() + word
      while width(rest) > columns, lines.count <= limit {
        var (head, used) = ("", 0)
        for character in rest {
          if used + width(character) > columns { break }
          head.append(character)
          used += width(character)
        }
        if head.isEmpty { break }
        lines.append(head)
        rest = indent + rest.dropFirst(head.count)
      }
      line = rest
    }
    if !line.isEmpty { lines.append(line) }
    if lines.count <= limit { return lines }
    var shown = Array(lines.prefix(limit))
    shown[limit - 1] = fitted(shown[limit - 1] + " " + lines[limit], to: columns)
    if !shown[limit - 1].hasSuffix("…") { shown[limit - 1] = fitted(shown[limit - 1], to: columns - 1) + "…" }
    return shown
  }
}
