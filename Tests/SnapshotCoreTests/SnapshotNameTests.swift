import XCTest

@testable import SnapshotCore

final class SnapshotNameTests: XCTestCase {
  func testNamesThatNeedNoCleaningStay() {
    for name in ["dark", "Light", "iPhone_15-Pro", "v1.2", "日本語", "Zażółć", "عربي", "7"] {
      XCTAssertEqual(SnapshotName.clean(name), name.precomposedStringWithCanonicalMapping)
    }
  }

  func testNamesThatCleaningMakesAlikeStayApart() {
    let names = [
      "dark-mode", "dark mode", "dark/mode", "dark  mode", "dark:mode", "dark*mode", "-dark-mode", "dark-mode.", "",
      "🌙", "🌞", "../../etc", "etc", ".", "..", "a\0b", "a-b", "Light", "light", String(repeating: "a", count: 300),
      String(repeating: "a", count: 301),
    ]
    let cleaned = names.map(SnapshotName.clean)
    XCTAssertEqual(Set(cleaned).count, names.count)
    for name in cleaned {
      XCTAssertFalse(name.isEmpty || name.hasPrefix(".") || name.hasPrefix("-"), name)
      XCTAssertLessThanOrEqual(name.utf8.count, SnapshotName.byteLimit)
      XCTAssertFalse(name.contains { "/\\:*?\"<>|\0 ".contains($0) }, name)
      XCTAssertEqual(SnapshotName.clean(name), name, "cleaning twice changes nothing")
    }
    XCTAssertEqual(cleaned[1].prefix(10), "dark-mode-")
  }

  func testBothFormsOfAnAccentAreOneFile() {
    let nfc = "caf\u{E9}"
    let nfd = "cafe\u{301}"
    XCTAssertEqual(Array(SnapshotName.clean(nfd).utf8), Array(SnapshotName.clean(nfc).utf8))
    XCTAssertEqual(Array(SnapshotName.clean(nfc).utf8), Array(nfc.utf8))
  }

  func testNamesOfTests() {
    XCTAssertEqual(SnapshotName.ofTest("testMap()"), "testMap")
    XCTAssertEqual(SnapshotName.ofTest("map(of:in:)"), "map-of-in")
    XCTAssertEqual(SnapshotName.ofTest("map(_:)"), "map-_")
    XCTAssertEqual(SnapshotName.ofTest("testMap"), "testMap")
    XCTAssertEqual(SnapshotName.ofTest("`map`()"), "map")
    XCTAssert(SnapshotName.ofTest("`map with a marker`()").hasPrefix("map-with-a-marker-"))
  }

  func testFileNames() {
    func stem(_ test: String, _ arguments: [String] = [], _ name: String? = nil, _ ordinal: Int = 1) -> String {
      let source = SnapshotSource(
        fileID: "AppTests/MapTests.swift", filePath: "/p/Tests/AppTests/MapTests.swift", testName: test, line: 1,
        column: 1, arguments: arguments)
      return SnapshotIdentity(source: source, name: name, ordinal: ordinal).stem
    }
    XCTAssertEqual(stem("testMap()"), "testMap")
    XCTAssertEqual(stem("testMap()", [], nil, 2), "testMap.2")
    XCTAssertEqual(stem("testMap()", [], "dark", 2), "testMap.dark")
    XCTAssertEqual(stem("map(of:)", ["Paris"], nil, 3), "map-of.Paris.3")
    XCTAssertEqual(stem("map(of:)", ["1", "a"]), "map-of.1-a")
  }

  func testTheHashIsFixed() {
    // FNV-1a's published value for the empty string is cbf29ce484222325; its halves folded are 4f0bbf01… by hand.
    XCTAssertEqual(SnapshotName.shortHash(""), String(0xCBF2_9CE4 ^ 0x8422_2325, radix: 16))
  }

  /// Two suites of a file may have a test of one name: neither is a second assertion of the other.
  func testTestsOfTwoSuitesAreCountedApart() {
    let counter = AssertionCounter()
    func source(_ suite: String) -> SnapshotSource {
      SnapshotSource(
        fileID: "AppTests/MapTests.swift", filePath: "/p/Tests/AppTests/MapTests.swift", testName: "same()", line: 1,
        column: 1, filter: "^AppTests.\(suite)/same\\(")
    }
    XCTAssertEqual(counter.next(for: source("One"), task: 1), 1)
    XCTAssertEqual(counter.next(for: source("Two"), task: 2), 1)
    XCTAssertEqual(counter.next(for: source("One"), task: 1), 2)
  }

  func testArgumentsThatHoldTheSeparatorAreKeptApart() {
    func stem(_ arguments: String...) -> String {
      SnapshotIdentity(
        source: SnapshotSource(
          fileID: "AppTests/MapTests.swift", filePath: "/p/Tests/AppTests/MapTests.swift", testName: "map(of:in:)",
          line: 1, column: 1, arguments: arguments)
      ).stem
    }
    XCTAssertEqual(stem("Wien", "2"), "map-of-in.Wien-2")
    XCTAssertEqual(stem("x-y"), "map-of-in.x-y")
    XCTAssertNotEqual(stem("x-y", "z"), stem("x", "y-z"))
  }
}
