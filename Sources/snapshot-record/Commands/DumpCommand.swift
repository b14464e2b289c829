import SnapshotCore
import SwiftUI
import ViewTree

/// `dump FILE`: the placed tree, a line for each node.
enum DumpCommand: Command {
  static let description = CommandDescription(
    name: "dump", summary: "Print the placed tree of a JSON document",
    discussion: "A line for each node, frames in points. Documentation/view-node-documents.md describes the format.",
    operands: [.init(name: "FILE", values: .file(ending: "json"), summary: "the document")], options: [.json])

  /// Lengths in points, from the picture's top-left corner.
  private struct Node: Encodable {
    var kind: String
    var x, y, width, height: Double
    var text, accessibilityLabel, accessibilityIdentifier, accessibilityValue: String?
    var children: [Node]

    init(_ node: PlacedNode) {
      kind = node.kind
      (x, y) = (Double(node.frame.minX), Double(node.frame.minY))
      (width, height) = (Double(node.frame.width), Double(node.frame.height))
      (text, accessibilityLabel) = (node.text, node.accessibilityLabel)
      (accessibilityIdentifier, accessibilityValue) = (node.accessibilityIdentifier, node.accessibilityValue)
      children = node.children.map(Node.init)
    }
  }

  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus {
    let snapshot = try Document.snapshot(arguments)
    snapshot.diagnostics.forEach { Console.error("warning: \($0.message)") }
    if arguments.has("--json") {
      try Console.json(Node(snapshot.tree))
    } else {
      Console.output(snapshot.tree.dump())
    }
    return .success
  }
}
