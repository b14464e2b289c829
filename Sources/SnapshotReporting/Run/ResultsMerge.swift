import SnapshotCore

/// Joins the results of a suite's shards.
package enum ResultsMerge {
  /// A file, and what it holds.
  package struct Part: Sendable {
    package var path: String
    package var results: RunResults
    package init(path: String, results: RunResults) { (self.path, self.results) = (path, results) }
  }

  /// The files that are meant by what a person names: files, or folders with results somewhere in them.
  package static func paths(_ names: [String], relativeTo base: String) throws -> [String] {
    var found: [String] = []
    for name in names {
      let path = FileSystem.absolute(name, relativeTo: base)
      if FileSystem.isDirectory(path) {
        let inside = UnreferencedSearch.files(below: path, ending: ".json").filter {
          let file = FileSystem.split($0).name
          return file.hasPrefix("results-") && file.contains("-of-")
        }
        if inside.isEmpty { throw MergeError.noResults(path) }
        found += inside
      } else {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// - Parameter package: the package's folder here; `nil` where it is not here, and paths stay as they were.
  package static func merge(_ parts: [Part], package: String?) throws -> RunResults {
    guard let first = parts.first else { throw MergeError.nothing }
    // 1. All of one run.
    let count = first.results.shard?.count ?? 1
    var byIndex: [Int: Part] = [:]
    for part in parts {
      let results = part.results
      guard let shard = results.shard else {
        if parts.count == 1 { return moved(part, to: package) }
        throw MergeError.noShard(part.path)
      }
      guard shard.count == count else { throw MergeError.otherCount(part.path, shard.count, first.path, count) }
      if let other = byIndex[shard.index] { throw MergeError.twice(shard.description, other.path, part.path) }
      guard FileSystem.split(results.package).name == FileSystem.split(first.results.package).name else {
        throw MergeError.otherPackage(part.path, results.package, first.path, first.results.package)
      }
      guard results.list == nil || first.results.list == nil || results.list == first.results.list else {
        throw MergeError.otherTests(part.path, first.path)
      }
      guard results.filter == first.results.filter, results.mode == first.results.mode else {
        throw MergeError.otherRun(part.path, first.path)
      }
      byIndex[shard.index] = part
    }
    let missing = (1...count).filter { byIndex[$0] == nil }
    if !missing.isEmpty { throw MergeError.missing(missing, count) }

    // 2. Their sum, in the order of the shards.
    let ordered = (1...count).map { moved(byIndex[$0]!, to: package) }
    var whole = ordered[0]
    whole.shard = nil
    whole.command = .merge
    whole.isComplete = ordered.allSatisfy { $0.filter == nil && $0.hasOwnChoice != true }
    whole.tests = ordered.flatMap(\.tests).sorted { $0.id < $1.id }
    whole.snapshots = ordered.flatMap(\.snapshots)
    whole.started = ordered.compactMap(\.started).min()
    whole.ending = ordered.map(\.ending).max { rank($0) < rank($1) }!
    whole.buildOutput = ordered.compactMap(\.buildOutput).first
    // Shards run beside each other: the longest is what one waits for.
    whole.phases = whole.phases.map { phase in
      let all = ordered.compactMap { $0.phases.first { $0.name == phase.name }?.seconds }
      return .init(phase.name, seconds: all.max() ?? phase.seconds)
    }
    whole.unreferenced = package == nil ? nil : UnreferencedSearch.findings(whole)
    return whole
  }

  private static func rank(_ ending: RunResults.Ending) -> Int {
    switch ending {
    case .passed: 0
    case .testsFailed: 1
    case .buildFailed: 2
    case .interrupted: 3
    }
  }

  /// Paths of another machine become those here: of artefacts, to the folder that the results lie in, when the pictures
  /// lie beside them; of the package, to the package here.
  static func moved(_ part: Part, to package: String?) -> RunResults {
    var results = part.results
    let here = FileSystem.split(part.path).folder
    let (oldArtifacts, oldPackage) = (results.artifacts, results.package)
    func map(_ path: String, _ old: String, _ new: String) -> String {
      path == old ? new : path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : path
    }
    func artifact(_ path: String) -> String {
      let moved = map(path, oldArtifacts, here)
      return moved != path && FileSystem.exists(moved) ? moved : source(path)
    }
    func source(_ path: String) -> String { package.map { map(path, oldPackage, $0) } ?? path }
    results.snapshots = results.snapshots.map { event in
      var event = event
      event.artifacts = event.artifacts.map(artifact)
      event.reference = event.reference.map(source)
      event.file = event.file.map(source)
      event.package = event.package.map(source)
      return event
    }
    results.tests = results.tests.map { test in
      var test = test
      test.file = test.file.map(source)
      test.failures = test.failures.map { failure in
        var failure = failure
        failure.file = failure.file.map(source)
        return failure
      }
      return test
    }
    (results.references, results.package) = (source(results.references), source(results.package))
    results.artifacts = source(results.artifacts)
    return results
  }
}

package enum MergeError: Error, Hashable, CustomStringConvertible {
  case nothing
  case noResults(String)
  case noShard(String)
  case otherCount(String, Int, String, Int)
  case twice(String, String, String)
  case otherPackage(String, String, String, String)
  case otherTests(String, String)
  case otherRun(String, String)
  case missing([Int], Int)

  package var description: String {
    switch self {
    case .nothing: "there are no results to merge; name the files results-1-of-4.json, … or a folder with them"
    case .noResults(let path): "no results-i-of-n.json is in \(path); they are made by verify or record with --shard"
    case .noShard(let path):
      "\(path) holds a whole run, not a shard of one; merge takes the files of verify --shard i/n"
    case .otherCount(let path, let n, let other, let m):
      "\(path) is one of \(n) shards, and \(other) one of \(m); merge the shards of one run"
    case .twice(let shard, let one, let other):
      "shard \(shard) is there twice, \(one) and \(other); leave the older one out"
    case .otherPackage(let path, let package, let other, let otherPackage):
      "\(path) is of \(package), and \(other) of \(otherPackage); merge the shards of one package"
    case .otherTests(let path, let other):
      "\(path) and \(other) come from builds with different tests; run all shards from one commit"
    case .otherRun(let path, let other):
      "\(path) and \(other) were run with different filters or record modes; run all shards alike"
    case .missing(let shards, let count):
      "of \(count) shards \(shards.map(String.init).joined(separator: ", ")) \(shards.count == 1 ? "is" : "are") missing; "
        + "look whether that job has run, and give merge its results too"
    }
  }
}
