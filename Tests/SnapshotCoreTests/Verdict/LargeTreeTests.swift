import Foundation
import XCTest

@testable import SnapshotCore

/// Trees of tens of thousands of nodes: what changed is told in seconds. (Each of these took minutes or for ever with an
/// algorithm that looks at every node for every node; nothing is asserted of time.)
final class LargeTreeTests: XCTestCase {
  private let count = 20_000

  private func list(_ count: Int, _ node: (Int) -> SnapshotTree.Node) -> SnapshotTree {
    var nodes = [SnapshotTree.Node(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 10 * count))]
    for i in 0..<count { nodes.append(node(i)) }
    return SnapshotTree(nodes: nodes)
  }
  private func text(_ i: Int, _ text: String, y: Double? = nil) -> SnapshotTree.Node {
    .init(
      depth: 1, kind: "Text", text: text, font: "17",
      frame: CGRect(x: 0, y: y ?? Double(10 * i), width: 100, height: 10))
  }

  func testEveryTextIsAnother() {
    let difference = TreeDifference(
      from: list(count) { text($0, "before \($0)") }, to: list(count) { text($0, "after \($0)") })
    XCTAssertEqual(difference.lines.count, count)
    XCTAssert(difference.lines[7].hasPrefix("Text \"before 7\" became \"after 7\""), difference.lines[7])
  }

  func testEveryTextSaysTheSameAndMovedOtherwise() {
    let difference = TreeDifference(
      from: list(count) { text($0, "row") }, to: list(count) { text($0, "row", y: Double(13 * $0)) })
    XCTAssertEqual(difference.lines.count, count - 1)
    XCTAssertEqual(difference.lines.first, "Text \"row\" (2 of 20000) moved 3 pt down")
  }

  func testAListIsTurnedRound() {
    let difference = TreeDifference(
      from: list(count) { text($0, "row \($0)") },
      to: list(count) { text($0, "row \(self.count - 1 - $0)") })
    XCTAssertEqual(
      difference.lines, ["the parts of VStack with \"row 19999\", \"row 19998\" and more are in reverse order"])
  }

  func testTextsBecameImages() {
    let difference = TreeDifference(
      from: list(count) { text($0, "row \($0)") },
      to: list(count) {
        .init(depth: 1, kind: "Image", text: "star", frame: CGRect(x: 0, y: 10 * $0, width: 100, height: 10))
      })
    XCTAssertEqual(difference.lines.count, 2 * count)
  }

  func testImagesBecameOthers() {
    func images(_ name: String) -> SnapshotTree {
      list(count) {
        .init(
          depth: 1, kind: "Image", text: "\(name) \($0)", label: nil, identifier: "\(name)-\($0)",
          frame: CGRect(x: 0, y: 10 * $0, width: 100, height: 10))
      }
    }
    XCTAssertEqual(TreeDifference(from: images("a"), to: images("b")).lines.isEmpty, false)
  }

  func testRowsWithOneWordInCommon() {
    func rows(_ word: String) -> SnapshotTree {
      var nodes = [SnapshotTree.Node(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 100_000))]
      for i in 0..<count / 2 {
        let y = Double(10 * i)
        nodes.append(.init(depth: 1, kind: "HStack", frame: CGRect(x: 0, y: y, width: 100, height: 10)))
        nodes.append(
          .init(depth: 2, kind: "Text", text: "\(word) \(i)", frame: CGRect(x: 0, y: y, width: 50, height: 10)))
        nodes.append(.init(depth: 2, kind: "Text", text: "Buy", frame: CGRect(x: 50, y: y, width: 50, height: 10)))
      }
      return SnapshotTree(nodes: nodes)
    }
    let difference = TreeDifference(from: rows("a"), to: rows("b"))
    XCTAssertEqual(difference.lines.count, count / 2)
    XCTAssert(difference.lines[3].hasPrefix("Text \"a 3\" became \"b 3\""), difference.lines[3])
  }

  /// What says something that many others say, too, is found by its own words.
  func testRowsInAnotherOrder() {
    func rows(_ order: [Int], _ word: String) -> SnapshotTree {
      var nodes = [SnapshotTree.Node(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))]
      for (place, i) in order.enumerated() {
        let y = Double(10 * place)
        nodes.append(.init(depth: 1, kind: "HStack", frame: CGRect(x: 0, y: y, width: 100, height: 10)))
        nodes.append(.init(depth: 2, kind: "Text", text: "name \(i)", frame: CGRect(x: 0, y: y, width: 50, height: 10)))
        nodes.append(.init(depth: 2, kind: "Text", text: word, frame: CGRect(x: 50, y: y, width: 50, height: 10)))
      }
      return SnapshotTree(nodes: nodes)
    }
    var order = Array(0..<200)
    order.swapAt(3, 150)
    let lines = TreeDifference(from: rows(Array(0..<200), "Buy"), to: rows(order, "Sell")).lines
    XCTAssertEqual(lines.filter { $0.contains("changed places") }.count, 1, "\(lines.prefix(3))")
    XCTAssertEqual(
      lines.filter { $0.contains("Text \"Buy\"") && $0.hasSuffix(" and 197 more became \"Sell\"") }.count, 1)
  }

  func testDeepTrees() throws {
    func deep(_ word: String) -> SnapshotTree {
      SnapshotTree(
        nodes: (0..<400).flatMap { depth -> [SnapshotTree.Node] in
          let stack = SnapshotTree.Node(depth: depth, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          if depth == 0 { return [stack] }
          return (0..<20).map {
            .init(
              depth: depth, kind: "Text", text: "\(word) \(depth) \($0)",
              frame: CGRect(x: $0, y: 0, width: 10, height: 10))
          } + [stack]
        })
    }
    let (old, new) = (try SnapshotTree(parsing: deep("a").text), deep("b"))
    XCTAssertFalse(TreeDifference(from: old, to: new).isEmpty)
    XCTAssertFalse(TreeDifference(from: old, to: list(10) { text($0, "x") }).isEmpty)
  }
}
