import SnapshotCore
import SwiftUI
import ViewTree

/// How a value becomes the text that `assertInlineSnapshot` compares.
public struct SnapshotText<Value>: @unchecked Sendable {
  /// Called by one assertion at a time.
  let text: (Value) throws -> String
  public init(_ text: @escaping (Value) throws -> String) { self.text = text }
}

extension SnapshotText where Value == String {
  /// The string itself.
  public static var lines: Self { Self { $0 } }
}

extension SnapshotText {
  public static var description: Self { Self { String(describing: $0) } }
  /// The value's parts as an indented list; what has no order is sorted.
  public static var dump: Self { Self { TextDump.text($0) } }
  /// Of what JSON can hold: dictionaries, arrays, strings, numbers. Keys sorted.
  @_disfavoredOverload public static var json: Self { Self { try TextForms.json($0 as Any) } }
}

extension SnapshotText where Value: Encodable {
  /// Pretty-printed, keys sorted.
  public static var json: Self { Self { try TextForms.json($0) } }
}

extension SnapshotText where Value: View {
  /// The placed tree of a view that is offered 350 × 500 points: a line for each node, with kind, text, font, frame in
  /// points, and accessibility. Frames count from the top left corner of what is offered, where the view is put, so that a
  /// view that grows moves nothing but what comes after.
  public static var tree: Self { tree() }
  /// - Parameters:
  ///   - layout: as of `XCTAssertSnapshot`, with frames in the picture; by default as `.tree` says.
  ///   - traits: as of `XCTAssertSnapshot`.
  ///   - seconds: as of `XCTAssertSnapshot`.
  public static func tree(
    layout: SnapshotLayout? = nil, traits: SnapshotTraits = .default, at seconds: Double? = nil,
    animations: SnapshotAnimations? = nil
  ) -> Self {
    drawn { view in
      let moment = SnapshotMoment(at: seconds, animations: animations)
      if let layout {
        let snapshot = try renderPicture(layout: layout, traits: traits, until: moment, view: view)
        return SnapshotTree(of: try snapshot.validated().tree).inlineText
      }
      let offered = SnapshotLayout.sizeInfo(.auto)
      let size = SizeInfo.automaticSize
      let snapshot = try renderPicture(layout: offered, traits: traits, until: moment) {
        try view().frame(width: size.width, height: size.height, alignment: .topLeading)
      }
      return SnapshotTree(of: try snapshot.validated().tree).withoutRoot.inlineText
    }
  }

  /// What assistive technologies read of a view, a line for each element in their order, as
  /// `XCTAssertAccessibilitySnapshot` compares it.
  public static var accessibility: Self { accessibility() }
  /// - Parameters:
  ///   - layout: as of `XCTAssertSnapshot`. The text holds no frames.
  ///   - traits: as of `XCTAssertSnapshot`.
  ///   - seconds: as of `XCTAssertSnapshot`.
  public static func accessibility(
    layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
    animations: SnapshotAnimations? = nil
  ) -> Self {
    drawn { view in
      let moment = SnapshotMoment(at: seconds, animations: animations)
      let snapshot = try renderPicture(layout: layout, traits: traits, until: moment, view: view).validated()
      return AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints).inlineText
    }
  }

  private static func drawn(_ text: @escaping @MainActor (() throws -> Value) throws -> String) -> Self {
    Self { view in
      let view = Transfer(view)
      return try MainActorHop.run { try text { view.value } }
    }
  }
}

extension SnapshotText where Value == ViewHost {
  /// The placed tree of what a host shows now, with frames in its picture.
  public static var tree: Self {
    Self { host in try MainActorHop.run { SnapshotTree(of: try host.currentSnapshot().validated().tree).inlineText } }
  }
  /// What assistive technologies read of what a host shows now.
  public static var accessibility: Self {
    Self { host in
      try MainActorHop.run {
        let snapshot = try host.currentSnapshot().validated()
        return AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints).inlineText
      }
    }
  }
}

extension AccessibilityTree {
  fileprivate var inlineText: String { elements.map(\.line).joined(separator: "\n") }
}

extension SnapshotTree {
  /// What is in the one frame around everything; `self` where there is nothing, or more than one thing, in it.
  fileprivate var withoutRoot: SnapshotTree {
    guard nodes.count > 1, nodes[0].name == "frame", end(of: 1) == nodes.count else { return self }
    return SnapshotTree(
      nodes: nodes.dropFirst().map { node in
        var node = node
        node.depth -= 1
        return node
      })
  }
}
