/// The blocks of a Markdown text: headings, paragraphs, lists, quotes, fenced and indented code, thematic breaks.
/// [CommonMark 0.31, sections 4 and 5; no tables, reference definitions or HTML blocks]
struct MarkdownBlocks {
  struct Block {
    var text: String
    var intent: PresentationIntent
    /// Code: its characters stand for themselves.
    var isLiteral = false
  }
  /// Quotes and lists in each other; deeper markers are text.
  private static let depthLimit = 16

  static func blocks(of source: String) -> [Block] {
    var parser = MarkdownBlocks()
    let lines = source.replacingOccurrences(of: "\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    parser.parse(lines[...], inside: nil, depth: 0)
    return parser.blocks
  }

  private var blocks: [Block] = []
  private var identity = 0

  private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func parse(_ lines: ArraySlice<Substring>, inside parent: PresentationIntent?, depth: Int) {
    var paragraph: [Substring] = []
    var i = lines.startIndex
    while i < lines.endIndex {
      let line = lines[i]
      let content = line.drop { $0 == " " }
      let indent = line.count - content.count
      // 1. What ends a paragraph without a line of its own.
      if content.isEmpty {
        flush(&paragraph, parent)
        i += 1
      } else if indent >= 4, paragraph.isEmpty {
        i = indentedCode(lines, from: i, parent)
      } else if let level = Self.headingLevel(content) {
        flush(&paragraph, parent)
        var text = content.dropFirst(level).drop { $0 == " " }
        while text.last == "#" || text.last == " " { text.removeLast() }
        blocks.append(Block(text: String(text), intent: intent(.header(level: level), parent)))
        i += 1
      } else if let fence = Self.fence(content) {
        flush(&paragraph, parent)
        i = fencedCode(lines, from: i, fence, parent)
      } else if !paragraph.isEmpty, let level = Self.underline(content) {
        blocks.append(Block(text: paragraph.joined(separator: "\n"), intent: intent(.header(level: level), parent)))
        paragraph = []
        i += 1
      } else if Self.isThematicBreak(content) {
        flush(&paragraph, parent)
        blocks.append(Block(text: "⸻", intent: intent(.thematicBreak, parent), isLiteral: true))
        i += 1
      } else if content.first == ">", depth < Self.depthLimit {
        // 2. What holds blocks of its own.
        flush(&paragraph, parent)
        var inner: [Substring] = []
        while i < lines.endIndex, case let quoted = lines[i].drop(while: { $0 == " " }), !quoted.isEmpty {
          let rest = quoted.first == ">" ? quoted.dropFirst() : quoted
          inner.append(quoted.first == ">" && rest.first == " " ? rest.dropFirst() : rest)
          i += 1
        }
        parse(inner[...], inside: intent(.blockQuote, parent), depth: depth + 1)
      } else if let marker = Self.listMarker(content), depth < Self.depthLimit,
        paragraph.isEmpty || marker.number == nil || marker.number == 1
      {
        flush(&paragraph, parent)
        i = list(lines, from: i, marker, parent, depth)
      } else {
        paragraph.append(line)
        i += 1
      }
    }
    flush(&paragraph, parent)
  }

  private mutating func flush(_ paragraph: inout [Substring], _ parent: PresentationIntent?) {
    guard !paragraph.isEmpty else { return }
    blocks.append(Block(text: paragraph.joined(separator: "\n"), intent: intent(.paragraph, parent)))
    paragraph = []
  }

  // MARK: - Code

  private mutating func indentedCode(_ lines: ArraySlice<Substring>, from start: Int, _ parent: PresentationIntent?)
    -> Int
  {
    var (i, code) = (start, [Substring]())
    while i < lines.endIndex, lines[i].allSatisfy({ $0 == " " }) || lines[i].hasPrefix("    ") {
      code.append(lines[i].dropFirst(4))
      i += 1
    }
    while code.last?.isEmpty == true { code.removeLast() }
    blocks.append(
      Block(
        text: code.joined(separator: "\n") + "\n", intent: intent(.codeBlock(languageHint: nil), parent),
        isLiteral: true))
    return i
  }
  private static func fence(_ content: Substring) -> (character: Character, length: Int)? {
    guard let character = content.first, character == "`" || character == "~" else { return nil }
    let length = content.prefix { $0 == character }.count
    if length < 3 || character == "`" && content.dropFirst(length).contains("`") { return nil }
    return (character, length)
  }
  private mutating func fencedCode(
    _ lines: ArraySlice<Substring>, from start: Int, _ fence: (character: Character, length: Int),
    _ parent: PresentationIntent?
  ) -> Int {
    let hint = lines[start].drop { $0 == " " }.dropFirst(fence.length).trimmingCharacters(in: .whitespaces)
    var (i, code) = (start + 1, [Substring]())
    while i < lines.endIndex {
      let content = lines[i].drop { $0 == " " }
      if content.prefix(while: { $0 == fence.character }).count >= fence.length,
        content.allSatisfy({ $0 == fence.character || $0 == " " })
      {
        i += 1
        break
      }
      code.append(lines[i])
      i += 1
    }
    blocks.append(
      Block(
        text: code.map { $0 + "\n" }.joined(),
        intent: intent(.codeBlock(languageHint: hint.isEmpty ? nil : hint), parent),
        isLiteral: true))
    return i
  }

  // MARK: - Lines that say what they are

  private static func headingLevel(_ content: Substring) -> Int? {
    let level = content.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    let rest = content.dropFirst(level)
    return rest.isEmpty || rest.first == " " ? level : nil
  }
  private static func underline(_ content: Substring) -> Int? {
    let line = content.trimmingCharacters(in: .whitespaces)
    if line.isEmpty { return nil }
    return line.allSatisfy { $0 == "=" } ? 1 : line.allSatisfy { $0 == "-" } ? 2 : nil
  }
  private static func isThematicBreak(_ content: Substring) -> Bool {
    let marks = content.filter { $0 != " " }
    guard marks.count >= 3, let mark = marks.first, "-*_".contains(mark) else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  // MARK: - Lists

  private struct Marker {
    /// `nil` for a bullet.
    var number: Int?
    var character: Character
    /// Of the marker and the spaces after it.
    var width: Int
    func belongs(with other: Marker) -> Bool {
      character == other.character && (number == nil) == (other.number == nil)
    }
  }
  private static func listMarker(_ content: Substring) -> Marker? {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    guard let mark = rest.first, digits.isEmpty ? "-*+".contains(mark) : digits.count <= 9 && ".)".contains(mark) else {
      return nil
    }
    let after = rest.dropFirst()
    guard after.isEmpty || after.first == " " else { return nil }
    let spaces = after.prefix { $0 == " " }.count
    return Marker(
      number: Int(digits), character: mark, width: digits.count + 1 + (spaces > 4 || after.count == spaces ? 1 : spaces)
    )
  }
  private mutating func list(
    _ lines: ArraySlice<Substring>, from start: Int, _ first: Marker, _ parent: PresentationIntent?, _ depth: Int
  ) -> Int {
    let list = intent(first.number == nil ? .unorderedList : .orderedList, parent)
    var (i, ordinal) = (start, first.number ?? 1)
    while i < lines.endIndex {
      let content = lines[i].drop { $0 == " " }
      guard let marker = Self.listMarker(content), marker.belongs(with: first), !Self.isThematicBreak(content) else {
        break
      }
      let column = lines[i].count - content.count + marker.width
      var item = [content.dropFirst(marker.width)]
      i += 1
      var wasBlank = false
      while i < lines.endIndex {
        let content = lines[i].drop { $0 == " " }
        let indent = lines[i].count - content.count
        if content.isEmpty {
          item.append("")
        } else if indent >= column {
          item.append(lines[i].dropFirst(column))
        } else if wasBlank || Self.listMarker(content) != nil || Self.headingLevel(content) != nil {
          break
        } else {
          item.append(content)
        }
        wasBlank = content.isEmpty
        i += 1
      }
      parse(item[...], inside: intent(.listItem(ordinal: ordinal), list), depth: depth + 1)
      ordinal += 1
    }
    return i
  }
}
