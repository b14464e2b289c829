import Foundation
import SwiftUI
import Typography
import ViewTree
import XCTest

/// A view laid out in a space, with what was found on the way. No pixel is drawn.
@MainActor final class Stage {
  let graph: ViewGraph
  private(set) var tree: PlacedNode
  private let size: CGSize
  private let context: LayoutContext

  init(_ view: some View, width: CGFloat = 350, height: CGFloat = 500, scale: CGFloat = 2) throws {
    let context = LayoutContext(fonts: try Fonts.library.get(), scale: scale)
    let size = CGSize(width: width, height: height)
    (self.context, self.size) = (context, size)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    graph = ViewGraph(view, environment: environment)
    tree = graph.settle { Placer.place($0, in: size, context: context) }
  }
  /// Evaluates the view once more, as after a change from outside.
  func update() { tree = graph.settle { Placer.place($0, in: size, context: context) } }

  var dump: String { tree.dump() }
  var failures: [String] { graph.failures }
  var texts: [String] { all.compactMap(\.text) }
  var all: [PlacedNode] {
    var nodes: [PlacedNode] = []
    tree.forEach { nodes.append($0) }
    return nodes
  }
  func first(_ kind: String) -> PlacedNode? { all.first { $0.kind.hasPrefix(kind) } }

  /// Does what a tap on the button with that text does, and settles.
  func tap(_ title: String) {
    for node in all where node.semantics?.action != nil {
      var found = false
      node.forEach { if $0.text == title { found = true } }
      if found {
        node.semantics?.action?()
        return update()
      }
    }
    XCTFail("no button \"\(title)\" in\n\(dump)")
  }
}

private enum Fonts {
  static let library = Result<FontLibrary, any Error> {
    let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    let places = [
      ProcessInfo.processInfo.environment[PinnedFont.folderVariable] ?? "", PinnedFont.systemFolder,
      home + "/" + PinnedFont.folderInHome,
    ]
    @Sendable func bytes(_ role: PinnedFont.Role) throws -> [UInt8] {
      for place in places where !place.isEmpty {
        let url = URL(fileURLWithPath: place).appendingPathComponent(PinnedFont.of(role).fileName)
        if let data = try? Data(contentsOf: url) { return [UInt8](data) }
      }
      throw FontSourceError(message: "\(PinnedFont.of(role).fileName) is missing; run scripts/setup")
    }
    return try FontLibrary(
      FontLibrary.Source(
        upright: bytes(.upright), italic: bytes(.italic), symbols: bytes(.symbols),
        emoji: { .failure(FontSourceError(message: "not needed here")) },
        design: { _ in .failure(FontSourceError(message: "not needed here")) }, decodePNG: { _ in nil }))
  }
}
