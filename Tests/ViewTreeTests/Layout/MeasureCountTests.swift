import Graphics
import XCTest

@testable import ViewTree

final class MeasureCountTests: XCTestCase {
  private final class Counter { var count = 0 }
  private func counted(_ counter: Counter) -> ViewNode {
    Leaf.sized("Counted") { proposal in
      counter.count += 1
      // Wide where it is low, as wrapping text: every height gives another width.
      let width = min(proposal.width ?? 200, 200)
      return CGSize(width: width * 0.9, height: 4000 / max(width, 20))
    }
  }

  func testALeafIsMeasuredOnceForEachQuestion() {
    let counter = Counter()
    let node = LayoutNode(counted(counter), context: LayoutContext(withoutFontsAtScale: 1))
    for _ in 0..<5 {
      for width in [0, 10, 20] as [CGFloat] { _ = node.size(ProposedViewSize(width: width, height: nil)) }
    }
    XCTAssertEqual(counter.count, 3)
  }

  func testQuestionsGrowNoFasterThanTheDepthOfANest() {
    var counts: [Int] = []
    for depth in [10, 20, 40, 80] {
      let counter = Counter()
      _ = Placer.place(
        Nest.rows(depth, leaf: counted(counter)), in: CGSize(width: 300, height: 500),
        context: LayoutContext(withoutFontsAtScale: 1))
      counts.append(counter.count)
    }
    // Two questions a level, and one for the placing of it.
    XCTAssertLessThanOrEqual(counts[0], 30)
    XCTAssertLessThanOrEqual(counts[1], 60)
    XCTAssertLessThanOrEqual(counts[2], 120)
    XCTAssertLessThanOrEqual(counts[3], 240)
  }

  func testAWideTreeIsMeasuredInLinearTime() {
    // 10,000 leaves in 100 rows: a handful of questions each.
    let counter = Counter()
    let leaf = counted(counter)
    let rows = (0..<100).map { _ in
      ViewNode(.layout(StackRule.horizontal()), children: Array(repeating: leaf, count: 100))
    }
    let placed = Placer.place(
      ViewNode(.layout(StackRule.vertical()), children: rows), in: CGSize(width: 300, height: 500),
      context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(placed.children.count, 100)
    XCTAssertLessThanOrEqual(counter.count, 100_000)
  }
}
