import SnapshotReporting

/// What is said of the program as a whole; help, completions and the man page are made from this and from the commands.
enum ProgramDescription {
  static let name = "snapshot-record"
  static let summary = "Record, verify and look after the reference pictures of snapshot tests"
  static let discussion =
    "Works on the package in the current folder, or in one above it. Without a command it records. "
    + "Results go to standard output, progress to standard error."

  /// Every command has it, and none of them sees it.
  static let help = CommandDescription.Option.flag("-h", "--help", summary: "show this")

  static let exitStatus = [
    ("0", "all well"), ("1", "something differs, or tests failed"),
    ("2", "the command line or the surroundings are wrong; one line says what, where, and what to do"),
    ("130", "interrupted by Ctrl-C"),
  ]

  static let files = [
    ("Snapshots/TESTFILE/TEST[.NAME].png", "a reference; beside it, ending in .tree, what is where in it"),
    (".build/snapshots/results.json", "what the last record or verify came to; other commands read it"),
    (
      ".build/snapshots/TESTFILE/TEST[.NAME]/",
      "what a failure leaves: reference, actual picture, difference, result.json"
    ),
    (".build/snapshots/pruned/", "what prune has moved away"),
  ]

  static let examples = [
    ("snapshot-record", "run all tests, and write what is new or changed"),
    ("snapshot-record record MapTests", "the same for the tests whose name matches"),
    ("snapshot-record verify --junit results.xml", "compare only, as in CI"),
    ("snapshot-record prune --delete", "move away what no test asks for"),
    ("snapshot-record compare Snapshots ../old/Snapshots -o differences", "two folders of references"),
  ]

  /// The command's own options, and help.
  static func options(of command: CommandDescription) -> [CommandDescription.Option] { command.options + [help] }
}
