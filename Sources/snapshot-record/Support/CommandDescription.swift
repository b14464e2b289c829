/// What a command takes: its arguments are parsed by this, and help, completions and the man page are made from it, so
/// that they cannot drift apart.
struct CommandDescription: Sendable {
  /// What may stand for a value; completions offer it, and the parser refuses what is no such thing.
  enum Values: Hashable, Sendable {
    case text
    case number
    /// - Parameter ending: `png`; `nil` for any file.
    case file(ending: String?)
    case folder
    /// One of the program's own.
    case command
    case oneOf([String])
    /// Offered by completions; other words may do, too.
    case suggestions([String])
  }

  struct Option: Sendable {
    /// `-o`, `--output`: all that mean the same, the one that code asks by last.
    var names: [String]
    /// What stands for the value in help, `FILE`; `nil` for an option without a value.
    var value: String?
    var values: Values
    /// One sentence without its full stop.
    var summary: String
    var name: String { names[names.count - 1] }

    static func flag(_ names: String..., summary: String) -> Option {
      Option(names: names, value: nil, values: .text, summary: summary)
    }
    static func value(_ names: String..., value: String, _ values: Values = .text, summary: String) -> Option {
      Option(names: names, value: value, values: values, summary: summary)
    }

    static let json = flag("--json", summary: "print the result as JSON")
    static let package = value(
      "--package-path", value: "DIR", .folder,
      summary: "the package's folder, or one in it; the current folder otherwise")
  }

  /// An argument without a name.
  struct Operand: Sendable {
    /// `FILTER`
    var name: String
    var values: Values = .text
    var isRequired = true
    var isRepeated = false
    var summary: String
  }

  var name: String
  /// One sentence without its full stop, for the list of commands.
  var summary: String
  /// More of it, for the command's own help.
  var discussion = ""
  var operands: [Operand] = []
  var options: [Option] = []
  /// What arguments after `--` are for; `nil` where there may be none.
  var afterDashes: String?

  func option(_ name: String) -> Option? { options.first { $0.names.contains(name) } }

  /// `record [FILTER] [--mode MODE] [-- ARGUMENTS…]`
  var usage: String { ([name] + usageParts).joined(separator: " ") }

  /// `[FILTER]`, `[--mode MODE]`: what belongs on one line.
  var usageParts: [String] {
    var parts: [String] = []
    for operand in operands {
      let text = operand.name + (operand.isRepeated ? "…" : "")
      parts.append(operand.isRequired ? text : "[\(text)]")
    }
    for option in options { parts.append("[\(option.name)\(option.value.map { " " + $0 } ?? "")]") }
    if afterDashes != nil { parts.append("[-- ARGUMENTS…]") }
    return parts
  }
}

/// One of the program's commands.
protocol Command: SendableMetatype {
  static var description: CommandDescription { get }
  static func run(_ arguments: Arguments) async throws -> ExitStatus
}
