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

  /// Throws for a number that is not finite: JSON has no word for it.
  public func toData(encoder: @autoclosure () -> JSONEncoder = defaultEncoder) throws -> Data {
    try encoder().encode(self)
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
