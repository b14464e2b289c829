import Graphics
import Synchronization

/// Which reference files this run has written or this process found right, and for whom.
package final class RunLedger: Sendable {
  package struct Entry: Sendable {
    /// Of the test: `AppTests/MapTests.swift:42 testMap()`.
    package var source: String
    package var testKey: String
    package var path: String
    /// Of the sides and pixels that were written; `nil` for a picture that passed as the reference there was.
    package var digest: String?
    /// Whether a verdict depends on the file: on a tree that is kept beside a picture none does.
    package var isCompared: Bool
    /// Of another process that SNAPSHOT_RUN_ID says to be of this run: what the variable holds, and who wrote.
    package var run: (name: String, process: Int32)?

    package init(_ identity: SnapshotIdentity, path: String, digest: String? = nil, isCompared: Bool = true) {
      (source, testKey) = (identity.source.text, identity.source.testKey)
      (self.path, self.digest, self.isCompared) = (path, digest, isCompared)
    }
    /// What two references have in common whose paths are not the same.
    func problem(with other: String) -> String {
      NameTwins.folded(path) == NameTwins.folded(other)
        ? "has a reference whose name differs from another one's in case only, so both are one file on many systems"
        : "has a reference that is one file with another one's, to which a link leads"
    }
    init(_ claim: RunClaims.Claim, in claims: RunClaims) {
      (source, testKey, path, digest) = (claim.source, claim.testKey, claim.path, claim.digest)
      isCompared = claim.isCompared
      if let name = claims.givenName, let writer = claim.writer { run = (name, writer.number) }
    }
  }
  /// By path without links, as systems see it that do not tell case apart.
  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// One file has one key, whatever links lead to it.
  private static func key(_ path: String) -> String { NameTwins.folded(FileSystem.followed(path)) }

  /// Who wrote the file in this run, in this process or (`claims`) in another one.
  package func writer(of path: String, claims: RunClaims? = nil) -> Entry? {
    if let own = entries.withLock({ $0[Self.key(path)] }), own.digest != nil { return own }
    return claims.flatMap { claims in claims.writer(of: path).map { Entry($0, in: claims) } }
  }

  /// Takes a file for a writer, or gives back who has written it or passed with it: two tests that run at the same time
  /// cannot both get it, and what one found right another does not overwrite.
  package func claim(_ entry: Entry, claims: RunClaims? = nil) -> Entry? {
    let key = Self.key(entry.path)
    let earlier = entries.withLock { entries in
      if let earlier = entries[key] { return Entry?.some(earlier) }
      entries[key] = entry
      return nil
    }
    if let earlier { return earlier }
    guard let claims, let digest = entry.digest,
      let other = claims.take(
        RunClaims.Claim(
          source: entry.source, testKey: entry.testKey, path: entry.path, digest: digest, isCompared: entry.isCompared))
    else { return nil }
    entries.withLock { $0[key] = nil }
    return Entry(other, in: claims)
  }

  /// Who compared something with a reference that was there before the run, and what it came to.
  struct Comparison: Sendable {
    /// `AppTests/MapTests.swift:42 testMap()`
    var source: String
    /// Of the test alone.
    var testKey: String
    var strategy: SnapshotStrategy
    var passed: Bool
  }
  private let comparisons = Mutex<[String: [Comparison]]>([:])

  /// Keeps what a comparison with a reference came to.
  /// - Returns: what others came to before, in this process: other tests, or other lines of the same one. A repetition of
  ///   the same line is no other.
  func note(_ comparison: Comparison, path: String) -> [Comparison] {
    comparisons.withLock { comparisons in
      let others = (comparisons[Self.key(path)] ?? []).filter {
        $0.source != comparison.source || $0.testKey != comparison.testKey
      }
      // Of a repetition the latest counts.
      comparisons[Self.key(path)] = others + [comparison]
      return others
    }
  }

  package func notePass(_ identity: SnapshotIdentity, path: String, isCompared: Bool = true) {
    let key = Self.key(path)
    entries.withLock { entries in
      if entries[key] == nil { entries[key] = Entry(identity, path: path, isCompared: isCompared) }
    }
  }

  /// Whose failures of this process are in which folder of artefacts. Assertions of one name and another strategy have one.
  private let failures = Mutex<[String: Set<String>]>([:])

  func noteFailure(of owner: String, in folder: String) { failures.withLock { _ = $0[folder, default: []].insert(owner) } }

  /// - Returns: whether others failed in this process, too, and their messages name files that are there.
  func forgetFailure(of owner: String, in folder: String) -> Bool {
    failures.withLock { failures in
      failures[folder]?.remove(owner)
      if failures[folder]?.isEmpty ?? true { failures[folder] = nil }
      return failures[folder] != nil
    }
  }

  /// Gives a file back when it could not be written.
  package func release(_ path: String, claims: RunClaims? = nil) {
    entries.withLock { $0[Self.key(path)] = nil }
    claims?.release(path)
  }

  package static func digest(_ picture: Bitmap) -> String {
    "\(picture.width)x\(picture.height)-" + picture.storage.withBytes(SHA256.digest)
  }
}
