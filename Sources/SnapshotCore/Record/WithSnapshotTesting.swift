/// What `withSnapshotTesting` sets for the assertions inside of it.
package struct SnapshotScope: Sendable {
  package var record: RecordMode?
  package var diffTool: SnapshotDiffTool?
  @TaskLocal package static var current = SnapshotScope()

  /// `self`, with what is given replaced.
  fileprivate func with(_ record: RecordMode?, _ diffTool: SnapshotDiffTool?) -> SnapshotScope {
    SnapshotScope(record: record ?? self.record, diffTool: diffTool ?? self.diffTool)
  }
}

/// Sets the record mode and the diff tool for every snapshot assertion that `operation` makes. Scopes nest; `nil` keeps the
/// outer one's. A thread or a detached task that `operation` starts is outside of it.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed, diffTool: "meld") { super.invokeTest() }
///     }
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, diffTool: SnapshotDiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotScope.$current.withValue(SnapshotScope.current.with(record, diffTool)) { try operation() }
}

/// Sets the record mode and the diff tool for every snapshot assertion that `operation` makes. Scopes nest; `nil` keeps the
/// outer one's.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, diffTool: SnapshotDiffTool? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotScope.$current.withValue(
    SnapshotScope.current.with(record, diffTool), operation: operation, isolation: isolation)
}
