import SnapshotReporting

/// The man page, made from the descriptions. [man(7), groff_man(7)]
enum ManPage {
  static func text(_ commands: [CommandDescription]) -> String {
    let name = ProgramDescription.name
    var lines = [
      // No date: the same page comes from the same version.
      ".TH \(name.uppercased()) 1 \"\" \"Tintype\" \"Tintype\"",
      // Options are not to be hyphenated, and lines not to be stretched.
      ".nh", ".ad l", ".SH NAME",
      "\(escaped(name)) \\- \(escaped(ProgramDescription.summary.prefix(1).lowercased() + ProgramDescription.summary.dropFirst()))",
      ".SH SYNOPSIS", ".B \(escaped(name))", "[\\fICOMMAND\\fR] [\\fIARGUMENTS\\fR...]", ".SH DESCRIPTION",
      text(ProgramDescription.discussion + " Each command has --help, too."), ".SH COMMANDS",
    ]
    for command in commands { lines += section(command) }
    lines.append(".SH EXIT STATUS")
    lines += ProgramDescription.exitStatus.flatMap { item("\\fB\(escaped($0.0))\\fR", $0.1) }
    lines.append(".SH ENVIRONMENT")
    lines += SnapshotVariable.all.filter { !$0.isInternal }.flatMap { item("\\fB\(escaped($0.name))\\fR", $0.summary) }
    lines.append(".SH FILES")
    lines += ProgramDescription.files.flatMap { item("\\fI\(escaped($0.0))\\fR", $0.1) }
    lines.append(".SH EXAMPLES")
    lines += ProgramDescription.examples.flatMap { item("\\fB\(escaped($0.0))\\fR", $0.1) }
    return lines.joined(separator: "\n")
  }

  private static func section(_ command: CommandDescription) -> [String] {
    var lines = [".SS \(escaped(command.name))", text(command.summary + ".")]
    let usage = ([ProgramDescription.name, command.name] + command.usageParts).joined(separator: " ")
    lines += [".PP", "\\fB\(escaped(usage))\\fR"]
    for paragraph in Help.paragraphs(command.discussion) { lines += [".PP", text(paragraph)] }
    for operand in command.operands {
      lines += item("\\fI\(escaped(operand.name))\\fR", Help.described(operand.summary, operand.values))
    }
    if let rest = command.afterDashes { lines += item("\\fB\\-\\-\\fR \\fIARGUMENTS\\fR...", rest) }
    for option in command.options {
      let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      lines += item(
        names + (option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""), Help.described(option.summary, option.values))
    }
    return lines
  }

  private static func item(_ tag: String, _ summary: String) -> [String] { [".TP", tag, text(summary + ".")] }

  /// A paragraph: what begins as a request is none.
  private static func text(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
    return result
  }
}
