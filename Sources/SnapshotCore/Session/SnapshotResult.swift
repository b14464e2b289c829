/// What an assertion came to.
package struct SnapshotResult: Sendable {
  package enum State: String, Codable, Sendable {
    /// A reference was written where there was none.
    case new
    /// A reference was replaced.
    case changed
    /// The picture passes as its reference.
    case unchanged
    /// The picture does not pass, or there is none, and no reference was written.
    case failed
  }
  package var state: State
  package var identity: SnapshotIdentity
  /// `nil` when the test is in no package.
  package var paths: SnapshotPaths?
  /// What the test is told; `nil` lets it pass.
  package var message: String?
  /// Pixels that are off in a picture that passes, because the tolerance allows it.
  package var toleratedPixels: Int? = nil
  /// What a failure would be had the reference been written: `new` or `changed`; `nil` where no reference helps.
  package var pending: State? = nil
  /// From before the picture was drawn until the verdict.
  package var seconds: Double? = nil

  package var passes: Bool { message == nil }
}
