import Foundation

/// Collects the members of a JSON object; see `AirshipJSON.makeObject`.
public struct AirshipJSONObjectBuilder {
  var members: [String: AirshipJSON] = [:]

  /// Sets the member, or removes it for `nil`. The others likewise.
  public mutating func set(string: String?, key: String) { members[key] = string.map { .string($0) } }

  public mutating func set(array: [AirshipJSON]?, key: String) { members[key] = array.map { .array($0) } }

  public mutating func set(object: [String: AirshipJSON]?, key: String) { members[key] = object.map { .object($0) } }

  public mutating func set(json: AirshipJSON?, key: String) { members[key] = json }

  public mutating func set(double: Double?, key: String) { members[key] = double.map { .number($0) } }

  public mutating func set(bool: Bool?, key: String) { members[key] = bool.map { .bool($0) } }
}

extension AirshipJSON {
  /// The object whose members the closure sets.
  public static func makeObject(
    builderBlock: (inout AirshipJSONObjectBuilder) throws -> Void
  ) rethrows -> AirshipJSON {
    var builder = AirshipJSONObjectBuilder()
    try builderBlock(&builder)
    return .object(builder.members)
  }
}
