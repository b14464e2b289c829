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

  /// Several lines under one key, at most `limit` of them.
  mutating func add(_ key: String, _ values: [String], limit: Int) {
    for (i, value) in values.prefix(limit).enumerated() { add(i == 0 ? key : "", value) }
    if values.count > limit { add("", "and \(NumberText.grouped(values.count - limit)) more") }
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

  /// - Parameter isModeSet: the test itself says when references are written, which comes before any command's variable.
  mutating func addAcceptance(_ mode: RecordMode, isModeSet: Bool = false) {
    if isModeSet {
      return add(
        "to accept",
        "say .\(mode.rawValue) where the test sets its record mode (`record:`, `withSnapshotTesting` or `.snapshots`), run it, and "
          + "take that back; SNAPSHOT_RECORD does not reach it")
    }
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
    var text = count(d)
    if let box = d.bounds { text += ", within x \(box.x)…\(box.lastX), y \(box.y)…\(box.lastY)" }
    if d.largestChannelDelta > 0 { text += ", largest channel difference \(d.largestChannelDelta)" }
    if let e = d.largestDeltaE { text += ", largest ΔE \(NumberText.short(e))" }
    return text + rest(d)
  }

  /// `1,204 of 700,000 pixels (0.17 %)`
  static func count(_ d: PixelDifference) -> String {
    "\(NumberText.grouped(d.count)) of \(NumberText.grouped(d.comparedCount)) pixels (\(NumberText.percent(d.fraction)))"
  }
  private static func rest(_ d: PixelDifference) -> String {
    (d.densestWindowCount.map { ", at most \(NumberText.grouped($0)) in one window" } ?? "")
      + (d.toleratedCount > 0 ? "; \(NumberText.grouped(d.toleratedCount)) more within the tolerance" : "")
  }

  /// The same with what is only worked out for a failure, and without the place, which `where` tells.
  static func numbers(_ d: PixelDifference, _ analysis: DifferenceAnalysis) -> String {
    var text = count(d)
    if let delta = analysis.deltas.lastIndex(where: { $0 > 0 }), delta > 0 {
      text += ", off by up to \(delta) of 255 in a channel, ΔE \(NumberText.short(analysis.largestDeltaE, places: 1))"
      if !analysis.isLargestDeltaEExact { text += " or more" }
      if analysis.isAlphaOnly { text += ", in alpha only" }
    }
    return text + rest(d)
  }

  /// `(6, 20; 34.5 × 28 pt), x 12…80, y 40…95 px: 802 pixels`
  static func place(_ cluster: PixelCluster, scale: Double) -> String {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    func points(_ pixels: Int) -> String { NumberText.short(Double(pixels) / scale) }
    let box = cluster.bounds
    return "(\(points(box.x)), \(points(box.y)); \(points(box.width)) × \(points(box.height)) pt), "
      + "x \(box.x)…\(box.lastX), y \(box.y)…\(box.lastY) px: \(NumberText.grouped(cluster.count)) pixel"
      + (cluster.count == 1 ? "" : "s")
  }

  /// A regular expression for `swift test --filter`, which matches anywhere in `Module.Type/test`. The end is anchored:
  /// accepting `testGold` must not accept `testGoldDark`, too.
  static func filter(for source: SnapshotSource) -> String {
    let test = source.testName.prefix { $0 != "(" && $0 != "`" }
    return test.isEmpty ? source.module : "^\(source.module)\\.[^/]*/\(test)$"
  }
}
