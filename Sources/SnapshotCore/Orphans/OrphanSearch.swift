/// Finds references that no test asks for any more, and keeps everything of which that is not certain.
///
/// A reference is an orphan when its test file is gone; or when its test is gone from a file that is there; or when its
/// test ran to its end and passed without asking for it. Tests that did not run (a filter, `#if os`, a skip) or did not
/// pass protect their references: what they would have asked for is not known.
package struct OrphanSearch: Sendable {
  package enum TestState: String, Codable, Sendable { case passed, failed, skipped }

  /// A test file of the package.
  package struct Source: Sendable {
    /// Its name without the folder: `MapTests.swift`.
    package var name: String
    package var text: String
    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// A reference that no assertion asked for.
  package struct Finding: Hashable, Codable, Sendable {
    package var path: String
    package var isOrphan: Bool
    /// Why it is one, or why it is kept.
    package var reason: String
    /// The same for programs.
    package var cause: Cause?
  }

  package enum Cause: String, Codable, Sendable {
    case fileGone, testGone, notAskedFor
    /// These are kept.
    case failed, skipped, notRun, elsewhere
  }

  /// What an assertion asked for: no reference of these is looked at.
  package var used: Set<String>
  /// By the file's and the test's name, as references are named after them: `MapTests/testMap`. What is not here did not run.
  package var tests: [String: TestState]
  package var sources: [Source]

  package init(used: Set<String>, tests: [String: TestState], sources: [Source]) {
    (self.used, self.tests, self.sources) = (used, tests, sources)
  }

  /// The name in `tests` of a test: its file as in `#filePath`, and `#function`.
  package static func key(file: String, function: String) -> String {
    folder(for: FileSystem.split(file).name) + "/" + SnapshotName.ofTest(function)
  }
  private static func folder(for file: String) -> String {
    SnapshotName.clean(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  /// - Parameter references: paths of the files in the references' folder; those whose folder is not `<TestFile>` of
  ///   `<references>/<TestFile>/<test>….png` are none of ours, and kept.
  package func findings(among references: [String], in folder: String) -> [Finding] {
    // Two test files of one name share a folder.
    let functions = Dictionary(
      sources.map { (Self.folder(for: $0.name), Self.functions(in: $0.text)) }, uniquingKeysWith: { $0.union($1) })
    return references.filter { !used.contains($0) }.sorted().map { path in
      let (cause, reason) = judge(path, in: folder, functions)
      let isOrphan = [.fileGone, .testGone, .notAskedFor].contains(cause)
      return Finding(path: path, isOrphan: isOrphan, reason: reason, cause: cause)
    }
  }

  private func judge(
    _ path: String, in folder: String, _ functions: [String: Set<String>]
  ) -> (Cause, String) {
    let parts = path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1).split(separator: "/") : []
    guard parts.count == 2, let stem = parts[1].split(separator: ".").first, parts[1].contains(".") else {
      return (.elsewhere, "is not where references are")
    }
    let (testFile, test) = (String(parts[0]), String(stem))
    guard let names = functions[testFile] else { return (.fileGone, "no test file \(testFile).swift is left") }
    switch tests[testFile + "/" + test] {
    case .passed: return (.notAskedFor, "\(test) of \(testFile).swift passed without asking for it")
    case .failed: return (.failed, "\(test) of \(testFile).swift did not pass, so what it asks for is not known")
    case .skipped: return (.skipped, "\(test) of \(testFile).swift was skipped")
    case nil: break
    }
    if names.contains(Self.base(test)) {
      return (.notRun, "\(test) of \(testFile).swift did not run (a filter, another system, or disabled)")
    }
    return (.testGone, "\(testFile).swift has no test \(test) any more")
  }

  /// The part of a test's name before its labels: `map-of-in` is `map`. Too short a name protects too much, never too
  /// little.
  private static func base(_ test: String) -> String { String(test.prefix { $0 != "-" }) }

  /// The names of all functions in a source, in comments and under conditions too, as references are named after them.
  private static func functions(in text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = Substring(text)
    while let found = rest.firstRange(of: "func ") {
      rest = rest[found.upperBound...].drop { $0 == " " }
      let name: Substring
      if rest.first == "`" {
        name = rest.dropFirst().prefix { $0 != "`" && $0 != "\n" }
      } else {
        name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      }
      if !name.isEmpty { names.insert(base(SnapshotName.clean(String(name)))) }
    }
    return names
  }
}
