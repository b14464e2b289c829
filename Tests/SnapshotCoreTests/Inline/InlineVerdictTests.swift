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
        "Snapshot \"testA.inline-1-6\" differs from the text in the source: “x” became “b”\n@@ -1,3 +1,3 @@\n a\n-x\n+b\n c\n  source     \(package.path)/CardTests.swift:1\n"
      ),
      message)
    let folder = package.path + "/.build/snapshots/CardTests/testA.inline-1-6"
    XCTAssertEqual(FileSystem.names(in: folder), ["actual.txt", "diff.txt", "reference.txt", "result.json"])
    XCTAssertEqual(try FileSystem.read(folder + "/actual.txt"), Array("a\nb\nc".utf8))
    // A pass leaves nothing that would look like its failure.
    XCTAssert(verify(package, "a", compiled: "a").passes)
    XCTAssertFalse(FileSystem.exists(folder))
  }

  func testATreeSaysWhatMoved() throws {
    let old = """
      VStack(spacing: 8) (0, 0; 40 × 49)
        Text "Total" font: "17 bold" (0, 0; 40 × 20.5)
        Text "Buy" font: "17" (0, 28.5; 29 × 20.5)
      """
    let new = old.replacingOccurrences(of: "spacing: 8", with: "spacing: 12").replacingOccurrences(
      of: "40 × 49", with: "40 × 53"
    )
    .replacingOccurrences(of: "28.5", with: "32.5")
    let message = verify(try TemporaryPackage(), new, compiled: old, record: .never).message ?? "passed"
    XCTAssert(
      message.hasPrefix(
        """
        Snapshot "testA.inline-1-6" differs from the text in the source: spacing of VStack with "Total" and "Buy" 8 → 12, so Text "Buy" moved 4 pt down
          changed    spacing of VStack with "Total" and "Buy" 8 → 12 at (0, 0; 40 × 53 pt)
        """), message)
    XCTAssert(message.contains("\n             Text \"Buy\" moved 4 pt down\n@@ -1,3 +1,3 @@\n"), message)
  }

  func testTheFirstLineSaysWhichLinesDiffer() {
    func headline(_ old: String, _ new: String) -> String {
      verify(try! TemporaryPackage(), new, compiled: old, record: .never).message?.split(separator: "\n")[0].components(
        separatedBy: "the source: "
      ).last ?? "passed"
    }
    XCTAssertEqual(headline("a\nb\nc\nd", "1\n2\n3\nd"), "“a” became “1”, “b” became “2” and 1 more change")
    XCTAssertEqual(headline("a\nb", "a"), "“b” vanished")
    // Lines that are the same in another place, and lines with quotes of their own.
    XCTAssertEqual(headline("a\nb", "b\na"), "“a” moved after “b”")
    XCTAssertEqual(headline("a\nb\nc", "c\nb\na"), "“b” moved after “c”, “a” moved after “b”")
    XCTAssertEqual(headline("a\nb", "b\nc\na"), "“c” appeared, “a” moved after “c”")
    XCTAssertEqual(headline("a\nx\ny\nb", "b\nx\ny\na"), "“a” and “b” changed places")
    XCTAssertEqual(headline("a\nb\nc", "b\nd\na"), "“c” became “d”, “a” moved after “d”")
    XCTAssertEqual(headline("\"A\" button", "\"B\" button"), "\"A\" button became \"B\" button")
    XCTAssertEqual(headline("\"a\": 1,", "\"a\": 2,"), "“\"a\": 1,” became “\"a\": 2,”")
    XCTAssertEqual(headline("{\na\n}\nb", "{\nb\na\n}"), "“b” moved after “{”")
    XCTAssertEqual(headline("a", "a\n\nb"), "an empty line appeared, “b” appeared")
    XCTAssertEqual(headline("a", "a\n"), "the line end at the end of the text")
    XCTAssertEqual(headline("  a b", "a b "), "“a b” became “a b ”")
    XCTAssertEqual(headline("  a", "    a"), "the white space of “a”")
    XCTAssertEqual(headline("caf\u{E9}", "cafe\u{301}"), "the spelling of “cafe\u{301}” in Unicode")
    let long = String(repeating: "x", count: 100)
    XCTAssertEqual(headline(long + "1", long + "2"), "a long line, beyond its first 60 characters")
    // Lines that only look like a tree's are a text's.
    XCTAssertEqual(
      headline("Text (0, 0; 1 × 1)\nand", "Text (0, 0; 1 × 2)\nand"), "“Text (0, 0; 1 × 1)” became “Text (0, 0; 1 × 2)”"
    )
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
