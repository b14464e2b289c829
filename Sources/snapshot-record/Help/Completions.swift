/// What a shell offers when Tab is pressed, made from the descriptions.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func text(_ shell: Shell, _ commands: [CommandDescription]) -> String {
    switch shell {
    case .bash: BashCompletions.text(commands)
    case .zsh: ZshCompletions.text(commands)
    case .fish: FishCompletions.text(commands)
    }
  }

  /// For any of the three: between single quotes.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
