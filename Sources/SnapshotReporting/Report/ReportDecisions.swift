import Foundation
import SnapshotCore

/// What `review` has decided about folders of artefacts, as far as its journal tells: a report that is made after a review
/// must not ask for the same again.
struct ReportDecisions {
  private struct Journal: Decodable {
    struct Stamp: Decodable { var time, size: Int }
    struct Entry: Decodable {
      var decision: String
      /// Of the artefacts, relative to the folder of all.
      var folder: String
      var stamp: Stamp
    }
    var version: Int
    var entries: [Entry]
  }
  private var entries: [String: Journal.Entry] = [:]
  private var root: String

  /// A journal that is not there, or of another form, has decided nothing.
  init(artifacts: String) {
    root = artifacts
    guard let bytes = try? FileSystem.read(artifacts + "/review.json"),
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes)), journal.version == 1
    else { return }
    for entry in journal.entries { entries[entry.folder] = entry }
  }

  /// `accepted`, `rejected`; `nil` for what is not decided, or was made anew since.
  func decision(on folder: String) -> String? {
    guard let relative = ReportPlaces.rest(of: folder, in: root), let entry = entries[relative] else { return nil }
    let result = folder + "/result.json"
    guard FileSystem.changeTime(result) == entry.stamp.time, (try? FileSystem.read(result).count) == entry.stamp.size
    else { return nil }
    return ["accept": "accepted", "reject": "rejected"][entry.decision]
  }
}
