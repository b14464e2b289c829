/// A call in the source of a test, as far as its inline snapshot is concerned. Places are in bytes.
struct InlineCall: Hashable {
  /// The closure that holds the snapshot, braces included.
  var closure: Range<Int>?
  /// Where a closure goes when there is none.
  var end: Int
  var needsLabel: Bool
  /// Where the line begins in which the call ends.
  var lineStart: Int

  /// - Parameter open: where its parenthesis is.
  init(in bytes: [UInt8], at open: Int, syntax: InlineSnapshotSyntaxDescriptor) throws(InlineSourceError) {
    var lexer = SwiftSourceLexer(bytes, at: open)

    // 1. The arguments; the snapshot may be one of them.
    var argument = try Self.argument(labelled: syntax.trailingClosureLabel, in: lexer)
    _ = try lexer.skipBrackets()
    end = lexer.position

    // 2. The trailing closures: one without a label, then those with one.
    var closures: [Range<Int>] = []
    try lexer.skipTrivia()
    if lexer.byte() == UInt8(ascii: "{") {
      closures.append(try lexer.skipBrackets())
      end = lexer.position
      while let next = try Self.labelledClosure(&lexer) {
        closures.append(next)
        end = lexer.position
      }
    }

    // 3. Which of them it is.
    let offset = syntax.trailingClosureOffset
    if argument == nil, offset < closures.count { argument = closures[offset] }
    if argument == nil, offset != closures.count { throw .missingClosures(found: closures.count, offset: offset) }
    closure = argument
    needsLabel = !closures.isEmpty
    lineStart = Self.lineStart(of: closure?.lowerBound ?? end, in: bytes)
  }

  /// Where a line and column are; `nil` behind the end.
  static func offset(in bytes: [UInt8], line: Int, column: Int) -> Int? {
    var (index, left) = (0, line - 1)
    while left > 0, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { left -= 1 }
      index += 1
    }
    return left == 0 && column > 0 && column <= bytes.count - index ? index + column - 1 : nil
  }

  /// The opening parentheses of the calls that the compiler may mean: one, but for calls in a macro's arguments, all of which
  /// it says to be where the macro begins.
  ///
  /// - Parameters:
  ///   - line: from 1, as `#line` gives it.
  ///   - column: in bytes from 1, as `#column` gives it: that of the opening parenthesis.
  static func places(in bytes: [UInt8], line: Int, column: Int) throws(InlineSourceError) -> (
    calls: [Int], macro: String?
  ) {
    guard column > 0, let index = offset(in: bytes, line: line, column: column) else {
      throw .noCall(line: line, column: column)
    }
    if bytes[index] == UInt8(ascii: "#") {
      var lexer = SwiftSourceLexer(bytes, at: index + 1)
      let name = lexer.skipName()
      if !name.isEmpty {
        return (try calls(inMacroAt: index), String(decoding: bytes[index..<name.upperBound], as: UTF8.self))
      }
    }
    // A name stands before the parenthesis, in the same line or before.
    var before = index - 1
    while before > 0, SwiftSourceLexer.isBlank(bytes[before]) { before -= 1 }
    guard before >= 0, bytes[index] == UInt8(ascii: "("), SwiftSourceLexer.isNamePart(bytes[before]) else {
      throw .noCall(line: line, column: column)
    }
    return ([index], nil)

    /// Those of the assertion by its own name; what functions that wrap it are called is not known.
    func calls(inMacroAt start: Int) throws(InlineSourceError) -> [Int] {
      var lexer = SwiftSourceLexer(bytes, at: start + 1)
      _ = lexer.skipName()
      let inside = lexer.position
      // The arguments, and closures behind them.
      var end = inside
      try lexer.skipTrivia()
      if lexer.byte() == UInt8(ascii: "(") {
        _ = try lexer.skipBrackets()
        end = lexer.position
        try lexer.skipTrivia()
      }
      if lexer.byte() == UInt8(ascii: "{") {
        _ = try lexer.skipBrackets()
        end = lexer.position
        while try labelledClosure(&lexer) != nil { end = lexer.position }
      }
      var (found, previous): ([Int], UInt8) = ([], UInt8(ascii: "("))
      lexer.position = inside
      while true {
        try lexer.skipTrivia()
        guard lexer.position < end, let byte = lexer.byte() else { return found }
        if "([{".utf8.contains(byte) {
          lexer.position += 1
        } else if SwiftSourceLexer.isNamePart(byte) {
          let name = lexer.skipName()
          try lexer.skipTrivia()
          if bytes[name].elementsEqual("assertInlineSnapshot".utf8), lexer.byte() == UInt8(ascii: "(") {
            found.append(lexer.position)
          }
        } else {
          try lexer.skipPiece(after: previous)
        }
        previous = bytes[lexer.position - 1]
      }
    }
  }

  /// The closure that is an argument of that label inside of the parentheses where `lexer` is.
  private static func argument(
    labelled label: String, in lexer: SwiftSourceLexer
  ) throws(InlineSourceError) -> Range<Int>? {
    var lexer = lexer
    lexer.position += 1
    var isAtStart = true
    var previous = UInt8(ascii: "(")
    while true {
      try lexer.skipTrivia()
      guard let byte = lexer.byte(), byte != UInt8(ascii: ")") else { return nil }
      if isAtStart, SwiftSourceLexer.isNamePart(byte) {
        let name = lexer.skipName()
        try lexer.skipTrivia()
        if lexer.byte() == UInt8(ascii: ":"), Array(label.utf8) == Array(lexer.bytes[name]) {
          lexer.position += 1
          try lexer.skipTrivia()
          guard lexer.byte() == UInt8(ascii: "{") else { throw .notALiteral("an expression") }
          return try lexer.skipBrackets()
        }
      } else {
        try lexer.skipPiece(after: previous)
      }
      previous = lexer.bytes[lexer.position - 1]
      isAtStart = byte == UInt8(ascii: ",")
    }
  }

  /// `name: {…}`; leaves the lexer where it is when something else follows.
  private static func labelledClosure(_ lexer: inout SwiftSourceLexer) throws(InlineSourceError) -> Range<Int>? {
    var ahead = lexer
    try ahead.skipTrivia()
    let name = ahead.skipName()
    guard !name.isEmpty, !["default", "case"].contains(where: { Array($0.utf8) == Array(ahead.bytes[name]) }) else {
      return nil
    }
    try ahead.skipTrivia()
    guard ahead.byte() == UInt8(ascii: ":") else { return nil }
    ahead.position += 1
    try ahead.skipTrivia()
    guard ahead.byte() == UInt8(ascii: "{") else { return nil }
    let closure = try ahead.skipBrackets()
    lexer = ahead
    return closure
  }

  static func lineStart(of place: Int, in bytes: [UInt8]) -> Int {
    var index = min(place, bytes.count)
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    return index
  }
}
