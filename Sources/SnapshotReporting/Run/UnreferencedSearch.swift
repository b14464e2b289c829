import Foundation
import SnapshotCore

/// Looks for references that no test asks for: brings what a run left together with the package's sources, and leaves
/// the judgement to `OrphanSearch`.
package enum UnreferencedSearch {
  /// - Returns: `nil` when the run tells nothing: not built, interrupted, or a part of a suite.
  package static func findings(_ results: RunResults) -> [OrphanSearch.Finding]? {
    guard results.ending == .passed || results.ending == .testsFailed, results.shard == nil else { return nil }
    let sources = sources(below: results.package)
    let search = OrphanSearch(
      used: used(results.snapshots), tests: states(results, sources), sources: sources)
    return search.findings(among: unused(files(below: results.references), search.used), in: results.references)
  }

  /// The files that are none of the used ones, by whatever path these were used: tests may have been built, or run, with a
  /// path that leads here through a link.
  static func unused(_ files: [String], _ used: Set<String>) -> [String] {
    let real = Set(used.map { FileSystem.resolved($0) ?? $0 })
    return files.filter { !used.contains($0) && !real.contains(FileSystem.resolved($0) ?? $0) }
  }

  /// A picture's recorded tree lies beside it, and so do the forms of a text that its verdict has looked at.
  static func used(_ events: [SnapshotEvent]) -> Set<String> {
    var used: Set<String> = []
    for case let reference? in events.map(\.reference) {
      used.insert(reference)
      if reference.hasSuffix(".png") { used.insert(reference.dropLast(4) + ".tree") }
    }
    return used
  }

  /// The state of a test by the file and name that its references have. A key stands for several tests when a file has
  /// two types with a test of one name: all must have passed for it to count as passed.
  static func states(_ results: RunResults, _ sources: [OrphanSearch.Source]) -> [String: OrphanSearch.TestState] {
    let known = Dictionary(results.tests.map { ($0.id, $0.state) }, uniquingKeysWith: { a, b in a == .failed ? a : b })
    let list = results.list ?? results.tests.map(\.id)
    let declared = sources.map { (name: $0.name, types: Declarations.types(in: $0.text)) }
    var states: [String: OrphanSearch.TestState?] = [:]
    func note(_ key: String, _ state: OrphanSearch.TestState?) {
      guard let earlier = states[key] else {
        states[key] = .some(state)
        return
      }
      // The one that says least about what is asked for.
      func rank(_ state: OrphanSearch.TestState?) -> Int {
        switch state {
        case .passed: 0
        case .skipped: 1
        case nil: 2
        case .failed: 3
        }
      }
      if rank(state) > rank(earlier) { states[key] = .some(state) }
    }
    for id in list {
      let name = TestName(id)
      // Its type's file, or its file where the runner told it; a test that a type inherits is in neither, and protects.
      for source in declared where name.types.last.map({ source.types.contains($0) }) ?? source.types.isEmpty {
        note(OrphanSearch.key(file: source.name, function: name.swiftFunction), known[id])
      }
    }
    for test in results.tests {
      guard let file = test.file else { continue }
      note(OrphanSearch.key(file: file, function: TestName(test.id).swiftFunction), test.state)
    }
    // An assertion knows best where it stands; one that failed says that its test did not pass.
    for event in results.snapshots where event.state == .failed {
      note(OrphanSearch.key(file: event.fileID, function: event.test), .failed)
    }
    return states.compactMapValues { $0 }
  }

  /// All Swift files below a folder, but not in folders of build products and of tools, which begin with a dot.
  static func sources(below folder: String) -> [OrphanSearch.Source] {
    files(below: folder, ending: ".swift").compactMap { path in
      guard let bytes = try? FileSystem.read(path) else { return nil }
      return OrphanSearch.Source(name: FileSystem.split(path).name, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Sorted; links to folders are followed once.
  package static func files(below folder: String, ending: String = "") -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    func visit(_ folder: String, depth: Int) {
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      guard depth < 64, seen.insert(real).inserted else { return }
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if FileSystem.isDirectory(path) {
          visit(path, depth: depth + 1)
        } else if ending.isEmpty || name.hasSuffix(ending) {
          result.append(path)
        }
      }
    }
    visit(folder, depth: 0)
    return result.sorted()
  }
}

/// The names that follow `class`, `struct`, `enum`, `actor` and `extension` in a source: a word count, not a parser.
enum Declarations {
  private static let keywords = ["class", "struct", "enum", "actor", "extension"]

  static func types(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      guard keywords.contains(where: { line.contains($0) }) else { continue }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`") }
      for (i, word) in words.enumerated().dropLast() where keywords.contains(String(word)) {
        names.formUnion(words[i + 1].split(separator: ".").map(String.init))
      }
    }
    return names
  }
}
