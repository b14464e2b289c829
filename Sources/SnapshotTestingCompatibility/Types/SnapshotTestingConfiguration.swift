import Foundation
import SnapshotAssertions
import SnapshotCore
import Synchronization
import Testing

/// Record mode and diff tool, by the names of swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
  public typealias Record = RecordMode
  public typealias DiffTool = SnapshotDiffTool
  public var record: Record?
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

  /// What is in force where nothing else says so.
  static let global = Mutex(SnapshotTestingConfiguration())

  /// The mode that an assertion passes on: its argument, or what the globals say outside of any scope.
  static func record(_ argument: Record?) -> Record? {
    if argument != nil || SnapshotScope.current.record != nil { return argument }
    return global.withLock { $0.record }
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` is `.all`, `false` is `.missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Whether all references are recorded anew: the oldest way to say so. Arguments, scopes and traits count before it.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.global.withLock { $0.record == .all } }
  set { SnapshotTestingConfiguration.global.withLock { $0.record = newValue ? .all : nil } }
}
/// The same with all modes.
public var record: RecordMode {
  get { SnapshotTestingConfiguration.global.withLock { $0.record } ?? .missing }
  set { SnapshotTestingConfiguration.global.withLock { $0.record = newValue } }
}
/// What messages say about looking at the files.
public var diffTool: SnapshotDiffTool? {
  get { SnapshotTestingConfiguration.global.withLock { $0.diffTool } }
  set { SnapshotTestingConfiguration.global.withLock { $0.diffTool = newValue } }
}

public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    snapshots(record: configuration.record, diffTool: configuration.diffTool)
  }
}
