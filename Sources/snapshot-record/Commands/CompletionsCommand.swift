/// `completions SHELL`
enum CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions", summary: "Print what a shell needs to complete commands and options",
    discussion:
      "For bash: snapshot-record completions bash > ~/.local/share/bash-completion/completions/snapshot-record. "
      + "For zsh: into a file _snapshot-record in a folder of fpath. "
      + "For fish: into ~/.config/fish/completions/snapshot-record.fish.",
    operands: [.init(name: "SHELL", values: .oneOf(Completions.Shell.allCases.map(\.rawValue)), summary: "the shell")],
    options: [.json])

  private struct Report: Encodable { var shell, script: String }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let shell = Completions.Shell(rawValue: arguments.positional[0]) ?? .bash
    let text = Completions.text(shell, SnapshotRecord.descriptions)
    if arguments.has("--json") {
      try Console.json(Report(shell: shell.rawValue, script: text))
    } else {
      Console.output(text)
    }
    return .success
  }
}
