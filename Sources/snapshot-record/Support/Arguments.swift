/// A command's arguments, taken apart: options that it knows, values, and what comes after `--`.
struct Arguments {
  private(set) var positional: [String] = []
  private(set) var afterDashes: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - flags: options without a value.
  ///   - options: options with a value: `-o FILE`, `--name value` or `--name=value`.
  init(_ arguments: [String], command: String, flags known: Set<String> = [], options: Set<String> = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        afterDashes = Array(rest)
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if known.contains(argument) {
        flags.insert(argument)
      } else if options.contains(parts[0]) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UnusableError("\(command): \(argument) needs a value; see snapshot-record --help")
        }
        values[parts[0]] = value
      } else {
        throw UnusableError("\(command): unknown option \(argument); see snapshot-record --help")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  subscript(option: String) -> String? { values[option] }

  func number<N: LosslessStringConvertible>(_ option: String, _ type: N.Type) throws -> N? {
    guard let text = values[option] else { return nil }
    guard let number = N(text) else { throw UnusableError("\(option) takes a number, and \"\(text)\" is none") }
    return number
  }
}
