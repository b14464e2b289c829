import Graphics
import XCTest

@testable import ViewTree

/// `background`, `overlay` and `ZStack`.
final class LayeredRuleTests: XCTestCase {
  func testTheSecondaryViewGetsThePrimarysSizeAndNeverAffectsLayout() {
    assertLayout(
      .rule(LayeredRule(.background, alignment: .center), Leaf.color("Back"), Leaf.fixed(30, 20)), in: 100, 100,
      """
      background (35, 40; 30 × 20)
        Back (35, 40; 30 × 20)
        Box (35, 40; 30 × 20)
      """)
    assertLayout(
      .rule(LayeredRule(.overlay, alignment: .bottomTrailing), Leaf.fixed(30, 20), Leaf.fixed(50, 6, "Badge")), in: 30,
      20,
      """
      overlay (0, 0; 30 × 20)
        Box (0, 0; 30 × 20)
        Badge (-20, 14; 50 × 6)
      """)
  }

  func testAnOverlayMeetsThePrimarysGuides() {
    assertLayout(
      .rule(
        LayeredRule(.overlay, alignment: .leadingFirstTextBaseline), Leaf.block(15).framed(50, nil),
        Leaf.fixed(4, 4, "Dot")),
      in: 50, 60,
      """
      overlay (0, 0; 50 × 60)
        frame(width: 50) (0, 0; 50 × 60)
          Block (0, 0; 50 × 60)
        Dot (0, 12; 4 × 4)
      """)
  }

  func testBaselinesSurvivePaddingBackgroundAndOverlay() {
    let badge = ViewNode.rule(
      LayeredRule(.background, alignment: .center), Leaf.block(1, "Back"),
      .rule(PaddingRule(EdgeInsets(7)), .rule(LayeredRule(.overlay, alignment: .center), Leaf.block(1), Leaf.color())))
    let node = LayoutNode(badge, context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(node.dimensions(.unspecified)[.firstTextBaseline], 23)
    XCTAssertEqual(node.dimensions(.unspecified)[.lastTextBaseline], 23)
  }

  func testAZStackOffersItsProposalToAllAndTakesTheLargest() {
    assertLayout(
      .rule(ZStackRule(alignment: .topLeading), Leaf.fixed(10, 40, "A"), Leaf.fixed(30, 20, "B")), in: 30, 40,
      """
      ZStack (0, 0; 30 × 40)
        A (0, 0; 10 × 40)
        B (0, 0; 30 × 20)
      """)
    assertSize(.rule(ZStackRule(), Leaf.fixed(10, 40), Leaf.color()), 70, 60, is: (70, 60))
    assertSize(.rule(ZStackRule()), 70, 60, is: (0, 0))
  }

  func testOnlyTheHighestPriorityCountsForAZStacksSize() {
    assertLayout(
      .rule(ZStackRule(), Leaf.fixed(10, 10, "A").prioritized(1), Leaf.color("B")), in: 50, 50,
      """
      ZStack (20, 20; 10 × 10)
        A (20, 20; 10 × 10)
        B (0, 0; 50 × 50)
      """)
  }
}
