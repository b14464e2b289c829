import Foundation

/// A message with values in it, which are not even written.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// What may stand in a message. The values are never asked for.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static var `public`: OSLogPrivacy { .init() }
  public static var `private`: OSLogPrivacy { .init() }
  public static var sensitive: OSLogPrivacy { .init() }
  public static var auto: OSLogPrivacy { .init() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
  public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
}
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { .init() }
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .init() }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .init() }
}
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { .init() }
  public static var hex: OSLogIntegerFormatting { .init() }
  public static var octal: OSLogIntegerFormatting { .init() }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .init()
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .init() }
}
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { .init() }
  public static var hex: OSLogFloatFormatting { .init() }
  public static var exponential: OSLogFloatFormatting { .init() }
  public static var hybrid: OSLogFloatFormatting { .init() }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting { .init() }
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting { .init() }
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting { .init() }
}
public enum OSLogBoolFormat: Sendable { case truth, answer }
