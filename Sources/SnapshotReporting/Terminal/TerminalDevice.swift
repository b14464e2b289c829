import Foundation
import Synchronization

/// The terminal itself: its modes, its size, its keys, and its restoration whatever ends the process. The one file that
/// calls termios and ioctl and handles signals.
///
/// There is one at a time. It is in its special modes between `enter` and `leave`; a signal that ends the process (or
/// stops it) leaves first.
package final class TerminalDevice {
  package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// Of a character cell in pixels, where the terminal says so.
    package var cell: TerminalCell?
    package init(columns: Int, rows: Int, cell: TerminalCell? = nil) {
      (self.columns, self.rows, self.cell) = (columns, rows, cell)
    }
  }

  package enum Input: Hashable, Sendable {
    case key(TerminalKey)
    /// The window has another size.
    case resized
    /// The terminal is gone.
    case closed
  }

  private let input: Int32
  private let output: Int32
  private var parser = TerminalKeyParser()
  private var keys: [TerminalKey] = []
  private let usesScreen: Bool

  /// `nil` unless both are a terminal.
  /// - Parameter usesScreen: takes the alternate screen, which a dumb terminal has not.
  package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, usesScreen: Bool = true) {
    guard isatty(input) == 1, isatty(output) == 1 else { return nil }
    (self.input, self.output, self.usesScreen) = (input, output, usesScreen)
  }

  deinit { leave() }

  // MARK: - Modes

  /// Keys one at a time and unechoed, the alternate screen, no cursor.
  /// - Parameter isPlain: stays on the screen that there is.
  package func enter(isPlain: Bool = false) {
    let usesScreen = usesScreen && !isPlain
    var modes = termios()
    guard !Restoration.isActive, tcgetattr(input, &modes) == 0 else { return }
    Restoration.install(input: input, output: output, modes: modes, usesScreen: usesScreen)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(input, TCSAFLUSH, &modes)
    // Alternate screen, no cursor, no wrapping at the end of a line.
    if usesScreen { write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J") }
  }

  /// As the terminal was before `enter`; harmless when called twice.
  package func leave() { Restoration.restore() }

  /// Runs a command of the shell with the terminal as it was.
  /// - Returns: its exit status; `nil` when it could not be started.
  package func run(_ command: String) -> Int32? {
    let wasActive = Restoration.isActive
    leave()
    defer { if wasActive { enter() } }
    var process = pid_t()
    let arguments: [UnsafeMutablePointer<CChar>?] =
      ["/bin/sh", "-c", command].map { (part: String) in strdup(part) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Ctrl-Z: stops the process with the terminal as it was, and takes the terminal again when it goes on.
  package func suspend() {
    leave()
    raise(SIGTSTP)
    enter()
  }

  // MARK: - Output

  package func write(_ text: String) { write(Array(text.utf8)) }

  /// - Returns: whether all of it was written.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress! + written, bytes.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          if poll(&waiting, 1, 1000) > 0 { continue }
        }
        return false
      }
      written += count
    }
    return true
  }

  package var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    let cell = TerminalCell(width: Int(window.ws_xpixel) / columns, height: Int(window.ws_ypixel) / rows)
    return Size(columns: columns, rows: rows, cell: cell)
  }

  // MARK: - Input

  /// Waits for the next one.
  package func next() -> Input {
    while true {
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      // An escape that nothing follows at once is the key of that name.
      switch wait(milliseconds: parser.isWaiting ? 50 : -1) {
      case .resized: return .resized
      case .timeout: keys += parser.flush()
      case .bytes(let bytes):
        if bytes.isEmpty { return .closed }
        keys += parser.take(bytes)
      case .closed: return .closed
      }
    }
  }

  /// Whether Ctrl-C, or `q`, was pressed since: asked between the parts of long work. Other keys are kept.
  package func wasInterrupted() -> Bool {
    while case .bytes(let bytes) = wait(milliseconds: 0), !bytes.isEmpty { keys += parser.take(bytes) }
    guard let index = keys.firstIndex(of: .control("c")) else { return false }
    keys.removeSubrange(...index)
    return true
  }

  /// What the terminal says of itself; empty answers when it says nothing in time. Only a terminal that never answers makes
  /// anyone wait, and one that is far away needs some of it.
  package func ask(timeoutMilliseconds: Int = 1000) -> TerminalAnswers {
    write(TerminalAnswers.question)
    var bytes: [UInt8] = []
    // What was typed meanwhile is not lost; answers are no keys.
    defer { keys += parser.take(bytes) }
    let deadline = Self.now + timeoutMilliseconds
    while true {
      if let answers = TerminalAnswers(parsing: bytes) { return answers }
      let left = deadline - Self.now
      guard left > 0, bytes.count < 4096, case .bytes(let part) = wait(milliseconds: left), !part.isEmpty else { break }
      bytes += part
    }
    return TerminalAnswers()
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private enum Waited {
    case bytes([UInt8])
    case resized, timeout, closed
  }

  private func wait(milliseconds: Int) -> Waited {
    if Restoration.takeResize() { return .resized }
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Restoration.wake, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waiting, 2, Int32(clamping: milliseconds))
    if count < 0 {
      return errno == EINTR ? (Restoration.takeResize() ? .resized : wait(milliseconds: milliseconds)) : .closed
    }
    if count == 0 { return .timeout }
    if Restoration.takeResize() { return .resized }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let read = bytes.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress!, $0.count) }
    if read < 0 { return errno == EINTR || errno == EAGAIN ? wait(milliseconds: milliseconds) : .closed }
    return read == 0 ? .closed : .bytes(Array(bytes[..<read]))
  }
}

/// In pixels.
package struct TerminalCell: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// `nil` for sizes that no cell has.
  package init?(width: Int, height: Int) {
    guard (2...200).contains(width), (2...200).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}

/// What must be known to put the terminal back, where a signal's handler can reach it: plain memory, and only functions
/// that handlers may call (signal-safety(7)).
private enum Restoration {
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var input: Int32 = -1
  nonisolated(unsafe) private static var output: Int32 = -1
  nonisolated(unsafe) private static var farewell = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  nonisolated(unsafe) private static var farewellCount = 0
  nonisolated(unsafe) private static var active: sig_atomic_t = 0
  nonisolated(unsafe) private static var resized: sig_atomic_t = 0
  nonisolated(unsafe) private static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

  /// Ends the process by default.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP,
  ]

  static var isActive: Bool { active != 0 }
  static var wake: Int32 { pipeEnds.read }

  static func install(input: Int32, output: Int32, modes: termios, usesScreen: Bool) {
    (self.input, self.output, self.modes) = (input, output, modes)
    // Wrapping, the cursor, plain text, the main screen.
    let text = Array((usesScreen ? "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l" : "").utf8)
    for (i, byte) in text.enumerated() { farewell[i] = byte }
    farewellCount = text.count
    if pipeEnds.read < 0 {
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) == 0 {
        for end in ends {
          _ = fcntl(end, F_SETFL, O_NONBLOCK)
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        pipeEnds = (ends[0], ends[1])
      }
    }
    active = 1
    for number in endings {
      signal(number) { number in
        Restoration.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGWINCH) { _ in
      Restoration.resized = 1
      var byte: UInt8 = 0
      let before = errno
      _ = Glibc.write(Restoration.pipeEnds.write, &byte, 1)
      errno = before
    }
  }

  static func restore() {
    if active == 0 { return }
    active = 0
    _ = Glibc.write(output, farewell, farewellCount)
    tcsetattr(input, TCSANOW, &modes)
    for number in endings { signal(number, SIG_DFL) }
    signal(SIGWINCH, SIG_DFL)
  }

  static func takeResize() -> Bool {
    if resized == 0 { return false }
    resized = 0
    var bytes: (UInt64, UInt64) = (0, 0)
    while Glibc.read(pipeEnds.read, &bytes, 16) > 0 {}
    return true
  }
}
