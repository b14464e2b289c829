import Foundation
import XCTest

@testable import SnapshotCore

/// A terminal of its own, in a tmux server of its own.
final class TmuxTerminal {
  private let socket: String
  private static let candidates = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
    "\($0)/tmux"
  }

  /// - Parameter command: for a shell; the terminal stays when it ends.
  init(_ command: String, in folder: String, columns: Int = 100, rows: Int = 30, variables: [String: String] = [:])
    throws
  {
    // In the test's own folder, which goes away: tmux leaves its socket behind.
    socket = "\(folder)/.tmux-\(UInt32.random(in: 0 ... .max))"
    guard Self.program != nil else { throw XCTSkip("tmux is not installed (apt-get install tmux)") }
    let settings = variables.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    try run(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder,
      "env -u NO_COLOR -u SNAPSHOT_DIFF_TOOL \(settings) sh -c '\(command.replacingOccurrences(of: "'", with: "'\\''"))'; sleep 1000"
    )
  }
  deinit { _ = try? run("kill-server") }

  private static var program: String? { candidates.first { access($0, X_OK) == 0 } }

  @discardableResult
  func run(_ arguments: String...) throws -> String {
    // One after the other, hundreds of them: `Process` has been seen to miss the end of one.
    func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let words = [try XCTUnwrap(Self.program), "-u", "-S", socket] + arguments
    let command = "env -u TMUX -u TMUX_PANE " + words.map(quoted).joined(separator: " ") + " 2>/dev/null </dev/null"
    guard let stream = popen(command, "r") else { throw FileError(operation: "run", path: command, code: errno) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, stream), count > 0 { bytes += part[..<count] }
    pclose(stream)
    return String(decoding: bytes, as: UTF8.self)
  }

  func send(_ keys: String...) throws { for key in keys { try run("send-keys", key) } }

  /// The screen without colours, or with them.
  func screen(colors: Bool = false) throws -> String {
    colors ? try run("capture-pane", "-p", "-e", "-N") : try run("capture-pane", "-p")
  }

  /// Waits until the screen is as wanted; fails with what it is after half a minute.
  @discardableResult
  func wait(_ what: String, file: StaticString = #filePath, line: UInt = #line, _ isReached: (String) -> Bool) throws
    -> String
  {
    var last = ""
    for _ in 0..<600 {
      last = try screen()
      if isReached(last) { return last }
      usleep(50_000)
    }
    XCTFail("never came: \(what); the screen is\n\(last)", file: file, line: line)
    return last
  }
  @discardableResult
  func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
    try wait("“\(text)”", file: file, line: line) { $0.contains(text) }
  }
}
