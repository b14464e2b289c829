import XCTest

@testable import SnapshotCore

final class LineDifferenceTests: XCTestCase {
  func testAShortestEdit() {
    let d = LineDifference(from: "a\nb\nc\nd\n", to: "a\nc\nx\nd\n")
    XCTAssertEqual(d.lines, [.same("a"), .removed("b"), .same("c"), .added("x"), .same("d")])
    XCTAssertEqual(d.text(context: 0), ["…", "- b", "…", "+ x", "…"])
    XCTAssert(LineDifference(from: "a\n", to: "a\n").isEmpty)
    XCTAssertEqual(LineDifference(from: "", to: "x\n").lines, [.added("x")])
  }

  func testBothTextsAreInIt() {
    var state: UInt64 = 3
    for _ in 0..<50 {
      func text() -> [String] {
        (0..<Int(state % 30)).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return String(state >> 62)
        }
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (a, b) = (text(), text())
      let d = LineDifference(from: a.joined(separator: "\n"), to: b.joined(separator: "\n"))
      XCTAssertEqual(d.lines.compactMap { if case .added = $0 { nil } else { Self.text($0) } }, a)
      XCTAssertEqual(d.lines.compactMap { if case .removed = $0 { nil } else { Self.text($0) } }, b)
    }
  }
  private static func text(_ line: LineDifference.Line) -> String {
    switch line {
    case .same(let t), .removed(let t), .added(let t): t
    }
  }

  func testHugeTextsAreABlock() {
    let a = (0..<3_000).map { "a\($0)" }.joined(separator: "\n")
    let b = (0..<3_000).map { "b\($0)" }.joined(separator: "\n")
    XCTAssertEqual(LineDifference(from: a, to: b).removed.count, 3_000)
  }
}
