import Foundation
import SnapshotCore

extension Snapshotting where Value == String, Format == String {
  /// The string itself, compared line by line.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Value == Data, Format == Data {
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting { text("txt") { String(describing: $0) } }
  /// The value's parts as an indented list; what has no order is sorted.
  public static var dump: Snapshotting { text("txt") { TextDump.text($0) } }
  /// Of what JSON can hold: dictionaries, arrays, strings, numbers. Keys sorted.
  @_disfavoredOverload public static var json: Snapshotting { text("json") { try TextForms.json($0 as Any) } }

  static func text(_ pathExtension: String, _ text: @escaping (Value) throws -> String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines, fallback: { "\($0)" }, direct: text)
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Pretty-printed, keys sorted.
  public static var json: Snapshotting { text("json") { try TextForms.json($0) } }
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }
  /// As XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }
}

extension Snapshotting where Value: CaseIterable {
  /// A table of a function's results for every case, one `"input","output"` a line.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, String>
  where Format == String {
    .text("csv") { function in
      try Value.allCases.map { "\"\($0)\",\"\(try witness.make(function($0), timeout: 5))\"" }.joined(separator: "\n")
    }
  }
}
