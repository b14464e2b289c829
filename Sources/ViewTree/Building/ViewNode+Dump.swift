import Graphics

extension ViewNode {
  /// The node's name with its parameters, as dumps print it.
  package var name: String {
    switch kind {
    case .text: "Text"
    case .symbol(let content): "Image(systemName: \"\(content.name)\")"
    case .shape(let content): content.name
    case .image(let content): "Image(\"\(content.name)\")"
    case .layout(let rule): rule.name
    case .effect(let effect): effect.name
    case .deferred(let content): content.name
    }
  }

  /// One line a node, indented by depth: name, text, paint, and what it means to a reader.
  public func dump() -> String {
    var lines: [String] = []
    var pending = [(node: self, depth: 0)]
    while let (node, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      for child in node.children.reversed() { pending.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    var line = semantics?.role ?? name
    switch kind {
    case .text(let content): line += " \(content.string.debugDescription)"
    case .shape(let content): line += " \(content.paint.summary)"
    case .symbol(let content):
      switch content.styling {
      case .one: line += " \(content.paint.summary)"
      case .levels(let paints): line += " \(paints.map(\.summary).joined(separator: ", "))"
      case .colors: line += " multicolor \(content.paint.summary)"
      }
    case .image, .layout, .effect, .deferred: break
    }
    if let priority { line += " priority: \(number(CGFloat(priority)))" }
    if direction == .rightToLeft { line += " rightToLeft" }
    if let label = semantics?.label { line += " label: \(label.debugDescription)" }
    if let value = semantics?.value { line += " value: \(value.debugDescription)" }
    if let identifier = semantics?.identifier { line += " id: \(identifier.debugDescription)" }
    return line
  }
}

extension ShapePaint {
  /// `#RRGGBBAA` for a colour, the kind for anything else.
  fileprivate var summary: String {
    switch kind {
    case .color(let color):
      let c = color.rgba8
      return "#"
        + [c.red, c.green, c.blue, c.alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined()
    case .linearGradient: return "linearGradient"
    case .radialGradient: return "radialGradient"
    case .ellipticalGradient: return "ellipticalGradient"
    case .angularGradient: return "angularGradient"
    case .image: return "image"
    case .mesh: return "meshGradient"
    case .material: return "material"
    }
  }
}
