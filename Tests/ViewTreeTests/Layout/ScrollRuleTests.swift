import Graphics
import XCTest

@testable import ViewTree

final class ScrollRuleTests: XCTestCase {
  func testAScrollViewTakesTheProposalAlongAndItsContentsWidthAcross() {
    assertLayout(
      .rule(ScrollRule(axes: .vertical), Leaf.fixed(30, 400)), in: 100, 50,
      """
      ScrollView (35, 0; 30 × 50)
        Box (35, 0; 30 × 400)
      """)
    assertLayout(
      .rule(ScrollRule(axes: .horizontal), Leaf.fixed(300, 20)), in: 100, 50,
      """
      ScrollView(horizontal) (0, 15; 100 × 20)
        Box (0, 15; 300 × 20)
      """)
    assertSize(.rule(ScrollRule(axes: .vertical), Leaf.color()), 100, 50, is: (100, 50))
    assertSize(.rule(ScrollRule(axes: .vertical), Leaf.color()), nil, nil, is: (10, 10))
  }

  func testContentIsOfferedItsIdealAlongTheAxis() {
    assertLayout(
      .rule(ScrollRule(axes: .vertical), Leaf.color()), in: 100, 50,
      """
      ScrollView (0, 0; 100 × 50)
        Color (0, 0; 100 × 10)
      """)
  }

  func testAScrolledOffsetMovesTheContent() {
    var rule = ScrollRule(axes: [.horizontal, .vertical])
    rule.contentOffset = CGPoint(x: 20, y: 30)
    assertLayout(
      .rule(rule, Leaf.fixed(200, 300)), in: 100, 50,
      """
      ScrollView(both) (0, 0; 100 × 50)
        Box (-20, -30; 200 × 300)
      """)
  }
}
