import XCTest

@testable import SnapshotCore

/// Only what is certainly an orphan is offered for removal: tests that were filtered out, failed, were skipped, or are
/// compiled on another system only protect their references; those of deleted test files are found.
final class Complaint24Tests: XCTestCase {
  private let folder = "/p/Snapshots"
  private let source = OrphanSearch.Source(
    name: "MapTests.swift",
    text: """
      final class MapTests: XCTestCase {
        func testMap() {}
        func testFails() {}
        func testSkipped() {}
        #if os(macOS)
        func testOnMacOnly() {}
        #endif
        @Test func `dark mode`() {}
        @Test(arguments: [1, 2]) func zoom(level: Int) {}
      }
      """)

  private func orphans(
    _ references: [String], tests: [String: OrphanSearch.TestState], used: [String] = []
  ) -> [String] {
    let search = OrphanSearch(used: Set(used.map { "\(folder)/\($0)" }), tests: tests, sources: [source])
    return search.findings(among: references.map { "\(folder)/\($0)" }, in: folder).filter(\.isOrphan).map {
      String($0.path.dropFirst(folder.count + 1))
    }
  }

  func testAPassedTestOffersWhatItNoLongerAsksFor() {
    XCTAssertEqual(
      orphans(
        ["MapTests/testMap.png", "MapTests/testMap.old.png"], tests: ["MapTests/testMap": .passed],
        used: ["MapTests/testMap.png"]),
      ["MapTests/testMap.old.png"])
  }

  func testFailingSkippedAndUnrunTestsProtectTheirs() {
    XCTAssertEqual(
      orphans(
        ["MapTests/testFails.2.png", "MapTests/testSkipped.png", "MapTests/testMap.dark.png"],
        tests: ["MapTests/testFails": .failed, "MapTests/testSkipped": .skipped]),
      [])
  }

  func testAConditionProtects() { XCTAssertEqual(orphans(["MapTests/testOnMacOnly.png"], tests: [:]), []) }

  func testNamesInBackticksAndParametersProtect() {
    let file = "MapTests/" + SnapshotName.ofTest("`dark mode`()")
    XCTAssertEqual(orphans([file + ".png", "MapTests/zoom-level.1.png"], tests: [:]), [])
  }

  func testDeletedTestsAndFilesAreFound() {
    XCTAssertEqual(
      orphans(["MapTests/testGone.png", "GoneTests/testMap.png", "GoneTests/testMap.tree"], tests: [:]),
      ["GoneTests/testMap.png", "GoneTests/testMap.tree", "MapTests/testGone.png"])
  }

  func testWhatIsNotOursIsKept() {
    XCTAssertEqual(orphans(["logo.png", "a/b/c.png", "MapTests/README"], tests: [:]), [])
  }

  func testKeysAreMadeAsNamesAre() {
    XCTAssertEqual(OrphanSearch.key(file: "/p/Tests/MapTests.swift", function: "zoom(level:)"), "MapTests/zoom-level")
  }
}
