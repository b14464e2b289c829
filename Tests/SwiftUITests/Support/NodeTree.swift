@testable import SwiftUI
import ViewTree

/// A view with its graph, settled without fonts: the tests look at nodes, not at places.
@MainActor final class Probe {
  let graph: ViewGraph
  private(set) var root: ViewNode? = nil
  /// Given to every `GeometryReader`.
  var size = CGSize(width: 100, height: 50)

  init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    graph = ViewGraph(view, environment: environment)
  }

  /// Settles and prints the node tree, one line a node, indented by depth.
  @discardableResult func settle(until moment: ViewGraph.Moment = .rest, sampling: AnimationSampling? = nil) -> String {
    let size = size
    let root = graph.settle(until: moment, sampling: sampling) { Self.expanded($0, size) }
    self.root = root
    return root.lines(0).joined(separator: "\n")
  }
  var failures: [String] { graph.failures }

  /// Readers of geometry build their children as layout would.
  private static func expanded(_ node: ViewNode, _ size: CGSize) -> ViewNode {
    var node = node
    if case .deferred(let content) = node.kind {
      node.children = content.content(
        PlacedGeometry(frame: CGRect(origin: .zero, size: size)), PreferenceValues(),
        LayoutContext(withoutFontsAtScale: 2))
    }
    node.children = node.children.map { expanded($0, size) }
    return node
  }

  /// The tap action of the first node whose label or text is `label`.
  func tap(_ label: String) {
    root?.first { $0.semantics?.action != nil && $0.allText.contains(label) }?.semantics?.action?()
  }
}

/// The node tree of a view that needs nothing from outside and has no failures.
@MainActor func tree(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> String {
  let probe = Probe(view, environment: environment)
  let tree = probe.settle()
  return probe.failures.isEmpty ? tree : "FAILED: " + probe.failures.joined(separator: " | ")
}

/// The runs of the first text.
@MainActor func runs(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> [TextContent.Run] {
  let probe = Probe(view, environment: environment)
  probe.settle()
  return probe.root?.firstText?.runs ?? []
}
@MainActor func paint(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> ShapePaint? {
  let probe = Probe(view, environment: environment)
  probe.settle()
  return probe.root?.firstPaint
}

extension ViewNode {
  func lines(_ depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return [indent + title] + children.flatMap { $0.lines(depth + 1) }
  }
  var title: String {
    switch kind {
    case .text(let content): content.string.debugDescription
    case .symbol(let content): "Image(systemName: \"\(content.name)\")"
    case .shape(let content):
      if case .stroke = content.drawing { content.name + " stroke" } else { content.name }
    case .image(let content): "Image(\"\(content.name)\")"
    case .layout(let rule): rule.name
    case .effect(let effect): effect.name
    case .deferred(let content): content.name
    }
  }
  func first(_ matches: (ViewNode) -> Bool) -> ViewNode? {
    if matches(self) { return self }
    for child in children { if let found = child.first(matches) { return found } }
    return nil
  }
  var firstText: TextContent? {
    guard case .text(let content)? = first({ if case .text = $0.kind { true } else { false } })?.kind else {
      return nil
    }
    return content
  }
  var firstShape: ShapeContent? {
    guard case .shape(let content)? = first({ if case .shape = $0.kind { true } else { false } })?.kind else {
      return nil
    }
    return content
  }
  var firstPaint: ShapePaint? {
    let node = first {
      switch $0.kind {
      case .text, .shape, .symbol: true
      default: false
      }
    }
    switch node?.kind {
    case .text(let content): return content.runs.first?.paint
    case .shape(let content): return content.paint
    case .symbol(let content): return content.paint
    default: return nil
    }
  }
  var allText: String {
    if case .text(let content) = kind { return content.string }
    return children.map(\.allText).joined(separator: " ")
  }
}
