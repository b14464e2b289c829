import Foundation
import Graphics
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

  /// Containers without a word were told by all that was in them, one in another, in thousands of characters.
  func testTitlesOfDeepTreesAreShort() {
    var nodes = (0..<500).map { SnapshotTree.Node(depth: $0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for depth in (1...500).reversed() {
      for x in 0...1 { nodes.append(.init(depth: depth, kind: "Circle", frame: CGRect(x: x, y: depth, width: 1, height: 1))) }
    }
    let difference = TreeDifference(from: list(2) { text($0, "\($0)") }, to: SnapshotTree(nodes: nodes))
    XCTAssertLessThan(difference.summary.count, 300, String(difference.summary.prefix(400)))
  }

  /// 64 clusters over 20,000 texts took ten seconds.
  func testManyPlacesOverManyTexts() {
    let (width, height) = (700, 1000)
    let white = Pictures.plain(width, height, 250)
    let checked = Pictures.make(width, height) { x, y in
      let gray: UInt8 = (x / 40 + y / 40) % 2 == 0 && x % 40 < 20 && y % 40 < 20 ? 1 : 250
      return RGBA8(red: gray, green: gray, blue: gray)
    }
    guard let difference = Comparison.compare(white, checked).difference else { return XCTFail("equal") }
    let tree = SnapshotTree(
      nodes: [.init(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: width, height: height))]
        + (0..<count).map {
          .init(
            depth: 1, kind: "Text", text: "row \($0)",
            frame: CGRect(x: $0 % 100 * 7, y: $0 / 100 * 5, width: 7, height: 5))
        })
    let places = PaintedPlaces(TreeUnit(tree), difference.mask, scale: 1)
    let clusters = DifferenceAnalysis(difference, white, checked).clusters.prefix(64)
    XCTAssertEqual(clusters.count, 64)
    for cluster in clusters {
      let (found, box) = (places.find(cluster), cluster.bounds)
      // Every text of which a pixel is in it; each is 7 × 5.
      let columns = min(99, box.lastX / 7) - box.x / 7 + 1, rows = box.lastY / 5 - box.y / 5 + 1
      XCTAssertGreaterThanOrEqual(found.units.count + found.more, columns * rows, "\(box)")
      XCTAssertEqual(found.units.first?.text, "row \(box.y / 5 * 100 + box.x / 7)")
    }
  }
}
