/// An invented language, made of the strings of a real one. [the identifiers are those of CLDR: en-XA, ar-XB]
package enum PseudoLocale: Hashable, Sendable {
  /// `en-XA`: letters with accents, every vowel twice, the whole in brackets. Vowels are about a third of a text.
  case accented
  /// `ar-XB`: a mark that makes the paragraph run from right to left, and each word turned round by an override.
  case bidirectional

  /// Of what a table of strings gave; values that were put in stay as they are.
  func applied(to segments: [LocalizedStringKey.Segment]) -> [LocalizedStringKey.Segment] {
    guard segments.contains(where: \.hasWords) else { return segments }
    // Not literals: in Markdown brackets are more than brackets.
    var changed: [LocalizedStringKey.Segment] = [.string(opening)]
    for segment in segments {
      if case .literal(let text) = segment {
        changed.append(.literal(words(text, isFormat: false)))
      } else {
        changed.append(segment)
      }
    }
    changed.append(.string(closing))
    return changed
  }

  /// Of a string that may be a `printf` format, whose conversions stay as they are.
  func applied(toFormat text: String) -> String {
    let changed = words(text, isFormat: true)
    return changed == text ? text : opening + changed + closing
  }

  private var opening: String { self == .accented ? "[" : "\u{200F}" }
  private var closing: String { self == .accented ? "]" : "" }

  /// - Parameter isFormat: a percent sign may begin a conversion.
  private func words(_ text: String, isFormat: Bool) -> String {
    let characters = Array(text)
    var result = "", i = 0
    while i < characters.count {
      if let end = Self.markup(characters, i) ?? (isFormat ? Self.conversion(characters, i) : nil) {
        result += String(characters[i..<end])
        i = end
      } else if characters[i].isLetter {
        var end = i + 1
        while end < characters.count,
          characters[end].isLetter || characters[end].isNumber || "'’".contains(characters[end])
        {
          end += 1
        }
        result += word(characters[i..<end])
        i = end
      } else {
        result.append(characters[i])
        i += 1
      }
    }
    return result
  }

  private func word(_ word: ArraySlice<Character>) -> String {
    switch self {
    case .bidirectional: return "\u{202E}" + String(word) + "\u{202C}"
    case .accented:
      let isShouted = word.count > 1 && word.allSatisfy { !$0.isLowercase }
      return word.reduce(into: "") { result, letter in
        let accented = Self.accents[letter] ?? letter
        result.append(accented)
        guard "aeiouAEIOU".contains(letter) else { return }
        result += isShouted ? String(accented) : accented.lowercased()
      }
    }
  }

  /// One for each letter, near enough to be read. All of them are in Latin-1 and Latin Extended-A, which text fonts have.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "åçďéĝĥîĵķļñöŕšţûŵýžÅÇĎÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"))

  /// The end of something in Markdown that is no text: where a link goes, an entity, an address.
  private static func markup(_ characters: [Character], _ start: Int) -> Int? {
    func end(_ mark: Character, within limit: Int, where fits: (Character) -> Bool) -> Int? {
      var i = start + 1
      while i < characters.count, i - start <= limit {
        if characters[i] == mark { return i + 1 }
        if !fits(characters[i]) { return nil }
        i += 1
      }
      return nil
    }
    switch characters[start] {
    case "(" where start > 0 && characters[start - 1] == "]": return end(")", within: 2_000) { $0 != "(" }
    case "&": return end(";", within: 10) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    case "<": return end(">", within: 2_000) { !$0.isWhitespace && $0 != "<" }
    case "h":
      // An address that stands in the text by itself.
      guard start == 0 || !characters[start - 1].isLetter else { return nil }
      let rest = characters[start...]
      guard rest.starts(with: "http://") || rest.starts(with: "https://") else { return nil }
      return rest.firstIndex { $0.isWhitespace || ")]>".contains($0) } ?? characters.count
    default: return nil
    }
  }

  private static func conversion(_ characters: [Character], _ start: Int) -> Int? {
    characters[start] == "%" ? LocalizedFormat.conversion(characters, start)?.1 : nil
  }
}

extension LocalizedStringKey.Segment {
  fileprivate var hasWords: Bool {
    if case .literal(let text) = self { text.contains(where: \.isLetter) } else { false }
  }
}

private enum PseudoLocaleKey: EnvironmentKey { static var defaultValue: PseudoLocale? { nil } }
extension EnvironmentValues {
  package var pseudoLocale: PseudoLocale? {
    get { self[PseudoLocaleKey.self] }
    set { self[PseudoLocaleKey.self] = newValue }
  }
}
