import Foundation
import VirtualTime

/// Values as texts that are the same in every run.
package enum TextForms {
  /// Pretty-printed, keys sorted.
  package static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Of what JSON can hold: dictionaries, arrays, strings, numbers.
  package static func json(_ value: Any) throws -> String {
    guard JSONSerialization.isValidJSONObject(value) else { throw TextFormError.notJSON(TypeName.of(type(of: value))) }
    let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}

package enum TextFormError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(String)
  package var description: String {
    switch self {
    case .notJSON(let type):
      "a \(type) holds something that JSON cannot: make it Encodable, or a dictionary or array of plain values"
    }
  }
}
