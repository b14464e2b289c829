import Graphics
import XCTest

@testable import ViewTree

/// `GeometryReader`.
final class DeferredTests: XCTestCase {
  private func reader(_ build: @escaping (CGSize, CGRect) -> [ViewNode]) -> ViewNode {
    ViewNode(.deferred(DeferredContent(name: "GeometryReader") { size, frame, _ in build(size, frame) }))
  }

  func testItTakesTheProposalAndPlacesItsContentTopLeading() {
    assertLayout(
      .rule(PaddingRule(EdgeInsets(5)), reader { size, _ in [Leaf.fixed(size.width / 2, size.height / 4)] }), in: 50,
      50,
      """
      padding(5) (0, 0; 50 × 50)
        GeometryReader (5, 5; 40 × 40)
          Box (5, 5; 20 × 10)
      """)
    assertSize(reader { _, _ in [] }, nil, nil, is: (10, 10))
  }

  func testItsFrameIsInTheRootsSpace() {
    var seen: [CGRect] = []
    let inner = reader { _, frame in
      seen.append(frame)
      return []
    }
    _ = Placer.place(
      .v(Leaf.fixed(10, 20), inner), in: CGSize(width: 40, height: 60), context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(seen, [CGRect(x: 0, y: 20, width: 40, height: 40)], "built once, however often it is measured")
  }

  func testRightToLeftStartsAtTheRight() {
    var node = reader { _, _ in [Leaf.fixed(10, 10)] }
    node.direction = .rightToLeft
    assertLayout(
      node, in: 50, 50,
      """
      GeometryReader (0, 0; 50 × 50)
        Box (40, 0; 10 × 10)
      """)
  }

  func testAReaderThatContainsItselfIsStopped() {
    func endless() -> ViewNode { reader { _, _ in [endless()] } }
    let context = LayoutContext(withoutFontsAtScale: 1)
    let placed = Placer.place(endless(), in: CGSize(width: 10, height: 10), context: context)
    XCTAssertEqual(context.diagnostics, [.tooDeep(limit: Placer.depthLimit)])
    var depth = 0
    placed.forEach { _ in depth += 1 }
    XCTAssertEqual(depth, Placer.depthLimit + 1)
  }

  func testATooDeepTreeInsideAReaderIsStopped() {
    let context = LayoutContext(withoutFontsAtScale: 1)
    let placed = Placer.place(
      reader { _, _ in [Nest.rows(Placer.depthLimit + 1)] }, in: CGSize(width: 10, height: 10), context: context)
    XCTAssertEqual(context.diagnostics, [.tooDeep(limit: Placer.depthLimit)])
    XCTAssertTrue(placed.children.isEmpty)
  }
}

enum Nest {
  /// `depth` levels of alternating stacks with something to share on each.
  static func rows(_ depth: Int, leaf: ViewNode = Leaf.block(3)) -> ViewNode {
    var node = leaf
    for level in 1..<max(2, depth) {
      node = level.isMultiple(of: 2) ? .h(node, Leaf.fixed(1, 1)) : .v(node, Leaf.fixed(1, 1))
    }
    return node
  }
}
