import Foundation
import SnapshotCore

/// What every form of the assertion does: name the snapshot, draw on the main actor, judge, tell the framework.
package enum SnapshotAssertion {
  /// The session that assertions go to; tests of the assertion set their own.
  @TaskLocal package static var session = SnapshotSession.shared

  /// - Parameter reports: whether a failure is told to the framework here, or by the caller.
  /// - Returns: what it came to.
  @discardableResult
  package static func check(
    named name: String?, strategy: SnapshotStrategy = .image, tolerance: SnapshotTolerance, record: RecordMode?,
    at location: AssertionLocation, testName: String, reports: Bool = true,
    render: @escaping @MainActor () throws -> RenderedPicture
  ) -> SnapshotResult {
    let test = RunningTest.current
    if test.framework == .xctest { TestStartObserver.register() }
    let source = SnapshotSource(
      fileID: "\(location.fileID)", filePath: SourceFilePath.resolved("\(location.file)"), testName: testName, line: Int(location.line),
      column: Int(location.column), arguments: test.arguments, filter: test.filter)
    let session = session
    let ordinal = name == nil ? session.counter.next(for: source, task: test.task) : 1
    let result = session.verify(
      SnapshotIdentity(source: source, name: name, ordinal: ordinal), strategy: strategy, tolerance: tolerance,
      record: record
    ) {
      try MainActorHop.run(render)
    }
    if reports { FailureHandover.report(result, at: location, in: test.framework, environment: session.environment) }
    return result
  }

  /// The same for a whole snapshot, whose warnings are said on the way.
  @discardableResult
  package static func check(
    named name: String?, strategy: SnapshotStrategy = .image, ignoring: [CGRect] = [], tolerance: SnapshotTolerance,
    record: RecordMode?, at location: AssertionLocation, testName: String, reports: Bool = true,
    render: @escaping @MainActor () throws -> Snapshot
  ) -> SnapshotResult {
    check(
      named: name, strategy: strategy, tolerance: tolerance, record: record, at: location, testName: testName,
      reports: reports
    ) {
      let snapshot = try render()
      WarningReporter.report(snapshot, at: location)
      return snapshot.picture(for: strategy, ignoring: ignoring)
    }
  }
}
