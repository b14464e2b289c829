import Foundation
import SnapshotReporting

/// The end of a run, as a person reads it.
enum RunText {
  /// - Parameter path: of the results.
  static func text(_ results: RunResults, _ summary: RunSummary, path: String) -> String {
    var lines = [summary.text(width: Console.isOutputTerminal ? Console.width : nil)]
    func add(_ title: String, _ text: String) { lines.append(RunSummary.column(title) + text) }
    if results.ending == .interrupted {
      add("interrupted", "\(results.tests.count)\(results.chosen.map { " of \($0)" } ?? "") tests had ended")
    } else if results.tests.isEmpty, results.ending == .passed {
      add("tests", results.shard == nil ? "none ran" : "none: there are fewer suites than shards, which is well")
    } else {
      let skipped = summary.skippedTests > 0 ? ", \(summary.skippedTests) skipped" : ""
      // A crash takes the rest of its process with it.
      let lost = results.ending == .testsFailed ? (results.chosen ?? 0) - results.tests.count : 0
      add("tests", "\(results.tests.count)\(skipped)\(lost > 0 ? ", \(lost) did not run" : "")")
    }
    let phases = results.phases.map { "\($0.name) \(ProgressLine.time($0.seconds))" }
    if !phases.isEmpty {
      let tests = results.phases.first { $0.name == "test" }?.seconds ?? 0
      let count = results.snapshots.count
      let rate = tests > 0 && count > 0 ? " (\(ProgressLine.rate(Double(count) / tests)) snapshots/s)" : ""
      add("time", phases.joined(separator: ", ") + rate)
    }
    add("results", results.relative(path))
    let next = next(results, summary)
    for (i, (command, purpose)) in next.enumerated() {
      add(i == 0 ? "next" : "", "\(invocation) \(command)  \(purpose)")
    }
    return lines.joined(separator: "\n")
  }

  private static func next(_ results: RunResults, _ summary: RunSummary) -> [(String, String)] {
    if let shard = results.shard {
      return [("merge \(results.relative(results.artifacts))", "when all \(shard.count) shards are there")]
    }
    var next: [(String, String)] = []
    if results.isDryRun == true {
      if !summary.new.isEmpty || !summary.changed.isEmpty { next.append(("record", "writes them")) }
      return next
    }
    let pending = summary.new.count + summary.changed.count
    if !summary.failed.isEmpty || pending > 0 {
      next.append(("review", "goes through them"))
      next.append(("report", "shows them side by side in a browser"))
    }
    if summary.unreferenced?.isEmpty == false { next.append(("prune", "removes what is unreferenced")) }
    return next
  }

  /// As the program was called: `swift run`, the plugin, or by its name.
  static var invocation: String {
    if let name = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD_INVOCATION"], !name.isEmpty { return name }
    return CommandLine.arguments[0].contains("/.build/") || CommandLine.arguments[0].hasPrefix(".build/")
      ? "swift run snapshot-record" : "snapshot-record"
  }
}
