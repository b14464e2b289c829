import Graphics

/// Reads JSON by its grammar, RFC 8259 <https://www.rfc-editor.org/rfc/rfc8259>.
///
/// Foundation's decoder takes time that grows with the square of the nesting (6 s for 400 levels), lets a repeated key
/// silently win, and words its errors differently from release to release; this one is linear, and says line and column.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Brackets in brackets. More is a mistake, and would take the thread's stack.
  static let depthLimit = 400

  /// - Throws: `ViewNodeDocumentError.malformed`.
  static func value(of document: Data) throws -> JSONValue {
    var parser = JSONParser(bytes: [UInt8](document))
    // Editors still write a byte order mark, which JSON forbids and readers may forgive (section 8.1).
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    parser.skipSpace()
    if parser.peek == nil { throw ViewNodeDocumentError.malformed(reason: "it is empty") }
    let value = try parser.value()
    parser.skipSpace()
    if parser.peek != nil { throw parser.error("something follows its end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: - Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private func error(_ reason: String, at place: Int? = nil) -> ViewNodeDocumentError {
    let before = bytes.prefix(min(place ?? position, bytes.count))
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return .malformed(reason: "\(reason) (line \(line), column \(column))")
  }

  /// What stands here, for messages.
  private var here: String {
    guard let byte = peek else { return "the end of the document" }
    return byte > 0x20 && byte < 0x7F ? "\"\(Unicode.Scalar(byte))\"" : "byte \(byte)"
  }

  // MARK: - Values

  private mutating func value() throws -> JSONValue {
    skipSpace()
    guard let byte = peek else { return try word() }
    switch byte {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested(_ body: (inout JSONParser) throws -> JSONValue) throws -> JSONValue {
    if depth >= JSONParser.depthLimit { throw error("it is nested more than \(JSONParser.depthLimit) levels deep") }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func object() throws -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw error("a key in quotation marks was expected, not \(here)") }
      let key = try string()
      if members[key] != nil { throw error("the key \(key.debugDescription) is there twice", at: start) }
      skipSpace()
      guard take(":") else { throw error("\":\" was expected after the key, not \(here)") }
      members[key] = try value()
      skipSpace()
      if take(",") { continue }
      guard take("}") else { throw error("\",\" or \"}\" was expected, not \(here)") }
      return .object(members)
    }
  }

  private mutating func array() throws -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value())
      skipSpace()
      if take(",") { continue }
      guard take("]") else { throw error("\",\" or \"]\" was expected, not \(here)") }
      return .array(elements)
    }
  }

  private mutating func word() throws -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("a value was expected, not \(here)")
  }

  private mutating func number() throws -> Double {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false }
    func digits(_ parser: inout JSONParser) throws {
      guard isDigit(parser.peek) else { throw parser.error("a digit was expected, not \(parser.here)") }
      while isDigit(parser.peek) { parser.position += 1 }
    }
    _ = take("-")
    if take("0") {
      if isDigit(peek) { throw error("a number does not begin with 0") }
    } else {
      try digits(&self)
    }
    if take(".") { try digits(&self) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(&self)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw error("the number is too large", at: start) }
    return value
  }

  // MARK: - Strings

  private mutating func string() throws -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("the string is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: Array(try escaped().utf8))
      case 0..<0x20: throw error("a control character must be escaped", at: position - 1)
      default: text.append(byte)
      }
    }
    throw error("the string does not end", at: start)
  }

  private mutating func escaped() throws -> String {
    let start = position - 1
    let byte = peek
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try hexadecimal(start)
      if code & 0xFC00 == 0xD800, take("\\"), take("u") {
        let low = try hexadecimal(start)
        guard low & 0xFC00 == 0xDC00 else { throw error("half of a character", at: start) }
        code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw error("half of a character", at: start) }
      return String(scalar)
    default: throw error("an escape that JSON does not have", at: start)
    }
  }

  private mutating func hexadecimal(_ start: Int) throws -> UInt32 {
    guard position + 4 <= bytes.count else { throw error("four hexadecimal digits were expected", at: start) }
    var code: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits were expected", at: start)
      }
      code = code * 16 + UInt32(digit)
    }
    position += 4
    return code
  }
}
