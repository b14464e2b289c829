import Foundation

extension AirshipJSON: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension AirshipJSON: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension AirshipJSON: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension AirshipJSON: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension AirshipJSON: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: AirshipJSON...) { self = .array(elements) }
}

extension AirshipJSON: ExpressibleByDictionaryLiteral {
  /// Of a key written twice the last value stays, as parsers of JSON do.
  public init(dictionaryLiteral elements: (String, AirshipJSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension AirshipJSON: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}
