import AirshipCore
import Foundation

/// Why a test's preference center cannot be shown.
public enum PreferenceCenterError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  case unreadableFile(path: String, reason: String)
  /// - Parameter source: the file's path, or the id that the text was registered for.
  case notJSON(source: String, reason: String)
  /// JSON, but no config; the reason says what is wrong and at which place in it.
  case malformedConfig(source: String, reason: String)
  case notRegistered(id: String, known: [String])

  public var description: String {
    switch self {
    case .unreadableFile(let path, let reason):
      "the preference center's file \(path) cannot be read: \(reason). Give the path of a JSON file"
    case .notJSON(let source, let reason):
      "the preference center of \(source) is no JSON: \(reason). It must be an object with \"id\" and \"sections\""
    case .malformedConfig(let source, let reason):
      "the preference center of \(source) cannot be decoded: \(reason). Correct it there"
    case .notRegistered(let id, let known):
      "no preference center is registered as \"\(id)\" (\(knownNames(known, insteadOf: id)))"
        + "; snapshots ask no network: before the assertion, call "
        + "PreferenceCenterStubs.register(id: \"\(id)\", json: …), or give PreferenceCenterContent an onLoad"
    }
  }
  public var errorDescription: String? { description }
}
