import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotCore

/// A view under an interactor, on the engine and the fonts that pictures use.
@MainActor final class DrivenView {
  let host: SnapshotHost
  let interactor: Interactor

  init<V: View>(
    width: CGFloat = 200, height: CGFloat = 200, traits: SnapshotTraits = .default, at seconds: Double? = nil,
    @ViewBuilder _ view: () -> V
  ) throws {
    host = try SnapshotHost(
      layout: .fixed(width: width, height: height), traits: traits, resources: .shared(),
      until: seconds.map { .time($0) } ?? .rest, view: view)
    interactor = Interactor(host, rests: seconds == nil)
  }

  var all: [PlacedNode] {
    var nodes: [PlacedNode] = []
    host.tree?.forEach { nodes.append($0) }
    return nodes
  }
  var texts: [String] { all.compactMap(\.text) }
  /// Of the only node of a kind.
  func frame(_ kind: String) throws -> CGRect {
    let frames = all.filter { $0.kind == kind }.map(\.frame)
    return try XCTUnwrap(frames.count == 1 ? frames[0] : nil)
  }
  /// What can be seen of the only element of a kind.
  func visibleFrame(_ kind: String) -> CGRect? {
    let frames = host.tree?.elements(inPictureOf: host.size).filter { $0.node.kind == kind }.map(\.visibleFrame) ?? []
    return frames.count == 1 ? frames[0] : nil
  }
  var now: Double { host.clock.now }

  /// The first line of what an action fails with; `nil` where it is done.
  func problem(_ action: (Interactor) throws -> Void) -> String? {
    do {
      try action(interactor)
      return nil
    } catch {
      return "\(error)".split(separator: "\n").first.map(String.init)
    }
  }
}
