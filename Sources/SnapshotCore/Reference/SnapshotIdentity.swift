/// Where an assertion stands in the source, and the test that runs it.
package struct SnapshotSource: Hashable, Sendable {
  /// `MyAppTests/MapViewTests.swift`, as `#fileID` gives it.
  package var fileID: String
  /// Absolute, as `#filePath` gives it.
  package var filePath: String
  /// As `#function` gives it.
  package var testName: String
  package var line: Int
  package var column: Int
  /// The arguments of this case of a parametrised test, as text.
  package var arguments: [String]
  /// What `swift test --filter` takes for this test alone; `nil` when the test's type is not known.
  package var filter: String?

  package init(
    fileID: String, filePath: String, testName: String, line: Int, column: Int, arguments: [String] = [],
    filter: String? = nil
  ) {
    (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
    (self.line, self.column, self.arguments, self.filter) = (line, column, arguments, filter)
  }

  package var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The test file's name without its extension.
  package var testFile: String {
    let name = FileSystem.split(filePath).name
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// `MapViewTests.swift:42 testMap()`
  package var text: String { "\(fileID):\(line) \(testName)" }

  /// All assertions that one run of one test makes. The filter tells tests of one name in two suites of a file apart.
  package var testKey: String { ([fileID, testName, filter ?? ""] + arguments).joined(separator: "\u{1F}") }
}

/// Which snapshot: the test, and its name or number within the test.
package struct SnapshotIdentity: Hashable, Sendable {
  package var source: SnapshotSource
  package var name: String?
  /// 1 for the first unnamed assertion of a test's run.
  package var ordinal: Int
  /// Where the files are when their names are not ours: references of another tool.
  package var place: SnapshotPaths?

  package init(source: SnapshotSource, name: String? = nil, ordinal: Int = 1) {
    (self.source, self.name, self.ordinal) = (source, name, ordinal)
  }

  /// `MapViewTests`, the folder.
  package var folder: String { SnapshotName.clean(source.testFile) }

  /// `Wien-2`. Arguments that hold the hyphen themselves get a hash: ("x-y", "z") is not ("x", "y-z").
  private var argumentsName: String {
    let name = SnapshotName.clean(source.arguments.joined(separator: "-"))
    guard source.arguments.count > 1, source.arguments.contains(where: { $0.contains("-") }) else { return name }
    return name + "-" + SnapshotName.shortHash(source.arguments.joined(separator: "\u{1F}"))
  }

  /// Of a file name without `.accessibility`, the longest extension: file systems take 255 in all.
  private static let byteLimit = 255 - 14

  /// `testMap.dark`, the file's name without its extension: test, arguments, then name or number.
  package var stem: String {
    var parts = [SnapshotName.ofTest(source.testName)]
    if !source.arguments.isEmpty { parts.append(argumentsName) }
    if let name {
      parts.append(SnapshotName.clean(name))
    } else if ordinal > 1 {
      parts.append(String(ordinal))
    }
    let stem = parts.joined(separator: ".")
    if stem.utf8.count <= Self.byteLimit { return stem }
    // Each part may be as long as it can be; together they must be a file name, too.
    let hash = SnapshotName.shortHash(stem)
    var short = stem
    while short.utf8.count > Self.byteLimit - hash.utf8.count - 1 { short.removeLast() }
    return short + "-" + hash
  }

  /// What messages call it.
  package var title: String {
    let test = source.testName.hasSuffix("()") ? String(source.testName.dropLast(2)) : source.testName
    let arguments = source.arguments.isEmpty ? "" : "(\(source.arguments.joined(separator: ", ")))"
    return test + arguments + (name.map { ".\($0)" } ?? (ordinal > 1 ? ".\(ordinal)" : ""))
  }
}
