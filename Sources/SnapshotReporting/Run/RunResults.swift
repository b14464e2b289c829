import Foundation
import SnapshotCore

extension RecordMode: Codable {}

/// What a run of a package's tests came to: the file `results.json` that `record` and `verify` leave beside the artefacts,
/// and what `merge` joins, `report` shows, `review` goes through and `prune` judges by.
package struct RunResults: Codable, Sendable {
  /// Of the form of the file; a reader refuses another one.
  package static let currentVersion = 1
  /// Its name in the folder of artefacts.
  package static let fileName = "results.json"
  /// Shards that run in one folder leave a file each: `results-2-of-4.json`.
  package static func fileName(_ shard: Shard?) -> String {
    shard.map { "results-\($0.index)-of-\($0.count).json" } ?? fileName
  }

  package enum Command: String, Codable, Sendable { case record, verify, merge }

  package enum Ending: String, Codable, Sendable {
    case passed, testsFailed, buildFailed
    /// By a signal, or the process was lost.
    case interrupted
  }

  package struct Phase: Codable, Hashable, Sendable {
    /// `build`, `list`, `test`
    package var name: String
    package var seconds: Double
    package init(_ name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }
  }

  package struct Test: Codable, Hashable, Sendable {
    /// As `swift test list` prints it: `AppTests.MapTests/testMap`, `AppTests.MapSuite/map(of:)`.
    package var id: String
    package var state: OrphanSearch.TestState
    package var seconds: Double?
    /// What the runner printed of its failures, or the reason of a skip.
    package var message: String?
    /// Each thing that was wrong.
    package var failures: [Failure] = []
    /// The test file, absolute, where it is known.
    package var file: String?
    package init(id: String, state: OrphanSearch.TestState, seconds: Double? = nil, message: String? = nil) {
      (self.id, self.state, self.seconds, self.message) = (id, state, seconds, message)
    }
    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      state = try values.decode(OrphanSearch.TestState.self, forKey: .state)
      seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
      message = try values.decodeIfPresent(String.self, forKey: .message)
      failures = try values.decodeIfPresent([Failure].self, forKey: .failures) ?? []
      file = try values.decodeIfPresent(String.self, forKey: .file)
    }
  }

  package var version = Self.currentVersion
  package var command: Command
  /// The package's folder, absolute.
  package var package: String
  /// Of the references, absolute.
  package var references: String
  /// Of the artefacts, absolute.
  package var artifacts: String
  package var mode: RecordMode
  package var filter: String?
  package var shard: Shard?
  /// Every test of the package was asked for: no filter, no shard, no argument for `swift test`.
  package var isComplete: Bool
  package var ending: Ending
  package var phases: [Phase] = []
  package var tests: [Test] = []
  /// Every test of the package, run or not, as `swift test list` prints them; `nil` where it could not.
  package var list: [String]?
  /// How many of the list were to run; `nil` where that is not known.
  package var chosen: Int?
  /// Arguments for `swift test` chose among the tests.
  package var hasOwnChoice: Bool?
  /// Nothing was to be written: what is pending would have been.
  package var isDryRun: Bool?
  /// When it began, in seconds since 1970.
  package var started: Double?
  /// One for each assertion, in the order in which they ended.
  package var snapshots: [SnapshotEvent] = []
  /// References that no assertion asked for; `nil` when it was not looked for.
  package var unreferenced: [OrphanSearch.Finding]?
  /// What the compiler, or the package manager, wrote of a build that failed.
  package var buildOutput: String?
  /// The last lines of tests that failed without saying which.
  package var testOutput: String?

  package init(
    command: Command, package: String, references: String, artifacts: String, mode: RecordMode, filter: String? = nil,
    shard: Shard? = nil, isComplete: Bool, ending: Ending
  ) {
    (self.command, self.package, self.references, self.artifacts) = (command, package, references, artifacts)
    (self.mode, self.filter, self.shard) = (mode, filter, shard)
    (self.isComplete, self.ending) = (isComplete, ending)
  }
}

extension RunResults {
  /// The last word on each reference: what was written stays written, whatever a repetition of its test found; else the
  /// last event counts. In order of path.
  package var byReference: [(reference: String, event: SnapshotEvent)] {
    var known: [String: SnapshotEvent] = [:]
    for event in snapshots {
      guard let reference = event.reference else { continue }
      if let earlier = known[reference], earlier.state == .new || earlier.state == .changed { continue }
      known[reference] = event
    }
    return known.map { ($0.key, $0.value) }.sorted { $0.reference < $1.reference }
  }

  /// A path as people see it: relative to the package's folder where it is in it.
  package func relative(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  package func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try FileSystem.write(Array(try encoder.encode(self)) + [UInt8(ascii: "\n")], to: path)
  }

  package static func read(_ path: String) throws -> RunResults {
    struct Header: Decodable { var version: Int }
    let bytes = Data(try FileSystem.read(path))
    guard let header = try? JSONDecoder().decode(Header.self, from: bytes) else {
      throw RunResultsError.notResults(path)
    }
    guard header.version == currentVersion else { throw RunResultsError.otherVersion(path, header.version) }
    do { return try JSONDecoder().decode(RunResults.self, from: bytes) } catch {
      throw RunResultsError.notResults(path)
    }
  }
}

package enum RunResultsError: Error, Hashable, CustomStringConvertible {
  case notResults(String)
  case otherVersion(String, Int)

  package var description: String {
    switch self {
    case .notResults(let path):
      "\(path) does not hold the results of a run; run snapshot-record verify to make them anew"
    case .otherVersion(let path, let version):
      "\(path) has results of form \(version), and this snapshot-record reads form \(RunResults.currentVersion); "
        + "make them anew with this one"
    }
  }
}
