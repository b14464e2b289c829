import Foundation
import SnapshotCore

/// A program that is run with its lines told as they come.
struct ChildProcess {
  /// On a pseudo-terminal colours stay, and SwiftPM hands on each line of a test at once, not in blocks.
  enum Output { case pipe, terminal }

  /// The program's words, found in PATH.
  var arguments: [String]
  var environment: [String: String]
  var output = Output.pipe
  /// Where its standard error goes; `nil` for among the lines.
  var errorFile: String?

  /// How often `tick` is called at least, in milliseconds.
  private static let interval: Int32 = 100
  /// TIOCSPTLCK and TIOCGPTN, macros that Swift does not import. [Linux, asm-generic/ioctls.h]
  private static let (unlock, numberOf): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
  /// For how long a child may tidy up after a signal, in seconds.
  private static let grace = 10.0

  /// - Parameters:
  ///   - line: gets each line without its end, as bytes: tests may print anything.
  ///   - tick: is called ten times a second, for what else is to be looked at.
  /// - Returns: the status of its end, 128 and the signal's number when a signal ended it.
  func run(line: (ArraySlice<UInt8>) -> Void, tick: () -> Void) throws -> Int32 {
    let (reading, writing) = try channel()
    defer { close(reading) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let handle = FileHandle(fileDescriptor: writing, closeOnDealloc: false)
    process.standardOutput = handle
    process.standardError =
      errorFile.map { FileManager.default.createFile(atPath: $0, contents: nil) }.flatMap { _ in
        FileHandle(forWritingAtPath: errorFile ?? "")
      } ?? handle
    do { try process.run() } catch {
      close(writing)
      throw UnusableError("\(arguments[0]) could not be started: \(error)")
    }
    close(writing)
    Interruption.setChild(process.processIdentifier)
    defer { Interruption.setChild(nil) }

    var lines = LineBuffer()
    var isOpen = true
    var deadline: Double?
    while true {
      // Asked before the reading: what a process wrote before its end is then read below.
      let isRunning = process.isRunning
      if isOpen { isOpen = read(reading, wait: isRunning, into: &lines) } else if isRunning { usleep(20_000) }
      lines.take(line)
      tick()
      if !isRunning { break }
      if Interruption.hasArrived {
        let now = HostTime.now
        if let deadline, now > deadline {
          Interruption.killChild()
        } else if deadline == nil {
          deadline = now + Self.grace
        }
      }
    }
    lines.takeRest(line)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  private func channel() throws -> (reading: Int32, writing: Int32) {
    if output == .terminal {
      // As posix_openpt(3) does it, which Swift's Glibc lacks. [pty(7), ioctl_tty(2)]
      let main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (locked, number): (Int32, Int32) = (0, 0)
      if main >= 0, ioctl(main, Self.unlock, &locked) == 0, ioctl(main, Self.numberOf, &number) == 0 {
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        if other >= 0 {
          // Wide, so that nothing is cut that a person may want to read.
          var size = winsize(ws_row: 50, ws_col: 500, ws_xpixel: 0, ws_ypixel: 0)
          _ = ioctl(other, UInt(TIOCSWINSZ), &size)
          // Line ends as they are written.
          var settings = termios()
          if tcgetattr(other, &settings) == 0 {
            settings.c_oflag &= ~tcflag_t(OPOST)
            tcsetattr(other, TCSANOW, &settings)
          }
          return (main, other)
        }
      }
      if main >= 0 { close(main) }
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw UnusableError("no pipe could be made: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads all that is there, or waits a little for some.
  /// - Returns: whether more may come.
  private func read(_ file: Int32, wait: Bool, into lines: inout LineBuffer) -> Bool {
    var timeout = wait ? Self.interval : 0
    while true {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, timeout) > 0 else { return true }
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
        count = Glibc.read(file, buffer.baseAddress!, 1 << 16)
        size = max(0, count)
      }
      // A pseudo-terminal whose other end is closed gives EIO.
      if count == 0 || count < 0 && errno != EINTR { return false }
      lines.append(bytes)
      timeout = 0
      if lines.isLong { return true }
    }
  }
}

/// Bytes that become lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  var isLong: Bool { bytes.count > 1 << 20 }
  /// "Erase the line and go back": what comes before it is a line that was overwritten. [ECMA-48, 8.3.41]
  private static let overwrite = Array("\u{1B}[2K\r".utf8)

  mutating func append(_ new: [UInt8]) {
    bytes += new
    guard bytes.contains(0x1B) else { return }
    while let found = bytes.firstRange(of: Self.overwrite) { bytes.replaceSubrange(found, with: [UInt8(ascii: "\n")]) }
  }

  /// Whole lines.
  mutating func take(_ line: (ArraySlice<UInt8>) -> Void) {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for part in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { line(part) }
    bytes.removeSubrange(...end)
  }

  /// And what is left without an end.
  mutating func takeRest(_ line: (ArraySlice<UInt8>) -> Void) {
    take(line)
    if !bytes.isEmpty { line(bytes[...]) }
    bytes = []
  }
}
