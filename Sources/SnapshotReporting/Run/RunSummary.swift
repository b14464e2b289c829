import SnapshotCore

/// What a run came to, by reference file and by test. Paths are relative to the package's folder where they are in it.
package struct RunSummary: Encodable, Sendable {
  package struct Failure: Encodable, Hashable, Sendable {
    package var name: String
    /// The first line.
    package var message: String
  }
  package var new: [String] = []
  package var changed: [String] = []
  package var unchanged: [String] = []
  /// Snapshots that did not pass.
  package var failed: [Failure] = []
  /// Tests that failed for another reason than a snapshot.
  package var failedTests: [Failure] = []
  /// Snapshots that did not pass in tests that did: known issues.
  package var expected = 0
  package var passedTests = 0
  package var skippedTests = 0
  /// References that certainly belong to no test; `nil` when it was not looked for.
  package var unreferenced: [String]?
  /// References that no assertion asked for, and that are kept since a test that did not run or pass may.
  package var kept: Int?
  /// Nothing was written: new and changed would have been.
  package var isDryRun = false

  package init(_ results: RunResults) {
    isDryRun = results.isDryRun == true
    let byFunction = RunResults.TestsByFunction(results.tests)
    func isExpected(_ event: SnapshotEvent) -> Bool {
      let tests = byFunction.tests(of: event)
      return !tests.isEmpty && tests.allSatisfy { $0.state == .passed }
    }
    var failures: [(key: String, Failure)] = []
    for (reference, event) in results.byReference {
      let path = results.relative(reference)
      switch isDryRun ? Self.wouldBe(event, results.mode) : event.state {
      case .new: new.append(path)
      case .changed: changed.append(path)
      case .unchanged: unchanged.append(path)
      case .failed where isExpected(event): expected += 1
      case .failed: failures.append((path, Self.failure(event)))
      }
    }
    for event in results.snapshots where event.reference == nil && event.state == .failed {
      if isExpected(event) { expected += 1 } else { failures.append((event.fileID, Self.failure(event))) }
    }
    failed = failures.map(\.1)

    var events: [String: [SnapshotEvent]] = [:]
    for event in results.snapshots where event.state == .failed {
      for test in byFunction.tests(of: event) { events[test.id, default: []].append(event) }
    }
    for test in results.tests {
      switch test.state {
      case .passed: passedTests += 1
      case .skipped: skippedTests += 1
      case .failed:
        let others = test.failures.filter { !$0.isOfSnapshot(events[test.id] ?? []) }
        if let first = others.first {
          failedTests.append(Failure(name: test.id, message: first.firstLine))
        } else if test.failures.isEmpty, events[test.id] == nil {
          failedTests.append(Failure(name: test.id, message: "failed without a message"))
        }
      }
    }
    failedTests.sort { $0.name < $1.name }
    if let findings = results.unreferenced {
      unreferenced = findings.filter(\.isOrphan).map { results.relative($0.path) }
      kept = findings.count { !$0.isOrphan }
    }
  }

  /// What a run that writes nothing says of one that would write.
  private static func wouldBe(_ event: SnapshotEvent, _ mode: RecordMode) -> SnapshotResult.State {
    switch (mode, event.pending) {
    case (.missing, .new), (.failed, .new), (.all, .new): .new
    case (.failed, .changed), (.all, .changed): .changed
    default: mode == .all && event.state == .unchanged && event.toleratedPixels != nil ? .changed : event.state
    }
  }

  private static func failure(_ event: SnapshotEvent) -> Failure {
    let line = event.message?.split(separator: "\n").first.map(String.init) ?? ""
    let words = line.replacing("Snapshot \"\(event.title)\" ", with: "", maxReplacements: 1)
    return Failure(name: "\(event.fileID) \(event.title)", message: words)
  }

  /// Nothing differs and nothing failed.
  package var passes: Bool { failed.isEmpty && failedTests.isEmpty }

  /// - Parameters:
  ///   - limit: entries of a list that are shown; the rest is counted.
  ///   - width: in columns, of the terminal; `nil` where lines may have any length.
  package func text(limit: Int = 20, width: Int? = nil) -> String {
    var lines: [String] = []
    func add(_ title: String, _ count: Int, _ note: String = "") {
      lines.append(Self.column(title) + String(count) + note)
    }
    func list(_ entries: [String]) {
      // One line more is shorter than to say that there is one more.
      let shown = entries.count <= limit + 1 ? entries.count : limit
      for entry in entries.prefix(shown) {
        let line = "  " + entry
        lines.append(width.map { line.count > $0 ? line.prefix(max(20, $0) - 1) + "…" : line } ?? line)
      }
      if entries.count > shown { lines.append("  and \(entries.count - shown) more") }
    }
    func entries(_ failures: [Failure]) -> [String] {
      failures.map { $0.message.isEmpty ? $0.name : "\($0.name): \($0.message)" }
    }
    add(isDryRun ? "would be new" : "new", new.count)
    list(new)
    add(isDryRun ? "would change" : "changed", changed.count)
    list(changed)
    add("unchanged", unchanged.count)
    if !failed.isEmpty {
      add("failed", failed.count)
      list(entries(failed))
    }
    if expected > 0 { add("known issues", expected, ", snapshots that fail in tests that pass") }
    if !failedTests.isEmpty {
      add("failed tests", failedTests.count, ", not for a snapshot")
      list(entries(failedTests))
    }
    if let unreferenced {
      let note = kept.map { $0 > 0 ? ", and \($0) more that tests which did not run or pass may ask for" : "" } ?? ""
      add("unreferenced", unreferenced.count, note)
      list(unreferenced)
    }
    return lines.joined(separator: "\n")
  }

  package static func column(_ title: String) -> String {
    title + String(repeating: " ", count: max(1, 14 - title.count))
  }
}

/// `--json`: the results, and their summary in `summary`.
package struct RunReport: Encodable, Sendable {
  var results: RunResults
  var summary: RunSummary
  package init(_ results: RunResults, _ summary: RunSummary) { (self.results, self.summary) = (results, summary) }

  private enum CodingKeys: CodingKey { case summary }
  package func encode(to encoder: any Encoder) throws {
    try results.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(summary, forKey: .summary)
  }
}
