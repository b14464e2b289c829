/// The parts of a variable's declaration that a macro needs, as they are spelled in the source.
struct VariableDeclaration: Equatable {
  /// `var` or `let`.
  var introducer: String
  /// Without backticks.
  var name: String
  var type: String?
  var initialValue: String?
  /// Whether the declaration says how it is read, in braces, and has no initial value.
  var hasAccessors: Bool

  /// - Returns: `nil` for what is no declaration of one named variable.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    // Attributes and modifiers come first; what they have in parentheses is one token.
    var introducer: String?
    while introducer == nil, let token = scanner.next() {
      if token == "var" || token == "let" { introducer = String(token) }
    }
    guard let introducer, let name = scanner.next(), let first = name.first,
      first == "`" || first == "_" || first.isLetter
    else { return nil }
    self.introducer = introducer
    self.name = name.filter { $0 != "`" }

    let typeStart = scanner.position
    var typeEnd = typeStart
    var separator: Substring? = scanner.next()
    let isAnnotated = separator == ":"
    let annotationStart = scanner.position
    while let token = separator, token != "=", !token.hasPrefix("{") {
      typeEnd = scanner.position
      separator = scanner.next()
    }
    type = isAnnotated ? source[annotationStart..<typeEnd].trimmed : nil
    if type?.isEmpty == true { return nil }
    initialValue = separator == "=" ? source[scanner.position...].trimmed : nil
    hasAccessors = separator?.hasPrefix("{") == true
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
