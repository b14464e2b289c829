import Foundation
@testable import SnapshotCore

/// A package whose `swift` is a script: it notes how it is called, and does what a test says.
final class FakeSwift {
  let tool: CommandLineTool
  /// What `swift test list` prints.
  var list: [String] = []
  /// Shell code for `swift build`.
  var build = "echo 'Build complete! (1.0s)'"
  /// Shell code for `swift test`.
  var test = ""

  init() throws {
    tool = try CommandLineTool()
    try tool.write("", "Package.swift")
    try tool.write(
      "final class MapTests {\n  func testA() {}\n  func testB() {}\n  func testC() {}\n}\n", "Tests/MapTests.swift")
  }
  var folder: String { tool.folder }

  /// The line of an event of a test in `MapTests.swift`.
  func event(
    _ test: String, _ state: SnapshotResult.State, message: String? = nil, pending: SnapshotResult.State? = nil
  ) -> String {
    let source = SnapshotSource(
      fileID: "AppTests/MapTests.swift", filePath: folder + "/Tests/MapTests.swift", testName: test, line: 7, column: 1)
    let identity = SnapshotIdentity(source: source)
    let environment = SnapshotEnvironment([
      "SNAPSHOT_DIR": folder + "/Snapshots", "SNAPSHOT_ARTIFACTS": folder + "/.build/snapshots",
    ])
    var result = SnapshotResult(
      state: state, identity: identity, paths: try? SnapshotPaths(identity, environment: environment), message: message)
    result.pending = pending
    return SnapshotEvent(result).jsonLine
  }

  /// Shell code of a test that writes events and ends.
  func ran(_ name: String, _ events: [String] = [], failing message: String? = nil) -> String {
    let lines = events.map { "printf '%s\\n' '\($0)' >> \"$SNAPSHOT_EVENTS\"\n" }.joined()
    let failure = message.map { "echo '\(folder)/Tests/MapTests.swift:7: error: MapTests.\(name) : \($0)'\n" } ?? ""
    return "echo \"Test Case 'MapTests.\(name)' started at now\"\n" + lines + failure
      + "echo \"Test Case 'MapTests.\(name)' \(message == nil ? "passed" : "failed") (0.25 seconds)\"\n"
  }

  func run(_ arguments: [String] = [], variables: [String: String] = [:]) throws -> CommandLineTool.Outcome {
    try tool.write(
      """
      #!/bin/sh
      echo "$@" >> \(folder)/calls
      case "$1 $2" in
      "build "*) \(build)
      ;;
      "test list") cat \(folder)/list
      ;;
      *) env | grep SNAPSHOT_ | sort > \(folder)/variables
      \(test)
      ;;
      esac

      """, "bin/swift")
    try tool.write(list.map { $0 + "\n" }.joined(), "list")
    chmod(folder + "/bin/swift", 0o755)
    let path = folder + "/bin:/usr/bin:/bin"
    return try tool.run(arguments, variables: ["PATH": path].merging(variables) { $1 })
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read(folder + "/" + name), as: UTF8.self)
  }
  func json(_ name: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(FileSystem.read(folder + "/" + name))) as? [String: Any] ?? [:]
  }
}
