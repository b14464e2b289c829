/// For a file `_snapshot-record` in `fpath`, or to be sourced after `compinit`.
enum ZshCompletions {
  static func text(_ commands: [CommandDescription]) -> String {
    var cases: [String] = []
    for command in commands {
      cases.append("    \(command.name)) specs=(")
      cases += specs(command).map { "      " + $0 }
      cases.append("    ) ;;")
    }
    let list = commands.map { "    " + Completions.quoted("\($0.name):\($0.summary)") }
    return """
      #compdef \(ProgramDescription.name)
      # zsh completion for \(ProgramDescription.name); made by: \(ProgramDescription.name) completions zsh
      _snapshot_record() {
        local -a commands specs
        commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
          return
        fi
        # Without a command it records.
        local command=\(commands[0].name)
        if [[ $words[2] != -* ]]; then
          command=$words[2]
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        (( $#specs )) && _arguments -s -S $specs
      }
      if [[ $funcstack[1] == _snapshot_record ]]; then
        _snapshot_record "$@"
      else
        compdef _snapshot_record \(ProgramDescription.name)
      fi
      """
  }

  private static func specs(_ command: CommandDescription) -> [String] {
    var specs: [String] = []
    for option in ProgramDescription.options(of: command) {
      let summary = "[" + option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]") + "]"
      let exclusion = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
      for name in option.names {
        let value = option.value.map { ":\(escaped($0)):\(action(option.values))" } ?? ""
        let joint = option.value != nil && name.hasPrefix("--") ? "=" : ""
        specs.append(Completions.quoted(exclusion + name + joint + summary + value))
      }
    }
    for (i, operand) in command.operands.enumerated() {
      specs.append(
        Completions.quoted(
          "\(operand.isRepeated ? "*" : String(i + 1)):\(escaped(operand.name)):\(action(operand.values))"))
    }
    return specs
  }

  private static func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private static func action(_ values: CommandDescription.Values) -> String {
    switch values {
    case .text, .number, .command: " "
    case .file(let ending): ending.map { "_files -g \"*.\($0)(-.)\"" } ?? "_files"
    case .folder: "_files -/"
    case .oneOf(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
    }
  }
}
