import XCTest

@testable import SnapshotCore

final class InlineSourceFileTests: XCTestCase {
  /// A source file in a folder of its own; `‹` in the source marks the calls' places, which are in its lines and columns.
  fileprivate final class Source: @unchecked Sendable {
    let package: TemporaryPackage
    var places: [(line: Int, column: Int)] = []
    var path: String { package.path + "/Tests.swift" }
    var built = 0.0

    init(_ marked: String) throws {
      package = try TemporaryPackage()
      var bytes: [UInt8] = []
      var (line, column) = (1, 1)
      for scalar in marked.unicodeScalars {
        if scalar == "‹" {
          places.append((line, column))
          continue
        }
        bytes += Array(String(scalar).utf8)
        column += String(scalar).utf8.count
        if scalar == "\n" { (line, column) = (line + 1, 1) }
      }
      try package.write(source: String(decoding: bytes, as: UTF8.self), "Tests.swift")
    }
    var text: String { (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    @discardableResult
    func record(
      _ text: String, at index: Int = 0, compiled: String? = nil, syntax: InlineSnapshotSyntaxDescriptor = .init()
    ) throws(InlineSourceError) -> InlineSourceFile.Outcome {
      try InlineSourceFile(path: path, folder: package.path + "/inline", built: built).record(
        text, line: places[index].line, column: places[index].column, syntax: syntax, compiled: compiled)
    }
    func refusal(_ text: String, at index: Int = 0, compiled: String? = nil) -> InlineSourceError? {
      do throws(InlineSourceError) {
        try record(text, at: index, compiled: compiled)
        return nil
      } catch {
        return error
      }
    }
  }

  func testAClosureIsAdded() throws {
    let source = try Source("final class T {\n    func a() {\n        check‹(of: f(1), as: .lines) // why\n    }\n}\n")
    XCTAssertEqual(try source.record("x\ny"), .written)
    XCTAssertEqual(
      source.text,
      "final class T {\n    func a() {\n        check(of: f(1), as: .lines) {\n            \"\"\"\n            x\n            y\n"
        + "            \"\"\"\n        } // why\n    }\n}\n")
  }

  func testALiteralIsReplacedAndCommentsStay() throws {
    let source = try Source(
      "\tcheck‹(\n\t\tof: \"}\" /* { */,\n\t\tas: #/[)\"]/#\n\t) { // first\n\t\t\"\"\"\n\t\told\n\t\t\"\"\" // last\n\t}\n"
    )
    XCTAssertEqual(try source.record("new \\", compiled: "old"), .written)
    XCTAssertEqual(
      source.text,
      "\tcheck(\n\t\tof: \"}\" /* { */,\n\t\tas: #/[)\"]/#\n\t) { // first\n\t\t#\"\"\"\n\t\tnew \\\n\t\t\"\"\"# // last\n\t}\n"
    )
  }

  func testShortLiteralsStayShort() throws {
    let source = try Source("check‹(of: 1) { \"1\" }; check‹(of: 2, matches: { #\"a\"# }); check‹(of: 3) {\"z\"}")
    XCTAssertEqual(try source.record("one", at: 0, compiled: "1"), .written)
    XCTAssertEqual(try source.record("say \"b\"", at: 1, compiled: "a"), .written)
    XCTAssertEqual(try source.record("two\nlines", at: 2, compiled: "z"), .written)
    XCTAssertEqual(
      source.text,
      "check(of: 1) { \"one\" }; check(of: 2, matches: { #\"say \"b\"\"# }); check(of: 3) {\n  \"\"\"\n  two\n  lines\n  \"\"\"\n}"
    )
  }

  /// Places are the compiled ones, in whatever order the calls run.
  func testSeveralCallsOfALineAndOfAFile() throws {
    let source = try Source("let ü = check‹(of: a); check‹(of: b)\ncheck‹(of: c)\n")
    for index in [2, 0, 1] { XCTAssertEqual(try source.record("t\(index)", at: index), .written) }
    func closure(_ text: String) -> String { " {\n  \"\"\"\n  \(text)\n  \"\"\"\n}" }
    XCTAssertEqual(
      source.text, "let ü = check(of: a)\(closure("t0")); check(of: b)\(closure("t1"))\ncheck(of: c)\(closure("t2"))\n")
    XCTAssertEqual(try source.record("t1", at: 1), .alreadyWritten)
    XCTAssertEqual(source.refusal("other", at: 1), .twoTexts("t1"))
  }

  /// To `String` the two spellings are one, and the second was said to be recorded.
  func testTwoSpellingsAreTwoTexts() throws {
    let source = try Source("check‹(of: a)\n")
    try source.record("caf\u{E9}")
    XCTAssertEqual(source.refusal("cafe\u{301}"), .twoTexts("caf\u{E9}"))
  }

  /// The compiler says of a call in a macro's arguments that it is where the macro is.
  func testCallsInMacros() throws {
    for (code, text) in [
      ("‹#expect(throws: Never.self) { assertInlineSnapshot(of: f(1)) }\nassertInlineSnapshot(of: 2)\n", nil),
      ("‹#expect({ assertInlineSnapshot(of: \"(\", as: .lines) ; return true }())\n", nil),
      ("‹#require /* ( */ (assertInlineSnapshot(of: 1) { \"old\" }, assertInlineSnapshot(of: 2))", "old"),
      (
        "‹#expect { assertInlineSnapshot(of: 1) { \"other\" } } throws: { _ in assertInlineSnapshot(of: 2) { \"old\" } }",
        "old"
      ),
    ] as [(String, String?)] {
      let source = try Source(code)
      let before = source.text
      XCTAssertEqual(try source.record("new", compiled: text), .written)
      let closure = text == nil ? " {\n  \"\"\"\n  new\n  \"\"\"\n}" : nil
      var expected = before
      if let closure {
        let call =
          before.contains("f(1)") ? "assertInlineSnapshot(of: f(1))" : "assertInlineSnapshot(of: \"(\", as: .lines)"
        expected = before.replacingOccurrences(of: call, with: call + closure)
      } else {
        expected = before.replacingOccurrences(of: "\"old\"", with: "\"new\"")
      }
      XCTAssertEqual(source.text, expected)
      XCTAssertEqual(source.refusal("third", compiled: text), .twoTexts("new"))
    }
    // Which one is meant nobody can tell, or what it is called.
    for (code, count) in [
      ("‹#expect { assertInlineSnapshot(of: 1); assertInlineSnapshot(of: 2) }\n", 2),
      ("‹#expect { wrapped(of: 1) }\nassertInlineSnapshot(of: 2)\n", 0),
      ("‹#expect(\"assertInlineSnapshot(of: 1)\" /* assertInlineSnapshot(of: 2) */)\n", 0),
      ("‹#expect { assertInlineSnapshot(of: 1) { \"a\" } }\n", 0),
    ] {
      let source = try Source(code)
      let before = source.text
      XCTAssertEqual(source.refusal("x"), .inMacro("#expect", calls: count), code)
      XCTAssertEqual(source.text, before)
    }
    let source = try Source("‹#\"text\"#(of: 1)\n")
    XCTAssertEqual(source.refusal("x"), .noCall(line: 1, column: 1))
  }

  func testCarriageReturnsStay() throws {
    let source = try Source("struct T {\r\n  let x = check‹(of: a)\r\n}\r\n")
    try source.record("a\nb")
    XCTAssertEqual(
      source.text,
      "struct T {\r\n  let x = check(of: a) {\r\n    \"\"\"\r\n    a\r\n    b\r\n    \"\"\"\r\n  }\r\n}\r\n")
  }

  func testWrappedCalls() throws {
    let source = try Source("helper‹(1) { \"x\" } outcome: { \"old\" }\nhelper‹(2) { \"x\" }\n")
    let syntax = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "outcome", trailingClosureOffset: 1)
    try source.record("new", at: 0, compiled: "old", syntax: syntax)
    try source.record("two", at: 1, syntax: syntax)
    XCTAssertEqual(
      source.text,
      "helper(1) { \"x\" } outcome: { \"new\" }\nhelper(2) { \"x\" } outcome: {\n  \"\"\"\n  two\n  \"\"\"\n}\n")
  }

  func testWhatIsNotWhatWasCompiledIsRefused() throws {
    let source = try Source("  check‹(of: 1) { \"now\" }\n  check‹(of: 2)\n // ‹\n  check‹(of: \")\n")
    let before = source.text
    XCTAssertEqual(source.refusal("x", at: 0, compiled: "then"), .changed(found: "now", compiled: "then"))
    XCTAssertEqual(source.refusal("x", at: 0, compiled: nil), .changed(found: "now", compiled: nil))
    XCTAssertEqual(source.refusal("x", at: 1, compiled: "then"), .changed(found: nil, compiled: "then"))
    XCTAssertEqual(source.refusal("x", at: 2), .noCall(line: 3, column: 5))
    guard case .unfinished = source.refusal("x", at: 3) else { return XCTFail("a string without an end was accepted") }
    XCTAssertEqual(source.text, before)
  }

  func testWhatIsNoLiteralIsRefused() throws {
    let source = try Source(
      "check‹(of: 1) { text }\ncheck‹(of: 2) { \"a\" + b }\ncheck‹(of: 3) { \"\\(x)\" }\ncheck‹(of: 4, matches: closure)\n"
    )
    let before = source.text
    for index in 0..<4 { XCTAssertNotNil(source.refusal("x", at: index, compiled: "a"), "call \(index)") }
    XCTAssertEqual(source.text, before)
  }

  func testAFileChangedWhileTheTestsRunIsLeftAlone() throws {
    let source = try Source("check‹(of: 1)\ncheck‹(of: 2)\n")
    try source.record("x", at: 0)
    let changed = source.text + "// by hand\n"
    try FileSystem.write(Array(changed.utf8), to: source.path)
    XCTAssertEqual(source.refusal("y", at: 1), .changedByOthers)
    XCTAssertEqual(source.text, changed)
    // Built again, its places are new ones.
    source.built = .infinity
    try FileSystem.write(Array("check(of: 1)\n".utf8), to: source.path)
    XCTAssertEqual(try source.record("x", at: 0), .written)
  }

  /// A line that was put in or taken out after the build moves each call to where its neighbour was, which looks the same.
  func testAFileChangedBetweenBuildAndRunIsLeftAlone() throws {
    let source = try Source("\ncheck‹(of: 1)\ncheck‹(of: 2)\n")
    let moved = "check(of: 1)\ncheck(of: 2)\n"
    source.built = Date().timeIntervalSince1970 - 60
    try FileSystem.write(Array(moved.utf8), to: source.path)
    XCTAssertEqual(source.refusal("one", at: 0), .changedSinceBuild)
    XCTAssertEqual(source.text, moved)
  }

  /// Messages name the line in which a call is now.
  func testLinesAfterEdits() throws {
    let source = try Source("check‹(of: 1); check‹(of: 2)\ncheck‹(of: 3) { \"a\" }\ncheck‹(of: 4)\n")
    func lines() -> [Int] {
      let file = InlineSourceFile(path: source.path, folder: source.package.path + "/inline", built: source.built)
      return source.places.map { file.line(now: $0.line, column: $0.column) }
    }
    XCTAssertEqual(lines(), [1, 1, 2, 3])
    try source.record("c\nd", at: 2, compiled: "a")
    XCTAssertEqual(lines(), [1, 1, 2, 8])
    try source.record("b", at: 0)
    XCTAssertEqual(lines(), [1, 5, 6, 12])
    let text = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, call) in zip(lines(), 1...) { XCTAssert(text[line - 1].contains("check(of: \(call))"), "\(call)") }
  }

  func testADamagedJournalIsNone() throws {
    let source = try Source("check‹(of: 1)\n")
    try source.record("x")
    let folder = source.package.path + "/inline"
    let journal = try XCTUnwrap(FileSystem.names(in: folder).first { $0.hasSuffix(".json") })
    let text = String(decoding: try FileSystem.read(folder + "/" + journal), as: UTF8.self)
    for broken in [text.replacingOccurrences(of: "\"upper\":12", with: "\"upper\":999"), "{", ""] {
      XCTAssertNotEqual(broken, text)
      try FileSystem.write(Array(broken.utf8), to: folder + "/" + journal)
      XCTAssertEqual(source.refusal("y"), .changedSinceBuild)
    }
  }

  /// Another process writes an edit of its own, or ends between the journal and the source.
  func testTheJournalServesSeveralProcesses() throws {
    let source = try Source("check‹(of: 1)\ncheck‹(of: 2)\n")
    let original = source.text
    try source.record("x", at: 0)
    let first = source.text
    try source.record("y", at: 1)
    let both = source.text
    try FileSystem.write(Array(first.utf8), to: source.path)
    XCTAssertEqual(try source.record("y", at: 1), .written)
    XCTAssertEqual(source.text, both)
    // Taken back by hand, without a build.
    try FileSystem.write(Array(original.utf8), to: source.path)
    XCTAssertEqual(try source.record("y", at: 1), .written)
    XCTAssertEqual(source.text, original.dropLast() + " {\n  \"\"\"\n  y\n  \"\"\"\n}\n")
  }

  func testManyThreadsLoseNothing() throws {
    let source = try Source((0..<64).map { "check‹(of: \($0))\n" }.joined())
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      if let refusal = source.refusal("text \(index)", at: index) { failures.add("\(refusal)") }
    }
    XCTAssertEqual(failures.all, [])
    XCTAssertEqual(
      source.text, (0..<64).map { "check(of: \($0)) {\n  \"\"\"\n  text \($0)\n  \"\"\"\n}\n" }.joined())
  }

  func testPermissionsAndLinksStay() throws {
    let source = try Source("check‹(of: 1)\n")
    let real = source.package.path + "/Real.swift"
    rename(source.path, real)
    chmod(real, 0o640)
    symlink("Real.swift", source.path)
    try source.record("x")
    var status = stat()
    XCTAssertEqual(lstat(source.path, &status), 0)
    XCTAssertEqual(status.st_mode & S_IFMT, S_IFLNK)
    XCTAssertEqual(stat(real, &status), 0)
    XCTAssertEqual(status.st_mode & 0o777, 0o640)
    XCTAssert(source.text.contains("x"))
  }

  /// 200 generated sources: whatever the texts and the code around the calls, each literal reads back as its text, all
  /// other bytes stay, and a second recording with other texts works on what the first one wrote.
  func testGeneratedSourcesRoundTrip() throws {
    var random = Random(state: 42)
    let atoms = [
      "a", "Zażółć", "日本", "👩‍👧", "\"", "\"\"\"", "\\", "\\(x)", "#", "\"#", "\\#n", "##", " ", "\t", "\n", "\n\n",
      "\r\n", "\0", "{", "}",
      "/*", "*/", "//", "\u{301}", "\u{202E}", "\u{2028}", "$0", "\u{7F}", "'",
    ]
    func text() -> String { (0..<random.below(12)).map { _ in atoms[random.below(atoms.count)] }.joined() }
    let values = [
      "1", "f(\")\")", "#\"(\"#", "{ $0 / 2 }", "[1, 2].map { a in \"}\\(a)\" }", "/[(]\\//", "#/ \" /#",
      "/* ) /* } */ */ 2", "a / b / c",
      "\"\\(f(\"{\"))\"", "reduce(1, /)", "`class`", "\"\"\"\n  )\n  \"\"\"", "// )\n 3",
    ]
    for round in 0..<200 {
      var code = ["struct T {\n", "func t() { // (\n"]
      let count = 1 + random.below(6)
      var compiled: [String?] = []
      for _ in 0..<count {
        let indentation = [String(repeating: " ", count: random.below(9)), "\t", "\t\t"][random.below(3)]
        let value = values[random.below(values.count)]
        let call = "\(indentation)try? M.check‹(of: \(value), as: .x\(random.below(2) == 0 ? "\n\(indentation))" : ")")"
        switch random.below(4) {
        case 0, 1:
          compiled.append(nil)
          code.append(call)
        case 2:
          let old = text()
          compiled.append(old)
          code.append(
            call + " { // c \"\n" + indentation + InlineLiteral.multiline(old, indentation: indentation, newline: "\n")
              + "\n" + indentation + "}")
        default:
          compiled.append("é")
          code.append(call + " { /* \" */ \"é\" }")
        }
        code.append(random.below(3) == 0 ? "; " : "\n")
      }
      var whole = code.joined() + "\n} }\n"
      if round % 5 == 0 {
        whole = whole.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")
      }
      let source = try Source(whole)
      let outside = Self.withoutClosures(source, compiled)
      // Waiting for the disk is what files take; a tenth of the rounds is enough of it.
      let isOnDisk = round % 10 == 0

      for pass in 0..<2 {
        let texts = (0..<count).map { _ in text() }
        var order = Array(0..<count)
        for i in order.indices.reversed() { order.swapAt(i, random.below(i + 1)) }
        var edits: [InlineEdit] = []
        let original = try FileSystem.read(source.path)
        for index in order where compiled[index]?.utf8.elementsEqual(texts[index].utf8) != true {
          if !isOnDisk {
            edits.append(
              try InlineEdit(
                original, line: source.places[index].line, column: source.places[index].column, syntax: .init(),
                compiled: compiled[index], text: texts[index]))
            continue
          }
          XCTAssertEqual(
            try source.record(texts[index], at: index, compiled: compiled[index]), .written,
            "round \(round), pass \(pass)\n\(whole)")
        }
        if !isOnDisk {
          _ = FileManager.default.createFile(atPath: source.path, contents: Data(InlineEdit.apply(edits, to: original)))
        }
        // As the compiler would see it: new places.
        try source.rebuild(count)
        for index in 0..<count {
          compiled[index] = texts[index]
          let edit = try InlineEdit(
            FileSystem.read(source.path), line: source.places[index].line, column: source.places[index].column,
            syntax: .init(), compiled: texts[index], text: "")
          XCTAssertGreaterThan(edit.upper, edit.lower)
        }
        XCTAssertEqual(Self.withoutClosures(source, compiled), outside, "round \(round), pass \(pass)")
      }
    }
  }

  /// Whatever a file holds, and wherever the call is said to be: an edit or an error, never a trap.
  func testNothingTraps() {
    var random = Random(state: 7)
    let seed = Array(
      "t(of: /a(b/, #/x/#, \"\\(f(\"}\"))\", m: [{ 1 }]) { /* c */ #\"\"\"\n  a\\#u{41}\n  \"\"\"# } x: { \"é\" }\r\n"
        .utf8)
    let pieces: [[UInt8]] =
      [
        "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "#", "\\", "\\(", "/", "/*", "*/", "//", "\n", "\r", "matches:",
        ",", ":", "`", "u{",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0]]
    var edits = 0
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<random.below(6) {
        let place = random.below(bytes.count + 1)
        switch random.below(3) {
        case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.below(9)))
        default: bytes = Array(bytes.prefix(place)) + pieces[random.below(pieces.count)] + bytes.dropFirst(place + 1)
        }
      }
      let column = random.below(4) == 0 ? random.below(200) - 50 : 2
      let syntax = InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: random.below(2) == 0 ? "x" : "matches", trailingClosureOffset: random.below(3))
      let compiled = [nil, "é", "aA"][random.below(3)]
      if let edit = try? InlineEdit(
        bytes, line: random.below(4), column: column, syntax: syntax, compiled: compiled, text: "\\\n\"")
      {
        edits += 1
        XCTAssertLessThanOrEqual(edit.upper, bytes.count)
      }
    }
    XCTAssertGreaterThan(edits, 100)
  }

  /// All code that is in no closure of a snapshot.
  private static func withoutClosures(_ source: Source, _ compiled: [String?]) -> String {
    let bytes = Array(source.text.utf8)
    var left: [UInt8] = []
    var done = 0
    for place in source.places {
      guard
        let call = try? InlineCall(
          in: bytes, at: InlineCall.places(in: bytes, line: place.line, column: place.column).calls[0], syntax: .init())
      else {
        return "?"
      }
      let end = call.closure?.lowerBound ?? call.end
      left += bytes[done..<end]
      // What was added before the brace.
      while left.last == UInt8(ascii: " ") { left.removeLast() }
      done = call.closure?.upperBound ?? call.end
    }
    return String(decoding: left + bytes[done...], as: UTF8.self)
  }
}

extension InlineSourceFileTests.Source {
  /// Finds the calls again, as a new build would.
  fileprivate func rebuild(_ count: Int) throws {
    built = FileSystem.modificationTime(path) ?? 0
    try FileSystem.remove(package.path + "/inline")
    let bytes = try FileSystem.read(path)
    let name = Array("M.check(".utf8)
    places = []
    var (line, column) = (1, 1)
    for i in bytes.indices {
      if bytes[i...].starts(with: name) { places.append((line, column + name.count - 1)) }
      column += 1
      if bytes[i] == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
    }
    XCTAssertEqual(places.count, count)
  }
}

private struct Random {
  var state: UInt64
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}

private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []
  func add(_ text: String) { lock.withLock { found.append(text) } }
  var all: [String] { lock.withLock { found } }
}
