import Foundation
import SnapshotCore

/// How the program ends.
enum ExitStatus: Int32 {
  case success = 0
  /// Pictures differ, or tests failed.
  case differences = 1
  /// The command line or the surroundings are wrong.
  case unusable = 2
}

/// What ends the program with status 2: one line that says what, where, and what to do.
struct UnusableError: Error, Hashable, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// The command line: which command, and the one place that turns errors into a line and a status.
enum SnapshotRecord {
  static func run(_ arguments: [String]) async -> ExitStatus {
    do {
      return try await dispatch(arguments)
    } catch {
      Console.error("snapshot-record: \(error)")
      return .unusable
    }
  }

  private static func dispatch(_ arguments: [String]) async throws -> ExitStatus {
    if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
      Console.output(Help.text)
      return .success
    }
    // Without a command it records; options and `--` may follow at once.
    guard let command = arguments.first, !command.hasPrefix("-") else {
      return try RecordCommand.run(arguments, .record)
    }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "record": return try RecordCommand.run(rest, .record)
    case "verify": return try RecordCommand.run(rest, .verify)
    case "compare": return try CompareCommand.run(rest)
    case "render": return try await RenderCommand.run(rest)
    case "dump": return try await DumpCommand.run(rest)
    default: throw UnusableError("there is no command \"\(command)\"; see snapshot-record --help")
    }
  }
}
