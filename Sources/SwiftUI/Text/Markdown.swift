/// Inline Markdown in text literals: emphasis, strong emphasis, code, strikethrough, links and backslash escapes.
/// [CommonMark 0.31 section 6, GitHub's strikethrough; delimiter runs by the flanking rules, without nesting limits]
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

  private struct Parser {
    let characters: [Character]
    var position = 0

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
        if let opened = ["***", "___", "**", "__", "~~", "*", "_", "~"].first(where: { matches($0) && canOpen($0) }) {
          var inner = style
          switch opened {
          case "***", "___": (inner.isBold, inner.isItalic) = (true, true)
          case "**", "__": inner.isBold = true
          case "*", "_": inner.isItalic = true
          default: inner.isStruck = true
          }
          let start = position
          position += opened.count
          let (content, isClosed) = parse(inner, until: opened)
          if isClosed, !content.isEmpty {
            pieces += content
            continue
          }
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
      let d = Array(delimiter)
      return position + d.count <= characters.count && Array(characters[position..<(position + d.count)]) == d
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
      guard let close = characters[position...].firstIndex(of: "]"), close + 1 < characters.count,
        characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      var inner = Parser(characters: Array(characters[(position + 1)..<close]))
      var linked = style
      linked.link = String(characters[(close + 2)..<end])
      position = end + 1
      return inner.parse(linked, until: nil).pieces
    }
  }
}
