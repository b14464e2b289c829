extension LineDifference {
  /// What became of which line, for the first line of a message: lines that take another's place, those that vanished or
  /// appeared, and those that are the same in another place.
  ///
  /// - Parameter limit: characters of a line that are quoted.
  package func sentence(limit: Int = .max) -> String {
    let words = Words(self, limit: limit)
    let parts = words.parts
    if parts.isEmpty { return "the line end at the end of the text" }
    let rest = parts.count - 2
    return parts.prefix(2).joined(separator: ", ") + (rest > 0 ? " and \(rest) more change\(rest == 1 ? "" : "s")" : "")
  }

  private struct Words {
    let lines: [Line]
    let limit: Int
    /// Stretches without a line that is the same, by index of line.
    private var stretches: [Int] = []
    /// Indices of a line that was removed and of the same line where it was added.
    private var moves: [(from: Int, to: Int)] = []

    init(_ difference: LineDifference, limit: Int) {
      (lines, self.limit) = (difference.lines, limit)
      var stretch = 0
      for line in lines {
        if case .same = line { stretch += 1 }
        stretches.append(stretch)
      }
      // To `String` two spellings of one character are equal, to a file they are not.
      var removed: [[UInt8]: [Int]] = [:]
      for case (let index, .removed(let text)) in lines.enumerated().reversed() {
        removed[Array(text.utf8), default: []].append(index)
      }
      for case (let index, .added(let text)) in lines.enumerated() {
        if let origin = removed[Array(text.utf8)]?.popLast() { moves.append((origin, index)) }
      }
    }

    var parts: [String] {
      let moved = Set(moves.flatMap { [$0.from, $0.to] })
      var (changed, vanished, appeared): ([String], [String], [String]) = ([], [], [])
      var (removed, added): ([String], [String]) = ([], [])
      func close() {
        changed += zip(removed, added).map { change(from: $0, to: $1) }
        vanished += removed.dropFirst(added.count).map { "\(quoted($0)) vanished" }
        appeared += added.dropFirst(removed.count).map { "\(quoted($0)) appeared" }
        (removed, added) = ([], [])
      }
      for (index, line) in lines.enumerated() {
        switch line {
        case .same: close()
        case .removed(let text): if !moved.contains(index) { removed.append(text) }
        case .added(let text): if !moved.contains(index) { added.append(text) }
        }
      }
      close()
      let others = changed + vanished + appeared
      if let swap { return others + [swap] }
      // A brace or an empty line that is elsewhere says nothing beside what does.
      let telling = moves.filter { move in text(move.to).contains { $0.isLetter || $0.isNumber } }
      return others + (telling.isEmpty && others.isEmpty ? moves : telling).map(words)
    }

    private func text(_ index: Int) -> String {
      switch lines[index] {
      case .same(let text), .removed(let text), .added(let text): text
      }
    }
    private func isNew(_ index: Int) -> Bool { if case .removed = lines[index] { false } else { true } }

    /// Of two lines, each of which is where the other one was.
    private var swap: String? {
      guard moves.count == 2 else { return nil }
      let (a, b) = (moves[0], moves[1])
      guard stretches[a.from] != stretches[b.from], stretches[a.to] == stretches[b.from],
        stretches[b.to] == stretches[a.from]
      else { return nil }
      let (first, second) = a.from < b.from ? (a, b) : (b, a)
      return "\(quoted(text(first.to))) and \(quoted(text(second.to))) changed places"
    }

    private func words(_ move: (from: Int, to: Int)) -> String {
      let name = quoted(text(move.to))
      if let before = lines.indices[..<move.to].last(where: isNew) {
        return "\(name) moved after \(quoted(text(before)))"
      }
      if let after = lines.indices[(move.to + 1)...].first(where: isNew) {
        return "\(name) moved before \(quoted(text(after)))"
      }
      return "\(name) moved"
    }

    private func change(from old: String, to new: String) -> String {
      let (before, now) = (quoted(old), quoted(new))
      if before != now { return "\(before) became \(now)" }
      // What looks alike is told by what cannot be seen.
      func visible(_ line: String) -> [Unicode.Scalar] { line.unicodeScalars.filter { !$0.properties.isWhitespace } }
      if visible(old) == visible(new) { return "the white space of \(now)" }
      return old == new ? "the spelling of \(now) in Unicode" : "a long line, beyond its first \(limit) characters"
    }

    private func quoted(_ line: String) -> String {
      let line = line.drop { $0 == " " }
      if line.isEmpty { return "an empty line" }
      let shown = "\(line.prefix(limit))\(line.count > limit ? "…" : "")"
      return Self.beginsWithQuotes(line) ? shown : "“\(shown)”"
    }

    /// Whether the line has quotes of its own around what it begins with, as a line of accessibility has, and a key of JSON
    /// has not, which goes on with a colon.
    private static func beginsWithQuotes(_ line: Substring) -> Bool {
      guard line.first == "\"" else { return false }
      var isEscaped = false
      for index in line.indices.dropFirst() {
        if !isEscaped, line[index] == "\"" {
          let next = line.index(after: index)
          return next == line.endIndex || line[next] == " "
        }
        isEscaped = !isEscaped && line[index] == "\\"
      }
      return false
    }
  }
}
