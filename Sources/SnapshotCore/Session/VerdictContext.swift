/// What a verdict is about and works with, whatever it compares: a picture, a text, bytes, a literal.
struct VerdictContext {
  var identity: SnapshotIdentity
  var paths: SnapshotPaths
  var mode: RecordMode
  /// The test says itself when references are written: by its argument, a scope or a trait.
  var isModeSet: Bool
  var environment: SnapshotEnvironment
  var ledger: RunLedger
  /// Of the other processes of the run.
  var claims: RunClaims?

  /// `record mode "never" (because CI is set) does not write one`
  var refusal: String {
    let reason = isModeSet ? "set by the test" : RecordMode.reason(in: environment.variables)
    return "record mode \"\(mode.rawValue)\" (\(reason)) does not write one"
  }

  func result(_ state: SnapshotResult.State, _ message: FailureMessage? = nil) -> SnapshotResult {
    SnapshotResult(state: state, identity: identity, paths: paths, message: message?.text)
  }

  /// Tells apart whose files are in the folder of artefacts.
  private var owner: String {
    [identity.source.testKey, identity.source.text, paths.reference].joined(separator: "\u{1F}")
  }

  /// The folder for what a failure leaves, empty but for what others left in it in this run.
  func artifacts() -> FailureArtifacts {
    FailureArtifacts(
      folder: paths.artifacts, isShared: ledger.forgetFailure(of: owner, in: paths.artifacts))
  }

  func removeStale() {
    if ledger.forgetFailure(of: owner, in: paths.artifacts) { return }
    FailureArtifacts.removeStale(folder: paths.artifacts)
  }

  /// Nothing stays behind that would look like a failure.
  func passed() -> SnapshotResult {
    removeStale()
    return result(.unchanged)
  }

  /// - Parameters:
  ///   - message: says that it was written, and where.
  ///   - noun: what there is to look at.
  func recorded(_ state: SnapshotResult.State, _ message: FailureMessage, noun: String) -> SnapshotResult {
    var message = message
    message.add("next", "look at the \(noun), then run the test again to compare with it")
    let known: ReferenceState = state == .new ? .missing : .different
    if isModeSet,
      let other = try? RecordMode.resolved(argument: nil, scope: nil, environment: environment.variables),
      RecordDecision(other, known) != .write
    {
      message.add(
        "although",
        "the run's own record mode is \"\(other.rawValue)\": the test sets .\(mode.rawValue) itself (`record:`, "
          + "`withSnapshotTesting` or `.snapshots`), and that comes before CI and SNAPSHOT_RECORD")
    }
    return result(state, message)
  }

  /// Writes what programs read, and says what could not be written.
  /// - Parameter remedy: what would make a reference of what came out.
  func failed(
    _ message: FailureMessage, leaving artifacts: inout FailureArtifacts, _ report: FailureArtifacts.Report,
    remedy: FailureRemedy = .none
  ) -> SnapshotResult {
    var (message, report) = (message, report)
    var result = result(.failed, message)
    result.pending = remedy.pending
    report.isAcceptable = remedy != .none
    report.event = SnapshotEvent(result)
    artifacts.write(report)
    ledger.noteFailure(of: owner, in: paths.artifacts)
    if let problem = artifacts.problem { message.add("but", problem) }
    result.message = message.text
    return result
  }
}

extension SnapshotSession {
  func context(
    _ identity: SnapshotIdentity, at paths: SnapshotPaths, _ record: RecordMode?, _ scope: SnapshotScope
  ) throws(RecordModeError) -> VerdictContext {
    VerdictContext(
      identity: identity, paths: paths,
      mode: try RecordMode.resolved(argument: record, scope: scope.record, environment: environment.variables),
      isModeSet: record != nil || scope.record != nil, environment: environment, ledger: ledger,
      claims: claims(at: paths))
  }
}
