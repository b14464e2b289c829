import Foundation

/// Every variable that snapshot tests read, read at one place.
package struct SnapshotEnvironment: Sendable {
  package var variables: [String: String]

  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) { self.variables = variables }

  private func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Where references are, instead of `Snapshots` in the package's folder; relative to that folder.
  package var referenceDirectory: String? { value("SNAPSHOT_DIR") }
  /// Where a failure's pictures go, instead of `.build/snapshots` in the package's folder; relative to that folder.
  package var artifactDirectory: String? { value("SNAPSHOT_ARTIFACTS") }
  /// The folder of a test file's package where tests run in another place than they were built in (a cache, another
  /// machine): SNAPSHOT_ROOT holds it, or `old=new`, the beginning of paths as compiled and what is there now.
  package func sourceRoot(of filePath: String) -> String? {
    guard let setting = value("SNAPSHOT_ROOT") else { return nil }
    let parts = setting.split(separator: "=", maxSplits: 1)
    // A folder's name may hold the sign.
    guard parts.count == 2, !FileSystem.isDirectory(setting) else {
      return FileSystem.absolute(setting, relativeTo: FileSystem.currentDirectory)
    }
    let old = FileSystem.absolute(String(parts[0]), relativeTo: "/")
    guard filePath.hasPrefix(old + "/") else { return nil }
    let moved = String(parts[1]) + filePath.dropFirst(old.count)
    return FileSystem.split(FileSystem.absolute(moved, relativeTo: FileSystem.currentDirectory)).folder
  }
  /// A file that gets a line of JSON for every assertion; see `SnapshotEvent`.
  package var eventFile: String? { value("SNAPSHOT_EVENTS") }
  /// Set by `snapshot-record`, which tells what was recorded itself: a reference that was written then fails no test.
  package var isRecordingReported: Bool { value("SNAPSHOT_RECORDING_IS_REPORTED") != nil && eventFile != nil }
  /// Whether warnings are printed (SNAPSHOT_WARNINGS), and what is wrong with the setting.
  package var warnings: (level: SnapshotWarnings, problem: String?) {
    guard let text = value("SNAPSHOT_WARNINGS") else { return (.all, nil) }
    if let level = SnapshotWarnings(rawValue: text) { return (level, nil) }
    let legal = SnapshotWarnings.allCases.map(\.rawValue).joined(separator: ", ")
    return (.all, "SNAPSHOT_WARNINGS=\(text) says nothing about warnings; it may be one of: \(legal)")
  }
  /// A command that failures offer for looking at the two files; it is printed, never run.
  package var diffTool: SnapshotDiffTool? { value("SNAPSHOT_DIFF_TOOL").map { SnapshotDiffTool(command: $0) } }
}

/// Which warnings are printed: what an author should hear without a test failing.
package enum SnapshotWarnings: String, CaseIterable, Sendable {
  case all, none
}
