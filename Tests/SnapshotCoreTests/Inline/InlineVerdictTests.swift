import XCTest

@testable import SnapshotCore

/// What an inline assertion comes to, mode by mode, and what is left of it.
final class InlineVerdictTests: XCTestCase {
  private func verify(
    _ package: TemporaryPackage, _ text: String, compiled: String?, _ variables: [String: String] = [:],
    record: RecordMode? = nil, line: Int = 1, column: Int = 6
  ) -> SnapshotResult {
    let session = SnapshotSession(environment: SnapshotEnvironment(variables))
    let source = SnapshotSource(
      fileID: "M/CardTests.swift", filePath: package.path + "/CardTests.swift", testName: "testA()", line: line,
      column: column)
    return session.verify(InlineSnapshotCall(source: source, compiled: compiled), record: record) { text }
  }
  private func source(_ package: TemporaryPackage) throws -> String {
    String(decoding: try FileSystem.read(package.path + "/CardTests.swift"), as: UTF8.self)
  }

  func testModes() throws {
    // mode, is there a literal, does it match → what is written, and the state
    let table: [(RecordMode, String?, Bool, SnapshotResult.State)] = [
      (.never, nil, false, .failed), (.never, "old", false, .failed), (.never, "new", false, .unchanged),
      (.missing, nil, true, .new), (.missing, "old", false, .failed), (.missing, "new", false, .unchanged),
      (.failed, nil, true, .new), (.failed, "old", true, .changed), (.failed, "new", false, .unchanged),
      (.all, nil, true, .new), (.all, "old", true, .changed), (.all, "new", false, .unchanged),
    ]
    for (mode, compiled, writes, state) in table {
      let package = try TemporaryPackage()
      let code = "check(of: 1)" + (compiled.map { " { \"\($0)\" }" } ?? "") + "\n"
      try package.write(source: code, "CardTests.swift")
      let result = verify(package, "new", compiled: compiled, record: mode)
      XCTAssertEqual(result.state, state, "\(mode) \(compiled ?? "-")")
      XCTAssertEqual(result.passes, state == .unchanged, "a run that records fails")
      XCTAssertEqual(try source(package) != code, writes, "\(mode) \(compiled ?? "-")")
      if writes {
        XCTAssert(try source(package).contains("new"))
        // What this build wrote proves nothing about this build.
        let again = verify(package, "new", compiled: compiled, record: .never)
        XCTAssertEqual(again.state, .failed)
        XCTAssert(again.message?.contains("was recorded since the test was built") == true, again.message ?? "passed")
      }
    }
  }

  func testOnCINothingIsWritten() throws {
    let package = try TemporaryPackage()
    try package.write(source: "check(of: 1)\n", "CardTests.swift")
    XCTAssertEqual(verify(package, "new", compiled: nil, ["CI": "true"]).state, .failed)
    XCTAssertEqual(try source(package), "check(of: 1)\n")
    XCTAssertEqual(
      verify(package, "new", compiled: nil, ["SNAPSHOT_RECORD": "often"]).message?.contains("is not a record mode"),
      true)
  }

  func testAFailureSaysWhatDiffersAndKeepsTheTexts() throws {
    let package = try TemporaryPackage()
    try package.write(source: "check(of: 1) { \"\" }\n", "CardTests.swift")
    let result = verify(package, "a\nb\nc", compiled: "a\nx\nc")
    let message = try XCTUnwrap(result.message)
    XCTAssert(
      message.hasPrefix(
        "Snapshot \"testA.inline-1-6\" differs from the text in the source:\n@@ -1,3 +1,3 @@\n a\n-x\n+b\n c\n  source     \(package.path)/CardTests.swift:1\n"
      ),
      message)
    let folder = package.path + "/.build/snapshots/CardTests/testA.inline-1-6"
    XCTAssertEqual(FileSystem.names(in: folder), ["actual.txt", "diff.txt", "reference.txt", "result.json"])
    XCTAssertEqual(try FileSystem.read(folder + "/actual.txt"), Array("a\nb\nc".utf8))
    // A pass leaves nothing that would look like its failure.
    XCTAssert(verify(package, "a", compiled: "a").passes)
    XCTAssertFalse(FileSystem.exists(folder))
  }

  func testWhatCannotBeWrittenSaysWhyAndKeepsTheText() throws {
    let package = try TemporaryPackage()
    try package.write(source: "check(of: 1) { \"other\" }\n", "CardTests.swift")
    let result = verify(package, "new", compiled: "old", record: .all)
    XCTAssertEqual(result.state, .failed)
    XCTAssert(
      result.message?.contains(
        "the file has the literal \"other\" there, the test was built with the literal \"old\": build again") == true,
      result.message ?? "")
    XCTAssert(FileSystem.exists(package.path + "/.build/snapshots/CardTests/testA.inline-1-6/actual.txt"))
    let elsewhere = try TemporaryPackage()
    XCTAssert(verify(elsewhere, "new", compiled: nil, record: .all).message?.contains("No such file") == true)
  }

  /// The first one's text moves the second one down, where its failure is looked for.
  func testNeighboursAfterAnEdit() throws {
    let package = try TemporaryPackage()
    try package.write(source: "check(of: 1)\ncheck(of: 2)\n", "CardTests.swift")
    XCTAssertEqual(verify(package, "one\nline", compiled: nil).state, .new)
    let second = verify(package, "two", compiled: nil, record: .never, line: 2)
    XCTAssert(
      second.message?.contains("  source     \(package.path)/CardTests.swift:7\n") == true, second.message ?? "")
    XCTAssertEqual(verify(package, "two", compiled: nil, line: 2).state, .new)
    let both = "check(of: 1) {\n  \"\"\"\n  one\n  line\n  \"\"\"\n}\ncheck(of: 2) {\n  \"\"\"\n  two\n  \"\"\"\n}\n"
    XCTAssertEqual(try self.source(package), both)
    // Each was recorded by this build, which proves nothing about it.
    for (line, text) in [(1, "one\nline"), (2, "two")] {
      XCTAssert(
        verify(package, text, compiled: nil, line: line).message?.contains("recorded since the test was built") == true)
    }
    // Without the journal nobody knows where the calls were.
    try FileSystem.remove(package.path + "/.build")
    XCTAssert(
      verify(package, "three", compiled: nil, line: 2).message?.contains("changed after the test was built") == true)
    XCTAssertEqual(try self.source(package), both)
  }

  func testSpellingsOfOneCharacterDiffer() throws {
    let package = try TemporaryPackage()
    let message = verify(package, "caf\u{E9}", compiled: "cafe\u{301}", record: .never).message
    XCTAssert(message?.contains("-cafe\\u{0301}\n+caf\\u{00E9}") == true, message ?? "passed")
  }

  func testLineDifferences() {
    XCTAssertEqual(LineDifference.text("a", "a"), "")
    let long = (1...40).map(String.init)
    var other = long
    other[4] = "five"
    other.remove(at: 30)
    XCTAssertEqual(
      LineDifference.text(long.joined(separator: "\n"), other.joined(separator: "\n"), context: 1),
      "@@ -4,3 +4,3 @@\n 4\n-5\n+five\n 6\n@@ -30,3 +30,2 @@\n 30\n-31\n 32")
    XCTAssert(LineDifference.text("a ", "a").hasPrefix("@@ -1,1 +1,1 @@\n-a ⏎\n+a"))
    // Too much for a fine comparison is told anyway.
    let (many, more) = ((0..<3000).map { "a\($0)\n" }.joined(), (0..<3000).map { "b\($0)\n" }.joined())
    XCTAssert(LineDifference.text(many, more).hasSuffix("more lines"))
  }
}
