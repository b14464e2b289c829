/// `man`
enum ManCommand: Command {
  static let description = CommandDescription(
    name: "man", summary: "Print the manual page",
    discussion: "snapshot-record man > ~/.local/share/man/man1/snapshot-record.1 makes it known to man.",
    options: [.json])

  private struct Report: Encodable { var page: String }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let page = ManPage.text(SnapshotRecord.descriptions)
    if arguments.has("--json") {
      try Console.json(Report(page: page))
    } else {
      Console.output(page)
    }
    return .success
  }
}
