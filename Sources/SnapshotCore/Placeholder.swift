// SnapshotCore
