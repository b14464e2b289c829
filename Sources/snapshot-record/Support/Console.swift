import Foundation

/// The two streams. Progress goes to standard error, so that standard output holds the result alone.
enum Console {
  static func output(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  static let isTerminal = isatty(STDERR_FILENO) == 1

  /// A line that the next one replaces; nothing where lines cannot be replaced.
  static func status(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data(("\r\u{1B}[2K" + text.prefix(100)).utf8))
  }
  static func clearStatus() { status("") }

  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    output(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
