/// A format string taken apart: `%@ of %2$lld`, `%#@files@`.
enum LocalizedFormat {
  enum Piece: Equatable {
    case literal(String)
    /// - Parameter index: from 0; `nil` for the next one.
    case argument(index: Int?, specifier: String)
    case variable(index: Int?, String)
    /// `%arg`, the number that a variable counts.
    case counted
  }

  /// Percent signs that begin nothing are themselves.
  static func pieces(_ format: String) -> [Piece] {
    guard format.contains("%") else { return format.isEmpty ? [] : [.literal(format)] }
    let characters = Array(format)
    var pieces: [Piece] = [], literal = "", i = 0
    func flushed() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while i < characters.count {
      guard characters[i] == "%" else {
        literal.append(characters[i])
        i += 1
        continue
      }
      if let (piece, end) = conversion(characters, i) {
        if let piece {
          flushed()
          pieces.append(piece)
        } else {
          literal.append("%")
        }
        i = end
      } else {
        literal.append("%")
        i += 1
      }
    }
    flushed()
    return pieces
  }

  /// What begins at a percent sign, and where it ends; no piece for `%%`.
  static func conversion(_ characters: [Character], _ start: Int) -> (Piece?, Int)? {
    var i = start + 1
    func starts(_ word: String) -> Bool { characters[min(i, characters.count)...].starts(with: Array(word)) }
    if starts("%") { return (nil, i + 1) }
    if starts("arg") { return (.counted, i + 3) }
    // 1. The position: digits and a dollar sign.
    var index: Int?
    var digits = i
    while digits < characters.count, characters[digits].isASCII, characters[digits].isNumber { digits += 1 }
    if digits > i, digits < characters.count, characters[digits] == "$" {
      guard let position = Int(String(characters[i..<digits])), (1...1_000).contains(position) else { return nil }
      index = position - 1
      i = digits + 1
    }
    // 2. A variable.
    if starts("#@") {
      guard let end = characters[(i + 2)...].firstIndex(of: "@"), end > i + 2,
        characters[(i + 2)..<end].allSatisfy({ $0.isLetter || $0.isNumber || "_-. ".contains($0) })
      else { return nil }
      return (.variable(index: index, String(characters[(i + 2)..<end])), end + 1)
    }
    // 3. Flags, width, precision, length, conversion. [C11 7.21.6.1]
    let options = i
    while i < characters.count, "-+ 0#'.123456789".contains(characters[i]) { i += 1 }
    while i < characters.count, "hlqzjtL".contains(characters[i]) { i += 1 }
    guard i < characters.count, "@diuoxXcfFeEgGaAs".contains(characters[i]) else { return nil }
    // A percent sign in running text ("50% off") begins no conversion of a space flag and a letter.
    if characters[options] == " " { return nil }
    return (.argument(index: index, specifier: "%" + String(characters[options...i])), i + 1)
  }
}

extension LocalizedEntry {
  /// The text with the arguments' places: literals, and numbers of arguments with how to write them.
  enum Piece: Equatable {
    case literal(String)
    case argument(Int, specifier: String)
  }

  /// - Parameter numbers: the arguments that are numbers, `nil` for the others.
  func pieces(_ numbers: [Double?]) -> [Piece] {
    var next = 0
    return Self.expanded(value, numbers, language, counted: nil, next: &next, depth: 0)
  }

  private static func expanded(
    _ value: LocalizedValue, _ numbers: [Double?], _ language: String, counted: Int?, next: inout Int, depth: Int
  ) -> [Piece] {
    // Variables that contain each other.
    guard depth < 8 else { return [] }
    func form(_ forms: [PluralCategory: LocalizedValue], _ argument: Int?) -> LocalizedValue? {
      let number = argument.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil } ?? 0
      if number == 0, let none = forms[.zero] { return none }
      // The values of the few that are not whole are written with decimals.
      let category = PluralRules.category(language, number, decimals: number == number.rounded() ? 0 : 1)
      return forms[category] ?? forms[.other]
    }
    switch value {
    case .plural(let forms):
      let counted = numbers.firstIndex { $0 != nil }
      guard let chosen = form(forms, counted) else { return [] }
      return expanded(chosen, numbers, language, counted: counted, next: &next, depth: depth + 1)
    case .string(let format):
      return pieces(
        LocalizedFormat.pieces(format), [:], numbers, language, counted: counted, isVariable: false, next: &next, depth)
    case .substituted(let format, let variables):
      return pieces(
        LocalizedFormat.pieces(format), variables, numbers, language, counted: counted, isVariable: false, next: &next,
        depth)
    }

    func pieces(
      _ parts: [LocalizedFormat.Piece], _ variables: [String: LocalizedValue.Substitution], _ numbers: [Double?],
      _ language: String, counted: Int?, isVariable: Bool, next: inout Int, _ depth: Int
    ) -> [Piece] {
      var result: [Piece] = []
      for part in parts {
        switch part {
        case .literal(let text): result.append(.literal(text))
        case .counted: result.append(.argument(counted ?? 0, specifier: "%lld"))
        case .argument(let index, let specifier):
          // Inside of a variable its own number is meant.
          let place = index ?? (isVariable ? counted : nil) ?? next
          if index == nil, !isVariable { next += 1 }
          result.append(.argument(place, specifier: specifier))
        case .variable(let index, let name):
          guard let variable = variables[name] else {
            result.append(.literal("%#@\(name)@"))
            continue
          }
          let place = variable.argument.map { $0 - 1 } ?? index ?? next
          if variable.argument == nil, index == nil { next += 1 }
          guard case .string(let format)? = form(variable.forms, place), depth < 8 else { continue }
          result += pieces(
            LocalizedFormat.pieces(format), variables, numbers, language, counted: place, isVariable: true, next: &next,
            depth + 1)
        }
      }
      return result
    }
  }
}
