import SnapshotCore

/// What a run came to, by reference file. Paths are relative to the package's folder where they are in it.
struct RunReport: Encodable {
  struct Failure: Encodable, Hashable {
    var snapshot: String
    var message: String
  }
  var new: [String] = []
  var changed: [String] = []
  var unchanged: [String] = []
  /// Pictures in the references' folder that no assertion of a complete and green run asked for; `nil` when it was not.
  var unreferenced: [String]?
  var failed: [Failure] = []
  /// Lines of the tests' output that tell of a failure.
  var failedOutput: String

  private enum CodingKeys: CodingKey { case new, changed, unchanged, unreferenced, failed }

  /// - Parameters:
  ///   - isComplete: every test of the package ran.
  ///   - referenceDirectory: SNAPSHOT_DIR.
  init(_ outcome: TestRun.Outcome, package: String, isComplete: Bool, referenceDirectory: String?) {
    failedOutput = outcome.ending == .passed ? "" : Self.failures(in: outcome)
    var states: [String: SnapshotResult.State] = [:]
    for event in outcome.events {
      if event.state == .failed {
        failed.append(Failure(snapshot: "\(event.fileID) \(event.title)", message: event.message ?? ""))
      }
      guard let reference = event.reference else { continue }
      // A snapshot that was written stays written, whatever a repetition of its test found.
      if let known = states[reference], known == .new || known == .changed { continue }
      states[reference] = event.state
    }
    func relative(_ path: String) -> String {
      path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }
    func files(_ state: SnapshotResult.State) -> [String] {
      states.filter { $0.value == state }.keys.map(relative).sorted()
    }
    (new, changed, unchanged) = (files(.new), files(.changed), files(.unchanged))
    if isComplete, outcome.ending == .passed {
      let folder = FileSystem.absolute(referenceDirectory ?? "Snapshots", relativeTo: package)
      unreferenced = Self.pictures(in: folder).filter { states[$0] == nil }.map(relative)
    }
  }

  var text: String {
    var lines: [String] = []
    func list(_ title: String, _ files: [String]) {
      lines.append("\(title): \(files.count)")
      lines += files.map { "  " + $0 }
    }
    list("new", new)
    list("changed", changed)
    list("unchanged", unchanged)
    if let unreferenced {
      list("unreferenced", unreferenced)
    } else {
      lines.append("unreferenced: not looked for, since not every test ran and passed")
    }
    if !failed.isEmpty { list("failed", failed.map(\.snapshot)) }
    return lines.joined(separator: "\n")
  }

  private static func pictures(in folder: String) -> [String] {
    FileSystem.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if FileSystem.isDirectory(path) { return pictures(in: path) }
      return name.hasSuffix(".png") && !name.hasPrefix(".") ? [path] : []
    }
  }

  /// After a build that failed, all; after tests, what is not the running commentary of tests that passed.
  private static func failures(in outcome: TestRun.Outcome) -> String {
    var lines = outcome.output.split(separator: "\n").map(String.init)
    if outcome.ending == .testsFailed, let built = lines.firstIndex(where: { $0.hasPrefix("Build complete!") }) {
      lines.removeSubrange(...built)
      lines.removeAll { line in
        ["Test Case '", "Test Suite '"].contains { line.hasPrefix($0) }
          || ["◇ ", "✔ ", "↳ "].contains { line.contains($0) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
