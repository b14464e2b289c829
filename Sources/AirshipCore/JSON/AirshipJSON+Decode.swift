import Foundation

extension AirshipJSON {
  /// Hears of every value that `decode()` could not make: error, JSON, type. `nil` outside `withValue`.
  ///
  /// Builders write `try? args.properties?.decode()` and show nothing, or a default, when a key is missing; whoever draws
  /// the view can so still say which.
  @TaskLocal package static var onDecodingFailure: DecodingFailureListener?

  /// Hears of every value that `decode()` made: JSON, type. A builder may try one type after another, and a failure that
  /// is followed by a success was only a try.
  @TaskLocal package static var onDecodingSuccess: DecodingSuccessListener?

  // Structures, for Swift 6.3.1's optimiser gives a task local that is a closure no type metadata, and setting it crashes.
  package struct DecodingFailureListener: Sendable {
    let call: @Sendable (any Error, AirshipJSON, Any.Type) -> Void
    package init(_ call: @escaping @Sendable (any Error, AirshipJSON, Any.Type) -> Void) { self.call = call }
  }
  package struct DecodingSuccessListener: Sendable {
    let call: @Sendable (AirshipJSON, Any.Type) -> Void
    package init(_ call: @escaping @Sendable (AirshipJSON, Any.Type) -> Void) { self.call = call }
  }

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
      if let listener = Self.onDecodingSuccess {
        listener.call(self, T.self)
      } else {
        DecodingRecord.late?.forgive(self)
      }
      return value
    } catch {
      if let listener = Self.onDecodingFailure {
        listener.call(error, self, T.self)
      } else {
        DecodingRecord.late?.add(error, in: self, as: T.self)
      }
      throw error
    }
  }
}
