/// Reads source text token by token, as coarsely as finding a declaration's parts allows: what stands in brackets is one
/// token, and so is a comment, which is passed over, and a string.
struct SourceScanner {
  private let source: String
  /// After the token read last.
  private(set) var position: String.Index

  init(_ source: String) { (self.source, position) = (source, source.startIndex) }

  /// - Returns: `nil` at the end.
  mutating func next() -> Substring? {
    skipBlanks()
    guard let first = peek() else { return nil }
    let start = position
    switch first {
    case "(", "[", "{": skipBrackets()
    case "\"", "#": skipString()
    case _ where first.isWordPart: while let character = peek(), character.isWordPart { advance() }
    case _ where first.isOperatorPart:
      // A comment may follow an operator without a blank.
      while let character = peek(), character.isOperatorPart, position == start || !isAtComment { advance() }
    default: advance()
    }
    return source[start..<position]
  }

  // MARK: - Parts

  private func peek(_ distance: Int = 0) -> Character? {
    guard let index = source.index(position, offsetBy: distance, limitedBy: source.endIndex), index < source.endIndex
    else { return nil }
    return source[index]
  }
  private mutating func advance(_ count: Int = 1) {
    position = source.index(position, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
  }
  private func isAt(_ text: String) -> Bool { source[position...].hasPrefix(text) }
  private var isAtComment: Bool { isAt("//") || isAt("/*") }

  private mutating func skipBlanks() {
    while let character = peek() {
      if character.isWhitespace {
        advance()
      } else if isAt("//") {
        while let character = peek(), !character.isNewline { advance() }
      } else if isAt("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Block comments nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        advance(2)
      } else if isAt("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < source.endIndex
  }

  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      skipBlanks()
      switch peek() {
      case nil: return
      case "(", "[", "{":
        depth += 1
        advance()
      case ")", "]", "}":
        depth -= 1
        advance()
      case "\"", "#": skipString()
      default: advance()
      }
    } while depth > 0
  }

  /// A string with any number of `#` and either number of quotes; a `#` that begins no string is one character.
  private mutating func skipString() {
    var hashes = 0
    while peek(hashes) == "#" { hashes += 1 }
    guard peek(hashes) == "\"" else { return advance(max(hashes, 1)) }
    advance(hashes)
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    let delimiter = String(repeating: "#", count: hashes)
    advance(quotes.count)
    while position < source.endIndex {
      if isAt(quotes + delimiter) { return advance(quotes.count + hashes) }
      if isAt("\\" + delimiter) {
        advance(1 + hashes)
        // An interpolation may hold strings of its own.
        if peek() == "(" { skipBrackets() } else { advance() }
      } else {
        advance()
      }
    }
  }
}

extension Character {
  /// What names, numbers, attributes and escaped names consist of.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "`" || self == "@" || self == "$" }
  /// Not those that may end a type: an equals sign after them begins the value.
  fileprivate var isOperatorPart: Bool { "=<-+*/&|^~%.".contains(self) }
}
