import Graphics
import XCTest

@testable import ViewTree

/// swiftui-layout.md, section 3.
final class SpacerRuleTests: XCTestCase {
  private func spacer(_ axis: Axis?, _ minimum: CGFloat? = nil) -> ViewNode {
    ViewNode(.layout(SpacerRule(axis: axis, minimumLength: minimum)))
  }

  func testSizes() {
    assertSize(spacer(.horizontal), 100, 50, is: (100, 0))
    assertSize(spacer(.horizontal), 3, 50, is: (8, 0))
    assertSize(spacer(.horizontal), nil, nil, is: (8, 0))
    assertSize(spacer(.vertical, 20), nil, 5, is: (0, 20))
    assertSize(spacer(.vertical, 0), nil, 0, is: (0, 0))
    assertSize(spacer(nil), 100, 50, is: (100, 50))
    assertSize(spacer(.horizontal, .nan), 3, 50, is: (3, 0))
    assertSize(spacer(.horizontal, -4), 3, 50, is: (3, 0))
  }

  func testASpacerIsSizedLastAndKeepsNoDistance() {
    assertLayout(
      .h(spacing: nil, Leaf.fixed(10, 10, "A"), spacer(.horizontal), Leaf.between(5, 60, "B")), in: 100, 10,
      """
      HStack (0, 0; 100 × 10)
        A (0, 0; 10 × 10)
        Spacer (10, 5; 30 × 0)
        B (40, 0; 60 × 10)
      """)
  }

  func testOverflowOfASpacersMinimumIsCentred() {
    // skip-ui LayoutTests testHStackAlignment: 50 + 8 + 50 in 100.
    assertLayout(
      .h(spacing: nil, Leaf.fixed(50, 10, "A"), spacer(.horizontal), Leaf.fixed(50, 10, "B")), in: 100, 10,
      """
      HStack (-4, 0; 108 × 10)
        A (-4, 0; 50 × 10)
        Spacer (46, 5; 8 × 0)
        B (54, 0; 50 × 10)
      """)
  }

  func testARowWithASpacerKeepsItsDistanceFromTheNextRow() {
    let row = ViewNode.h(spacing: nil, Leaf.fixed(10, 10, "A"), spacer(.horizontal))
    assertLayout(
      .v(spacing: nil, row, row), in: 40, 28,
      """
      VStack (0, 0; 40 × 28)
        HStack (0, 0; 40 × 10)
          A (0, 0; 10 × 10)
          Spacer (10, 5; 30 × 0)
        HStack (0, 18; 40 × 10)
          A (0, 18; 10 × 10)
          Spacer (10, 23; 30 × 0)
      """)
  }

  func testADividerIsAPixelThickAndGreedyAlong() {
    let divider = ViewNode.rule(DividerRule(axis: .horizontal, thickness: 0.5), Leaf.color())
    assertSize(divider, 100, 50, is: (100, 0.5))
    assertSize(divider, nil, nil, is: (10, 0.5))
    assertSize(.rule(DividerRule(axis: .vertical, thickness: 0.5), Leaf.color()), 100, 50, is: (0.5, 50))
    assertLayout(
      .v(spacing: nil, Leaf.fixed(10, 10, "A"), divider, Leaf.fixed(10, 10, "B")), in: 40, 36.5,
      context: LayoutContext(withoutFontsAtScale: 2),
      """
      VStack (0, 0; 40 × 36.5)
        A (15, 0; 10 × 10)
        Divider (0, 18; 40 × 0.5)
          Color (0, 18; 40 × 0.5)
        B (15, 26.5; 10 × 10)
      """)
  }
}
