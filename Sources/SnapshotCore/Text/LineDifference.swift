/// Which lines of a text changed: a shortest edit where the texts are small, else the block between what is the same at
/// both ends.
package struct LineDifference: Sendable {
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }
  package private(set) var lines: [Line] = []

  package init(from old: String, to new: String) {
    func split(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
    let (a, b) = (split(old), split(new))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    lines = a[..<start].map { .same($0) }
    lines += Self.middle(Array(a[start..<(a.count - end)]), Array(b[start..<(b.count - end)]))
    lines += a[(a.count - end)...].map { .same($0) }
  }

  /// Longest common subsequence by the table, which has a cell for each pair of lines.
  private static func middle(_ a: [String], _ b: [String]) -> [Line] {
    guard !a.isEmpty, !b.isEmpty, a.count <= 1_000_000 / b.count else {
      return a.map { .removed($0) } + b.map { .added($0) }
    }
    var numbers: [String: Int32] = [:]
    func number(_ line: String) -> Int32 {
      if let known = numbers[line] { return known }
      numbers[line] = Int32(numbers.count)
      return Int32(numbers.count - 1)
    }
    let (x, y) = (a.map(number), b.map(number))
    let width = b.count + 1
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: (a.count + 1) * width)
    table.initialize(repeating: 0, count: (a.count + 1) * width)
    defer { table.deallocate() }
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        var i = a.count - 1
        while i >= 0 {
          let (row, below) = (table + i * width, table + (i + 1) * width)
          let own = x[i]
          var j = b.count - 1
          while j >= 0 {
            row[j] = own == y[j] ? below[j + 1] &+ 1 : (below[j] > row[j + 1] ? below[j] : row[j + 1])
            j -= 1
          }
          i -= 1
        }
      }
    }
    var (lines, i, j) = ([Line](), 0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, x[i] == y[j] {
        lines.append(.same(a[i]))
        (i, j) = (i + 1, j + 1)
      } else if i < a.count, j == b.count || table[(i + 1) * width + j] >= table[i * width + j + 1] {
        lines.append(.removed(a[i]))
        i += 1
      } else {
        lines.append(.added(b[j]))
        j += 1
      }
    }
    return lines
  }

  package var isEmpty: Bool { lines.allSatisfy { if case .same = $0 { true } else { false } } }
  package var removed: [String] { lines.compactMap { if case .removed(let text) = $0 { text } else { nil } } }
  package var added: [String] { lines.compactMap { if case .added(let text) = $0 { text } else { nil } } }

  /// Changed lines with `context` of those around them, `-` and `+` in front, `…` where some are left out.
  package func text(context: Int = 2) -> [String] {
    var isShown = Array(repeating: false, count: lines.count)
    for (i, line) in lines.enumerated() {
      if case .same = line { continue }
      for j in max(0, i - context)...min(lines.count - 1, i + context) { isShown[j] = true }
    }
    var result: [String] = []
    for (i, line) in lines.enumerated() {
      guard isShown[i] else {
        if i == 0 || isShown[i - 1] { result.append("…") }
        continue
      }
      switch line {
      case .same(let text): result.append("  " + text)
      case .removed(let text): result.append("- " + text)
      case .added(let text): result.append("+ " + text)
      }
    }
    return result
  }
}
