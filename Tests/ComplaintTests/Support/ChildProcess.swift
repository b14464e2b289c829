import Foundation
import SnapshotCore

/// This test bundle once more, in a process of its own: how tests of the test tool see it fail.
enum ChildProcess {
  /// What fails on purpose does so only in a child that names it.
  static func isOne(of name: String) -> Bool { ProcessInfo.processInfo.environment["TINTYPE_COMPLAINT_CHILD"] == name }

  /// - Returns: the exit status and everything that was printed.
  static func run(_ name: String, _ arguments: [String], _ variables: [String: String]) throws -> (
    status: Int32, output: String
  ) {
    let (process, pipe) = try start(name, arguments, variables)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Lets it run on, with what it prints in the pipe.
  static func start(_ name: String, _ arguments: [String], _ variables: [String: String]) throws -> (
    process: Process, pipe: Pipe
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TINTYPE_COMPLAINT_CHILD": name]) { $1 }.merging(variables) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    return (process, pipe)
  }

  static func swiftTesting(_ filter: String) -> [String] { ["--testing-library", "swift-testing", "--filter", filter] }
}

/// A folder that goes when the last reference to it does.
final class TemporaryFolder: Sendable {
  let path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  init() { try? FileSystem.makeDirectory(path) }
  deinit { try? FileSystem.remove(path) }

  /// Every file in it, sorted.
  var files: [String] {
    func list(_ folder: String, _ prefix: String) -> [String] {
      FileSystem.names(in: folder).flatMap { name -> [String] in
        let whole = folder + "/" + name
        return FileSystem.isDirectory(whole) ? list(whole, prefix + name + "/") : [prefix + name]
      }
    }
    return list(path, "").sorted()
  }
  /// For a child that records into it and fails into it.
  func variables(_ mode: RecordMode) -> [String: String] {
    [
      "SNAPSHOT_DIR": path + "/references", "SNAPSHOT_ARTIFACTS": path + "/failures", "SNAPSHOT_RECORD": mode.rawValue,
      "COMPATIBLE_REFERENCES": path + "/compatible",
    ]
  }
}
