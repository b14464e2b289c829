import Graphics

/// One picture against its reference: looks at both, asks `RecordDecision`, and carries it out.
struct SnapshotVerdict {
  var identity: SnapshotIdentity
  var paths: SnapshotPaths
  var mode: RecordMode
  var strategy: SnapshotStrategy
  var tolerance: SnapshotTolerance
  var environment: SnapshotEnvironment
  var ledger: RunLedger
  /// Of the other processes of the run.
  var claims: RunClaims?
  /// The test says itself when references are written: by its argument, a scope or a trait.
  var isModeSet = false

  func judge(_ picture: RenderedPicture) -> SnapshotResult {
    if !picture.diagnostics.isEmpty { return faulty(picture) }
    if strategy.textPath(paths) != nil, strategy.text(of: picture) == nil {
      return failed(
        picture,
        FailureMessage(identity, "has no \(strategy.textExtension): only views have one, and this is a picture"))
    }
    // Before anything is written: a reference of which nothing counts would be a hollow success.
    if strategy.comparesPicture, picture.ignoresEverything {
      return failed(picture, FailureMessage(identity, "has nothing to compare: every pixel is ignored"))
    }
    if let earlier = ledger.writer(of: paths.reference, claims: claims) { return alreadyWritten(picture, earlier) }

    let findings: ReferenceFindings
    do throws(ReferenceFileError) {
      findings = try ReferenceFindings(strategy, paths, picture, tolerance)
    } catch {
      switch RecordDecision(mode, .unreadable) {
      case .write: return write(picture, .changed)
      case .pass, .fail:
        return failed(picture, FailureMessage(identity, "cannot be compared: \(error)"), isUnreadable: true)
          .pending(.changed)
      }
    }
    if case .nothingToCompare = findings.comparison {
      return failed(picture, FailureMessage(identity, "has nothing to compare: every pixel is ignored"))
    }

    switch RecordDecision(mode, findings.state) {
    case .write: return write(picture, findings.image == nil && findings.text == nil ? .new : .changed, findings)
    case .fail where findings.state == .missing:
      return missing(picture, findings).pending(findings.image == nil && findings.text == nil ? .new : .changed)
    case .fail: return different(picture, findings).pending(.changed)
    case .pass:
      ledger.notePass(identity, path: paths.reference)
      FailureArtifacts.removeStale(folder: paths.artifacts)
      if findings.state == .identical { keepTree(of: picture) }
      return SnapshotResult(
        state: .unchanged, identity: identity, paths: paths, message: nil, toleratedPixels: findings.toleratedPixels)
    }
  }

  // MARK: - Recording

  private func write(
    _ picture: RenderedPicture, _ state: SnapshotResult.State, _ findings: ReferenceFindings? = nil
  ) -> SnapshotResult {
    let entry = RunLedger.Entry(identity, path: paths.reference, digest: digest(picture))
    if let earlier = ledger.claim(entry, claims: claims) { return alreadyWritten(picture, earlier) }
    let companion: (path: String, text: String)? =
      if let path = strategy.textPath(paths), let text = strategy.text(of: picture) {
        (path, text)
      } else if let tree = picture.tree, ledger.writer(of: paths.tree) == nil {
        (paths.tree, tree.text)
      } else {
        nil
      }
    var files =
      companion.map { [(path: $0.path, ending: $0.path == paths.tree ? ".tree" : ".\(strategy.textExtension)")] } ?? []
    if strategy.comparesPicture { files.append((paths.reference, ".png")) }
    let recorded = RecordedArtifacts(folder: paths.artifacts, files: files)
    do throws(ReferenceFileError) {
      // The picture last: what is there without its tree is known to be unfinished by nobody.
      if let companion { try TextReferenceStore.write(companion.text, to: companion.path) }
      if strategy.comparesPicture, findings?.comparison?.isIdentical != true {
        try ReferenceStore.write(picture.image, to: paths.reference)
      }
    } catch {
      ledger.release(paths.reference, claims: claims)
      return failed(picture, FailureMessage(identity, "could not be recorded: \(error)"), isToBeCopied: true)
    }
    var message = FailureMessage(
      identity, state == .new ? "had no reference; recorded it just now" : "was recorded anew just now")
    addReference(&message, picture.image)
    message.add(
      "next", "look at the \(strategy.comparesPicture ? "picture" : "text"), then run the test again to compare with it"
    )
    let result = SnapshotResult(state: state, identity: identity, paths: paths, message: message.text)
    recorded.leave(result, actual: picture, reference: findings?.image, difference: findings?.comparison?.difference)
    return result
  }

  /// The tree beside a picture that passed as it is: what a later failure says moved is from it. No verdict depends on it,
  /// so a place that cannot be written is no failure.
  private func keepTree(of picture: RenderedPicture) {
    guard strategy == .image, mode != .never, let tree = picture.tree, ledger.writer(of: paths.tree) == nil else {
      return
    }
    if mode == .missing, FileSystem.exists(paths.tree) { return }
    let text = tree.text
    if let known = try? TextReferenceStore.read(paths.tree), known.utf8.elementsEqual(text.utf8) { return }
    try? TextReferenceStore.write(text, to: paths.tree)
  }

  private func digest(_ picture: RenderedPicture) -> String {
    let text = strategy.text(of: picture).map { SHA256.digest(Array($0.utf8)) }
    return [strategy.comparesPicture ? RunLedger.digest(picture.image) : nil, text].compactMap(\.self).joined(
      separator: "+")
  }

  /// A reference that this run wrote proves nothing about this run.
  private func alreadyWritten(_ picture: RenderedPicture, _ earlier: RunLedger.Entry) -> SnapshotResult {
    if earlier.path != paths.reference {
      var message = FailureMessage(
        identity, earlier.problem(with: paths.reference))
      addWriters(&message, earlier)
      return failed(picture, message)
    }
    if earlier.digest != digest(picture) {
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
    addReference(&message, picture.image)
    return SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
  }

  private func addReference(_ message: inout FailureMessage, _ picture: Bitmap) {
    if strategy.comparesPicture {
      message.add("reference", picture, paths.reference)
    } else {
      message.add("reference", paths.reference)
    }
  }

  private func addWriters(_ message: inout FailureMessage, _ earlier: RunLedger.Entry) {
    message.add("reference", paths.reference)
    message.add("one", earlier.source + (earlier.path == paths.reference ? "" : "  \(earlier.path)"))
    message.add("other", identity.source.text)
    message.add("remedy", "give each a `named:` of its own, or rename one of the tests")
  }

  // MARK: - Failing without a comparison

  private func missing(_ picture: RenderedPicture, _ findings: ReferenceFindings) -> SnapshotResult {
    var message = FailureMessage(identity, "has no reference, and record mode \"\(mode.rawValue)\" does not write one")
    if strategy.comparesPicture, findings.image == nil { message.add("missing", paths.reference) }
    if let path = strategy.textPath(paths), findings.text == nil { message.add("missing", path) }
    return failed(picture, message, accept: .missing)
  }

  private func faulty(_ picture: RenderedPicture) -> SnapshotResult {
    let count = picture.diagnostics.count
    var message = FailureMessage(
      identity, count == 1 ? "is faulty: \(picture.diagnostics[0])" : "is faulty in \(count) ways")
    if count > 1 { for text in picture.diagnostics { message.add("-", text) } }
    return failed(picture, message)
  }

  /// - Parameters:
  ///   - isToBeCopied: the picture is right, but the reference could not be written.
  ///   - isUnreadable: the picture is right, as far as is known, but the reference cannot be read.
  private func failed(
    _ picture: RenderedPicture, _ message: FailureMessage, accept: RecordMode? = nil, isToBeCopied: Bool = false,
    isUnreadable: Bool = false
  ) -> SnapshotResult {
    var message = message
    var artifacts = FailureArtifacts(folder: paths.artifacts)
    artifacts.write(actual: picture.image)
    message.add("actual", picture.image, artifacts.actual)
    var text: String?
    if let content = strategy.text(of: picture) {
      text = artifacts.write(text: content, "actual.\(strategy.textExtension)")
      message.add("", text ?? "")
    } else if accept != nil, let tree = picture.tree {
      artifacts.write(text: tree.text, "actual.tree")
    }
    if isToBeCopied, let copy = strategy.comparesPicture ? artifacts.actual : text {
      message.addCopy(of: copy, to: paths.reference)
    }
    if let accept { message.addAcceptance(accept, isModeSet: isModeSet) }
    var report = FailureArtifacts.Report(actual: picture.image)
    report.isAcceptable = accept != nil || isToBeCopied || isUnreadable
    return finish(&artifacts, message, report)
  }

  func finish(
    _ artifacts: inout FailureArtifacts, _ message: FailureMessage, _ report: FailureArtifacts.Report
  ) -> SnapshotResult {
    var (message, report) = (message, report)
    var result = SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
    report.event = SnapshotEvent(result)
    artifacts.write(report)
    if let problem = artifacts.problem { message.add("but", problem) }
    result.message = message.text
    return result
  }
}
