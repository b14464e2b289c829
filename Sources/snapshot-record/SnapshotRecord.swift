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
    RecordCommand.self, VerifyCommand.self, ReviewCommand.self, ReportCommand.self, MergeCommand.self,
    PruneCommand.self, CompareCommand.self, RenderCommand.self, DumpCommand.self, DoctorCommand.self,
    CompletionsCommand.self, ManCommand.self, HelpCommand.self,
  ]

  static var descriptions: [CommandDescription] { commands.map { $0.description } }

  static func command(_ name: String) throws -> any Command.Type {
    if let found = commands.first(where: { $0.description.name == name }) { return found }
    let near = commands.map { (EditDistance.between(name, $0.description.name, limit: 3), $0.description.name) }.min {
      $0 < $1
    }
    let hint = near.flatMap { $0.0 <= 2 ? "; is \($0.1) meant?" : nil } ?? ""
    throw UnusableError("there is no command \"\(name)\"\(hint.isEmpty ? ";" : hint) see snapshot-record --help")
  }

  private static func run(_ command: any Command.Type, _ arguments: [String]) async throws -> ExitStatus {
    try await command.run(try Arguments(arguments, command.description))
  }

  private static func dispatch(_ arguments: [String]) async throws -> ExitStatus {
    let asksForHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    // Without a command it records; options and `--` may follow at once.
    guard let name = arguments.first, !name.hasPrefix("-") else {
      if asksForHelp { return try await run(HelpCommand.self, []) }
      return try await run(RecordCommand.self, arguments)
    }
    let found = try command(name)
    if asksForHelp { return try await run(HelpCommand.self, [name]) }
    return try await run(found, Array(arguments.dropFirst()))
  }
}
