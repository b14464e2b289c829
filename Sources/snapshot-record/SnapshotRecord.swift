import Foundation
import SnapshotCore

/// How the program ends.
enum ExitStatus: Int32 {
  case success = 0
  /// Pictures differ, or tests failed.
  case differences = 1
  /// The command line or the surroundings are wrong.
  case unusable = 2
  /// By Ctrl-C, as a shell reports it.
  case interrupted = 130
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

  /// In the order of help.
  static let commands: [any Command.Type] = [
    RecordCommand.self, VerifyCommand.self, MergeCommand.self, ReviewCommand.self, ReportCommand.self,
    RenderCommand.self, DumpCommand.self,
    CompareCommand.self,
  ]

  private static func run(_ command: any Command.Type, _ arguments: [String]) async throws -> ExitStatus {
    try await command.run(try Arguments(arguments, command.description))
  }

  private static func dispatch(_ arguments: [String]) async throws -> ExitStatus {
    if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
      Console.output(Help.text)
      return .success
    }
    // Without a command it records; options and `--` may follow at once.
    guard let command = arguments.first, !command.hasPrefix("-") else {
      return try await run(RecordCommand.self, arguments)
    }
    guard let found = commands.first(where: { $0.description.name == command }) else {
      throw UnusableError("there is no command \"\(command)\"; see snapshot-record --help")
    }
    return try await run(found, Array(arguments.dropFirst()))
  }
}
