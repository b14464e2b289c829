/// Help for a person at a terminal, made from the descriptions.
enum Help {
  /// Of a line, in columns.
  private static let width = 100

  static func text(_ commands: [CommandDescription]) -> String {
    var lines = [ProgramDescription.summary + ".", ""] + wrapped(ProgramDescription.discussion, indent: 0)
    lines += ["", "USAGE", "  \(ProgramDescription.name) [COMMAND] [ARGUMENTS…]", "", "COMMANDS"]
    lines += table(commands.map { ($0.name, $0.summary) })
    lines += ["", "  \(ProgramDescription.name) COMMAND --help says more of each.", "", "EXIT STATUS"]
    lines += table(ProgramDescription.exitStatus)
    return lines.joined(separator: "\n")
  }

  static func text(_ command: CommandDescription) -> String {
    var lines = wrapped(command.summary + ".", indent: 0)
    for paragraph in paragraphs(command.discussion) { lines += [""] + wrapped(paragraph, indent: 0) }
    lines += ["", "USAGE"] + usage(command)
    if !command.operands.isEmpty || command.afterDashes != nil {
      lines += ["", "ARGUMENTS"]
      let operands = command.operands.map { ($0.name + ($0.isRepeated ? "…" : ""), described($0.summary, $0.values)) }
      lines += table(operands + (command.afterDashes.map { [("-- ARGUMENTS…", $0)] } ?? []))
    }
    lines += ["", "OPTIONS"]
    lines += table(
      ProgramDescription.options(of: command).map { option in
        (
          option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""),
          described(option.summary, option.values)
        )
      })
    lines += ["", "EXIT STATUS"] + table(ProgramDescription.exitStatus)
    return lines.joined(separator: "\n")
  }

  /// With the choices, unless the summary names them.
  static func described(_ summary: String, _ values: CommandDescription.Values) -> String {
    guard case .oneOf(let names) = values, !names.allSatisfy({ summary.contains($0) }) else { return summary }
    return summary + " (\(names.joined(separator: ", ")))"
  }

  /// The usage with its later lines below the first argument.
  private static func usage(_ command: CommandDescription) -> [String] {
    let start = "  \(ProgramDescription.name) \(command.name)"
    var lines = [start]
    for part in command.usageParts {
      if lines[lines.count - 1].count + 1 + part.count > width, lines[lines.count - 1] != start {
        lines.append(String(repeating: " ", count: start.count))
      }
      lines[lines.count - 1] += " " + part
    }
    return lines
  }

  /// Two columns; a long entry on the left has a line of its own.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let column = min(30, (rows.map(\.0.count).max() ?? 0) + 4)
    return rows.flatMap { name, text in
      var lines = wrapped(text, indent: column)
      if name.count + 4 > column {
        lines.insert("  " + name, at: 0)
      } else if !lines.isEmpty {
        lines[0] = "  " + name + lines[0].dropFirst(name.count + 2)
      }
      return lines
    }
  }

  /// Parted by empty lines; other line ends are as good as spaces.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.allSatisfy { $0 == " " } }.map {
      $0.joined(separator: " ")
    }
  }

  static func wrapped(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(space + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [space + line]
  }
}
