// SnapshotAssertions
