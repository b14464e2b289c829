/// `help [COMMAND]`
enum HelpCommand: Command {
  static let description = CommandDescription(
    name: "help", summary: "Show what the program, or a command, takes",
    operands: [.init(name: "COMMAND", values: .command, isRequired: false, summary: "one of the commands")], options: [.json])

  /// The table of commands, for programs.
  private struct Description: Encodable {
    struct Option: Encodable {
      var names: [String]
      var value: String?
      var choices: [String]?
      var summary: String
    }
    struct Operand: Encodable {
      var name, summary: String
      var isRequired, isRepeated: Bool
    }
    var name, summary, discussion: String
    var operands: [Operand]
    var options: [Option]

    init(_ command: CommandDescription) {
      (name, summary, discussion) = (command.name, command.summary, command.discussion)
      operands = command.operands.map {
        Operand(name: $0.name, summary: $0.summary, isRequired: $0.isRequired, isRepeated: $0.isRepeated)
      }
      options = ProgramDescription.options(of: command).map { option in
        let choices: [String]? = if case .oneOf(let names) = option.values { names } else { nil }
        return Option(names: option.names, value: option.value, choices: choices, summary: option.summary)
      }
    }
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let commands = try arguments.positional.first.map { [try SnapshotRecord.command($0).description] }
    if arguments.has("--json") {
      try Console.json((commands ?? SnapshotRecord.descriptions).map(Description.init))
    } else if let command = commands?.first {
      Console.output(Help.text(command))
    } else {
      Console.output(Help.text(SnapshotRecord.descriptions))
    }
    return .success
  }
}
