/// What a shell offers when Tab is pressed, made from the descriptions.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func text(_ shell: Shell, _ described: [CommandDescription]) -> String {
    let names = CommandDescription.Values.oneOf(described.map(\.name))
    let commands = described.map { command in
      var command = command
      for i in command.operands.indices where command.operands[i].values == .command {
        command.operands[i].values = names
      }
      return command
    }
    return switch shell {
    case .bash: BashCompletions.text(commands)
    case .zsh: ZshCompletions.text(commands)
    case .fish: FishCompletions.text(commands)
    }
  }

  /// For any of the three: between single quotes.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
