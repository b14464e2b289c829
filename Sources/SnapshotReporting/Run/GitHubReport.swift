import Foundation
import SnapshotCore

/// A run as GitHub Actions shows it: annotations at lines of source, and a page for the job.
package enum GitHubReport {
  /// GitHub shows ten annotations of a step, and keeps a bounded number of them.
  private static let annotationLimit = 50
  private static let rowLimit = 200
  /// Of the job's page, which may have 1 MiB. [docs.github.com, workflow commands, step isolation and limits]
  private static let byteLimit = 900 << 10

  /// `::error file=…,line=…,title=…::…`, a line each.
  /// - Parameter root: of the repository, GITHUB_WORKSPACE.
  package static func annotations(_ results: RunResults, root: String?) -> [String] {
    var lines: [String] = []
    func add(_ file: String?, _ line: Int?, _ title: String, _ message: String) {
      var properties: [String] = []
      if let file { properties.append("file=" + property(relative(file, root ?? results.package))) }
      if file != nil, let line { properties.append("line=\(line)") }
      properties.append("title=" + property(title))
      lines.append("::error \(properties.joined(separator: ","))::\(data(message))")
    }
    let byFunction = RunResults.TestsByFunction(results.tests)
    var events: [String: [SnapshotEvent]] = [:]
    for event in results.snapshots where event.state == .failed {
      let tests = byFunction.tests(of: event)
      if !tests.isEmpty, tests.allSatisfy({ $0.state == .passed }) { continue }
      add(event.file, event.line, "Snapshot \(event.title)", event.message ?? "failed")
      for test in tests { events[test.id, default: []].append(event) }
    }
    for test in results.tests where test.state == .failed {
      let own = events[test.id] ?? []
      for failure in test.failures where !failure.isOfSnapshot(own) {
        add(failure.file ?? test.file, failure.line, test.id, failure.message)
      }
      if test.failures.isEmpty, own.isEmpty { add(test.file, nil, test.id, "failed") }
    }
    if lines.count > annotationLimit {
      let more = lines.count - annotationLimit
      lines =
        Array(lines.prefix(annotationLimit)) + [
          "::notice title=Snapshots::and \(more) more; the job's summary lists them"
        ]
    }
    return lines
  }

  /// Markdown for GITHUB_STEP_SUMMARY.
  package static func summary(_ results: RunResults, _ summary: RunSummary) -> String {
    var text =
      "### Snapshots: \(summary.passes ? "all pass" : "\(summary.failed.count + summary.failedTests.count) failed")"
    if let shard = results.shard { text += " (shard \(shard))" }
    text += "\n\n| | |\n|---|---:|\n"
    var rows: [(String, Int)] = [
      ("new", summary.new.count), ("changed", summary.changed.count), ("unchanged", summary.unchanged.count),
      ("failed", summary.failed.count), ("tests failed for another reason", summary.failedTests.count),
      ("tests passed", summary.passedTests), ("tests skipped", summary.skippedTests),
    ]
    if let unreferenced = summary.unreferenced { rows.append(("unreferenced", unreferenced.count)) }
    for (name, count) in rows { text += "| \(name) | \(count) |\n" }
    let failures = summary.failed + summary.failedTests
    if !failures.isEmpty {
      text += "\n| failed | what |\n|---|---|\n"
      var shown = 0
      for failure in failures.prefix(rowLimit) {
        let row = "| \(cell(failure.name)) | \(cell(failure.message)) |\n"
        if text.utf8.count + row.utf8.count > byteLimit { break }
        text += row
        shown += 1
      }
      if shown < failures.count { text += "\nand \(failures.count - shown) more\n" }
    }
    return text + "\n"
  }

  private static func relative(_ path: String, _ root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// [github.com/actions/toolkit, command.ts: the runner undoes these and no others]
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing(
      "\n", with: "%0A")
  }
  static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }

  /// Text that a table of Markdown shows as it is.
  static func cell(_ text: String) -> String {
    var result = ""
    for character in text.prefix(500) {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
