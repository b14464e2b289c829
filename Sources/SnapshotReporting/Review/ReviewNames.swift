import SnapshotCore

/// Names and patterns of a command line to pending changes.
package enum ReviewNames {
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case unknown(String, near: [String])
    case ambiguous(String, [String])

    package var description: String {
      func list(_ names: [String]) -> String {
        names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
      }
      switch self {
      case .unknown(let name, let near):
        let hint = near.isEmpty ? "snapshot-record review --list prints all there are" : "near it: \(list(near))"
        return "nothing pending is named \"\(TerminalText.plain(name))\"; \(hint)"
      case .ambiguous(let name, let all):
        return "\"\(TerminalText.plain(name))\" may be each of \(list(all)); give the whole name, or a pattern"
      }
    }
  }

  /// The indexes that a name or a pattern (`*` any text, `?` any character) means: the whole name, the reference's path, or
  /// a part of the name after a slash when there is one alone.
  package static func indexes(of name: String, in changes: [PendingChange]) throws(Failure) -> [Int] {
    func forms(_ change: PendingChange) -> [String] { [change.name, change.reference].compactMap(\.self) }
    let exact = changes.indices.filter { forms(changes[$0]).contains(name) }
    if !exact.isEmpty { return exact }
    if name.contains(where: { $0 == "*" || $0 == "?" }) {
      let matching = changes.indices.filter { i in forms(changes[i]).contains { matches($0, name) } }
      if matching.isEmpty { throw .unknown(name, near: near(name, changes)) }
      return matching
    }
    let parts = changes.indices.filter { i in
      let change = changes[i]
      return change.name.hasSuffix("/" + name) || change.title == name
        || change.reference.map { $0.hasSuffix("/" + name) || $0.hasSuffix("/" + name + ".png") } == true
    }
    if parts.count == 1 { return parts }
    if parts.count > 1 { throw .ambiguous(name, parts.map { changes[$0].name }) }
    throw .unknown(name, near: near(name, changes))
  }

  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    var (t, p) = (0, 0)
    // Where the last star stands, and how much of the text it has taken.
    var (star, taken): (Int?, Int) = (nil, 0)
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        (star, taken) = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        (t, p) = (t + 1, p + 1)
      } else if let star {
        taken += 1
        (t, p) = (taken, star + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }

  /// Those that a typing error is between, the nearest first.
  private static func near(_ name: String, _ changes: [PendingChange]) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(200))
    let plain = name.lowercased().filter { $0 != "*" && $0 != "?" }
    let all = Set(changes.map(\.name)).sorted()
    let distances = all.map { candidate -> (Int, String) in
      let lower = candidate.lowercased()
      if plain.count >= 3, lower.contains(plain) { return (0, candidate) }
      let whole = distance(wanted, Array(lower.utf8.prefix(200)))
      let last = distance(wanted, Array((lower.split(separator: "/").last ?? "").utf8.prefix(200)))
      return (min(whole, last), candidate)
    }
    return distances.filter { $0.0 <= max(2, wanted.count / 3) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  /// Levenshtein's.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
    }
    return row[b.count]
  }

  /// What a person looks for: every word is somewhere in the name, the title, the test or the kind.
  package static func isShown(_ change: PendingChange, by filter: String) -> Bool {
    if filter.isEmpty { return true }
    let text = [change.name, change.title, change.fileID, change.kind.rawValue].joined(separator: " ").lowercased()
    return filter.lowercased().split(separator: " ").allSatisfy { word in
      word.contains("*") || word.contains("?") ? matches(text, "*\(word)*") : text.contains(word)
    }
  }
}
