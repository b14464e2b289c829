import Graphics

/// One picture against one reference: looks at both, asks `RecordDecision`, and carries it out.
struct SnapshotVerdict {
  var identity: SnapshotIdentity
  var paths: SnapshotPaths
  var mode: RecordMode
  var tolerance: SnapshotTolerance
  var environment: SnapshotEnvironment
  var ledger: RunLedger
  /// Of the other processes of the run.
  var claims: RunClaims?

  func judge(_ picture: RenderedPicture) -> SnapshotResult {
    if !picture.diagnostics.isEmpty { return faulty(picture) }
    if let earlier = ledger.writer(of: paths.reference, claims: claims) { return alreadyWritten(picture.image, earlier) }

    let reference: Bitmap?
    var comparison: Comparison?
    do throws(ReferenceFileError) {
      reference = try ReferenceStore.read(paths.reference)
      comparison = reference.map {
        Comparison.compare($0, picture.image, tolerance: tolerance, ignoring: picture.ignored)
      }
    } catch {
      switch RecordDecision(mode, .unreadable) {
      case .write: return write(picture.image, .changed)
      case .pass, .fail: return failed(picture.image, FailureMessage(identity, "cannot be compared: \(error)"))
      }
    }
    if case .nothingToCompare = comparison {
      return failed(picture.image, FailureMessage(identity, "has nothing to compare: every pixel is ignored"))
    }

    switch (RecordDecision(mode, state(comparison)), reference, comparison) {
    case (.write, let reference, _): return write(picture.image, reference == nil ? .new : .changed)
    case (.fail, let reference?, let comparison?): return different(picture.image, reference, comparison)
    case (.fail, _, _): return missing(picture.image)
    case (.pass, _, _):
      ledger.notePass(identity, path: paths.reference)
      FailureArtifacts.removeStale(folder: paths.artifacts)
      return SnapshotResult(state: .unchanged, identity: identity, paths: paths, message: nil)
    }
  }

  private func state(_ comparison: Comparison?) -> ReferenceState {
    switch comparison {
    case nil: .missing
    case .identical: .identical
    case .similar: .similar
    case .different, .sizesDiffer, .nothingToCompare: .different
    }
  }

  // MARK: - Recording

  private func write(_ picture: Bitmap, _ state: SnapshotResult.State) -> SnapshotResult {
    let entry = RunLedger.Entry(identity, path: paths.reference, digest: RunLedger.digest(picture))
    if let earlier = ledger.claim(entry, claims: claims) { return alreadyWritten(picture, earlier) }
    do throws(ReferenceFileError) {
      try ReferenceStore.write(picture, to: paths.reference)
    } catch {
      ledger.release(paths.reference, claims: claims)
      return failed(picture, FailureMessage(identity, "could not be recorded: \(error)"), isToBeCopied: true)
    }
    FailureArtifacts.removeStale(folder: paths.artifacts)
    var message = FailureMessage(
      identity, state == .new ? "had no reference; recorded it just now" : "was recorded anew just now")
    message.add("reference", picture, paths.reference)
    message.add("next", "look at the picture, then run the test again to compare with it")
    return SnapshotResult(state: state, identity: identity, paths: paths, message: message.text)
  }

  /// A reference that this run wrote proves nothing about this run.
  private func alreadyWritten(_ picture: Bitmap, _ earlier: RunLedger.Entry) -> SnapshotResult {
    if earlier.path != paths.reference {
      var message = FailureMessage(
        identity,
        "has a reference whose name differs from another one's in case only, so both are one file on many systems")
      addWriters(&message, earlier)
      return failed(picture, message)
    }
    if earlier.digest != RunLedger.digest(picture) {
      let isSame = earlier.testKey == identity.source.testKey
      var message = FailureMessage(
        identity,
        isSame
          ? "was drawn twice in this run with different pixels, for one reference"
          : "shares its reference with another test that draws different pixels")
      addWriters(&message, earlier)
      return failed(picture, message)
    }
    if environment.isRecordingReported {
      return SnapshotResult(state: .unchanged, identity: identity, paths: paths, message: nil)
    }
    var message = FailureMessage(
      identity, "was recorded earlier in this run, so there is nothing to compare it with yet")
    message.add("reference", picture, paths.reference)
    return SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
  }

  private func addWriters(_ message: inout FailureMessage, _ earlier: RunLedger.Entry) {
    message.add("reference", paths.reference)
    message.add("one", earlier.source + (earlier.path == paths.reference ? "" : "  \(earlier.path)"))
    message.add("other", identity.source.text)
    message.add("remedy", "give each a `named:` of its own, or rename one of the tests")
  }

  // MARK: - Failing

  private func different(_ picture: Bitmap, _ reference: Bitmap, _ comparison: Comparison) -> SnapshotResult {
    guard let difference = comparison.difference else { return missing(picture) }
    var message: FailureMessage
    if case .sizesDiffer = comparison {
      message = FailureMessage(
        identity,
        "has another size than its reference: \(FailureMessage.size(picture)), expected \(FailureMessage.size(reference)); "
          + FailureMessage.numbers(difference))
    } else {
      message = FailureMessage(identity, "differs from its reference: \(FailureMessage.numbers(difference))")
    }
    var artifacts = FailureArtifacts(folder: paths.artifacts)
    artifacts.write(actual: picture)
    artifacts.write(reference: reference, at: paths.reference, difference: difference, actual: picture)
    message.add("reference", reference, paths.reference)
    message.add("actual", picture, artifacts.actual)
    if let diff = artifacts.diff { message.add("diff", diff) }
    message.addAcceptance(.failed)
    return finish(&artifacts, message, reference: reference, actual: picture, difference: difference)
  }

  private func missing(_ picture: Bitmap) -> SnapshotResult {
    var message = FailureMessage(identity, "has no reference, and record mode \"\(mode.rawValue)\" does not write one")
    message.add("missing", paths.reference)
    return failed(picture, message, accept: .missing)
  }

  private func faulty(_ picture: RenderedPicture) -> SnapshotResult {
    let count = picture.diagnostics.count
    var message = FailureMessage(
      identity, count == 1 ? "is faulty: \(picture.diagnostics[0])" : "is faulty in \(count) ways")
    if count > 1 { for text in picture.diagnostics { message.add("-", text) } }
    return failed(picture.image, message)
  }

  /// - Parameter isToBeCopied: the picture is right, but the reference could not be written.
  private func failed(
    _ picture: Bitmap, _ message: FailureMessage, accept: RecordMode? = nil, isToBeCopied: Bool = false
  ) -> SnapshotResult {
    var message = message
    var artifacts = FailureArtifacts(folder: paths.artifacts)
    artifacts.write(actual: picture)
    message.add("actual", picture, artifacts.actual)
    if isToBeCopied, let copy = artifacts.actual { message.addCopy(of: copy, to: paths.reference) }
    if let accept { message.addAcceptance(accept) }
    return finish(&artifacts, message, actual: picture)
  }

  private func finish(
    _ artifacts: inout FailureArtifacts, _ message: FailureMessage, reference: Bitmap? = nil, actual: Bitmap,
    difference: PixelDifference? = nil
  ) -> SnapshotResult {
    var message = message
    var result = SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
    artifacts.write(
      FailureArtifacts.Report(
        event: SnapshotEvent(result), reference: reference.map { .init($0) }, actual: .init(actual),
        difference: difference.map { .init($0) }))
    if let problem = artifacts.problem { message.add("but", problem) }
    result.message = message.text
    return result
  }
}
