import Graphics

/// JSON as it is, before anything is asked of it.
enum JSONValue {
  case null
  case bool(Bool)
  /// Finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What it is, for messages; long strings are cut.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): ViewTree.number(CGFloat(value))
    case .string(let value): value.count > 40 ? "\(String(value.prefix(40)).debugDescription)…" : value.debugDescription
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .object: "an object"
    }
  }
}
