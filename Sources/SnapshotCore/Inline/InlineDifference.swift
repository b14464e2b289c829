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
    headline = LineDifference(from: old, to: new).sentence(limit: Self.limit)
  }

  /// Characters of a line that are quoted, at most.
  private static let limit = 60
}
