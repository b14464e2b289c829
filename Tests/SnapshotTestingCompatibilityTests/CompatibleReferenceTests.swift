import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotTestingCompatibility

final class CompatibleReferenceTests: XCTestCase {
  private func file(
    _ probe: CompatibilityProbe, _ name: String?, test: String = "testA()", ordinal: Int = 1, arguments: [String] = [],
    ending: String? = "txt", directory: String? = nil
  ) -> String {
    let source = SnapshotSource(
      fileID: "M/CardTests.swift", filePath: probe.folder + "/Tests/CardTests.swift", testName: test, line: 1,
      column: 1,
      arguments: arguments)
    let path = CompatibleReference(
      source: source, name: name, ordinal: ordinal, pathExtension: ending, directory: directory,
      environment: probe.session().environment
    ).paths.reference
    XCTAssert(path.hasPrefix(probe.folder + "/"), path)
    return String(path.dropFirst(probe.folder.count + 1))
  }

  /// An ending as long as a name left none for the name, and cutting that trapped.
  func testAnEndingThatIsTooLong() {
    let probe = CompatibilityProbe()
    for count in [240, 250, 300, 5_000] {
      XCTAssertFalse(file(probe, "x", ending: String(repeating: "e", count: count)).isEmpty)
    }
    XCTAssertEqual(file(probe, nil, ordinal: .min), "Tests/__Snapshots__/CardTests/testA.\(Int.min).txt")
  }

  func testPlaces() {
    let probe = CompatibilityProbe()
    XCTAssertEqual(file(probe, nil), "Tests/__Snapshots__/CardTests/testA.1.txt")
    XCTAssertEqual(file(probe, nil, ordinal: 2, ending: "png"), "Tests/__Snapshots__/CardTests/testA.2.png")
    XCTAssertEqual(file(probe, "dark mode", test: "a(b:)"), "Tests/__Snapshots__/CardTests/a-b.dark-mode.txt")
    XCTAssertEqual(file(probe, "", ending: "png"), "Tests/__Snapshots__/CardTests/testA..png")
    XCTAssertEqual(file(probe, "x", ending: nil), "Tests/__Snapshots__/CardTests/testA.x")
    XCTAssertEqual(file(probe, "x", directory: probe.folder + "/else/where/"), "else/where/testA.x.txt")
    XCTAssertEqual(
      file(probe, nil, test: "a(city:)", arguments: ["Paris"]), "Tests/__Snapshots__/CardTests/a-city.Paris.1.txt")
    XCTAssertEqual(
      file(probe, "Paris", test: "a(city:)", arguments: ["Paris"]), "Tests/__Snapshots__/CardTests/a-city.Paris.txt")
    XCTAssertEqual(FileSystem.names(in: probe.folder + "/Tests"), [], "looking for a reference made a folder")
  }

  func testNamesThatBecameOneAreToldApart() throws {
    let probe = CompatibilityProbe()
    let names = ["dark mode", "dark-mode", "dark/mode"]
    let first = names.map { file(probe, $0) }
    XCTAssertEqual(first[0], "Tests/__Snapshots__/CardTests/testA.dark-mode.txt")
    XCTAssertEqual(file(probe, "dark mode"), first[0])
    // A clean name is the other tool's, whoever was first.
    XCTAssertEqual(first[1], first[0])
    XCTAssertNotEqual(first[2], first[0])
    XCTAssertEqual(file(probe, "dark/mode"), first[2])

    // Once it is there, it is found in any order, and by another process.
    let other = CompatibilityProbe()
    let hashed = first[2].replacingOccurrences(of: probe.folder, with: other.folder)
    try FileSystem.write([], to: other.folder + "/" + hashed)
    XCTAssertEqual(file(other, "dark/mode"), hashed)
    XCTAssertEqual(file(other, "dark mode"), "Tests/__Snapshots__/CardTests/testA.dark-mode.txt")
  }

  func testLongNamesFit() throws {
    let probe = CompatibilityProbe()
    let long = String(repeating: "ż", count: 300)
    let (a, b) = (file(probe, long), file(probe, long + "b"))
    XCTAssertNotEqual(a, b)
    for path in [a, b] {
      XCTAssertLessThanOrEqual(FileSystem.split(path).name.utf8.count, 255)
      try FileSystem.write([], to: probe.folder + "/" + path)
    }
    XCTAssertEqual(
      FileSystem.split(file(probe, String(repeating: "a", count: 240))).name,
      "testA.\(String(repeating: "a", count: 240)).txt")
  }

  func testSpellingsOfOneCharacterAreOneFile() throws {
    let probe = CompatibilityProbe()
    XCTAssertEqual(Array(file(probe, "caf\u{E9}").utf8), Array(file(probe, "cafe\u{301}").utf8))
    let decomposed = "Tests/__Snapshots__/CardTests/testA.cafe\u{301}.txt"
    try FileSystem.write([], to: probe.folder + "/" + decomposed)
    XCTAssertEqual(Array(file(probe, "caf\u{E9}").utf8), Array(decomposed.utf8))
  }

  /// A parametrised test that was recorded without its arguments.
  func testFilesWithoutArgumentsAreUsed() throws {
    let probe = CompatibilityProbe()
    try FileSystem.write([], to: probe.folder + "/Tests/__Snapshots__/CardTests/a-city.1.txt")
    XCTAssertEqual(
      file(probe, nil, test: "a(city:)", arguments: ["Paris"]), "Tests/__Snapshots__/CardTests/a-city.1.txt")
    XCTAssertEqual(
      file(probe, nil, test: "a(city:)", ordinal: 2, arguments: ["Paris"]),
      "Tests/__Snapshots__/CardTests/a-city.Paris.2.txt")
  }
}
