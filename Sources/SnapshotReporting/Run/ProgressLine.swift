import SnapshotCore

/// The line that shows how far a run is: a bar on a terminal, words elsewhere.
package struct ProgressLine: Sendable {
  /// What is going on.
  package enum Stage: Hashable, Sendable {
    case building(step: String)
    case listing
    /// For a shard that runs in the same folder.
    case waiting
    case testing
  }
  package var stage: Stage = .building(step: "")
  package var tally = RunTally()
  /// Since the stage began.
  package var seconds = 0.0
  /// The terminal shows more than ASCII.
  package var isUnicode = true
  package var isColored = true

  package init() {}

  /// Whether a terminal of these settings shows UTF-8. [setlocale(3): the first that is set counts]
  package static func isUnicode(_ environment: [String: String]) -> Bool {
    let setting = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let lower = setting.lowercased()
    return lower.contains("utf-8") || lower.contains("utf8")
  }

  /// - Parameter width: in columns; the line is never longer, escape sequences not counted.
  package func bar(width: Int) -> String {
    let width = max(10, width)
    switch stage {
    case .building(let step):
      return Self.cut("building" + (step.isEmpty ? "" : "  " + step) + "  " + Self.time(seconds), width)
    case .listing: return Self.cut("listing the tests", width)
    case .waiting: return Self.cut("waiting for another shard", width)
    case .testing: break
    }
    var text = counts
    let fraction = tally.total > 0 ? min(1, Double(tally.done) / Double(tally.total)) : nil
    let barWidth = min(24, max(0, width - 60))
    var bar = ""
    if let fraction, barWidth >= 6 {
      let filled = Int(fraction * Double(barWidth))
      let (full, empty) = isUnicode ? ("█", "░") : ("#", "-")
      bar = String(repeating: full, count: filled) + String(repeating: empty, count: barWidth - filled) + " "
    }
    if let current = tally.current {
      let name = TestName(current)
      let short = ((name.types.isEmpty ? [] : [name.types.joined(separator: ".")]) + [name.function]).joined(
        separator: "/")
      text += "  " + short
    }
    let line = Self.cut(bar + text, width)
    guard isColored, tally.failures > 0 else { return line }
    return line.replacing(failed, with: "\u{1B}[31m\(failed)\u{1B}[39m", maxReplacements: 1)
  }

  /// `120 of 340 tests, 88 snapshots (14.2/s), 2 failed`
  package var counts: String {
    let tests = tally.total > 0 ? "\(tally.done) of \(tally.total) tests" : "\(tally.done) tests"
    let n = tally.snapshots.count
    let rate = seconds >= 0.5 && n > 0 ? " (\(Self.rate(Double(n) / seconds))/s)" : ""
    var parts = [tests, "\(n) snapshot\(n == 1 ? "" : "s")\(rate)"]
    for state in [SnapshotResult.State.new, .changed] {
      if let count = tally.counts[state] { parts.append("\(count) \(state.rawValue)") }
    }
    if tally.failures > 0 { parts.append(failed) }
    return parts.joined(separator: ", ")
  }
  private var failed: String { "\(tally.failures) failed" }

  /// One decimal below 10.
  package static func rate(_ value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e9 else { return "–" }
    if value >= 10 { return String(Int(value.rounded())) }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `8.1 s`, `2 min 05 s`
  package static func time(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "–" }
    if seconds < 60 {
      let tenths = Int((seconds * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) s"
    }
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60 < 10 ? "0" : "")\(whole % 60) s"
  }

  /// At most so many characters, one column each as far as names of tests go.
  private static func cut(_ text: String, _ width: Int) -> String {
    let line = text.replacing("\n", with: " ").replacing("\r", with: " ").replacing("\t", with: " ").filter {
      character in
      character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
    }
    return line.count <= width ? line : line.prefix(width - 1) + "…"
  }
}
