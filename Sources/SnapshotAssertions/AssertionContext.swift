import SnapshotCore

/// What an assertion of another form than a picture's knows and does: the test it is in, its number there, the framework.
package struct AssertionContext {
  package let location: AssertionLocation
  package let source: SnapshotSource
  package let session: SnapshotSession
  private let test: RunningTest

  package init(at location: AssertionLocation, testName: String) {
    let test = RunningTest.current
    if test.framework == .xctest { TestStartObserver.register() }
    (self.test, self.location, session) = (test, location, SnapshotAssertion.session)
    source = SnapshotSource(
      fileID: "\(location.fileID)", filePath: SourceFilePath.resolved("\(location.file)"), testName: testName, line: Int(location.line),
      column: Int(location.column), arguments: test.arguments, filter: test.filter)
  }

  /// 1, 2, 3, for the unnamed assertions of one kind that the test makes; kinds are counted apart.
  package func ordinal(of kind: String) -> Int {
    var counted = source
    counted.testName += "\u{1F}" + kind
    return session.counter.next(for: counted, task: test.task)
  }

  /// Tells the framework that runs what an assertion came to, when that is no pass.
  package func report(_ result: SnapshotResult) {
    FailureHandover.report(result, at: location, in: test.framework, environment: session.environment)
  }

  /// Fails the test that runs.
  package func report(_ message: String) { IssueReporter.record(message, at: location, in: test.framework) }
}
