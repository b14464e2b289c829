import Foundation
import SnapshotCore
import SwiftUI
import ViewTree
import XCTest

/// A view laid out in a space, with what was found on the way. No pixel is drawn.
@MainActor package final class Stage {
  package let graph: ViewGraph
  package private(set) var tree: PlacedNode
  private let size: CGSize
  private let context: LayoutContext

  package init(
    _ view: some View, width: CGFloat = 350, height: CGFloat = 500, scale: CGFloat = 2,
    until moment: ViewGraph.Moment = .rest
  ) throws {
    let context = LayoutContext(fonts: try SnapshotResources.shared().fonts, scale: scale)
    let size = CGSize(width: width, height: height)
    (self.context, self.size) = (context, size)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    graph = ViewGraph(view, environment: environment)
    tree = graph.settle(until: moment) { Placer.place($0, in: size, context: context) }
  }
  /// Lowers everything again, whether or not anything changed.
  package func update(until moment: ViewGraph.Moment = .rest) {
    graph.invalidate("the test")
    tree = graph.settle(until: moment) { [size, context] in Placer.place($0, in: size, context: context) }
  }

  package var dump: String { tree.dump() }
  package var failures: [String] { graph.failures }
  package var texts: [String] { all.compactMap(\.text) }
  package var all: [PlacedNode] {
    var nodes: [PlacedNode] = []
    tree.forEach { nodes.append($0) }
    return nodes
  }
  package func first(_ kind: String) -> PlacedNode? { all.first { $0.kind.hasPrefix(kind) } }

  /// Does what a tap on the button with that text does, and settles.
  package func tap(_ title: String, until moment: ViewGraph.Moment = .rest) {
    for node in all where node.semantics?.action != nil {
      var found = false
      node.forEach { if $0.text == title { found = true } }
      if found {
        graph.clock.rule { node.semantics?.action?() }
        return update(until: moment)
      }
    }
    XCTFail("no button \"\(title)\" in\n\(dump)")
  }
}
