/// What differs between two texts, line by line.
package struct LineDifference: Sendable {
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }
  package let lines: [Line]

  /// A line end at the end of a text begins no line.
  package init(from old: String, to new: String) {
    func split(_ text: String) -> [Bytes] {
      var lines = Self.lines(text)
      if lines.last?.bytes.isEmpty ?? false { lines.removeLast() }
      return lines
    }
    lines = Self.steps(split(old), split(new)).map { step in
      switch step.kind {
      case .same: .same(step.line.text)
      case .removed: .removed(step.line.text)
      case .added: .added(step.line.text)
      }
    }
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

  // MARK: - Hunks

  /// A line by its bytes: to `String` two spellings of one character are equal, to a file they are not.
  private struct Bytes: Hashable {
    var bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
  /// More comparisons would take seconds.
  private static let limit = 4_000_000

  /// As `diff -u` shows it: hunks with `context` lines around them; removed lines begin with `-`, added ones with `+`. Empty for equal texts.
  /// - Parameter maximum: of lines; what is beyond is counted.
  package static func text(_ old: String, _ new: String, context: Int = 3, maximum: Int = 120) -> String {
    let (a, b) = (lines(old), lines(new))
    let steps = steps(a, b)
    if !steps.contains(where: { $0.kind != .same }) { return "" }

    var result: [String] = []
    var total = 0
    var index = 0
    while let first = steps[index...].firstIndex(where: { $0.kind != .same }) {
      // A hunk goes on while the next change is near.
      var (last, next) = (first, first)
      while next < steps.count, next <= last + 2 * context + 1 {
        if steps[next].kind != .same { last = next }
        next += 1
      }
      let range = max(index, first - context)..<min(steps.count, last + context + 1)
      let hunk = steps[range]
      func span(_ other: Step.Kind, _ start: Int) -> String { "\(start + 1),\(hunk.count { $0.kind != other })" }
      result.append("@@ -\(span(.added, hunk.first!.old)) +\(span(.removed, hunk.first!.new)) @@")
      total += hunk.count + 1
      // What is beyond is not shown, and a twin farther away than a screen is not looked for.
      for (step, near) in zip(hunk, hunk.indices).prefix(max(0, maximum - result.count)) {
        let neighbours = steps[max(hunk.startIndex, near - 60)..<min(hunk.endIndex, near + 60)]
        result.append(step.kind.rawValue + shown(step.line.text, neighbours))
      }
      index = range.upperBound
      if index >= steps.count { break }
    }
    if total > maximum { result = result.prefix(maximum) + ["… \(NumberText.grouped(total - maximum)) more lines"] }
    return result.joined(separator: "\n")
  }

  private struct Step {
    enum Kind: String { case same = " ", removed = "-", added = "+" }
    var kind: Kind
    var line: Bytes
    var old: Int
    var new: Int
  }

  private static func lines(_ text: String) -> [Bytes] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Bytes(bytes: Array($0)) }
  }

  private static func steps(_ a: [Bytes], _ b: [Bytes]) -> [Step] {
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let (middleA, middleB) = (a[start..<(a.count - end)], b[start..<(b.count - end)])

    var removed = Set(middleA.indices)
    var added = Set(middleB.indices)
    if middleA.count * middleB.count <= limit {
      removed = []
      added = []
      for change in Array(middleB).difference(from: Array(middleA)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): added.insert(start + offset)
        }
      }
    }
    var result: [Step] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        result.append(Step(kind: .removed, line: a[i], old: i, new: j))
        i += 1
      } else if j < b.count, added.contains(j) {
        result.append(Step(kind: .added, line: b[j], old: i, new: j))
        j += 1
      } else if i < a.count {
        result.append(Step(kind: .same, line: a[i], old: i, new: j))
        (i, j) = (i + 1, j + 1)
      } else {
        break
      }
    }
    return result
  }

  /// As it is, or with escapes where what differs could not be seen otherwise: blanks at the end, other spellings of the
  /// same characters.
  private static func shown(_ line: String, _ hunk: ArraySlice<Step>) -> String {
    guard let last = line.unicodeScalars.last else { return line }
    let isBlank = last == " " || last == "\t" || last == "\r"
    let hasTwin = hunk.contains { $0.line.text == line && !$0.line.text.utf8.elementsEqual(line.utf8) }
    if !isBlank, !hasTwin { return line }
    return line.unicodeScalars.map { $0.isASCII && $0 != "\r" && $0 != "\t" ? String($0) : $0.escaped(asASCII: true) }
      .joined()
      + (last == " " ? "⏎" : "")
  }
}
