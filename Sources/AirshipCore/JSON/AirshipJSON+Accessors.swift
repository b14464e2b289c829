import Foundation

extension AirshipJSON {
  public var isNull: Bool { self == .null }

  public var isObject: Bool { object != nil }

  public var isArray: Bool { array != nil }

  public var isNumber: Bool { double != nil }

  public var isString: Bool { string != nil }

  public var isBool: Bool { bool != nil }

  /// The string, or `nil` for another kind of value; a number is not turned into one. The others likewise.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var number: Double? { double }

  public var double: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var object: [String: AirshipJSON]? {
    if case .object(let value) = self { value } else { nil }
  }

  public var array: [AirshipJSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The value as `String`, `Double`, `Bool`, `[String: AnyHashable]` or `[AnyHashable]`, without its nulls; `nil` for
  /// null. Whole numbers are `Double` too: `as? Int` does not find them.
  public func unWrap() -> AnyHashable? {
    switch self {
    case .string(let value): value
    case .number(let value): value
    case .bool(let value): value
    case .object(let members): members.compactMapValues { $0.unWrap() }
    case .array(let elements): elements.compactMap { $0.unWrap() }
    case .null: nil
    }
  }
}
