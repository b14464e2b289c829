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

  package var text: String { Self.head + "\n" + nodes.map { Self.indented($0) + "\n" }.joined() }

  /// The nodes' lines alone, for literals in a source: whoever reads them sees what they are.
  package var inlineText: String { nodes.map(Self.indented).joined(separator: "\n") }

  /// `nil` when the text is not that of a tree.
  package init?(inlineText text: String) {
    guard !text.isEmpty, let tree = try? SnapshotTree(parsing: Self.head + "\n" + text + "\n") else { return nil }
    self = tree
  }

  private static func indented(_ node: Node) -> String { String(repeating: "  ", count: node.depth) + node.line }
}

extension SnapshotTree.Node {
  fileprivate var line: String {
    // Such a kind is a name that someone gave; quoted it cannot be taken for something else.
    var line = Self.isPlain(kind) ? kind : QuotedText.of(kind)
    if let text { line += " " + QuotedText.of(text) }
    if let font { line += " font: " + QuotedText.of(font) }
    line += " (\(number(frame.origin.x)), \(number(frame.origin.y)); "
    line += "\(number(frame.size.width)) × \(number(frame.size.height)))"
    if let label { line += " label: " + QuotedText.of(label) }
    if let value { line += " value: " + QuotedText.of(value) }
    if let identifier { line += " id: " + QuotedText.of(identifier) }
    if !traits.isEmpty { line += " traits: " + traits.map { QuotedText.of($0) }.joined(separator: ", ") }
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
