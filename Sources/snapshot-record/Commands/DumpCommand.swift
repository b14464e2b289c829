import SnapshotCore
import SwiftUI
import ViewTree

/// `dump FILE [--stage STAGE]`: what a document is at one stage of its way to a picture.
enum DumpCommand: Command {
  private enum Stage: String, CaseIterable {
    case node, placed
    case displayList = "display-list"
    case accessibility
  }

  static let description = CommandDescription(
    name: "dump", summary: "Print what a JSON document comes to, as text",
    discussion: "A line for each node, frames in points from the picture's top-left corner. "
      + "Documentation/view-node-documents.md describes the format.",
    operands: [.document],
    options: [
      .value(
        "--stage", value: "STAGE", .oneOf(Stage.allCases.map(\.rawValue)),
        summary: "node: as it was read; placed (if not given): laid out; display-list: the commands that draw it, in pixels; "
          + "accessibility: what assistive technologies read")
    ] + DocumentOptions.options + [.json])

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

  /// The other stages.
  private struct Lines: Encodable {
    var stage: String
    var lines: [String]
  }

  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus {
    let stage = arguments["--stage"].flatMap(Stage.init) ?? .placed
    let (document, name) = try DocumentFile.read(arguments)
    // What was read needs no font.
    if stage == .node { return try print(document.node.dump(), stage, arguments) }
    let snapshot = try DocumentFile.snapshot(document, name)
    snapshot.diagnostics.forEach { Console.error("warning: \($0.message)") }
    switch stage {
    case .node, .placed:
      if arguments.has("--json") {
        try Console.json(Node(snapshot.tree))
        return .success
      }
      return try print(snapshot.tree.dump(), stage, arguments)
    case .displayList: return try print(DocumentRenderer.displayList(of: snapshot), stage, arguments)
    case .accessibility:
      return try print(AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints).text, stage, arguments)
    }
  }

  private static func print(_ text: String, _ stage: Stage, _ arguments: Arguments) throws -> ExitStatus {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let whole = lines.last == "" ? lines.dropLast() : lines[...]
    if arguments.has("--json") {
      try Console.json(Lines(stage: stage.rawValue, lines: Array(whole)))
    } else if whole.isEmpty {
      Console.error("nothing is there at the stage \(stage.rawValue)")
    } else {
      Console.output(whole.joined(separator: "\n"))
    }
    return .success
  }
}
