import SnapshotCore

/// Which references no test asks for any more, by what the last run came to and what is on the disk now.
package struct PrunePlan: Sendable {
  /// Files that belong together: a picture and its recorded tree.
  package struct Group: Hashable, Encodable, Sendable {
    /// Absolute, sorted; a picture stands before its texts.
    package var files: [String]
    package var reason: String
  }
  package private(set) var orphans: [Group] = []
  /// Files that no assertion asked for, and that are kept: how many for which cause.
  package private(set) var kept: [OrphanSearch.Cause: Int] = [:]
  /// The folders that were looked through, absolute.
  package private(set) var folders: [String] = []

  package init(_ results: RunResults) throws {
    guard let own = UnreferencedSearch.findings(results) else { throw PruneError.notWhole(results) }
    folders = [results.references]
    var findings = own
    for folder in CompatibleReferences.folders(below: results.package) {
      folders.append(folder)
      findings += CompatibleReferences.findings(results, in: folder)
    }
    var groups: [String: Group] = [:]
    for finding in findings {
      guard finding.isOrphan else {
        kept[finding.cause ?? .notRun, default: 0] += 1
        continue
      }
      groups[Self.stem(finding.path), default: Group(files: [], reason: finding.reason)].files.append(finding.path)
    }
    orphans = groups.sorted { $0.key < $1.key }.map { entry in
      var group = entry.value
      group.files.sort { (rank($0), $0) < (rank($1), $1) }
      return group
    }
    func rank(_ path: String) -> Int { path.hasSuffix(".png") ? 0 : 1 }
  }

  package var files: [String] { orphans.flatMap(\.files) }
  package var keptCount: Int { kept.values.reduce(0, +) }

  /// The path without its last extension.
  private static func stem(_ path: String) -> String {
    let (folder, name) = FileSystem.split(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return path }
    return folder + "/" + name[..<dot]
  }

  /// `3 whose tests did not run, 1 whose test failed`
  package var keptText: String {
    let words: [(OrphanSearch.Cause, String)] = [
      (.notRun, "of tests that did not run (a filter, another system, or disabled)"),
      (.skipped, "of tests that were skipped"),
      (.failed, "of tests that did not pass"), (.elsewhere, "that lie where no reference is written"),
    ]
    return words.compactMap { cause, text in kept[cause].map { "\(NumberText.grouped($0)) \(text)" } }.joined(
      separator: ", ")
  }
}

/// Why nothing can be said, or done, about unreferenced files.
package enum PruneError: Error, Hashable, CustomStringConvertible {
  case noResults(String)
  case onlyShards(String)
  case newerShards(String, results: String)
  case otherPackage(String, ran: String, here: String)
  case incomplete(RunResults.Ending, String)
  case newerSource(String)
  case goneSource(String)
  case otherReferences(ran: String, here: String)

  static func notWhole(_ results: RunResults) -> PruneError { .incomplete(results.ending, results.artifacts) }

  package var description: String {
    let again = "run snapshot-record verify anew"
    return switch self {
    case .noResults(let path): "there is no \(path), so it is not known which references tests ask for; \(again)"
    case .onlyShards(let folder):
      "\(folder) holds the results of shards only; join them with snapshot-record merge \(folder)"
    case .newerShards(let shard, let results):
      "\(shard) is newer than \(results); join the shards with snapshot-record merge"
    case .otherPackage(let path, let ran, let here): "\(path) is of the package \(ran), and this is \(here); \(again)"
    case .incomplete(.interrupted, _):
      "the last run was interrupted, so it is not known which references tests ask for; \(again)"
    case .incomplete(.buildFailed, _):
      "the last run was not built, so it is not known which references tests ask for; \(again)"
    case .incomplete(_, let path):
      "the results in \(path) are a part of a suite; join the shards with snapshot-record merge"
    case .newerSource(let path):
      "\(path) was changed after the last run, so it is not known what it asks for now; \(again)"
    case .goneSource(let path): "\(path) is gone since the last run; \(again)"
    case .otherReferences(let ran, let here):
      "the last run had its references in \(ran), and SNAPSHOT_DIR says \(here); set it as it was, or \(again)"
    }
  }
}
