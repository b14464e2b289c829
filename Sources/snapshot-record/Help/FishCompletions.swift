/// For a file `snapshot-record.fish` in fish's folder of completions.
enum FishCompletions {
  static func text(_ commands: [CommandDescription]) -> String {
    var lines = [
      "# fish completion for \(ProgramDescription.name); made by: \(ProgramDescription.name) completions fish",
      "complete -c \(ProgramDescription.name) -f",
    ]
    let none = "-n __fish_use_subcommand"
    for command in commands {
      lines.append(line(none, "-a \(command.name) -d \(quoted(command.summary))"))
    }
    // Without a command it records.
    for (condition, command) in [(none, commands[0])]
      + commands.map({ ("-n \(quoted("__fish_seen_subcommand_from " + $0.name))", $0) })
    {
      for option in ProgramDescription.options(of: command) {
        let names = option.names.map { $0.hasPrefix("--") ? "-l " + $0.dropFirst(2) : "-s " + $0.dropFirst() }
        let value = option.value == nil ? "" : " " + offer(option.values)
        lines.append(line(condition, names.joined(separator: " ") + value + " -d \(quoted(option.summary))"))
      }
      if condition != none {
        for operand in command.operands {
          switch operand.values {
          case .text, .number, .command: break
          case .file(nil): lines.append(line(condition, "-F"))
          default: lines.append(line(condition, words(operand.values)))
          }
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(ProgramDescription.name) \(condition) \(rest)"
  }
  /// Of an option's value.
  private static func offer(_ values: CommandDescription.Values) -> String {
    switch values {
    case .text, .number, .command: "-x"
    case .file(nil): "-r -F"
    default: "-x " + words(values)
    }
  }
  private static func words(_ values: CommandDescription.Values) -> String {
    switch values {
    case .text, .number, .command, .file(nil): ""
    case .file(let ending?): "-a \(quoted("(__fish_complete_suffix .\(ending))"))"
    case .folder: "-a \(quoted("(__fish_complete_directories)"))"
    case .oneOf(let words), .suggestions(let words): "-a \(quoted(words.joined(separator: " ")))"
    }
  }
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
