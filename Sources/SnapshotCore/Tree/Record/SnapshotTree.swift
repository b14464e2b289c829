import Foundation
import Typography
import ViewTree

/// The placed tree as it is recorded beside a picture: what is where, and what it says. Nothing of how it is painted.
///
/// Nodes lie in one list, parents before their children, as the lines of the text form do; so nothing that walks a tree
/// needs a stack as deep as the tree.
package struct SnapshotTree: Hashable, Sendable {
  /// Whether a text has been cut for want of room, and its "…" is not its author's. Known of what was drawn just now and
  /// not recorded; so it makes no node another.
  package struct Cut: Hashable, Sendable {
    package var isCut = false
    package static func == (_: Cut, _: Cut) -> Bool { true }
    package func hash(into _: inout Hasher) {}
  }
  package struct Node: Hashable, Sendable {
    /// 0 for the root; at most one more than the node before it has.
    package var depth: Int
    /// What it is, with its parameters: `VStack(spacing: 8)`, `Text`, `Button`.
    package var kind: String
    /// The characters of a text as drawn (line breaks are newlines, cuts are "…"), or the name of an image.
    package var text: String?
    /// A text's font, `17 bold`; several where its runs differ.
    package var font: String?
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var traits: [String]
    package var cut = Cut()
    /// Points from the picture's top-left corner, thousandths at the finest.
    package var frame: CGRect

    package init(
      depth: Int, kind: String, text: String? = nil, font: String? = nil, label: String? = nil, value: String? = nil,
      identifier: String? = nil, traits: [String] = [], frame: CGRect
    ) {
      (self.depth, self.kind, self.text, self.font) = (depth, kind, text, font)
      (self.label, self.value, self.identifier, self.traits, self.frame) = (label, value, identifier, traits, frame)
    }

    /// `VStack` of `VStack(spacing: 8)`.
    package var name: Substring { kind.prefix { $0 != "(" } }
  }
  package var nodes: [Node]

  package init(nodes: [Node]) { self.nodes = nodes }

  package init(of root: PlacedNode) {
    nodes = []
    var pending = [(node: root, depth: 0)]
    while let (node, depth) = pending.popLast() {
      nodes.append(Node(node, depth: depth))
      for child in node.children.reversed() { pending.append((child, depth + 1)) }
    }
  }

  /// One past the last node below a node.
  package func end(of index: Int) -> Int {
    var end = index + 1
    while end < nodes.count, nodes[end].depth > nodes[index].depth { end += 1 }
    return end
  }
}

extension SnapshotTree.Node {
  fileprivate init(_ node: PlacedNode, depth: Int) {
    let semantics = node.semantics
    var (kind, text, font, isCut) = (node.kind, String?.none, String?.none, false)
    switch node.content {
    case .text(let layout, let content):
      (text, font, isCut) = (node.text, Self.fonts(of: content), layout.isTruncated)
    case .image(let content): (kind, text) = (semantics?.role ?? "Image", content.name)
    case .symbol(let content, _): (kind, text) = (semantics?.role ?? "Image", content.name)
    case .container, .shape, .effect: break
    }
    self.init(
      depth: depth, kind: kind, text: text, font: font, label: semantics?.label, value: semantics?.value,
      identifier: semantics?.identifier,
      traits: (semantics?.traits ?? []) + (semantics?.isEnabled == false ? [Self.disabled] : []),
      frame: Self.rounded(node.frame))
    cut.isCut = isCut
  }

  /// What `.disabled(true)` is called among the traits: on a picture it may be a slightly paler letter.
  static let disabled = "disabled"

  private static func rounded(_ frame: CGRect) -> CGRect {
    func rounded(_ v: CGFloat) -> CGFloat { v.isNaN ? 0 : (min(max(v, -1e9), 1e9) * 1000).rounded() / 1000 }
    // Minus zero prints as zero and is read as one.
    return CGRect(
      x: rounded(frame.origin.x) + 0, y: rounded(frame.origin.y) + 0, width: rounded(frame.size.width) + 0,
      height: rounded(frame.size.height) + 0)
  }

  private static func fonts(of content: TextContent) -> String? {
    var names: [String] = []
    for run in content.runs {
      let name = name(of: run.run.font)
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// `17`, `17 bold italic`, `serif 20 light`.
  private static func name(of font: FontDescriptor) -> String {
    var words: [String] = []
    switch font.family {
    case .system: break
    case .monospaced: words.append("monospaced")
    case .serif: words.append("serif")
    case .rounded: words.append("rounded")
    case .custom(let name): words.append(name)
    }
    words.append(number(CGFloat(font.size)))
    if font.weight != 400 { words.append(weights[font.weight] ?? "weight \(number(CGFloat(font.weight)))") }
    if font.isItalic { words.append("italic") }
    if font.hasSmallCapitals { words.append("small capitals") }
    return words.joined(separator: " ")
  }

  private static let weights: [Double: String] = [
    100: "ultralight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
    900: "black",
  ]
}
