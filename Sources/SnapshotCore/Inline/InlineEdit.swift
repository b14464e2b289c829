/// A replacement in the source as it was compiled.
struct InlineEdit: Codable, Hashable {
  var lower: Int
  var upper: Int
  var replacement: [UInt8]
  /// What the literal then says.
  var text: String

  /// The edit that makes the call at this place hold `text`.
  ///
  /// - Parameter compiled: what it held when it was compiled; anything else in the source is an error, for then the
  ///   source is not the one that the test was built from.
  init(
    _ bytes: [UInt8], line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor, compiled: String?, text: String
  ) throws(InlineSourceError) {
    let places = try InlineCall.places(in: bytes, line: line, column: column)
    var open = places.calls.first
    if let macro = places.macro {
      // The one that holds what was compiled.
      let fitting = places.calls.filter { open in
        guard let call = try? InlineCall(in: bytes, at: open, syntax: syntax) else { return false }
        guard let closure = call.closure else { return compiled == nil }
        guard let literal = (try? Content(bytes, closure))?.literal,
          let value = try? InlineLiteral.value(of: bytes[literal])
        else { return false }
        return compiled?.utf8.elementsEqual(value.utf8) == true
      }
      guard fitting.count == 1 else { throw .inMacro(macro, calls: fitting.count) }
      open = fitting[0]
    }
    guard let open else { throw .noCall(line: line, column: column) }
    let call = try InlineCall(in: bytes, at: open, syntax: syntax)
    let form = Form(bytes, call)
    guard let closure = call.closure else {
      if compiled != nil { throw .changed(found: nil, compiled: compiled) }
      let label = call.needsLabel ? " \(syntax.trailingClosureLabel):" : ""
      self.init(call.end..<call.end, label + " " + form.closure(text), text)
      try check(form.literal(text))
      return
    }

    let content = try Content(bytes, closure)
    guard let literal = content.literal else {
      // An empty closure does not compile as one that returns a string.
      throw .notALiteral("nothing")
    }
    let found = try InlineLiteral.value(of: bytes[literal])
    if compiled.map({ Array($0.utf8) }) != Array(found.utf8) { throw .changed(found: found, compiled: compiled) }

    // Whoever wrote a short literal in one line gets one back.
    let wasSingleLine = !bytes[closure].contains(UInt8(ascii: "\n"))
    // (One that begins with a quote would look like three of them.)
    if wasSingleLine, !text.utf8.contains(UInt8(ascii: "\n")), text.utf8.first != UInt8(ascii: "\"") {
      self.init(literal, InlineLiteral.singleLine(text), text)
      try check(InlineLiteral.singleLine(text))
      return
    }
    if wasSingleLine, content.isLiteralAlone {
      self.init(closure, form.closure(text), text)
      try check(form.literal(text))
      return
    }
    // Comments and the closure's own layout stay.
    let lineStart = InlineCall.lineStart(of: literal.lowerBound, in: bytes)
    let indentation =
      wasSingleLine
      ? form.inner : String(decoding: bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let new = InlineLiteral.multiline(text, indentation: indentation, newline: form.newline)
    self.init(literal, new, text)
    try check(new)
  }

  private init(_ range: Range<Int>, _ replacement: String, _ text: String) {
    (lower, upper, self.replacement, self.text) = (range.lowerBound, range.upperBound, Array(replacement.utf8), text)
  }

  /// Reads the literal back as the compiler will.
  private func check(_ literal: String) throws(InlineSourceError) {
    let bytes = Array(literal.utf8)
    var lexer = SwiftSourceLexer(bytes)
    guard try lexer.skipString() == bytes.indices, try InlineLiteral.value(of: bytes[...]).utf8.elementsEqual(text.utf8)
    else { throw .notWritten }
  }

  /// All edits at once, given in the places of the source as it was compiled.
  static func apply(_ edits: [InlineEdit], to original: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) where edit.lower >= done {
      result += original[done..<edit.lower] + edit.replacement
      done = edit.upper
    }
    return result + original[done...]
  }
}

/// How the file around a call is written.
private struct Form {
  /// Of the call's line, and of what is inside of its closure.
  var outer: String
  var inner: String
  var newline: String

  init(_ bytes: [UInt8], _ call: InlineCall) {
    outer = String(decoding: bytes[call.lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    newline = Self.hasCarriageReturns(bytes) ? "\r\n" : "\n"
    inner = outer + (outer.contains("\t") ? "\t" : String(repeating: " ", count: Self.step(bytes)))
  }

  func literal(_ text: String) -> String { InlineLiteral.multiline(text, indentation: inner, newline: newline) }
  func closure(_ text: String) -> String { "{" + newline + inner + literal(text) + newline + outer + "}" }

  private static func hasCarriageReturns(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return false }
    return bytes[first - 1] == UInt8(ascii: "\r")
  }

  /// Of the first indented line: 2 to 8 blanks, by default 2.
  private static func step(_ bytes: [UInt8]) -> Int {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix { $0 == 0x20 }.count
      // A continued comment begins with one.
      if blanks >= 2, blanks <= 8, blanks < line.count { return blanks }
    }
    return 2
  }
}

/// What is between the braces.
private struct Content {
  var literal: Range<Int>?
  /// Nothing but blanks is around it.
  var isLiteralAlone = false

  init(_ bytes: [UInt8], _ closure: Range<Int>) throws(InlineSourceError) {
    var lexer = SwiftSourceLexer(bytes, at: closure.lowerBound + 1)
    try lexer.skipTrivia()
    guard lexer.isAtString else {
      if lexer.position < closure.upperBound - 1 { throw .notALiteral("an expression") }
      return
    }
    let found = try lexer.skipString()
    try lexer.skipTrivia()
    guard lexer.position == closure.upperBound - 1 else { throw .notALiteral("more than a literal") }
    literal = found
    isLiteralAlone =
      bytes[(closure.lowerBound + 1)..<found.lowerBound].allSatisfy(SwiftSourceLexer.isBlank)
      && bytes[found.upperBound..<(closure.upperBound - 1)].allSatisfy(SwiftSourceLexer.isBlank)
  }
}
