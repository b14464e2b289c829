/// Inline Markdown in text literals: emphasis, strong emphasis, code, strikethrough, links and backslash escapes.
/// [CommonMark 0.31 section 6, GitHub's strikethrough; delimiter runs by the flanking rules]
///
/// What is not closed is read again as plain text, so that delimiters without end would take time without end. Beyond
/// `depthLimit` levels of emphasis, and once four steps were taken for each character, delimiters are plain.
enum Markdown {
  struct Piece: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String? = nil
  }

  static func pieces(of source: String) -> [Piece] {
    guard source.contains(where: { "\\*_`~[".contains($0) }) else { return [Piece(text: source)] }
    var parser = Parser(characters: Array(source))
    return merged(parser.parse(Piece(text: ""), until: nil).pieces)
  }

  private static func merged(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if var last = result.last {
        let text = last.text
        last.text = piece.text
        if last == piece {
          result[result.count - 1].text = text + piece.text
          continue
        }
      }
      result.append(piece)
    }
    return result
  }

  private static let depthLimit = 32

  private struct Parser {
    let characters: [Character]
    var position = 0
    private var depth = 0
    private var stepsLeft: Int
    /// Where emphasis would begin that is never closed.
    private var unclosed: Set<Int> = []
    /// The places last found by `next(_:from:)`.
    private var found: [Character: Int] = [:]

    init(characters: [Character]) {
      self.characters = characters
      stepsLeft = 1_000 + 4 * characters.count
    }

    /// The first `character` from `start` on; asked in ascending order, the whole text is walked through once.
    private mutating func next(_ character: Character, from start: Int) -> Int? {
      if let known = found[character], known >= start { return known < characters.count ? known : nil }
      let place = characters[start...].firstIndex(of: character) ?? characters.count
      found[character] = place
      return place < characters.count ? place : nil
    }

    /// Reads until the closing `delimiter`. `isClosed` is false where it never came; the caller then takes its opening
    /// delimiter literally.
    mutating func parse(_ style: Piece, until delimiter: String?) -> (pieces: [Piece], isClosed: Bool) {
      var pieces: [Piece] = []
      func styled(_ text: String) -> Piece {
        var piece = style
        piece.text = text
        return piece
      }
      while position < characters.count {
        if let delimiter, matches(delimiter), canClose(delimiter) {
          position += delimiter.count
          return (pieces, true)
        }
        let character = characters[position]
        if character == "\\", position + 1 < characters.count, characters[position + 1].isASCII,
          characters[position + 1].isPunctuation || characters[position + 1].isSymbol
        {
          pieces.append(styled(String(characters[position + 1])))
          position += 2
          continue
        }
        if character == "`", let code = codeSpan() {
          var piece = styled(code)
          piece.isCode = true
          pieces.append(piece)
          continue
        }
        if character == "[", let link = link(style) {
          pieces += link
          continue
        }
        stepsLeft -= 1
        if "*_~".contains(character), depth < Markdown.depthLimit, stepsLeft > 0, !unclosed.contains(position),
          let opened = ["***", "___", "**", "__", "~~", "*", "_", "~"].first(where: { matches($0) && canOpen($0) })
        {
          var inner = style
          switch opened {
          case "***", "___": (inner.isBold, inner.isItalic) = (true, true)
          case "**", "__": inner.isBold = true
          case "*", "_": inner.isItalic = true
          default: inner.isStruck = true
          }
          let start = position
          position += opened.count
          depth += 1
          let (content, isClosed) = parse(inner, until: opened)
          depth -= 1
          if isClosed, !content.isEmpty {
            pieces += content
            continue
          }
          unclosed.insert(start)
          position = start + opened.count
          pieces.append(styled(opened))
          continue
        }
        pieces.append(styled(String(character)))
        position += 1
      }
      return (pieces, delimiter == nil)
    }

    private func matches(_ delimiter: String) -> Bool {
      var index = position
      for character in delimiter {
        guard index < characters.count, characters[index] == character else { return false }
        index += 1
      }
      return true
    }
    private func canOpen(_ delimiter: String) -> Bool {
      let next = position + delimiter.count
      guard next < characters.count, !characters[next].isWhitespace else { return false }
      // An underscore inside a word is part of the word.
      return delimiter.first != "_" || position == 0 || !isWord(characters[position - 1])
    }
    private func canClose(_ delimiter: String) -> Bool {
      guard position > 0, !characters[position - 1].isWhitespace else { return false }
      let next = position + delimiter.count
      return delimiter.first != "_" || next >= characters.count || !isWord(characters[next])
    }
    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private mutating func codeSpan() -> String? {
      var ticks = 0
      while position + ticks < characters.count, characters[position + ticks] == "`" { ticks += 1 }
      var i = position + ticks
      while i < characters.count {
        var run = 0
        while i + run < characters.count, characters[i + run] == "`" { run += 1 }
        if run == ticks {
          let code = String(characters[(position + ticks)..<i])
          position = i + run
          return code
        }
        i += max(run, 1)
      }
      return nil
    }

    private mutating func link(_ style: Piece) -> [Piece]? {
      guard let close = next("]", from: position), close + 1 < characters.count, characters[close + 1] == "(",
        let end = next(")", from: close)
      else { return nil }
      var inner = Parser(characters: Array(characters[(position + 1)..<close]))
      var linked = style
      linked.link = String(characters[(close + 2)..<end])
      position = end + 1
      return inner.parse(linked, until: nil).pieces
    }
  }
}
