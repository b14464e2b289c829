import SnapshotCore
import SwiftUI

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
  /// The placed tree: a line for each node, with kind, frame in points, text and accessibility.
  public static var tree: Self { tree() }
  /// - Parameters:
  ///   - layout: as of `XCTAssertSnapshot`.
  ///   - traits: as of `XCTAssertSnapshot`.
  public static func tree(layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default) -> Self {
    Self { view in
      let view = Transfer(view)
      return try MainActorHop.run {
        try renderPicture(layout: layout, traits: traits) { view.value }.validated().tree.dump()
      }
    }
  }
}
