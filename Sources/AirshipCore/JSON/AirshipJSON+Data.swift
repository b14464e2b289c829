import Foundation

extension AirshipJSON {
  /// Reads JSON text; `nil` is null.
  public static func from(
    json: String?, decoder: @autoclosure () -> JSONDecoder = defaultDecoder
  ) throws -> AirshipJSON {
    guard let json else { return .null }
    return try from(data: Data(json.utf8), decoder: decoder())
  }

  /// Reads JSON text as UTF-8; `nil` is null.
  public static func from(
    data: Data?, decoder: @autoclosure () -> JSONDecoder = defaultDecoder
  ) throws -> AirshipJSON {
    guard let data else { return .null }
    return try decoder().decode(AirshipJSON.self, from: data)
  }

  /// As `from(data:)`; where that throws, writes the error to standard error and returns null.
  public static func fromDataLoggingError(
    data: Data?, decoder: @autoclosure () -> JSONDecoder = defaultDecoder
  ) -> AirshipJSON {
    do {
      return try from(data: data, decoder: decoder())
    } catch {
      logError("Failed to read JSON: \(error)")
      return .null
    }
  }

  /// Throws for a number that is not finite, for which JSON has no word, and for a value that is nested deeper than readers
  /// of JSON go, which writing would overflow the stack for.
  public func toData(encoder: @autoclosure () -> JSONEncoder = defaultEncoder) throws -> Data {
    guard !isNestedTooDeep else {
      // Without the value itself: printing it would take the stack that writing it must not.
      throw EncodingError.invalidValue(
        "AirshipJSON",
        EncodingError.Context(
          codingPath: [],
          debugDescription: "It is nested more than \(Self.depthLimit) levels deep, which no reader of JSON takes."))
    }
    return try encoder().encode(self)
  }

  /// What Foundation's reader of JSON takes.
  private static let depthLimit = 512

  private var isNestedTooDeep: Bool {
    var level = [self]
    for _ in 0..<Self.depthLimit {
      level = level.flatMap { value -> [AirshipJSON] in
        switch value {
        case .array(let elements): elements
        case .object(let members): Array(members.values)
        case .string, .number, .bool, .null: []
        }
      }
      if level.isEmpty { return false }
    }
    return true
  }

  public func toDataLoggingError(encoder: @autoclosure () -> JSONEncoder = defaultEncoder) -> Data? {
    do {
      return try toData(encoder: encoder())
    } catch {
      Self.logError("Failed to write JSON: \(error)")
      return nil
    }
  }

  public func toString(encoder: @autoclosure () -> JSONEncoder = defaultEncoder) throws -> String {
    String(decoding: try toData(encoder: encoder()), as: UTF8.self)
  }

  private static func logError(_ message: String) {
    FileHandle.standardError.write(Data("AirshipJSON: \(message)\n".utf8))
  }
}
