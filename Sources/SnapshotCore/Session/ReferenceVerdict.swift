/// One thing against its reference files: who may write them in a run, and the words of what comes of it.
protocol ReferenceVerdict {
  /// What the test made.
  associatedtype Made
  var context: VerdictContext { get }
  /// What there is to look at: "picture" or "text".
  var noun: String { get }
  /// What is told of things that are not the same and have one reference: by one test, by two.
  var clash: (twice: String, shared: String) { get }
  /// The files that take part in the verdict, the reference first.
  func comparedFiles(of made: Made) -> [KeptFile]
  func addReference(_ message: inout FailureMessage, _ made: Made)
  func failed(_ made: Made, _ message: FailureMessage, remedy: FailureRemedy) -> SnapshotResult
}

/// What would make a reference of what a failed assertion came to.
enum FailureRemedy: Hashable {
  /// Nothing: it is faulty, or another test's.
  case none
  /// A run with this mode.
  case record(RecordMode)
  /// Taking the place of a reference that cannot be read.
  case replace
  /// Being copied to a place that could not be written.
  case copy

  /// What it would have been, had the reference been written.
  var pending: SnapshotResult.State? {
    switch self {
    case .none, .copy: nil
    case .record(let mode): mode == .missing ? .new : .changed
    case .replace: .changed
    }
  }
}

/// A reference file, and a digest of what is to be in it.
struct KeptFile {
  var path: String
  var digest: String
}

extension ReferenceVerdict {
  var identity: SnapshotIdentity { context.identity }
  var paths: SnapshotPaths { context.paths }
  var mode: RecordMode { context.mode }
  var isModeSet: Bool { context.isModeSet }

  func failed(_ made: Made, _ message: FailureMessage) -> SnapshotResult { failed(made, message, remedy: .none) }

  /// A reference that this run wrote proves nothing about this run.
  /// - Parameter files: paths of those that take part in the verdict; what is to be in them is worked out only when one
  ///   was written.
  func alreadyWritten(_ made: Made, in files: [String]) -> SnapshotResult? {
    let writers = files.compactMap { context.ledger.writer(of: $0, claims: context.claims) }
    return writers.isEmpty ? nil : alreadyWritten(made, writers)
  }

  private func alreadyWritten(_ made: Made, _ writers: [RunLedger.Entry]) -> SnapshotResult {
    let files = comparedFiles(of: made)
    if let other = writers.first(where: { writer in
      !files.contains { $0.path == writer.path && $0.digest == writer.digest }
    }) {
      return clashes(made, with: other, at: files.first { $0.path == other.path }?.path ?? paths.reference)
    }
    if context.environment.isRecordingReported { return context.result(.unchanged) }
    var message = FailureMessage(
      identity, "was recorded earlier in this run, so there is nothing to compare it with yet")
    addReference(&message, made)
    addRun(&message, writers[0])
    return context.result(.failed, message)
  }

  /// - Parameters:
  ///   - path: the file that both would have.
  ///   - text: what is wrong with that, when it is something special.
  func clashes(_ made: Made, with other: RunLedger.Entry, at path: String, _ text: String? = nil) -> SnapshotResult {
    let isSame = other.testKey == identity.source.testKey
    let words =
      other.path != path
      ? other.problem(with: path)
      : !other.isCompared
        ? "has its reference where a picture of the same name keeps another tree" : isSame ? clash.twice : clash.shared
    var message = FailureMessage(identity, text ?? words)
    message.add("reference", path)
    message.add("one", other.source + (other.path == path ? "" : "  \(other.path)"))
    message.add("other", identity.source.text)
    message.add(
      "remedy",
      other.path == path
        ? "give each a `named:` of its own, or rename one of the tests"
        : NameTwins.folded(other.path) == NameTwins.folded(path)
          ? "give one of the two a name that differs in more than capitals or accents: another `named:`, or another name of the test"
          : "remove the link, or give one of the two another `named:`")
    addRun(&message, other)
    return failed(made, message)
  }

  private func addRun(_ message: inout FailureMessage, _ other: RunLedger.Entry) {
    guard let run = other.run else { return }
    message.add(
      "run",
      "SNAPSHOT_RUN_ID=\(run.name) makes one run of this process and of process \(run.process), which wrote it; if that "
        + "was an earlier run, set another value for each, or none at all: `swift test` needs none")
  }

  /// Takes the files for this assertion and writes them.
  /// - Parameters:
  ///   - kept: files that are written, and their endings: of each the earlier one stays in the folder of artefacts.
  ///   - leave: says in that folder what came of it.
  ///   - body: writes. A failure that it gives back leaves all as it was.
  func write(
    _ made: Made, _ state: SnapshotResult.State, keeping kept: [(path: String, ending: String)],
    leave: (RecordedArtifacts, SnapshotResult) -> Void = { $0.leave($1) },
    _ body: () throws(ReferenceFileError) -> SnapshotResult?
  ) -> SnapshotResult {
    let files = comparedFiles(of: made)
    func release(_ files: ArraySlice<KeptFile>) {
      for file in files { context.ledger.release(file.path, claims: context.claims) }
    }
    for (i, file) in files.enumerated() {
      let entry = RunLedger.Entry(identity, path: file.path, digest: file.digest)
      guard let earlier = context.ledger.claim(entry, claims: context.claims) else { continue }
      release(files[..<i])
      return alreadyWritten(made, [earlier])
    }
    context.removeStale()
    let recorded = RecordedArtifacts(folder: paths.artifacts, files: kept)
    do throws(ReferenceFileError) {
      if let problem = try body() {
        release(files[...])
        return problem
      }
    } catch {
      release(files[...])
      return failed(made, FailureMessage(identity, "could not be recorded: \(error)"), remedy: .copy)
    }
    var message = FailureMessage(
      identity, state == .new ? "had no reference; recorded it just now" : "was recorded anew just now")
    addReference(&message, made)
    let result = context.recorded(state, message, noun: noun)
    leave(recorded, result)
    return result
  }

  /// Where a reference is that cannot be read.
  func unreadable(_ made: Made, _ problem: String, write: () -> SnapshotResult) -> SnapshotResult {
    switch RecordDecision(mode, .unreadable) {
    case .write: write()
    case .pass, .fail:
      failed(made, FailureMessage(identity, "cannot be compared: \(problem)"), remedy: .replace)
    }
  }

  func missing(_ made: Made, _ paths: [String]) -> SnapshotResult {
    var message = FailureMessage(identity, "has no reference, and \(context.refusal)")
    for path in paths { message.add("missing", path) }
    return failed(made, message, remedy: .record(.missing))
  }
}
