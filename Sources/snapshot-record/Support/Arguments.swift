import SnapshotCore

/// A command's arguments, taken apart as its description says.
struct Arguments {
  let command: CommandDescription
  /// As they were given: for who needs the order of them.
  let list: [String]
  private(set) var positional: [String] = []
  private(set) var afterDashes: [String] = []
  /// By the name that the description asks by.
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Options are `-o FILE`, `--name value` or `--name=value`; of several of one name the last counts.
  init(_ arguments: [String], _ command: CommandDescription) throws {
    self.command = command
    list = arguments
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        guard command.afterDashes != nil || rest.isEmpty else { throw error("takes no arguments after --") }
        afterDashes = Array(rest)
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.option(parts[0]) else { throw unknown(parts[0]) }
      guard let placeholder = option.value else {
        guard parts.count == 1 else { throw error("\(parts[0]) takes no value") }
        flags.insert(option.name)
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw error("\(argument) needs a value, \(placeholder)")
      }
      if case .oneOf(let legal) = option.values, !legal.contains(value) {
        throw error("\(parts[0]) may be one of: \(legal.joined(separator: ", ")); not \"\(value)\"")
      }
      values[option.name] = value
    }
    try checkCount()
  }

  private func checkCount() throws {
    let names = command.operands.map(\.name).joined(separator: " ")
    let least = command.operands.count { $0.isRequired }
    if positional.count < least {
      throw error("needs \(names)")
    }
    if positional.count > command.operands.count, command.operands.last?.isRepeated != true {
      throw error(
        names.isEmpty
          ? "takes no arguments, and there is \"\(positional[0])\""
          : "takes \(names), and \"\(positional[command.operands.count])\" is one too many")
    }
    for (operand, value) in zip(command.operands, positional) {
      if case .oneOf(let legal) = operand.values, !legal.contains(value) {
        throw error("\(operand.name) may be one of: \(legal.joined(separator: ", ")); not \"\(value)\"")
      }
    }
  }

  /// With the option that is meant, when one is near.
  private func unknown(_ option: String) -> UnusableError {
    let names = ProgramDescription.options(of: command).flatMap(\.names).filter { $0.hasPrefix("--") }
    let near = names.map { (EditDistance.between(option, $0, limit: 3), $0) }.min { $0 < $1 }
    let hint = near.flatMap { $0.0 <= 2 && option.hasPrefix("--") ? "; is \($0.1) meant?" : nil } ?? ""
    return error("unknown option \(option)\(hint)")
  }

  private func error(_ text: String) -> UnusableError {
    UnusableError("\(command.name): \(text)\(text.hasSuffix("?") ? "" : ";") see snapshot-record \(command.name) --help")
  }

  /// - Parameter option: any of its names.
  func has(_ option: String) -> Bool { flags.contains(name(option)) }
  subscript(option: String) -> String? { values[name(option)] }

  /// What is not described is not parsed, so asking for it is a mistake of the program.
  private func name(_ option: String) -> String {
    guard let found = command.option(option) else { preconditionFailure("\(command.name) has no option \(option)") }
    return found.name
  }

  func number<N: LosslessStringConvertible>(_ option: String, _ type: N.Type) throws -> N? {
    guard let text = self[option] else { return nil }
    guard let number = N(text) else { throw error("\(option) takes a number, and \"\(text)\" is none") }
    return number
  }
}
