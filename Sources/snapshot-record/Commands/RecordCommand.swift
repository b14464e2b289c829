import SnapshotCore

/// `record [FILTER]`, which is also what the program does without a command.
enum RecordCommand: Command {
  static let description = CommandDescription(
    name: "record", summary: "Run the tests and write the references that are new or changed",
    discussion:
      "Builds the tests, runs them in a record mode, and lists what is new, changed and unchanged, what failed, "
      + "and which references no test asks for any more. The results are left in .build/snapshots (or SNAPSHOT_ARTIFACTS) "
      + "for review, report and prune.",
    operands: [.filter],
    options: [
      .value(
        "--mode", value: "MODE", .oneOf([RecordMode.all, .failed, .missing, .never].map(\.rawValue)),
        summary:
          "which references are written: all (that are not exactly right), failed (that do not pass), missing, never; "
          + "all if not given"),
      .flag("--dry-run", summary: "say what would be written, and write no reference"),
    ] + RunCommand.options, afterDashes: RunCommand.afterDashes)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let mode = arguments["--mode"].flatMap(RecordMode.init) ?? .all
    return try RunCommand.run(arguments, .record, mode, isDryRun: arguments.has("--dry-run"))
  }
}
