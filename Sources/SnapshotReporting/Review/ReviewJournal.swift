import Foundation
import SnapshotCore

/// `review.json` in the folder of artefacts: what was decided, and what every file was before and became.
///
/// It is written before anything is done, and says nothing of whether that was done: the files do. So there is no moment
/// at which a killed process leaves a reference of which nobody knows what it was.
package struct ReviewJournal: Codable, Sendable {
  package static let currentVersion = 1
  package static let fileName = "review.json"

  package struct Content: Hashable, Codable, Sendable {
    package var size: Int
    /// SHA-256
    package var digest: String
    package init(_ bytes: [UInt8]) { (size, digest) = (bytes.count, SHA256.digest(bytes)) }
  }

  package struct File: Hashable, Codable, Sendable {
    /// The reference.
    package var target: String
    /// `nil`: there was none.
    package var before: Content?
    /// Where what was before is kept: a name in the folder `.review` beside the journal.
    package var kept: String?
    /// `nil`: there is none.
    package var after: Content?
  }

  package struct Entry: Hashable, Codable, Sendable {
    package var number: Int
    /// Entries of one number were decided with one key, and are undone with one.
    package var group: Int
    package var name: String
    package var kind: PendingChange.Kind
    package var decision: ReviewDecision
    /// Of the artefacts, relative to the folder of all.
    package var folder: String
    package var stamp: PendingChange.Stamp
    package var files: [File]
  }

  package var version = Self.currentVersion
  package var entries: [Entry] = []

  package init() {}

  package static func decode(_ bytes: [UInt8]) -> ReviewJournal? {
    guard let journal = try? JSONDecoder().decode(ReviewJournal.self, from: Data(bytes)),
      journal.version == currentVersion
    else { return nil }
    return journal
  }

  package var encoded: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Strings and integers only: it cannot fail.
    return Array((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }
}

extension ReviewJournal.Entry {
  /// What its files say.
  enum State {
    /// As they were: it was not carried out, or version control took it back.
    case notDone
    case done
    /// Some as before, the others as after: who carried it out, or undid it, was stopped.
    case half
    /// One is neither: tests or people have changed it since.
    case superseded
  }

  func state(_ disk: ReviewDisk) throws(FileError) -> State {
    if files.isEmpty { return .done }
    var (before, after) = (0, 0)
    for file in files {
      let bytes = try disk.read(file.target)
      let now: ReviewJournal.Content? =
        if let bytes, bytes.count == file.before?.size || bytes.count == file.after?.size { .init(bytes) } else { nil }
      if bytes != nil, now == nil { return .superseded }
      switch now {
      // What is the same before and after says nothing.
      case file.after where file.after == file.before: break
      case file.after: after += 1
      case file.before: before += 1
      default: return .superseded
      }
    }
    return before == 0 ? .done : after == 0 ? .notDone : .half
  }
}
