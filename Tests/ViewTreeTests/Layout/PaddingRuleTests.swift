import Graphics
import XCTest

@testable import ViewTree

final class PaddingRuleTests: XCTestCase {
  private func padded(_ insets: EdgeInsets, _ child: ViewNode) -> ViewNode { .rule(PaddingRule(insets), child) }

  func testTheProposalIsInsetAndTheResultOutset() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    assertLayout(
      padded(insets, Leaf.color()), in: 100, 50,
      """
      padding(top: 1, leading: 2, bottom: 3, trailing: 4) (0, 0; 100 × 50)
        Color (2, 1; 94 × 46)
      """)
    assertSize(padded(insets, Leaf.color()), nil, nil, is: (16, 14))
  }

  func testTheDefaultIs16() {
    XCTAssertEqual(PaddingRule.defaultLength, 16)
  }

  func testTheProposalNeverFallsBelowZero() {
    assertSize(padded(EdgeInsets(30), Leaf.color()), 40, 100, is: (60, 100))
  }

  func testNegativePaddingEnlargesTheProposalAndLetsTheChildSpill() {
    assertLayout(
      padded(EdgeInsets(-10, edges: .horizontal), Leaf.color()), in: 100, 50,
      """
      padding(horizontal: -10, vertical: 0) (0, 0; 100 × 50)
        Color (-10, 0; 120 × 50)
      """)
    assertSize(padded(EdgeInsets(-10), Leaf.fixed(5, 5)), 100, 100, is: (0, 0))
  }

  func testRightToLeftSwapsLeadingAndTrailing() {
    assertLayout(
      .rule(
        PaddingRule(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)), Leaf.fixed(5, 5), direction: .rightToLeft),
      in: 15, 5,
      """
      padding(top: 0, leading: 10, bottom: 0, trailing: 0) (0, 0; 15 × 5)
        Box (0, 0; 5 × 5)
      """)
  }

  func testInsetsThatAreNoneAreIgnoredAndNamed() {
    assertLayout(
      padded(EdgeInsets(top: .nan, leading: 5, bottom: .infinity, trailing: 5), Leaf.fixed(5, 5)), in: 15, 5,
      """
      padding(top: nan, leading: 5, bottom: inf, trailing: 5) (0, 0; 15 × 5)
        Box (5, 0; 5 × 5)
      """, diagnostics: [.invalidLength(node: "padding(top: nan, leading: 5, bottom: inf, trailing: 5)")])
  }
}
