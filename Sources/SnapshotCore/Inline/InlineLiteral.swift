/// A text as a Swift string literal, and back.
enum InlineLiteral {
  // MARK: - Writing

  /// A literal of three quotes, whose value is `text` wherever it stands: its last line is indented by `indentation`.
  /// Backslashes and quotes stay as they are, for the literal has as many `#` as that needs; blanks at the end of a line
  /// and what cannot be seen are written as escapes, for editors change them.
  /// - Parameter newline: of the file, `\n` or `\r\n`.
  static func multiline(_ text: String, indentation: String, newline: String) -> String {
    let hashes = String(repeating: "#", count: hashCount(for: text, quotes: "\"\"\""))
    let lines = split(text).map { line in
      line.isEmpty ? "" : indentation + escaped(line, hashes: hashes)
    }
    return ([hashes + "\"\"\""] + lines + [indentation + "\"\"\"" + hashes]).joined(separator: newline)
  }

  /// A literal of one quote, for a text of one line.
  static func singleLine(_ text: String) -> String {
    let hashes = String(repeating: "#", count: hashCount(for: text, quotes: "\""))
    return hashes + "\"" + escaped(text.unicodeScalars[...], hashes: hashes, isSingleLine: true) + "\"" + hashes
  }

  /// The least number with which nothing of the text ends the literal or is an escape.
  private static func hashCount(for text: String, quotes: String) -> Int {
    let bytes = Array(text.utf8)
    let quotes = Array(quotes.utf8)
    var needed = 0
    var i = 0
    while i < bytes.count {
      var end: Int?
      if bytes[i] == UInt8(ascii: "\\") {
        end = i + 1
      } else if bytes[i...].starts(with: quotes) {
        end = i + quotes.count
      }
      if let end {
        var run = 0
        while end + run < bytes.count, bytes[end + run] == UInt8(ascii: "#") { run += 1 }
        needed = max(needed, run + 1)
      }
      i += 1
    }
    return needed
  }

  /// At line feeds alone: to a `String` a carriage return and a line feed are one character.
  private static func split(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func escaped(
    _ line: Substring.UnicodeScalarView, hashes: String, isSingleLine: Bool = false
  ) -> String {
    var result = ""
    var left = line.count
    for scalar in line {
      left -= 1
      switch scalar {
      // Between single quotes the compiler takes none.
      case "\t" where left > 0 && !isSingleLine: result.unicodeScalars.append(scalar)
      case "\t": result += "\\\(hashes)t"
      case "\r": result += "\\\(hashes)r"
      case "\n": result += "\\\(hashes)n"
      case "\0": result += "\\\(hashes)0"
      case " " where left == 0 && !isSingleLine: result += "\\\(hashes)u{20}"
      case _ where isInvisible(scalar): result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Controls, marks that turn the direction of text (a reviewer would see another order than the compiler), line
  /// separators and the byte order mark.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  // MARK: - Reading

  /// The value of the literal whose bytes these are, as the compiler works it out.
  static func value(of literal: ArraySlice<UInt8>) throws(InlineSourceError) -> String {
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    var body = literal.dropFirst(hashes).dropLast(hashes)
    guard body.first == UInt8(ascii: "\""), body.last == UInt8(ascii: "\""), body.count >= 2 else {
      throw .notALiteral("an expression")
    }
    guard body.count >= 6, body.prefix(3).allSatisfy({ $0 == UInt8(ascii: "\"") }) else {
      return try unescaped(Array(body.dropFirst().dropLast()), hashes: hashes)
    }
    body = body.dropFirst(3).dropLast(3)
    // Line ends of any kind are line feeds.
    var bytes: [UInt8] = []
    for (i, byte) in zip(body.indices, body) {
      if byte == UInt8(ascii: "\r") {
        if i + 1 == body.endIndex || body[i + 1] != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      } else {
        bytes.append(byte)
      }
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line holds the opening quotes only, the last one the indentation of all.
    guard lines.count >= 2, lines.removeFirst().allSatisfy(SwiftSourceLexer.isBlank), let indentation = lines.popLast(),
      indentation.allSatisfy(SwiftSourceLexer.isBlank)
    else { throw .notALiteral("a broken literal") }
    var content: [UInt8] = []
    for (i, line) in lines.enumerated() {
      if i > 0 { content.append(UInt8(ascii: "\n")) }
      if line.starts(with: indentation) {
        content += line.dropFirst(indentation.count)
      } else if line.allSatisfy(SwiftSourceLexer.isBlank) {
        continue
      } else {
        throw .notALiteral("a broken literal")
      }
    }
    return try unescaped(content, hashes: hashes)
  }

  private static func unescaped(_ bytes: [UInt8], hashes: Int) throws(InlineSourceError) -> String {
    var result: [UInt8] = []
    var i = 0
    func isEscape(_ index: Int) -> Bool {
      guard bytes[index] == UInt8(ascii: "\\"), index + hashes + 1 < bytes.count else { return false }
      return bytes[(index + 1)...].prefix(hashes).allSatisfy { $0 == UInt8(ascii: "#") }
    }
    while i < bytes.count {
      guard isEscape(i) else {
        result.append(bytes[i])
        i += 1
        continue
      }
      i += 1 + hashes
      switch bytes[i] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(bytes[i])
      case UInt8(ascii: "("): throw .interpolation
      case UInt8(ascii: "u"):
        guard let close = bytes[i...].firstIndex(of: UInt8(ascii: "}")), i + 2 < close,
          let scalar = UInt32(String(decoding: bytes[(i + 2)..<close], as: UTF8.self), radix: 16).flatMap(
            Unicode.Scalar.init)
        else { throw .notALiteral("a broken literal") }
        result += Array(String(scalar).utf8)
        i = close
      default:
        // A backslash at the end of a line joins it with the next one.
        var end = i
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), SwiftSourceLexer.isBlank(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { throw .notALiteral("a broken literal") }
        i = end
      }
      i += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
