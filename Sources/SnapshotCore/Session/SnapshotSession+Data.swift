import PNGCoding

/// A kind of reference that is no picture of this tool: a text, JSON, bytes.
package struct DataForm {
  /// Why a reference cannot be used at all; `nil` when it can.
  package var problem: ([UInt8]) -> String?
  /// What differs, and files that show it; `nil` when the new one passes.
  package var difference:
    (_ reference: [UInt8], _ actual: [UInt8]) -> (text: String, files: [(name: String, bytes: [UInt8])])?
  /// What differs, for the first line.
  package var headline: ((_ reference: [UInt8], _ actual: [UInt8]) -> String)?

  package init(
    problem: @escaping ([UInt8]) -> String? = { _ in nil },
    difference: @escaping ([UInt8], [UInt8]) -> (text: String, files: [(name: String, bytes: [UInt8])])?
  ) {
    (self.problem, self.difference) = (problem, difference)
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
    let context: VerdictContext
    do throws(RecordModeError) {
      context = try self.context(identity, at: paths, record, scope)
    } catch {
      return reported(
        SnapshotResult(
          state: .failed, identity: identity, paths: paths,
          message: FailureMessage(identity, "could not be judged: \(error)").text), since: start)
    }
    let bytes: [UInt8]
    do {
      bytes = try data()
    } catch {
      return reported(context.result(.failed, FailureMessage(identity, "could not be made: \(error)")), since: start)
    }
    return reported(DataVerdict(context: context, form: form).judge(bytes), since: start)
  }
}

private struct DataVerdict: ReferenceVerdict {
  var context: VerdictContext
  var form: DataForm

  func judge(_ bytes: [UInt8]) -> SnapshotResult {
    if let result = alreadyWritten(bytes, in: [paths.reference]) { return result }
    let reference: [UInt8]?
    do throws(ReferenceFileError) {
      reference = try usableReference(for: bytes)
    } catch {
      return unreadable(bytes, "\(error)") { write(bytes, .changed) }
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
      context.ledger.notePass(identity, path: paths.reference)
      return context.passed()
    case .write: return write(bytes, state == .missing ? .new : .changed)
    case .fail:
      guard let reference, let difference else { return missing(bytes, [paths.reference]) }
      let headline = form.headline?(reference, bytes)
      var message = FailureMessage(identity, headline.map { "differs: " + $0 } ?? "differs from its reference:")
      message.lines += difference.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      message.add("reference", paths.reference)
      return failed(
        bytes, message, remedy: .record(.failed), files: [("reference" + suffix, reference)] + difference.files)
    }
  }

  private func usableReference(for made: [UInt8]) throws(ReferenceFileError) -> [UInt8]? {
    guard let bytes = try FileSystem.readReference(paths.reference) else { return nil }
    // What is the same is the same, whatever it looks like.
    if bytes == made { return bytes }
    if let trace = VersionControlTrace(bytes) { throw .leftByVersionControl(path: paths.reference, trace) }
    if let problem = form.problem(bytes) { throw .notText(path: paths.reference, problem) }
    return bytes
  }

  var noun: String { "text" }
  var clash: (twice: String, shared: String) {
    (
      "came out twice in this run, and differently, for one reference",
      "shares its reference with another test that gives something else"
    )
  }
  func comparedFiles(of bytes: [UInt8]) -> [KeptFile] {
    [KeptFile(path: paths.reference, digest: SHA256.digest(bytes))]
  }
  func addReference(_ message: inout FailureMessage, _ bytes: [UInt8]) { message.add("reference", paths.reference) }

  /// `.txt`
  private var suffix: String {
    let name = FileSystem.split(paths.reference).name
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  private func write(_ bytes: [UInt8], _ state: SnapshotResult.State) -> SnapshotResult {
    write(bytes, state, keeping: [(paths.reference, suffix)]) { () throws(ReferenceFileError) in
      do throws(FileError) { try FileSystem.write(bytes, to: paths.reference) } catch { throw .notWritable(error) }
      return nil
    }
  }

  func failed(_ bytes: [UInt8], _ message: FailureMessage, remedy: FailureRemedy) -> SnapshotResult {
    failed(bytes, message, remedy: remedy, files: [])
  }
  private func failed(
    _ bytes: [UInt8], _ message: FailureMessage, remedy: FailureRemedy, files: [(String, [UInt8])]
  ) -> SnapshotResult {
    var message = message
    var artifacts = context.artifacts()
    for (name, bytes) in files { artifacts.write(bytes, name) }
    if let path = artifacts.write(bytes, "actual" + suffix) {
      message.add("actual", path)
      if remedy == .copy { message.addCopy(of: path, to: paths.reference) }
    }
    if case .record(let mode) = remedy { message.addAcceptance(mode, isModeSet: isModeSet) }
    return context.failed(message, leaving: &artifacts, FailureArtifacts.Report(), remedy: remedy)
  }
}
