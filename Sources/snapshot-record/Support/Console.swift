import Foundation

/// The two streams. Progress goes to standard error, so that standard output holds the result alone.
enum Console {
  static func output(_ text: String) { write(text + "\n", STDOUT_FILENO) }
  static func error(_ text: String) { write(text + "\n", STDERR_FILENO) }

  static let isTerminal = isatty(STDERR_FILENO) == 1
  static let isOutputTerminal = isatty(STDOUT_FILENO) == 1

  /// Of the terminal, in columns.
  static var width: Int {
    var size = winsize()
    for file in [STDERR_FILENO, STDOUT_FILENO] where ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? 80
  }

  /// A line that the next one replaces; nothing where lines cannot be replaced.
  static func status(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[2K" + text, STDERR_FILENO)
  }
  static func clearStatus() { status("") }

  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    output(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// A reader that has gone (`| head`) is no reason to fail.
  private static func write(_ text: String, _ file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}
