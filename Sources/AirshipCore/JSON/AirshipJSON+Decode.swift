import Foundation

extension AirshipJSON {
  /// Hears of every value that `decode()` could not make: error, JSON, type. `nil` outside `withValue`.
  ///
  /// Builders write `try? args.properties?.decode()` and show nothing, or a default, when a key is missing; whoever draws
  /// the view can so still say which.
  @TaskLocal package static var onDecodingFailure: (@Sendable (any Error, AirshipJSON, Any.Type) -> Void)?

  /// Hears of every value that `decode()` made: JSON, type. A builder may try one type after another, and a failure that
  /// is followed by a success was only a try.
  @TaskLocal package static var onDecodingSuccess: (@Sendable (AirshipJSON, Any.Type) -> Void)?

  /// The value as `T`, by way of JSON text.
  ///
  /// Whole numbers become any integer type that holds them; 1.5 does not become an `Int`.
  /// - Throws: The `DecodingError` with its coding path.
  public func decode<T: Decodable>(
    decoder: @autoclosure () -> JSONDecoder = defaultDecoder,
    encoder: @autoclosure () -> JSONEncoder = defaultEncoder
  ) throws -> T {
    do {
      let value = try decoder().decode(T.self, from: toData(encoder: encoder()))
      Self.onDecodingSuccess?(self, T.self)
      return value
    } catch {
      Self.onDecodingFailure?(error, self, T.self)
      throw error
    }
  }
}
