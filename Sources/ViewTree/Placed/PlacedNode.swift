import Graphics
import Typography

/// A node at its place. Frames are in points from the picture's top-left corner.
public struct PlacedNode {
  /// Boxed: laid out in place, with what texts and symbols hold, Swift 6.3.1 took a container for a text.
  package indirect enum Content {
    case container
    case text(TextLayout, TextContent)
    case symbol(SymbolContent, SymbolLayout)
    case shape(ShapeContent)
    case image(ImageContent)
    case effect(DrawingEffect)
  }
  /// What it is, with its parameters: `VStack(spacing: 8)`, `Text`, `Button`.
  public internal(set) var kind: String
  /// Leaves: rounded to device pixels. Containers: as layout has it.
  public internal(set) var frame: CGRect
  public internal(set) var children: [PlacedNode]
  package var content: Content
  package var semantics: Semantics?
  package var interaction: Interaction? = nil
  package var ignoring: SnapshotIgnoring? = nil
  /// The named coordinate spaces around the node, where it has an `interaction`.
  package var spaces: CoordinateSpaces? = nil
  /// As in `ViewNode`.
  package var ids: [AnyHashable] = []
  /// Among its siblings, those with more are drawn later and touched first.
  var drawingOrder = 0.0

  /// The characters of a text as drawn: line breaks are newlines, cuts are "…".
  public var text: String? {
    if case .text(let layout, _) = content { return layout.lines.map(\.text).joined(separator: "\n") }
    return nil
  }
  public var accessibilityLabel: String? { semantics?.label ?? (semantics == nil ? text : nil) }
  public var accessibilityIdentifier: String? { semantics?.identifier }
  public var accessibilityValue: String? { semantics?.value }
  public var accessibilityTraits: [String] { semantics?.traits ?? [] }

  package init(kind: String, frame: CGRect, children: [PlacedNode], content: Content, semantics: Semantics?) {
    (self.kind, self.frame, self.children, self.content) = (kind, frame, children, content)
    self.semantics = semantics
  }

  /// The node and everything below it, parents first.
  package func forEach(_ body: (PlacedNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

extension PlacedNode: CustomStringConvertible {
  public var description: String { dump() }
}

extension PlacedNode {
  /// One line a node: kind, frame, text and accessibility, indented by depth.
  public func dump() -> String {
    var lines: [String] = []
    append(to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func append(to lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + kind
    if let text { line += " \(text.debugDescription)" }
    line += " (\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
    if let semantics {
      if let label = semantics.label { line += " label: \(label.debugDescription)" }
      if let value = semantics.value { line += " value: \(value.debugDescription)" }
      if let identifier = semantics.identifier { line += " id: \(identifier.debugDescription)" }
      if !semantics.traits.isEmpty { line += " [\(semantics.traits.joined(separator: ", "))]" }
      if semantics.isHidden { line += " hidden" }
    }
    lines.append(line)
    for child in children { child.append(to: &lines, depth: depth + 1) }
  }
}

extension PlacedNode {
  /// Where the node with an identity is, and every node beside it that has the same one.
  package func frame(ofID id: AnyHashable) -> CGRect? {
    if ids.contains(id) { return frame }
    let frames = children.compactMap { $0.frame(ofID: id) }
    return frames.isEmpty ? nil : frames.dropFirst().reduce(frames[0]) { $0.union($1) }
  }
}
