/// What differs between the literal in a source and the text that was made now, in words.
struct InlineDifference {
  /// For the first line of a message: what moved in a tree, which line became which in any other text.
  private(set) var headline: String
  /// Of trees: each change with its place.
  private(set) var changes: [String] = []

  init(from old: String, to new: String) {
    if let before = SnapshotTree(inlineText: old), let now = SnapshotTree(inlineText: new) {
      let difference = TreeDifference(from: before, to: now)
      if !difference.isEmpty {
        (headline, changes) = (difference.summary, difference.lines)
        return
      }
    }
    headline = Self.sentence(LineDifference(from: old, to: new))
  }

  /// Characters of a line that are quoted, at most.
  private static let limit = 60

  static func sentence(_ lines: LineDifference) -> String {
    let (removed, added) = (lines.removed, lines.added)
    var parts = zip(removed, added).map { change(from: $0, to: $1) }
    parts += removed.dropFirst(added.count).map { "\(quoted($0)) vanished" }
    parts += added.dropFirst(removed.count).map { "\(quoted($0)) appeared" }
    if parts.isEmpty { return "the line end at the end of the text" }
    let rest = parts.count - 2
    return parts.prefix(2).joined(separator: ", ") + (rest > 0 ? " and \(rest) more change\(rest == 1 ? "" : "s")" : "")
  }

  private static func change(from old: String, to new: String) -> String {
    let (before, now) = (quoted(old), quoted(new))
    if before != now { return "\(before) became \(now)" }
    // What looks alike is told by what cannot be seen.
    func visible(_ line: String) -> [Unicode.Scalar] { line.unicodeScalars.filter { !$0.properties.isWhitespace } }
    if visible(old) == visible(new) { return "the white space of \(now)" }
    return old == new ? "the spelling of \(now) in Unicode" : "a long line, beyond its first \(limit) characters"
  }

  private static func quoted(_ line: String) -> String {
    let line = line.drop { $0 == " " }
    if line.isEmpty { return "an empty line" }
    return "“\(line.prefix(limit))\(line.count > limit ? "…" : "")”"
  }
}
