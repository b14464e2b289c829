import Foundation
import Synchronization
import VirtualTime

/// Which properties a custom view failed to decode.
///
/// Builders write `try? args.properties?.decode()`, so a misspelled key shows nothing but an empty or default view. What
/// was thrown away is told to the test. A value that is then decoded as another type was only being tried, and is not
/// reported.
package final class DecodingRecord: Sendable {
  package struct Failure: Sendable, CustomStringConvertible {
    package var type: String
    package var reason: String
    package var json: AirshipJSON
    package var description: String {
      "\(type) could not be decoded from \(DecodingRecord.excerpt(of: json)): \(reason)"
    }
  }
  private let entries = Mutex<[Failure]>([])

  package init() {}

  /// Of the view whose clock rules: takes what is decoded when its views are not being lowered, in `onAppear`, in a task, in
  /// the content of a `GeometryReader`.
  static var late: DecodingRecord? { VirtualClock.current?.companion { DecodingRecord() } }

  package var failures: [Failure] { entries.withLock { $0 } }

  /// Notes what is decoded while `body` runs. A record inside another takes what happens in its own body.
  package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AirshipJSON.$onDecodingFailure.withValue(.init { self.add($0, in: $1, as: $2) }) {
      try AirshipJSON.$onDecodingSuccess.withValue(.init { json, _ in self.forgive(json) }) { try body() }
    }
  }

  func add(_ error: any Error, in json: AirshipJSON, as type: Any.Type) {
    let failure = Failure(type: Self.name(of: type), reason: DecodingErrorText.reason(error), json: json)
    entries.withLock { entries in
      if !entries.contains(where: { $0.type == failure.type && $0.json == json }) { entries.append(failure) }
    }
  }
  func forgive(_ json: AirshipJSON) { entries.withLock { $0.removeAll { $0.json == json } } }

  // MARK: - Words

  /// Without optionals: in `if let place: Place = try? json.decode()` it is a `Place?` that Swift decodes, of which the
  /// author wrote nothing.
  private static func name(of type: Any.Type) -> String {
    var type = type
    while let optional = type as? any AnyOptional.Type { type = optional.wrapped }
    return TypeName.of(type)
  }

  /// The JSON with sorted keys, cut where it is long.
  private static func excerpt(of json: AirshipJSON) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? json.toData(encoder: encoder) else { return "what is no JSON" }
    let text = String(decoding: data, as: UTF8.self)
    return text.count <= 400 ? text : text.prefix(400) + "…"
  }
}

private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}
extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
