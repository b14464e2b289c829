/// A call whose reference is a literal in the source.
package struct InlineSnapshotCall: Sendable {
  package var source: SnapshotSource
  /// What the literal said when the test was built; `nil` where there was none.
  package var compiled: String?
  package var syntax: InlineSnapshotSyntaxDescriptor

  package init(source: SnapshotSource, compiled: String?, syntax: InlineSnapshotSyntaxDescriptor = .init()) {
    (self.source, self.compiled, self.syntax) = (source, compiled, syntax)
  }
}

extension SnapshotSession {
  /// Judges a text against the literal of the call, byte by byte, and rewrites the source where the record mode says so.
  /// - Parameter text: makes the text; what it throws becomes the failure.
  package func verify(
    _ call: InlineSnapshotCall, record: RecordMode? = nil, scope: SnapshotScope = .current, text: () throws -> String
  ) -> SnapshotResult {
    let start = HostTime.now
    let identity = SnapshotIdentity(
      source: call.source, name: "inline-\(call.source.line)-\(call.source.column)", ordinal: 1)
    let context: VerdictContext
    do {
      var paths = try SnapshotPaths(identity, environment: environment)
      // One file holds many; each is a reference of its own to those that list them.
      paths.reference = "\(call.source.filePath):\(call.source.line)"
      context = try self.context(identity, at: paths, record, scope)
    } catch {
      return reported(
        SnapshotResult(
          state: .failed, identity: identity, paths: nil,
          message: FailureMessage(identity, "could not be judged: \(error)").text), since: start)
    }
    let actual: String
    do {
      actual = try text()
    } catch {
      return reported(context.result(.failed, FailureMessage(identity, "could not be made: \(error)")), since: start)
    }
    return reported(InlineVerdict(context: context, call: call).judge(actual), since: start)
  }
}

/// A text against the literal in the source.
private struct InlineVerdict {
  var context: VerdictContext
  var call: InlineSnapshotCall
  private var identity: SnapshotIdentity { context.identity }
  private var file: InlineSourceFile {
    InlineSourceFile(path: call.source.filePath, folder: context.paths.artifactRoot + "/inline")
  }
  /// Where the call is now, after all that was written above it.
  private var place: String {
    "\(call.source.filePath):\(file.line(now: call.source.line, column: call.source.column))"
  }

  func judge(_ actual: String) -> SnapshotResult {
    let state: ReferenceState =
      switch call.compiled {
      case nil: .missing
      case let compiled? where compiled.utf8.elementsEqual(actual.utf8): .identical
      default: .different
      }
    let decision = RecordDecision(context.mode, state)
    if decision == .pass { return context.passed() }

    // A literal that this build wrote proves nothing about this build.
    if let recorded = file.recorded(
      line: call.source.line, column: call.source.column, syntax: call.syntax, compiled: call.compiled),
      recorded.utf8.elementsEqual(actual.utf8)
    {
      if context.environment.isRecordingReported { return context.result(.unchanged) }
      var message = FailureMessage(identity, "was recorded since the test was built; build it again to compare")
      message.add("source", place)
      return context.result(.failed, message)
    }
    switch decision {
    case .write:
      do throws(InlineSourceError) {
        _ = try file.record(
          actual, line: call.source.line, column: call.source.column, syntax: call.syntax, compiled: call.compiled)
      } catch {
        var message = FailureMessage(identity, "could not be recorded: \(error)")
        message.add("source", place)
        return different(actual, message)
      }
      var message = FailureMessage(
        identity,
        state == .missing ? "had no expected text; wrote it into the source just now" : "was recorded anew just now")
      message.add("source", place)
      context.removeStale()
      return context.recorded(state == .missing ? .new : .changed, message, noun: "text")
    case .fail, .pass:
      var message = FailureMessage(
        identity,
        state == .missing
          ? "has no expected text, and \(context.refusal)"
          : "differs from the text in the source")
      message.add("source", place)
      message.addAcceptance(state == .missing ? .missing : .failed, isModeSet: context.isModeSet)
      return different(actual, message, isVerdict: true)
    }
  }

  /// - Parameter isVerdict: the texts themselves are why it fails, so the first line says what differs.
  private func different(_ actual: String, _ message: FailureMessage, isVerdict: Bool = false) -> SnapshotResult {
    var message = message
    var artifacts = context.artifacts()
    if let compiled = call.compiled {
      let (words, difference) = (InlineDifference(from: compiled, to: actual), LineDifference.text(compiled, actual))
      var told = message
      told.lines = [message.lines[0] + (isVerdict ? ": " + words.headline : "")]
      told.add("changed", words.changes, limit: SnapshotVerdict.changeLimit)
      told.lines += difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      told.lines += message.lines.dropFirst()
      message = told
      artifacts.write(text: compiled, "reference.txt")
      artifacts.write(text: difference, "diff.txt")
    }
    if let path = artifacts.write(text: actual, "actual.txt") { message.add("actual", path) }
    return context.failed(
      message, leaving: &artifacts, FailureArtifacts.Report(),
      remedy: isVerdict ? .record(call.compiled == nil ? .missing : .failed) : .none)
  }
}
