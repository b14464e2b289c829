import SnapshotCore
import Testing

/// Sets the record mode and the diff tool for the snapshots of a test or of a suite, the suites in it included.
///
///     @Suite(.snapshots(record: .failed)) struct CardTests { … }
///
/// Never needed: numbers and names are right without it. An assertion's argument counts before it, and so does a
/// `withSnapshotTesting` inside of the test; a trait of an inner suite or of the test counts before an outer one's.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public var record: RecordMode?
  public var diffTool: SnapshotDiffTool?
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: record, diffTool: diffTool) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  public static var snapshots: Self { SnapshotsTrait() }
  /// - Parameters:
  ///   - record: when references are written; `nil` leaves it to what is outside.
  ///   - diffTool: what messages say about looking at the files; `nil` leaves it to what is outside.
  public static func snapshots(record: RecordMode? = nil, diffTool: SnapshotDiffTool? = nil) -> Self {
    SnapshotsTrait(record: record, diffTool: diffTool)
  }
}
