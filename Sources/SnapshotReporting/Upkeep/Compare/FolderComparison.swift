import SnapshotCore

/// Two folders, file by file: files of one relative path belong together.
package struct FolderComparison: Encodable, Sendable {
  package struct Entry: Encodable, Hashable, Sendable {
    /// Relative to both folders.
    package var path: String
    /// `different`, `sizes differ`, `similar`, `unreadable`
    package var result: String
    /// What differs, or why it cannot be told.
    package var detail: String?
    /// The file that shows the difference, where one was asked for.
    package var shown: String?
  }
  package private(set) var different: [Entry] = []
  /// Off, but within the tolerance.
  package private(set) var similar: [Entry] = []
  package private(set) var same: [String] = []
  package private(set) var onlyInA: [String] = []
  package private(set) var onlyInB: [String] = []
  package var passes: Bool { different.isEmpty && onlyInA.isEmpty && onlyInB.isEmpty }

  /// - Parameters:
  ///   - output: a folder for pictures and texts of what differs; none are made without it.
  ///   - progress: is told how many of how many are done.
  package init(
    _ a: String, _ b: String, tolerance: SnapshotTolerance = .exact, output: String? = nil,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    let (inA, inB) = (Self.files(in: a), Self.files(in: b))
    let (setA, setB) = (Set(inA), Set(inB))
    onlyInA = inA.filter { !setB.contains($0) }
    onlyInB = inB.filter { !setA.contains($0) }
    let both = inA.filter { setB.contains($0) }
    for (i, path) in both.enumerated() {
      progress(i, both.count)
      try compare(path, a + "/" + path, b + "/" + path, tolerance, output)
    }
  }

  private mutating func compare(
    _ path: String, _ a: String, _ b: String, _ tolerance: SnapshotTolerance, _ output: String?
  ) throws {
    let comparison: FileComparison
    do {
      let (one, other) = (try FileSystem.read(a), try FileSystem.read(b))
      // The usual case, and one in which a picture need not be decoded.
      if one == other {
        same.append(path)
        return
      }
      comparison = try FileComparison(one, other, names: (a, b), tolerance: tolerance)
    } catch {
      different.append(Entry(path: path, result: "unreadable", detail: "\(error)"))
      return
    }
    if comparison.name == "identical" {
      same.append(path)
      return
    }
    var entry = Entry(path: path, result: comparison.name, detail: comparison.numbers)
    if let output, let shown = try comparison.difference() {
      let file = output + "/" + path + (shown.isPicture ? "" : ".diff")
      try FileSystem.write(shown.bytes, to: file)
      entry.shown = file
    }
    if comparison.passes { similar.append(entry) } else { different.append(entry) }
  }

  /// Relative, sorted; hidden files and folders are left out.
  private static func files(in folder: String) -> [String] {
    UnreferencedSearch.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
  }

  /// - Parameter names: of the two folders, as they were given.
  package func text(_ names: (String, String)) -> String {
    var lines: [String] = []
    func list(_ title: String, _ entries: [String]) {
      lines.append(RunSummary.column(title) + NumberText.grouped(entries.count))
      lines += entries.map { "  " + $0 }
    }
    func words(_ entry: Entry) -> String {
      let detail = entry.detail.map { ": " + (entry.result == "sizes differ" ? "sizes differ, " : "") + $0 } ?? ""
      return entry.path + detail
    }
    list("different", different.map(words))
    if !similar.isEmpty { list("tolerated", similar.map(words)) }
    list("only in A", onlyInA)
    list("only in B", onlyInB)
    lines.append(RunSummary.column("same") + NumberText.grouped(same.count))
    if !onlyInA.isEmpty || !onlyInB.isEmpty {
      lines.append(RunSummary.column("A") + names.0)
      lines.append(RunSummary.column("B") + names.1)
    }
    return lines.joined(separator: "\n")
  }
}
