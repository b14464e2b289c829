import Graphics
import XCTest

@testable import ViewTree

final class ViewThatFitsTests: XCTestCase {
  private func choice(_ axes: Axis.Set = [.horizontal, .vertical]) -> ViewNode {
    .rule(
      ViewThatFitsRule(axes: axes), Leaf.fixed(100, 10, "Wide"), Leaf.fixed(50, 30, "Tall"), Leaf.fixed(20, 20, "Small")
    )
  }

  func testTheFirstThatFitsIsShownAndTheOthersAreNotThere() {
    assertLayout(
      choice(), in: 60, 40,
      """
      ViewThatFits (5, 5; 50 × 30)
        Tall (5, 5; 50 × 30)
      """)
    assertSize(choice(), 100, 10, is: (100, 10))
    assertSize(choice(), nil, nil, is: (100, 10))
    assertSize(choice(), 60, 25, is: (20, 20))
  }

  func testWhereNoneFitsTheLastIsShown() { assertSize(choice(), 5, 5, is: (20, 20)) }

  func testOnlyTheAxesAskedForCount() {
    assertSize(choice(.horizontal), 60, 5, is: (50, 30))
    assertSize(choice(.vertical), 5, 40, is: (100, 10))
  }

  func testATextIsJudgedByItsLineAndThenWrapsNoMore() {
    assertSize(.rule(ViewThatFitsRule(axes: .horizontal), Leaf.block(20), Leaf.block(5)), 120, 100, is: (50, 20))
  }

  func testTheLinesOfTheOneShownCount() {
    let node = ViewNode.rule(
      ViewThatFitsRule(), Leaf.fixed(100, 10).guided(.leading) { _ in 1 },
      Leaf.fixed(50, 10).guided(.leading) { _ in 2 })
    let layout = LayoutNode(node, context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(layout.dimensions(ProposedViewSize(width: 100, height: nil))[explicit: .leading], 1)
    XCTAssertEqual(layout.dimensions(ProposedViewSize(width: 60, height: nil))[explicit: .leading], 2)
  }

  func testNoChildren() { assertSize(.rule(ViewThatFitsRule()), 10, 10, is: (0, 0)) }
}
