import Foundation
import ViewTree

/// The text form, `NAME.tree`: a head line, then one line a node, indented by two spaces a level.
///
///     tintype tree 1
///     VStack(spacing: 8) (0, 0; 350 × 500)
///       Text "Total" font: "17 bold" (16, 20; 41.5 × 20.5)
///       Button (16, 48.5; 80 × 44) label: "Buy" id: "buy" traits: "button", "selected"
///
/// Numbers are points with at most three decimals; strings have `\"`, `\\`, `\n`, `\t`, `\r` and `\u{…}`.
extension SnapshotTree {
  package static let head = "tintype tree 1"

  package var text: String {
    var result = Self.head + "\n"
    for node in nodes {
      for _ in 0..<node.depth { result += "  " }
      result += node.line + "\n"
    }
    return result
  }
}

extension SnapshotTree.Node {
  fileprivate var line: String {
    // Such a kind is a name that someone gave; quoted it cannot be taken for something else.
    var line = Self.isPlain(kind) ? kind : SnapshotTree.quoted(kind)
    if let text { line += " " + SnapshotTree.quoted(text) }
    if let font { line += " font: " + SnapshotTree.quoted(font) }
    line += " (\(number(frame.origin.x)), \(number(frame.origin.y)); "
    line += "\(number(frame.size.width)) × \(number(frame.size.height)))"
    if let label { line += " label: " + SnapshotTree.quoted(label) }
    if let value { line += " value: " + SnapshotTree.quoted(value) }
    if let identifier { line += " id: " + SnapshotTree.quoted(identifier) }
    if !traits.isEmpty { line += " traits: " + traits.map { SnapshotTree.quoted($0) }.joined(separator: ", ") }
    return line
  }

  /// ASCII, begins with a letter, parentheses are balanced and stand behind a word, no quotes outside of them.
  static func isPlain(_ kind: String) -> Bool {
    var (depth, last) = (0, UInt8(ascii: " "))
    for byte in kind.utf8 {
      switch byte {
      case UInt8(ascii: "("):
        if last == UInt8(ascii: " "), depth == 0 { return false }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return false
      case UInt8(ascii: ":") where depth == 0: return false
      case 0x20...0x7E: break
      default: return false
      }
      if last == UInt8(ascii: " "), byte == last { return false }
      last = byte
    }
    guard depth == 0, last != UInt8(ascii: " "), let first = kind.utf8.first else { return false }
    return (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
  }
}

extension SnapshotTree {
  /// In quotation marks; what has no look of its own, or turns the direction of a line, as its number.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{9F}", "\u{AD}", "\u{61C}", "\u{200B}"..."\u{200C}", "\u{200E}"..."\u{200F}",
        "\u{2028}"..."\u{202E}",
        "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{FFF0}"..."\u{FFFC}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
