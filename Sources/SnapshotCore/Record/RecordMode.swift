/// When references are written. A run that wrote one fails, and says so.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Where there is no reference. The default.
  case missing
  /// Not at all. The default where `CI` is set.
  case never
  /// Where there is no reference, or the picture does not pass as it.
  case failed
  /// Where there is no reference, or the picture is not exactly it.
  case all
}

/// A mode that cannot be used.
package struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  package var variable: String
  package var value: String

  package var description: String {
    let legal = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(variable)=\(value) is not a record mode; it may be one of: \(legal)"
  }
}

extension RecordMode {
  /// The variables that may hold a mode; the first one that is set counts, and the others may hold no wrong one either.
  package static let variables = ["SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// The mode in force: the assertion's argument, then the innermost `withSnapshotTesting`, then the environment, then
  /// the default. A wrong value in the environment is an error also where it would be overridden: it was meant.
  package static func resolved(
    argument: RecordMode?, scope: RecordMode?, environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    let fromEnvironment = try mode(in: environment)
    return argument ?? scope ?? fromEnvironment ?? (isContinuousIntegration(environment) ? .never : .missing)
  }

  /// Why the environment's mode is what it is: `because SNAPSHOT_RECORD=never`.
  static func reason(in environment: [String: String]) -> String {
    if let variable = variables.first(where: { environment[$0]?.isEmpty == false }) {
      return "because \(variable)=\(environment[variable] ?? "")"
    }
    return isContinuousIntegration(environment) ? "because CI is set" : "the default"
  }

  private static func mode(in environment: [String: String]) throws(RecordModeError) -> RecordMode? {
    var first: RecordMode?
    for variable in variables {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value) else { throw RecordModeError(variable: variable, value: value) }
      if first == nil { first = mode }
    }
    return first
  }

  private static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
