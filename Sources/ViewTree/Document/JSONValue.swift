import Graphics

/// JSON as it is, before anything is asked of it.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    // The containers first: asking them costs nothing, while a failed scalar makes an error with the whole path in it.
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in members.allKeys { object[key.stringValue] = try members.decode(JSONValue.self, forKey: key) }
      self = .object(object)
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else {
      self = .number(try single.decode(Double.self))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// - Throws: `ViewNodeDocumentError.malformed`.
  init(document: Data) throws {
    // Editors on Windows still write a byte order mark, which JSON forbids and every reader is told to forgive (RFC 8259).
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let data = document.starts(with: mark) ? Data(document.dropFirst(mark.count)) : document
    if data.isEmpty { throw ViewNodeDocumentError.malformed(reason: "it is empty") }
    // Foundation's own limit is 512 levels on a thread of 8 megabytes; a document that needs a quarter of it is a mistake.
    if let place = JSONValue.tooDeepPlace(data, limit: 400) {
      throw ViewNodeDocumentError.malformed(reason: "it is nested more than 400 levels deep at byte \(place)")
    }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch DecodingError.dataCorrupted(let context) {
      throw ViewNodeDocumentError.malformed(reason: JSONValue.reason(context))
    } catch {
      throw ViewNodeDocumentError.malformed(reason: "\(error)")
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    // Foundation puts the place ("around line 3, column 7") into the description of the error beneath.
    let beneath = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
    return beneath ?? context.debugDescription
  }

  /// The byte at which brackets are nested deeper than `limit`, if any are.
  private static func tooDeepPlace(_ data: Data, limit: Int) -> Int? {
    var depth = 0, isInString = false, isEscaped = false
    for (i, byte) in data.enumerated() {
      if isInString {
        if isEscaped { isEscaped = false } else if byte == UInt8(ascii: "\\") { isEscaped = true } else if byte == UInt8(ascii: "\"") { isInString = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return i }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

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
