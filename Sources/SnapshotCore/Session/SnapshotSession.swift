import Foundation
import Graphics

/// Judges pictures against their references, and writes what is to be written: references, artefacts, events.
///
/// One for each process that runs tests (`shared`); tests of this module make their own.
package final class SnapshotSession: Sendable {
  package static let shared = SnapshotSession(
    environment: SnapshotEnvironment(), run: RunIdentity.current(ProcessInfo.processInfo.environment))

  package let environment: SnapshotEnvironment
  package let counter = AssertionCounter()
  let ledger = RunLedger()
  private let twins = NameTwins()
  /// The run that this process belongs to, with others.
  private let run: String?

  package init(environment: SnapshotEnvironment, run: String? = nil) {
    (self.environment, self.run) = (environment, run)
  }

  /// - Parameters:
  ///   - strategy: what is compared.
  ///   - record: the assertion's argument.
  ///   - scope: what `withSnapshotTesting` had set where the assertion was made.
  ///   - render: makes the picture; what it throws becomes the failure.
  package func verify(
    _ identity: SnapshotIdentity, strategy: SnapshotStrategy = .image, tolerance: SnapshotTolerance = .exact,
    record: RecordMode? = nil, scope: SnapshotScope = .current, render: () throws -> RenderedPicture
  ) -> SnapshotResult {
    let start = HostTime.now
    return reported(judge(identity, strategy, tolerance, record, scope, render), since: start)
  }

  /// What other processes of the run have written.
  func claims(at paths: SnapshotPaths) -> RunClaims? { RunClaims(artifacts: paths.artifactRoot, run: run) }

  private func judge(
    _ identity: SnapshotIdentity, _ strategy: SnapshotStrategy, _ tolerance: SnapshotTolerance, _ record: RecordMode?,
    _ scope: SnapshotScope, _ render: () throws -> RenderedPicture
  ) -> SnapshotResult {
    // 1. Where the files are, and whether any may be written.
    let context: VerdictContext
    do {
      let paths = try SnapshotPaths(identity, strategy: strategy, environment: environment)
      context = try self.context(identity, at: paths, record, scope)
    } catch {
      return failure(identity, nil, FailureMessage(identity, "could not be judged: \(error)"))
    }
    let paths = context.paths
    // Who wrote the other one in this run is named below.
    if ledger.writer(of: paths.reference) == nil, let twin = twins.twin(of: paths.reference) {
      var message = FailureMessage(
        identity, "has a reference that is one file with another on systems that do not tell capitals or accents apart")
      message.add("reference", paths.reference)
      message.add("other", twin)
      message.add(
        "remedy",
        "where tests use both, give one a name that differs in more than capitals or accents (`named:`, or the test's), and "
          + "rename its file; otherwise remove the one that no test uses")
      return failure(identity, paths, message)
    }
    if let problem = tolerance.problems.first {
      return failure(identity, paths, FailureMessage(identity, "has an impossible tolerance: \(problem)"))
    }
    // 2. The picture.
    let picture: RenderedPicture
    do {
      picture = try render()
    } catch {
      let result = failure(identity, paths, FailureMessage(identity, "could not be drawn: \(error)"))
      // For whoever looks through the folders afterwards.
      var artifacts = context.artifacts()
      var report = FailureArtifacts.Report(event: SnapshotEvent(result))
      report.isAcceptable = false
      artifacts.write(report)
      return result
    }

    // 3. The verdict.
    return SnapshotVerdict(context: context, strategy: strategy, tolerance: tolerance).judge(picture)
  }

  private func failure(_ identity: SnapshotIdentity, _ paths: SnapshotPaths?, _ message: FailureMessage)
    -> SnapshotResult
  {
    SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
  }

  /// Tells `snapshot-record`, where it listens.
  func reported(_ result: SnapshotResult, since start: Double) -> SnapshotResult {
    var result = result
    result.seconds = max(0, HostTime.now - start)
    var isReported = environment.isRecordingReported
    if let file = environment.eventFile {
      do throws(FileError) {
        try FileSystem.append(line: SnapshotEvent(result).jsonLine, to: file)
      } catch {
        // Whoever reads the events does not learn of it: it must be said here.
        isReported = false
        result.message = [result.message, "\(error) (SNAPSHOT_EVENTS)"].compactMap(\.self).joined(separator: "\n")
      }
    }
    if isReported, result.state == .new || result.state == .changed { result.message = nil }
    return result
  }
}
