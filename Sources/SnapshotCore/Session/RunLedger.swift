import Graphics
import Synchronization

/// Which reference files this process has written or found right, and for whom.
package final class RunLedger: Sendable {
  package struct Entry: Sendable {
    package var identity: SnapshotIdentity
    package var path: String
    /// Of the sides and pixels that were written; `nil` for a picture that passed as the reference there was.
    package var digest: String?
  }
  /// By path in lower case: names that differ in case alone are one file on many systems.
  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// Who wrote the file in this run.
  package func writer(of path: String) -> Entry? {
    entries.withLock { $0[path.lowercased()].flatMap { $0.digest == nil ? nil : $0 } }
  }

  /// Takes a file for a writer, or gives back who has written it or passed with it: two tests that run at the same time
  /// cannot both get it, and what one found right another does not overwrite.
  package func claim(_ entry: Entry) -> Entry? {
    entries.withLock { entries in
      if let earlier = entries[entry.path.lowercased()] { return earlier }
      entries[entry.path.lowercased()] = entry
      return nil
    }
  }

  package func notePass(_ identity: SnapshotIdentity, path: String) {
    entries.withLock { entries in
      if entries[path.lowercased()] == nil { entries[path.lowercased()] = Entry(identity: identity, path: path) }
    }
  }

  /// Gives a file back when it could not be written.
  package func release(_ path: String) { entries.withLock { $0[path.lowercased()] = nil } }

  package static func digest(_ picture: Bitmap) -> String {
    "\(picture.width)x\(picture.height)-" + picture.storage.withBytes(SHA256.digest)
  }
}
