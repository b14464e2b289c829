/// A kind of reference that is no picture of this tool: a text, JSON, bytes.
package struct DataForm {
  /// Why a reference cannot be used at all; `nil` when it can.
  package var problem: ([UInt8]) -> String?
  /// What differs, and files that show it; `nil` when the new one passes.
  package var difference:
    (_ reference: [UInt8], _ actual: [UInt8]) -> (text: String, files: [(name: String, bytes: [UInt8])])?

  package init(
    problem: @escaping ([UInt8]) -> String? = { _ in nil },
    difference: @escaping ([UInt8], [UInt8]) -> (text: String, files: [(name: String, bytes: [UInt8])])?
  ) {
    (self.problem, self.difference) = (problem, difference)
  }

  /// What version control left in a reference's place.
  package static func brokenByVersionControl(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      return "it is a Git LFS pointer, not the file it stands for; run git lfs pull"
    }
    if bytes.starts(with: Array("<<<<<<< ".utf8)) { return "it holds the marks of a merge conflict; resolve it" }
    return nil
  }
}

extension SnapshotSession {
  /// Judges bytes against their reference file, and writes what is to be written.
  ///
  /// - Parameters:
  ///   - paths: where the files are; made by the caller, who knows whose names they have.
  ///   - data: makes the bytes; what it throws becomes the failure.
  package func verify(
    _ identity: SnapshotIdentity, at paths: SnapshotPaths, record: RecordMode?, scope: SnapshotScope = .current,
    as form: DataForm, data: () throws -> [UInt8]
  ) -> SnapshotResult {
    let start = HostTime.now
    let judge = DataVerdict(identity: identity, paths: paths, form: form, session: self)
    do {
      let mode = try RecordMode.resolved(argument: record, scope: scope.record, environment: environment.variables)
      let bytes: [UInt8]
      do {
        bytes = try data()
      } catch {
        return reported(judge.result(.failed, FailureMessage(identity, "could not be made: \(error)")), since: start)
      }
      return reported(judge.judge(bytes, mode), since: start)
    } catch {
      return reported(judge.result(.failed, FailureMessage(identity, "could not be judged: \(error)")), since: start)
    }
  }
}

private struct DataVerdict {
  var identity: SnapshotIdentity
  var paths: SnapshotPaths
  var form: DataForm
  var session: SnapshotSession

  func result(_ state: SnapshotResult.State, _ message: FailureMessage?) -> SnapshotResult {
    SnapshotResult(state: state, identity: identity, paths: paths, message: message?.text)
  }

  func judge(_ bytes: [UInt8], _ mode: RecordMode) -> SnapshotResult {
    if let earlier = session.ledger.writer(of: paths.reference, claims: session.claims(at: paths)) {
      return alreadyWritten(bytes, earlier)
    }
    let reference: [UInt8]?
    do throws(FileError) {
      reference = try FileSystem.read(paths.reference)
    } catch  where error.isMissingFile {
      reference = nil
    } catch {
      let problem: ReferenceFileError =
        FileSystem.isDirectory(paths.reference) ? .isADirectory(path: paths.reference) : .unreadable(error)
      return unreadable(bytes, mode, "\(problem)")
    }
    if let reference, let problem = DataForm.brokenByVersionControl(reference) ?? form.problem(reference) {
      return unreadable(bytes, mode, "the reference \(paths.reference) cannot be used: \(problem)")
    }
    let difference = reference.flatMap { $0 == bytes ? nil : form.difference($0, bytes) }
    let state: ReferenceState =
      switch reference {
      case nil: .missing
      case bytes?: .identical
      default: difference == nil ? .similar : .different
      }
    switch RecordDecision(mode, state) {
    case .pass:
      session.ledger.notePass(identity, path: paths.reference)
      FailureArtifacts.removeStale(folder: paths.artifacts)
      return result(.unchanged, nil)
    case .write: return write(bytes, state == .missing ? .new : .changed)
    case .fail:
      guard let reference, let difference else {
        var message = FailureMessage(
          identity, "has no reference, and record mode \"\(mode.rawValue)\" does not write one")
        message.add("missing", paths.reference)
        return failed(bytes, message, accept: .missing).pending(.new)
      }
      var message = FailureMessage(identity, "differs from its reference:")
      message.lines += difference.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      message.add("reference", paths.reference)
      return failed(
        bytes, message, accept: .failed, files: [("reference" + suffix, reference)] + difference.files
      ).pending(.changed)
    }
  }

  /// `.txt`
  private var suffix: String {
    let name = FileSystem.split(paths.reference).name
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  private func unreadable(_ bytes: [UInt8], _ mode: RecordMode, _ problem: String) -> SnapshotResult {
    switch RecordDecision(mode, .unreadable) {
    case .write: write(bytes, .changed)
    case .pass, .fail: failed(bytes, FailureMessage(identity, "cannot be compared: \(problem)")).pending(.changed)
    }
  }

  private func write(_ bytes: [UInt8], _ state: SnapshotResult.State) -> SnapshotResult {
    let entry = RunLedger.Entry(identity, path: paths.reference, digest: SHA256.digest(bytes))
    if let earlier = session.ledger.claim(entry, claims: session.claims(at: paths)) {
      return alreadyWritten(bytes, earlier)
    }
    let recorded = RecordedArtifacts(folder: paths.artifacts, files: [(paths.reference, suffix)])
    do throws(FileError) {
      try FileSystem.write(bytes, to: paths.reference)
    } catch {
      session.ledger.release(paths.reference, claims: session.claims(at: paths))
      return failed(
        bytes, FailureMessage(identity, "could not be recorded: \(ReferenceFileError.notWritable(error))"),
        isToBeCopied: true)
    }
    var message = FailureMessage(
      identity, state == .new ? "had no reference; recorded it just now" : "was recorded anew just now")
    message.add("reference", paths.reference)
    message.add("next", "look at it, then run the test again to compare with it")
    let result = result(state, message)
    recorded.leave(result)
    return result
  }

  /// A reference that this run wrote proves nothing about this run.
  private func alreadyWritten(_ bytes: [UInt8], _ earlier: RunLedger.Entry) -> SnapshotResult {
    if earlier.digest == SHA256.digest(bytes), earlier.path == paths.reference {
      if session.environment.isRecordingReported { return result(.unchanged, nil) }
      var message = FailureMessage(
        identity, "was recorded earlier in this run, so there is nothing to compare it with yet")
      message.add("reference", paths.reference)
      return result(.failed, message)
    }
    var message = FailureMessage(
      identity,
      earlier.path != paths.reference
        ? earlier.problem(with: paths.reference)
        : earlier.testKey == identity.source.testKey
          ? "came out twice in this run, and differently, for one reference"
          : "shares its reference with another test that gives something else")
    message.add("reference", paths.reference)
    message.add("one", earlier.source + (earlier.path == paths.reference ? "" : "  \(earlier.path)"))
    message.add("other", identity.source.text)
    message.add("remedy", "give each a `named:` of its own, or rename one of the tests")
    return failed(bytes, message)
  }

  private func failed(
    _ bytes: [UInt8], _ message: FailureMessage, accept: RecordMode? = nil, files: [(String, [UInt8])] = [],
    isToBeCopied: Bool = false
  ) -> SnapshotResult {
    var message = message
    var failure = TextFailure(folder: paths.artifacts)
    for (name, bytes) in files { _ = failure.write(bytes, name) }
    if let path = failure.write(bytes, "actual" + suffix) {
      message.add("actual", path)
      if isToBeCopied { message.addCopy(of: path, to: paths.reference) }
    }
    if let accept { message.addAcceptance(accept) }
    var result = result(.failed, message)
    failure.writeReport(result)
    if let problem = failure.problem { message.add("but", problem) }
    result.message = message.text
    return result
  }
}
