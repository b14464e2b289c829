import Graphics
import XCTest

@testable import ViewTree

/// On the main thread of a debug build, with the 8 MB of stack that Linux gives it.
final class DepthLimitTests: XCTestCase {
  func testTheDeepestTreeThatIsAllowedIsLaidOut() {
    let context = LayoutContext(withoutFontsAtScale: 1)
    let placed = Placer.place(
      Nest.rows(Placer.depthLimit), in: CGSize(width: 5000, height: 5000), context: context)
    var count = 0
    placed.forEach { _ in count += 1 }
    XCTAssertEqual(count, 2 * Placer.depthLimit - 1)
    XCTAssertEqual(context.diagnostics, [])
    XCTAssertEqual(placed.dump().split(separator: "\n").count, count)
    XCTAssertFalse(placed.displayList(scale: 1).commands.isEmpty)
  }

  func testModifiersToTheLimitAreLaidOut() {
    let context = LayoutContext(withoutFontsAtScale: 1)
    var node = Leaf.block(3)
    for level in 1..<Placer.depthLimit {
      switch level % 5 {
      case 0: node = .rule(PaddingRule(EdgeInsets(0.5)), node)
      case 1: node = .rule(FlexibleFrameRule(width: .init(nil, nil, .infinity), height: .init(nil, nil, nil)), node)
      case 2: node = .h(.firstTextBaseline, spacing: nil, node, Leaf.block(1))
      case 3: node = .rule(AspectRatioRule(ratio: nil, mode: .fit), node)
      default: node = .rule(LayeredRule(.background, alignment: .bottomTrailing), Leaf.color(), node)
      }
    }
    _ = Placer.place(node, in: CGSize(width: 5000, height: 5000), context: context)
    XCTAssertEqual(context.diagnostics, [])
  }

  func testADeeperTreeIsNamedAndNotLaidOut() {
    for depth in [Placer.depthLimit + 1, 5000] {
      let context = LayoutContext(withoutFontsAtScale: 1)
      let placed = Placer.place(Nest.rows(depth), in: CGSize(width: 50, height: 50), context: context)
      XCTAssertEqual(context.diagnostics, [.tooDeep(limit: Placer.depthLimit)])
      XCTAssertTrue(context.diagnostics[0].isFailure)
      XCTAssertEqual(placed.dump(), "Empty (0, 0; 50 × 50)")
    }
  }
}
