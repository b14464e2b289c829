import SnapshotCore
import SnapshotReporting

/// `review [FILTER]`: goes through pending changes, in the terminal or by name.
enum ReviewCommand: Command {
  static let description = CommandDescription(
    name: "review", summary: "Go through what differs, is new or was recorded, and accept or reject it",
    discussion: """
      In a terminal it shows one change after the other, with its pictures, and waits for a key; ? lists the keys. It finds
      what the last run of snapshot-record or of a plain swift test has left. What is accepted becomes the reference at
      once; u, and --undo later, put the earlier one back. Ends with status 0 when nothing is left pending, 1 when
      something is.
      """,
    operands: [
      .init(
        name: "FILTER", isRequired: false, isRepeated: true,
        summary: "shows those whose name or kind has these words; after --accept or --reject: more names")
    ],
    options: [
      .value(
        "--accept", value: "NAME",
        summary: "accept these, without a terminal: names as --list prints them, or patterns with * and ?"),
      .value("--reject", value: "NAME", summary: "reject these"),
      .flag("--accept-all", summary: "accept all that can be"),
      .flag("--reject-all", summary: "reject all that can be"),
      .flag("--undo", summary: "take the last decision back"),
      .flag("--list", summary: "print what is pending"),
      .value(
        "--from", value: "DIR", .folder,
        summary: "artefacts that were brought here from another machine, a CI's for instance"),
      .value(
        "--pictures", value: "KIND", .oneOf(TerminalPictures.allCases.map(\.rawValue)),
        summary: "how the terminal shows pictures; found out otherwise"),
      .package, .json,
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let options = try ReviewOptions(arguments.list)
    let environment = SnapshotEnvironment()
    let review = try Review(
      options, folder: FileSystem.currentDirectory, environment: environment,
      output: .init(print: Console.output, remark: Console.error))
    let terminal = TerminalDevice(usesScreen: !ReviewLoop.isDumb(environment.variables))
    return try review.run(terminal: terminal) ? .success : .differences
  }
}
