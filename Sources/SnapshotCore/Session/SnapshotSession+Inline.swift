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
    var paths: SnapshotPaths
    let mode: RecordMode
    let actual: String
    do {
      paths = try SnapshotPaths(identity, environment: environment)
      // One file holds many; each is a reference of its own to those that list them.
      paths.reference = "\(call.source.filePath):\(call.source.line)"
      mode = try RecordMode.resolved(argument: record, scope: scope.record, environment: environment.variables)
    } catch {
      return reported(failed(identity, nil, "could not be judged: \(error)"), since: start)
    }
    do {
      actual = try text()
    } catch {
      return reported(failed(identity, paths, "could not be made: \(error)"), since: start)
    }
    return reported(judge(call, identity, paths, mode, actual), since: start)
  }

  private func failed(_ identity: SnapshotIdentity, _ paths: SnapshotPaths?, _ text: String) -> SnapshotResult {
    SnapshotResult(state: .failed, identity: identity, paths: paths, message: FailureMessage(identity, text).text)
  }

  private func judge(
    _ call: InlineSnapshotCall, _ identity: SnapshotIdentity, _ paths: SnapshotPaths, _ mode: RecordMode,
    _ actual: String
  ) -> SnapshotResult {
    let state: ReferenceState =
      switch call.compiled {
      case nil: .missing
      case let compiled? where compiled.utf8.elementsEqual(actual.utf8): .identical
      default: .different
      }
    let decision = RecordDecision(mode, state)
    if decision == .pass {
      FailureArtifacts.removeStale(folder: paths.artifacts)
      return SnapshotResult(state: .unchanged, identity: identity, paths: paths, message: nil)
    }

    let file = InlineSourceFile(
      path: call.source.filePath, folder: FileSystem.split(FileSystem.split(paths.artifacts).folder).folder + "/inline")
    let place = "\(call.source.filePath):\(call.source.line)"
    // A literal that this build wrote proves nothing about this build.
    if let recorded = file.recorded(
      line: call.source.line, column: call.source.column, syntax: call.syntax, compiled: call.compiled),
      recorded.utf8.elementsEqual(actual.utf8)
    {
      if environment.isRecordingReported {
        return SnapshotResult(state: .unchanged, identity: identity, paths: paths, message: nil)
      }
      var message = FailureMessage(identity, "was recorded since the test was built; build it again to compare")
      message.add("source", place)
      return SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
    }
    switch decision {
    case .write:
      do throws(InlineSourceError) {
        _ = try file.record(
          actual, line: call.source.line, column: call.source.column, syntax: call.syntax, compiled: call.compiled)
      } catch {
        var message = FailureMessage(identity, "could not be recorded: \(error)")
        message.add("source", place)
        return different(call, identity, paths, actual, message)
      }
      FailureArtifacts.removeStale(folder: paths.artifacts)
      var message = FailureMessage(
        identity,
        state == .missing ? "had no expected text; wrote it into the source just now" : "was recorded anew just now")
      message.add("source", place)
      message.add("next", "look at the text, then run the test again to compare with it")
      return SnapshotResult(
        state: state == .missing ? .new : .changed, identity: identity, paths: paths, message: message.text)
    case .fail, .pass:
      var message: FailureMessage
      if state == .missing {
        message = FailureMessage(
          identity, "has no expected text, and record mode \"\(mode.rawValue)\" does not write one")
      } else {
        message = FailureMessage(identity, "differs from the text in the source:")
      }
      message.add("source", place)
      message.addAcceptance(state == .missing ? .missing : .failed)
      return different(call, identity, paths, actual, message).pending(state == .missing ? .new : .changed)
    }
  }

  private func different(
    _ call: InlineSnapshotCall, _ identity: SnapshotIdentity, _ paths: SnapshotPaths, _ actual: String,
    _ message: FailureMessage
  ) -> SnapshotResult {
    var message = message
    var failure = TextFailure(folder: paths.artifacts)
    if let compiled = call.compiled {
      let difference = LineDifference.text(compiled, actual)
      message.lines.insert(
        contentsOf: difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), at: 1)
      _ = failure.write(Array(compiled.utf8), "reference.txt")
      _ = failure.write(Array(difference.utf8), "diff.txt")
    }
    if let path = failure.write(Array(actual.utf8), "actual.txt") { message.add("actual", path) }
    var result = SnapshotResult(state: .failed, identity: identity, paths: paths, message: message.text)
    failure.writeReport(result)
    if let problem = failure.problem { message.add("but", problem) }
    result.message = message.text
    return result
  }
}
