import Foundation
import VirtualTime

extension AirshipJSON {
  /// A value that `wrap` cannot put into JSON.
  struct UnsupportedValueError: Error, LocalizedError, CustomStringConvertible {
    let typeName: String

    var description: String {
      """
      A value of type \(typeName) is no JSON: pass a string, number, bool, URL, array, dictionary with String keys, nil, \
      or make the type Encodable.
      """
    }
    var errorDescription: String? { description }
  }

  /// The value as JSON. The first that fits counts, in the SDK's order: nil, JSON as it is, string, URL (its absolute
  /// string), bool and number, array, dictionary, and whatever else is `Encodable`, through `encoder`.
  public static func wrap(_ value: Any?, encoder: @autoclosure () -> JSONEncoder = defaultEncoder) throws -> AirshipJSON
  {
    guard let value, !(value is NSNull) else { return .null }
    if let json = value as? AirshipJSON { return json }
    if let string = value as? String { return .string(string) }
    if let url = value as? URL { return .string(url.absoluteString) }
    if let scalar = wrapScalar(value) { return scalar }
    if let elements = value as? [Any?] {
      return .array(try elements.map { try wrap($0, encoder: encoder()) })
    }
    if let members = value as? [String: Any?] {
      return .object(try members.mapValues { try wrap($0, encoder: encoder()) })
    }
    if let encodable = value as? any Encodable {
      return try defaultDecoder.decode(AirshipJSON.self, from: encoder().encode(encodable))
    }
    throw UnsupportedValueError(typeName: TypeName.qualified(type(of: value)))
  }

  /// A bool or a number.
  ///
  /// On Linux `as? Bool` succeeds for an `NSNumber` of 1, and `as? NSNumber` for a Swift `Bool`, so what is an object is
  /// told from its class: the one of `NSNumber(value: true)` is for bools only.
  private static func wrapScalar(_ value: Any) -> AirshipJSON? {
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      let isBool = type(of: number) == type(of: NSNumber(value: true))
      return isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    }
    if let bool = value as? Bool { return .bool(bool) }
    // Every width of integer, `Float` and `Decimal` bridge; `as? Double` would find `Double` only.
    if let number = value as? NSNumber { return .number(number.doubleValue) }
    return nil
  }
}
