/// An environment variable that snapshot tests or the command line read.
package struct SnapshotVariable: Sendable {
  package var name: String
  /// One sentence without its full stop.
  package var summary: String
  /// Set by programs for each other, not by people.
  package var isInternal = false

  /// A test compares these with the sources.
  package static let all = [
    SnapshotVariable(name: "SNAPSHOT_RECORD", summary: "when tests write references: missing, never, failed or all"),
    SnapshotVariable(name: "SNAPSHOT_TESTING_RECORD", summary: "the same; SNAPSHOT_RECORD comes first"),
    SnapshotVariable(name: "SNAPSHOT_DIR", summary: "the folder of references, in place of Snapshots in the package"),
    SnapshotVariable(
      name: "SNAPSHOT_ARTIFACTS",
      summary: "the folder of results and of what failures leave, in place of .build/snapshots"),
    SnapshotVariable(
      name: "SNAPSHOT_ROOT",
      summary: "the package's folder where tests run in another place than they were built in, or OLD=NEW"),
    SnapshotVariable(name: "SNAPSHOT_WARNINGS", summary: "which warnings tests print: all or none"),
    SnapshotVariable(name: "SNAPSHOT_DIFF_TOOL", summary: "a command that failures offer for looking at both pictures"),
    SnapshotVariable(
      name: "SNAPSHOT_RUN_ID",
      summary: "what the processes of one run have in common, for other runners than swift test"),
    SnapshotVariable(name: "TINTYPE_FONTS", summary: "the folder of the pinned fonts"),
    SnapshotVariable(
      name: "SNAPSHOT_EVENTS", summary: "the file that assertions tell their outcome to", isInternal: true),
    SnapshotVariable(
      name: "SNAPSHOT_RECORDING_IS_REPORTED", summary: "recorded references fail no test", isInternal: true),
    SnapshotVariable(name: "SNAPSHOT_RECORD_INVOCATION", summary: "how the program was called", isInternal: true),
  ]
}
