import Foundation
import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import SwiftUI
import Testing
import XCTest

private let isOn = ChildProcess.isOne(of: "parallel")

/// What makes names of arguments alike, or odd. (Names that differ in case or in how an accent is spelled are an error by
/// themselves.)
private let words = [
  "a b", "a-b", "a_b", "a/b", "a.b", "a", "", " ", "é", "è", "👩‍👩‍👧", "\u{202E}a", "..", "x\ny",
  String(repeating: "long ", count: 80), String(repeating: "long ", count: 80) + "er",
]
private enum Kind: CaseIterable { case one, two }
private struct Place: CustomTestStringConvertible, Sendable {
  var name: String
  var testDescription: String { "at \(name)" }
}

@Suite struct ParallelCaseFixture {
  private func check(_ index: Int, testName: String = #function) async {
    XCTAssertSnapshot(of: Color(white: Double(index) / 40), layout: .fixed(width: 4, height: 4), testName: testName)
    await Task.yield()
    XCTAssertSnapshot(of: Color(white: Double(index) / 40), layout: .fixed(width: 6, height: 4), testName: testName)
    assertSnapshot(
      of: "\(index)", as: .lines, snapshotDirectory: ProcessInfo.processInfo.environment["COMPATIBLE_REFERENCES"],
      testName: testName)
  }

  @Test(.enabled(if: isOn), arguments: 0..<40) func numbers(index: Int) async { await check(index) }
  @Test(.enabled(if: isOn), arguments: Array(words.enumerated()).map { ($0.offset, $0.element) })
  func pairs(index: Int, word: String) async { await check(index) }
  @Test(.enabled(if: isOn), arguments: words) func texts(word: String) async {
    await check(words.firstIndex(of: word)!)
  }
  @Test(.enabled(if: isOn), arguments: Kind.allCases, [Place(name: "home"), Place(name: "work")])
  private func kinds(kind: Kind, place: Place) async { await check(kind == .one ? 1 : place.name == "home" ? 2 : 3) }
  @Test(.enabled(if: isOn), arguments: [Int?.some(1), nil]) func optionals(index: Int?) async {
    await check(index ?? 0)
  }
  @Test(.enabled(if: isOn), arguments: zip([1, 2], ["a", "b"])) func zipped(index: Int, name: String) async {
    await check(index)
  }
  @Test(.enabled(if: isOn), arguments: [["a": 1], ["b": 2]]) func dictionaries(counts: [String: Int]) async {
    await check(counts.values.first!)
  }
}

/// The cases of a parametrised test run side by side, and nobody has to write `.serialized`: each has files of its own,
/// whatever its arguments are, and finds them again.
final class ParallelCaseTests: XCTestCase {
  func testEachCaseHasFilesOfItsOwn() throws {
    let folder = TemporaryFolder()
    let arguments = ChildProcess.swiftTesting("ParallelCaseFixture")
    let first = try ChildProcess.run("parallel", arguments, folder.variables(.missing))
    XCTAssertNotEqual(first.status, 0, "a run that records fails")
    for phrase in ["shares its reference", "one reference", "one file with"] {
      XCTAssertFalse(first.output.contains(phrase), String(first.output.suffix(4_000)))
    }
    let files = folder.files.filter { !$0.hasPrefix("failures") }
    let cases = 40 + 2 * words.count + 4 + 2 + 2 + 2
    XCTAssertEqual(files.filter { $0.hasSuffix(".png") }.count, 2 * cases)
    XCTAssertEqual(files.filter { $0.hasSuffix(".txt") }.count, cases)
    for _ in 0..<2 {
      let next = try ChildProcess.run("parallel", arguments, folder.variables(.never))
      XCTAssertEqual(next.status, 0, String(next.output.suffix(4_000)))
    }
    XCTAssertEqual(folder.files.filter { !$0.hasPrefix("failures") }, files)
  }
}
