import Graphics

/// One picture against its reference: looks at both, asks `RecordDecision`, and carries it out.
struct SnapshotVerdict: ReferenceVerdict {
  var context: VerdictContext
  var strategy: SnapshotStrategy
  var tolerance: SnapshotTolerance

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
    if let result = alreadyWritten(picture, in: comparedPaths) { return result }

    let findings: ReferenceFindings
    do throws(ReferenceFileError) {
      findings = try ReferenceFindings(strategy, paths, picture, tolerance)
    } catch {
      return unreadable(picture, "\(error)") { write(picture, .changed, nil) }
    }
    if case .nothingToCompare = findings.comparison {
      return failed(picture, FailureMessage(identity, "has nothing to compare: every pixel is ignored"))
    }

    switch RecordDecision(mode, findings.state) {
    case .write: return write(picture, findings.image == nil && findings.text == nil ? .new : .changed, findings)
    case .fail where findings.state == .missing:
      return missing(
        picture,
        [
          strategy.comparesPicture && findings.image == nil ? paths.reference : nil,
          findings.text == nil ? strategy.textPath(paths) : nil,
        ].compactMap(\.self))
    case .fail: return different(picture, findings, sharedWith: others(passed: false).first)
    case .pass:
      // Without a tolerance or a mask, what equals the reference is not what another test found to differ from it.
      let others = others(passed: true)
      if findings.state == .identical, picture.ignored.isEmpty, let other = others.first(where: { !$0.passed }) {
        return sharesWithOther(other)
      }
      for path in comparedPaths { context.ledger.notePass(identity, path: path) }
      if findings.state == .identical, let problem = keepTree(of: picture) { return problem }
      var result = context.passed()
      result.toleratedPixels = findings.toleratedPixels
      return result
    }
  }

  // MARK: - Sharing

  private func others(passed: Bool) -> [RunLedger.Comparison] {
    let own = RunLedger.Comparison(
      source: identity.source.text, testKey: identity.source.testKey, strategy: strategy, passed: passed)
    return context.ledger.note(own, path: paths.reference).filter { $0.strategy == strategy }
  }

  /// Whichever of the two came first: a reference that one of them accepts is what the other one fails with.
  /// The folder of artefacts, which they share, too, keeps what the other one left.
  private func sharesWithOther(_ other: RunLedger.Comparison) -> SnapshotResult {
    var message = FailureMessage(identity, "shares its reference with another snapshot, which differs from it")
    message.add("reference", paths.reference)
    message.add("one", other.source)
    message.add("other", identity.source.text)
    message.add("remedy", "give each a `named:` of its own, or rename one of the tests")
    return context.result(.failed, message)
  }

  // MARK: - Recording

  var noun: String { strategy.comparesPicture ? "picture" : "text" }
  var clash: (twice: String, shared: String) {
    (
      "was drawn twice in this run with different pixels, for one reference",
      "shares its reference with another test that draws different pixels"
    )
  }
  private var comparedPaths: [String] {
    [strategy.comparesPicture ? paths.reference : nil, strategy.textPath(paths)].compactMap(\.self)
  }
  func comparedFiles(of picture: RenderedPicture) -> [KeptFile] {
    var files: [KeptFile] = []
    if strategy.comparesPicture {
      files.append(KeptFile(path: paths.reference, digest: RunLedger.digest(picture.image)))
    }
    if let path = strategy.textPath(paths), let text = strategy.text(of: picture) {
      files.append(KeptFile(path: path, digest: SHA256.digest(Array(text.utf8))))
    }
    return files
  }

  private func write(
    _ picture: RenderedPicture, _ state: SnapshotResult.State, _ findings: ReferenceFindings?
  ) -> SnapshotResult {
    let text = strategy.textPath(paths).flatMap { path in strategy.text(of: picture).map { (path: path, text: $0) } }
    var kept: [(path: String, ending: String)] = []
    if let text { kept.append((text.path, "." + strategy.textExtension)) }
    if text == nil, picture.tree != nil { kept.append((paths.tree, ".tree")) }
    if strategy.comparesPicture { kept.append((paths.reference, ".png")) }
    return write(
      picture, state, keeping: kept,
      leave: { recorded, result in
        recorded.leave(
          result, actual: picture, reference: findings?.image, difference: findings?.comparison?.difference)
      }
    ) { () throws(ReferenceFileError) in
      // The picture last: what is there without its tree is known to be unfinished by nobody.
      if let text {
        try TextReferenceStore.write(text.text, to: text.path)
      } else if let tree = picture.tree, let owner = try keep(tree.text) {
        return clashes(picture, withTreeOf: owner)
      }
      if strategy.comparesPicture, findings?.comparison?.isIdentical != true {
        try ReferenceStore.write(picture.image, to: paths.reference)
      }
      return nil
    }
  }

  // MARK: - The tree beside a picture

  /// The tree beside a picture that passed as it is: what a later failure says moved is from it. No verdict depends on it,
  /// so a place that cannot be written is no failure.
  /// - Returns: the failure where the file is another assertion's.
  private func keepTree(of picture: RenderedPicture) -> SnapshotResult? {
    guard strategy == .image, mode != .never, let tree = picture.tree else { return nil }
    if mode == .missing, FileSystem.exists(paths.tree) { return nil }
    let text = tree.text
    if let known = try? TextReferenceStore.read(paths.tree), known.utf8.elementsEqual(text.utf8) {
      context.ledger.notePass(identity, path: paths.tree, isCompared: false)
      return nil
    }
    return (try? keep(text)).flatMap { $0 }.map { clashes(picture, withTreeOf: $0) }
  }

  /// Writes the tree beside the picture, once in a run. `NAME.tree` belongs to the assertion that compares it, where there
  /// is one: a picture of that name may keep the same tree there, and no other.
  /// - Returns: that assertion, when its tree is another one; nothing was written.
  private func keep(_ text: String) throws(ReferenceFileError) -> RunLedger.Entry? {
    let entry = RunLedger.Entry(
      identity, path: paths.tree, digest: SHA256.digest(Array(text.utf8)), isCompared: false)
    if let earlier = context.ledger.claim(entry, claims: context.claims) {
      if !earlier.isCompared { return nil }
      let known = (try? TextReferenceStore.read(paths.tree)) ?? ""
      return known.utf8.elementsEqual(text.utf8) ? nil : earlier
    }
    do throws(ReferenceFileError) {
      try TextReferenceStore.write(text, to: paths.tree)
    } catch {
      context.ledger.release(paths.tree, claims: context.claims)
      throw error
    }
    return nil
  }

  private func clashes(_ picture: RenderedPicture, withTreeOf owner: RunLedger.Entry) -> SnapshotResult {
    clashes(
      picture, with: owner, at: paths.tree,
      "has another tree than the assertion of the same name whose reference that is")
  }

  func addReference(_ message: inout FailureMessage, _ picture: RenderedPicture) {
    if strategy.comparesPicture {
      message.add("reference", picture.image, paths.reference)
    } else {
      message.add("reference", paths.reference)
    }
  }

  // MARK: - Failing without a comparison

  private func faulty(_ picture: RenderedPicture) -> SnapshotResult {
    let count = picture.diagnostics.count
    var message = FailureMessage(
      identity, count == 1 ? "is faulty: \(picture.diagnostics[0])" : "is faulty in \(count) ways")
    if count > 1 { for text in picture.diagnostics { message.add("-", text) } }
    return failed(picture, message)
  }

  func failed(
    _ picture: RenderedPicture, _ message: FailureMessage, remedy: FailureRemedy
  ) -> SnapshotResult {
    var message = message
    var artifacts = context.artifacts()
    artifacts.write(actual: picture.image)
    message.add("actual", picture.image, artifacts.actual)
    var text: String?
    if let content = strategy.text(of: picture) {
      text = artifacts.write(text: content, "actual.\(strategy.textExtension)")
      message.add("", text ?? "")
    } else if case .record = remedy, let tree = picture.tree {
      artifacts.write(text: tree.text, "actual.tree")
    }
    if remedy == .copy, let copy = strategy.comparesPicture ? artifacts.actual : text {
      message.addCopy(of: copy, to: paths.reference)
    }
    if case .record(let mode) = remedy { message.addAcceptance(mode, isModeSet: isModeSet) }
    return context.failed(
      message, leaving: &artifacts, FailureArtifacts.Report(actual: picture.image), remedy: remedy)
  }
}
