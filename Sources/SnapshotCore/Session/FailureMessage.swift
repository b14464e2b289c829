import Foundation
import Graphics

/// The words of a failed assertion. The first line says what happened; the lines below it, where to look and what to type.
package struct FailureMessage {
  var identity: SnapshotIdentity
  var lines: [String] = []

  init(_ identity: SnapshotIdentity, _ text: String) {
    self.identity = identity
    lines = ["Snapshot \"\(identity.title)\" \(text)"]
  }

  var text: String { lines.joined(separator: "\n") }

  /// Keys in one column.
  mutating func add(_ key: String, _ value: String) {
    lines.append("  " + key + String(repeating: " ", count: max(1, 11 - key.count)) + value)
  }

  /// - Parameter path: where its file is; `nil` when it could not be written.
  mutating func add(_ key: String, _ picture: Bitmap, _ path: String?) {
    add(key, Self.size(picture) + (path.map { "  " + $0 } ?? ""))
  }

  /// A command that puts a reference in its place later: the tree may be mounted read-only where tests run.
  mutating func addCopy(of path: String, to target: String) {
    func quoted(_ path: String) -> String { "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    add("to copy", "mkdir -p \(quoted(FileSystem.split(target).folder)) && cp \(quoted(path)) \(quoted(target))")
  }

  mutating func addAcceptance(_ mode: RecordMode) {
    let filter = "'\(identity.source.filter ?? Self.filter(for: identity.source))'"
    add("to accept", "SNAPSHOT_RECORD=\(mode.rawValue) swift test --filter \(filter)")
    add("", "swift run snapshot-record record \(filter)")
  }

  /// `350 × 500 pt, 700 × 1000 px @2x`
  package static func size(_ picture: Bitmap) -> String {
    let scale = picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1
    let points =
      "\(NumberText.short(Double(picture.width) / scale)) × \(NumberText.short(Double(picture.height) / scale)) pt"
    return "\(points), \(picture.width) × \(picture.height) px @\(NumberText.short(scale))x"
  }

  /// `1,204 of 700,000 pixels (0.17 %), within x 12…80, y 40…95, largest channel difference 34`
  package static func numbers(_ d: PixelDifference) -> String {
    var text =
      "\(NumberText.grouped(d.count)) of \(NumberText.grouped(d.comparedCount)) pixels (\(NumberText.percent(d.fraction)))"
    if let box = d.bounds { text += ", within x \(box.x)…\(box.lastX), y \(box.y)…\(box.lastY)" }
    if d.largestChannelDelta > 0 { text += ", largest channel difference \(d.largestChannelDelta)" }
    if let e = d.largestDeltaE { text += ", largest ΔE \(NumberText.short(e))" }
    if let densest = d.densestWindowCount { text += ", at most \(NumberText.grouped(densest)) in one window" }
    if d.toleratedCount > 0 { text += "; \(NumberText.grouped(d.toleratedCount)) more within the tolerance" }
    return text
  }

  /// A regular expression for `swift test --filter`, which matches anywhere in `Module.Type/test`. The end is anchored:
  /// accepting `testGold` must not accept `testGoldDark`, too.
  static func filter(for source: SnapshotSource) -> String {
    let test = source.testName.prefix { $0 != "(" && $0 != "`" }
    return test.isEmpty ? source.module : "^\(source.module)\\.[^/]*/\(test)$"
  }
}
