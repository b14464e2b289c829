import Foundation
import SnapshotCore
import Synchronization

/// `swift test` in a package, with the events of its snapshot assertions.
struct TestRun {
  var package: String
  var filter: String?
  var extraArguments: [String]
  var mode: RecordMode

  enum Ending: Hashable { case passed, testsFailed, buildFailed, swiftNotFound }

  struct Outcome {
    var ending: Ending
    var events: [SnapshotEvent]
    /// Everything that `swift test` printed.
    var output: String
  }

  /// What is told while it runs.
  enum Event {
    case output(line: String)
    case snapshot(SnapshotEvent)
  }

  func run(_ tell: (Event) -> Void) throws -> Outcome {
    let events = EventFile()
    defer { events.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "test", "--package-path", package] + (filter.map { ["--filter", $0] } ?? []) + extraArguments
    process.environment = environment(events)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    let log = Log()
    pipe.fileHandleForReading.readabilityHandler = { log.append($0.availableData) }
    try process.run()
    let signals = Self.forwardSignals(to: process)
    defer { signals.forEach { $0.cancel() } }

    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.05)
      log.takeLines().forEach { tell(.output(line: $0)) }
      events.takeNew().forEach { tell(.snapshot($0)) }
    }
    process.waitUntilExit()
    // Until the pipe ends: what was written last may still be in it.
    pipe.fileHandleForReading.readabilityHandler = nil
    log.append(pipe.fileHandleForReading.readDataToEndOfFile())
    log.takeLines().forEach { tell(.output(line: $0)) }
    events.takeNew().forEach { tell(.snapshot($0)) }
    let output = log.text
    return Outcome(ending: ending(process.terminationStatus, output), events: events.all, output: output)
  }

  private func ending(_ status: Int32, _ output: String) -> Ending {
    if status == 0 { return .passed }
    if status == 127 { return .swiftNotFound }
    return output.contains("Build complete!") ? .testsFailed : .buildFailed
  }

  private func environment(_ events: EventFile) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SNAPSHOT_RECORD"] = mode.rawValue
    variables["SNAPSHOT_EVENTS"] = events.path
    // Recorded references fail no test here: this program tells of them.
    variables["SNAPSHOT_RECORDING_IS_REPORTED"] = mode == .never ? nil : "1"
    return variables
  }

  /// A child of `Process` is in a group of its own, where the terminal's Ctrl-C does not reach it.
  private static func forwardSignals(to process: Process) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        process.terminate()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Bytes from the pipe's thread, lines for the main one.
  private final class Log: Sendable {
    private struct State {
      var bytes: [UInt8] = []
      var taken = 0
    }
    private let state = Mutex(State())

    func append(_ data: Data) { state.withLock { $0.bytes.append(contentsOf: data) } }

    /// Whole lines that were not taken yet.
    func takeLines() -> [String] {
      state.withLock { state in
        guard let end = state.bytes[state.taken...].lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = state.bytes[state.taken..<end].split(separator: UInt8(ascii: "\n"))
        state.taken = end + 1
        return lines.map { String(decoding: $0, as: UTF8.self) }
      }
    }

    var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  }
}
