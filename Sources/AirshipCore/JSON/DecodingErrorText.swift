import Foundation
import VirtualTime

/// What a decoding error says, in words for the author of the JSON: what is wrong and where.
package enum DecodingErrorText {
  package static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "no value for the key \"\(key.stringValue)\" \(place(context.codingPath))"
    case DecodingError.typeMismatch(let type, let context):
      "the value is no \(kind(type)) \(place(context.codingPath))"
    case DecodingError.valueNotFound(let type, let context):
      "null instead of a \(TypeName.of(type)) \(place(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      "\(sentence(context.debugDescription)) \(place(context.codingPath))"
    case EncodingError.invalidValue(_, let context): context.debugDescription
    default: "\(error)"
    }
  }

  /// In the words of JSON, where the decoder names a collection of Swift's.
  private static func kind(_ type: Any.Type) -> String {
    if type is [Any].Type { return "array" }
    if type is [String: Any].Type { return "object" }
    return TypeName.of(type)
  }
  /// Without its full stop, for more follows.
  private static func sentence(_ text: String) -> Substring { text.hasSuffix(".") ? text.dropLast() : text[...] }

  /// As a path of keys and indices: `at .sections[0].type`.
  private static func place(_ path: [any CodingKey]) -> String {
    if path.isEmpty { return "at the top" }
    return "at " + path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
