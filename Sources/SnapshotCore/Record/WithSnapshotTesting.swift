/// What `withSnapshotTesting` sets for the assertions inside of it.
package struct SnapshotScope: Sendable {
  package var record: RecordMode?
  @TaskLocal package static var current = SnapshotScope()
}

/// Sets the record mode for every snapshot assertion that `operation` makes. Scopes nest; `nil` keeps the outer one's.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
public func withSnapshotTesting<R>(record: RecordMode? = nil, operation: () throws -> R) rethrows -> R {
  try SnapshotScope.$current.withValue(SnapshotScope(record: record ?? SnapshotScope.current.record)) {
    try operation()
  }
}

/// Sets the record mode for every snapshot assertion that `operation` makes. Scopes nest; `nil` keeps the outer one's.
public func withSnapshotTesting<R>(
  record: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotScope.$current.withValue(
    SnapshotScope(record: record ?? SnapshotScope.current.record), operation: operation, isolation: isolation)
}
