import SnapshotCore

/// References in swift-snapshot-testing's places: `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>` beside the
/// test file.
///
/// Another system may use them, too: what a test did not ask for here it may ask for there, wherever its file says `#if`.
/// And names are made by another rule than ours, so a test counts as there when anything like its name is.
enum CompatibleReferences {
  static let folderName = "__Snapshots__"

  /// All such folders of a package, absolute and sorted; those of another package within it are none of its own.
  static func folders(below package: String) -> [String] {
    var found: Set<String> = []
    for path in UnreferencedSearch.files(below: package) {
      let parts = path.split(separator: "/")
      guard let index = parts.firstIndex(where: { $0 == folderName }) else { continue }
      found.insert("/" + parts[...index].joined(separator: "/"))
    }
    return found.filter { SnapshotPaths.packageRoot(above: $0 + "/x") == package }.sorted()
  }

  static func findings(_ results: RunResults, in folder: String) -> [OrphanSearch.Finding] {
    // Beside the folder are its test files; another one of the same name elsewhere has a folder of its own.
    let place = FileSystem.split(folder).folder
    let sources = FileSystem.names(in: place).filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? FileSystem.read(place + "/" + name)).map {
        OrphanSearch.Source(name: name, text: String(decoding: $0, as: UTF8.self))
      }
    }
    let all = UnreferencedSearch.sources(below: results.package)
    let search = OrphanSearch(
      used: UnreferencedSearch.used(results.snapshots), tests: UnreferencedSearch.states(results, all), sources: sources
    )
    let texts = Dictionary(sources.map { (String($0.name.dropLast(6)), $0.text) }, uniquingKeysWith: { a, _ in a })
    return search.findings(
      among: UnreferencedSearch.unused(UnreferencedSearch.files(below: folder), search.used), in: folder
    ).map { finding in
      var finding = finding
      let parts = finding.path.split(separator: "/")
      let test = String(parts[parts.count - 1].prefix { $0 != "." })
      guard finding.isOrphan, parts.count > 1, let text = texts[String(parts[parts.count - 2])] else { return finding }
      if finding.cause == .notAskedFor, text.contains("#if") {
        keep(&finding, "\(test) may ask for it on another system (its file has #if)")
      } else if finding.cause == .testGone, letters(text).contains("func" + letters(String(test.prefix { $0 != "-" })))
      {
        keep(&finding, "a test of a name like \(test) is there")
      }
      return finding
    }
  }

  private static func keep(_ finding: inout OrphanSearch.Finding, _ reason: String) {
    (finding.isOrphan, finding.cause, finding.reason) = (false, .notRun, reason)
  }

  /// Letters and digits alone, in lower case.
  private static func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
  }
}
