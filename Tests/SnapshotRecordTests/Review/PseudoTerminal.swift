import Foundation
import XCTest

/// A terminal that is the test itself: it sees every byte that the program writes, and answers as it likes.
final class PseudoTerminal {
  private let master: Int32
  private let process = Process()
  private(set) var output: [UInt8] = []

  init(
    _ program: URL, _ arguments: [String], in folder: String, columns: UInt16, rows: UInt16, variables: [String: String]
  ) throws {
    // What posix_openpt(3) and its relatives do on Linux: TIOCSPTLCK unlocks, TIOCGPTN tells the number (ioctl_tty(2)).
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, UInt(0x4004_5431), &lock) == 0, ioctl(master, UInt(0x8004_5430), &number) == 0
    else {
      throw XCTSkip("no pseudo-terminal is to be had here")
    }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let slave = try XCTUnwrap(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(variables) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (slave, slave, slave)
    try process.run()
    try slave.close()
  }
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress!, $0.count) }
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Reads until what was written since `start` has the text.
  func wait(for wanted: String, from start: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<600 {
      if String(decoding: output[start...], as: UTF8.self).contains(wanted) { return }
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 50) <= 0 { continue }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = part.withUnsafeMutableBytes { read(master, $0.baseAddress!, $0.count) }
      // The other end is closed.
      if count <= 0 { break }
      output += part[..<count]
    }
    if String(decoding: output[start...], as: UTF8.self).contains(wanted) { return }
    XCTFail(
      "never came: \(wanted.debugDescription); there was \(text.suffix(600).debugDescription)", file: file, line: line)
  }
}
