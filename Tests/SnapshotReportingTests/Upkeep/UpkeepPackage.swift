import Foundation

@testable import SnapshotCore
@testable import SnapshotReporting

/// A package in a temporary folder, and what a run of it came to.
final class UpkeepPackage {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  var results: RunResults

  init() throws {
    results = RunResults(
      command: .verify, package: folder, references: folder + "/Snapshots", artifacts: folder + "/.build/snapshots",
      mode: .never, isComplete: true, ending: .passed)
    try write("// swift-tools-version: 6.0\n// SnapshotAssertions\n", "Package.swift")
  }
  deinit { try? FileSystem.remove(folder) }

  func write(_ text: String, _ name: String) throws { try FileSystem.write(Array(text.utf8), to: folder + "/" + name) }
  func write(_ bytes: [UInt8], _ name: String) throws { try FileSystem.write(bytes, to: folder + "/" + name) }
  func reference(_ names: String...) throws { for name in names { try write("a reference\n", name) } }
  func exists(_ name: String) -> Bool { FileSystem.exists(folder + "/" + name) }

  /// A test of `MapTests.swift` that ended, and what it asked for.
  func ran(_ test: String, _ state: OrphanSearch.TestState, asking names: String...) {
    results.tests.append(.init(id: "AppTests.MapTests/" + test, state: state))
    for name in names {
      let source = SnapshotSource(
        fileID: "AppTests/MapTests.swift", filePath: folder + "/Tests/AppTests/MapTests.swift", testName: test + "()",
        line: 1, column: 1)
      var event = SnapshotEvent(
        SnapshotResult(state: .unchanged, identity: SnapshotIdentity(source: source), message: nil))
      event.reference = folder + "/" + name
      results.snapshots.append(event)
    }
  }

  /// The results as the last run has left them, later than all that is there.
  func finish() throws {
    results.started = Date().timeIntervalSince1970 + 5
    try results.write(to: results.artifacts + "/results.json")
  }
  func read() throws -> RunResults {
    try PruneResults.read(package: folder, artifacts: results.artifacts, references: results.references)
  }
  func plan() throws -> PrunePlan { try PrunePlan(read()) }

  /// Relative.
  func names(_ plan: PrunePlan) -> [String] { plan.files.map(results.relative) }
}
