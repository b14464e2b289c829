import Foundation
import SnapshotCore

/// What every form of the assertion does: name the snapshot, draw on the main actor, judge, tell the framework.
package enum SnapshotAssertion {
  /// The session that assertions go to; tests of the assertion set their own.
  @TaskLocal package static var session = SnapshotSession.shared

  /// - Returns: what it came to; the framework has been told already.
  @discardableResult
  package static func check(
    named name: String?, strategy: SnapshotStrategy = .image, tolerance: SnapshotTolerance, record: RecordMode?,
    at location: AssertionLocation, testName: String, render: @escaping @MainActor () throws -> RenderedPicture
  ) -> SnapshotResult {
    let test = RunningTest.current
    if test.framework == .xctest { TestStartObserver.register() }
    let source = SnapshotSource(
      fileID: "\(location.fileID)", filePath: "\(location.file)", testName: testName, line: Int(location.line),
      column: Int(location.column), arguments: test.arguments, filter: test.filter)
    let session = session
    let ordinal = name == nil ? session.counter.next(for: source, task: test.task) : 1
    let result = session.verify(
      SnapshotIdentity(source: source, name: name, ordinal: ordinal), strategy: strategy, tolerance: tolerance,
      record: record
    ) {
      try MainActorHop.run(render)
    }
    if let message = result.message { IssueReporter.record(message, at: location, in: test.framework) }
    return result
  }

  /// The same for a whole snapshot, whose warnings are said on the way.
  package static func check(
    named name: String?, strategy: SnapshotStrategy = .image, ignoring: [CGRect] = [], tolerance: SnapshotTolerance,
    record: RecordMode?, at location: AssertionLocation, testName: String,
    render: @escaping @MainActor () throws -> Snapshot
  ) {
    check(
      named: name, strategy: strategy, tolerance: tolerance, record: record, at: location, testName: testName
    ) {
      let snapshot = try render()
      WarningReporter.report(snapshot, at: location)
      return snapshot.picture(for: strategy, ignoring: ignoring)
    }
  }
}
