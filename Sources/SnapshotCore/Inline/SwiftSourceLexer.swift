/// Walks over Swift source from a place in it, as coarsely as finding the parts of one call allows: comments, strings,
/// regular expressions and brackets, each with what is inside of it.
///
/// Works on bytes, for `#line` and `#column` count them. Never traps, whatever the bytes are; what has no end is an error.
struct SwiftSourceLexer {
  let bytes: [UInt8]
  var position: Int
  /// Brackets and interpolations inside each other; more are taken for a broken file, so that the stack suffices.
  private static let deepest = 400
  private var depth = 0

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, max(0, position)) }

  func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : nil
  }
  func isAt(_ text: StaticString) -> Bool {
    for i in 0..<text.utf8CodeUnitCount where byte(i) != text.utf8Start[i] { return false }
    return true
  }

  /// Blanks, line ends and comments.
  mutating func skipTrivia() throws(InlineSourceError) {
    while let byte = byte() {
      if Self.isBlank(byte) {
        position += 1
      } else if isAt("//") {
        while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if isAt("/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Block comments nest in Swift.
  private mutating func skipBlockComment() throws(InlineSourceError) {
    let start = position
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else if position < bytes.count {
        position += 1
      } else {
        throw .unfinished(what: "a comment", at: start)
      }
    } while depth > 0
  }

  /// A name; empty where none begins. Backticks are a part of it.
  mutating func skipName() -> Range<Int> {
    let start = position
    while let byte = byte(), Self.isNamePart(byte) || byte == UInt8(ascii: "`") { position += 1 }
    return start..<position
  }

  /// From an opening bracket to behind the one that closes it.
  mutating func skipBrackets() throws(InlineSourceError) -> Range<Int> {
    let start = position
    guard let first = byte(), let last = Self.closing(first) else { throw .unfinished(what: "a bracket", at: start) }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw .unfinished(what: "a bracket", at: start) }
    position += 1
    var previous = first
    while true {
      try skipTrivia()
      guard let byte = byte() else { throw .unfinished(what: "a bracket", at: start) }
      if byte == last {
        position += 1
        return start..<position
      }
      // The closing bracket of another kind: the source is not what it seems.
      if Self.isClosing(byte) { throw .unfinished(what: "a bracket", at: start) }
      try skipPiece(after: previous)
      previous = bytes[position - 1]
    }
  }

  /// A bracket with what is inside, a string, a regular expression, a name, or one byte.
  /// - Parameter previous: the last byte before it that is no blank and no comment.
  mutating func skipPiece(after previous: UInt8) throws(InlineSourceError) {
    guard let byte = byte() else { return }
    if Self.closing(byte) != nil {
      _ = try skipBrackets()
    } else if isAtString {
      _ = try skipString()
    } else if isAtExtendedExpression {
      try skipExtendedExpression()
    } else if byte == UInt8(ascii: "/"), let end = endOfExpression(after: previous) {
      position = end
    } else if Self.isNamePart(byte) || byte == UInt8(ascii: "`") {
      _ = skipName()
    } else {
      position += 1
    }
  }

  // MARK: - Strings

  private var hashes: Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
  var isAtString: Bool { byte(hashes) == UInt8(ascii: "\"") }

  /// With any number of `#`, of either number of quotes.
  mutating func skipString() throws(InlineSourceError) -> Range<Int> {
    let start = position
    let hashes = hashes
    position += hashes
    let quotes = isAt("\"\"\"") ? 3 : 1
    position += quotes
    while let byte = byte() {
      if byte == UInt8(ascii: "\""), isClosed(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return start..<position
      }
      if byte == UInt8(ascii: "\\"), isFollowed(by: hashes) {
        position += 1 + hashes
        // An interpolation may hold strings of its own.
        if self.byte() == UInt8(ascii: "(") { _ = try skipBrackets() } else { position += 1 }
      } else if quotes == 1, byte == UInt8(ascii: "\n") {
        break
      } else {
        position += 1
      }
    }
    throw .unfinished(what: "a string", at: start)
  }
  private func isClosed(quotes: Int, hashes: Int) -> Bool {
    for i in 0..<quotes where byte(i) != UInt8(ascii: "\"") { return false }
    for i in 0..<hashes where byte(quotes + i) != UInt8(ascii: "#") { return false }
    return true
  }
  private func isFollowed(by hashes: Int) -> Bool {
    for i in 0..<hashes where byte(1 + i) != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: - Regular expressions

  private var isAtExtendedExpression: Bool { hashes > 0 && byte(hashes) == UInt8(ascii: "/") }

  private mutating func skipExtendedExpression() throws(InlineSourceError) {
    let (start, hashes) = (position, hashes)
    position += hashes + 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\\") {
        position += 2
      } else if byte == UInt8(ascii: "/"), isFollowed(by: hashes) {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
    throw .unfinished(what: "a regular expression", at: start)
  }

  /// Where the regular expression between bare slashes ends; `nil` when the slash is an operator. Swift's rules: it stands
  /// where an operand may, does not begin with a blank, ends in its line, and no parenthesis closes in it that did not open.
  private func endOfExpression(after previous: UInt8) -> Int? {
    guard "([{,:;=&|!?+-*<>^%~\n".utf8.contains(previous) else { return nil }
    var index = position + 1
    guard index < bytes.count, !Self.isBlank(bytes[index]) else { return nil }
    var (open, isInClass) = (0, false)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: open += 1
      case UInt8(ascii: ")") where !isInClass:
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/") where !isInClass: return Self.isBlank(bytes[index - 1]) ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: - Bytes

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
  /// Every byte of a character beyond ASCII is one.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}
