import SnapshotCore

/// The results that `prune` may judge by: whole, of this package, and not older than what they tell of.
package enum PruneResults {
  /// - Parameters:
  ///   - package: the package's folder, absolute.
  ///   - artifacts: the folder that results lie in.
  ///   - references: the folder of references, as it is set now.
  package static func read(package: String, artifacts: String, references: String) throws -> RunResults {
    let path = artifacts + "/" + RunResults.fileName
    let shards = FileSystem.names(in: artifacts).filter {
      $0.hasPrefix("results-") && $0.contains("-of-") && $0.hasSuffix(".json")
    }
    guard FileSystem.exists(path) else {
      throw shards.isEmpty ? PruneError.noResults(path) : PruneError.onlyShards(artifacts)
    }
    let results = try RunResults.read(path)
    guard same(results.package, package) else {
      throw PruneError.otherPackage(path, ran: results.package, here: package)
    }
    guard same(results.references, references) else {
      throw PruneError.otherReferences(ran: results.references, here: references)
    }
    guard results.shard == nil, results.ending == .passed || results.ending == .testsFailed else {
      throw PruneError.notWhole(results)
    }
    let written = FileSystem.modificationTime(path) ?? 0
    if let newer = shards.first(where: { FileSystem.modificationTime(artifacts + "/" + $0) ?? 0 > written }) {
      throw PruneError.newerShards(artifacts + "/" + newer, results: path)
    }
    try checkAge(results, written: written)
    return results
  }

  private static func same(_ a: String, _ b: String) -> Bool {
    a == b || FileSystem.resolved(a).map { $0 == FileSystem.resolved(b) } ?? false
  }

  /// A shard's run began on another machine, whose checkout is older or newer than this one; there the time of the joining counts.
  private static func checkAge(_ results: RunResults, written: Double) throws {
    let time = results.command == .merge ? written : results.started ?? written
    for path in testSources(below: results.package) where FileSystem.modificationTime(path) ?? 0 > time {
      throw PruneError.newerSource(path)
    }
    for file in Set(results.snapshots.compactMap(\.file) + results.tests.compactMap(\.file)).sorted()
    where file.hasPrefix(results.package + "/") && !FileSystem.exists(file) {
      throw PruneError.goneSource(file)
    }
  }

  /// The manifest, and every Swift file that a test may stand in.
  static func testSources(below package: String) -> [String] {
    let modules = ["XCTest", "Testing", "SnapshotAssertions", "SnapshotTestingCompatibility", "SnapshotTesting"]
    let sources = UnreferencedSearch.files(below: package, ending: ".swift").filter { path in
      if path.dropFirst(package.count).split(separator: "/").dropLast().contains(where: { $0.hasSuffix("Tests") }) {
        return true
      }
      guard let bytes = try? FileSystem.read(path) else { return false }
      let text = String(decoding: bytes, as: UTF8.self)
      return modules.contains { text.contains("import \($0)") }
    }
    return [package + "/Package.swift"] + sources.filter { $0 != package + "/Package.swift" }
  }
}
