import Graphics
import XCTest

@testable import ViewTree

/// Numbers worked out by hand from swiftui-layout.md, section 1.
final class StackRuleTests: XCTestCase {
  func testALateStubbornChildMakesTheStackOverflow() {
    // objc.io 2020-11-09: maxWidth 100 is less flexible than minWidth 100, so it takes half of 150 first.
    let red = ViewNode.rule(
      FlexibleFrameRule(width: .init(nil, nil, 100), height: .init(nil, nil, nil)), Leaf.color("Red"))
    let green = ViewNode.rule(
      FlexibleFrameRule(width: .init(100, nil, nil), height: .init(nil, nil, nil)), Leaf.color("Green"))
    assertLayout(
      .h(red, green), in: 150, 40,
      """
      HStack(spacing: 0) (-12.5, 0; 175 × 40)
        frame(maxWidth: 100) (-12.5, 0; 75 × 40)
          Red (-12, 0; 75 × 40)
        frame(minWidth: 100) (62.5, 0; 100 × 40)
          Green (63, 0; 100 × 40)
      """)
  }

  func testTheLeastFlexibleChildIsSizedFirst() {
    // Fixed 30 leaves 120; "20…50" is offered 60 and takes 50; the colour gets the rest.
    assertLayout(
      .h(Leaf.color(), Leaf.between(20, 50), Leaf.fixed(30, 10)), in: 150, 10,
      """
      HStack(spacing: 0) (0, 0; 150 × 10)
        Color (0, 0; 70 × 10)
        Between (70, 0; 50 × 10)
        Box (120, 0; 30 × 10)
      """)
  }

  func testEqualsShareAndKeepTheSourceOrder() {
    // 90 shared: the first is offered 45 and breaks into 4 columns, which leaves 50, 5 columns, for the second.
    assertLayout(
      .h(Leaf.block(20, "A"), Leaf.block(20, "B")), in: 90, 200,
      """
      HStack(spacing: 0) (0, 50; 90 × 100)
        A (0, 50; 40 × 100)
        B (40, 60; 50 × 80)
      """)
    XCTAssertEqual(size(.h(Leaf.block(20), Leaf.block(20)), 100, nil), CGSize(width: 100, height: 80))
  }

  func testOfTwoEndlesslyFlexibleChildrenTheLargerMinimumGoesFirst() {
    func atLeast(_ minimum: CGFloat, _ name: String) -> ViewNode {
      Leaf.sized(name) { CGSize(width: max($0.width ?? minimum, minimum), height: 10) }
    }
    // In source order A would take 50 and B 60 (110 wide); B first takes 60 and leaves 40.
    assertLayout(
      .h(atLeast(0, "A"), atLeast(60, "B")), in: 100, 10,
      """
      HStack(spacing: 0) (0, 0; 100 × 10)
        A (0, 0; 40 × 10)
        B (40, 0; 60 × 10)
      """)
  }

  func testOfTwoEquallyFlexibleChildrenTheLargerMinimumGoesFirst() {
    // Both may grow by 42, but for the last bits of the sums. B first is offered 50 and keeps its 60, which leaves A 40.
    assertLayout(
      .h(Leaf.between(20, 61.999999999999, "A"), Leaf.between(60, 102, "B")), in: 100, 10,
      """
      HStack(spacing: 0) (0, 0; 100 × 10)
        A (0, 0; 40 × 10)
        B (40, 0; 60 × 10)
      """)
  }

  func testHigherPrioritiesGetAllButTheMinimumsOfTheLower() {
    // 100 − 20 (B's minimum) for A, who takes 80 of it; the spacerless rest is B's.
    assertLayout(
      .h(Leaf.color("A").prioritized(1), Leaf.between(20, 90, "B")), in: 100, 10,
      """
      HStack(spacing: 0) (0, 0; 100 × 10)
        A (0, 0; 80 × 10)
        B (80, 0; 20 × 10)
      """)
  }

  func testEachPriorityGroupGetsItsOwnMinimumBack() {
    // Minimums: B 20, C 10. A is offered 100 − 30 and takes 50; B is offered 50 − 10; C the last 10.
    assertLayout(
      .h(
        Leaf.between(0, 50, "A").prioritized(2), Leaf.between(20, 90, "B").prioritized(1), Leaf.between(10, 90, "C")),
      in: 100, 10,
      """
      HStack(spacing: 0) (0, 0; 100 × 10)
        A (0, 0; 50 × 10)
        B (50, 0; 40 × 10)
        C (90, 0; 10 × 10)
      """)
  }

  func testSharesAreNeverNegative() {
    assertLayout(
      .h(spacing: 40, Leaf.fixed(10, 10, "A"), Leaf.between(5, 50, "B"), Leaf.color("C")), in: 50, 10,
      """
      HStack(spacing: 40) (-22.5, 0; 95 × 10)
        A (-22, 0; 10 × 10)
        B (28, 0; 5 × 10)
        C (73, 0; 0 × 10)
      """)
  }

  func testAnIdealStackIsTheSumOfIdealChildren() {
    XCTAssertEqual(
      size(.h(spacing: 5, Leaf.color(), Leaf.between(1, 30), Leaf.block(7)), nil, nil), CGSize(width: 120, height: 20))
    XCTAssertEqual(
      size(.v(spacing: 5, Leaf.color(), Leaf.between(1, 30), Leaf.block(7)), nil, nil), CGSize(width: 70, height: 50))
  }

  func testAnIdealCrossLengthIsReplacedByTheStacksWhenPlacing() {
    // The colour is 10 high when asked; placed, it fills the height that the box gave the row.
    assertLayout(
      .h(Leaf.fixed(10, 30), Leaf.color()), in: 100, 100, proposal: ProposedViewSize(width: 100, height: nil),
      """
      HStack(spacing: 0) (0, 35; 100 × 30)
        Box (0, 35; 10 × 30)
        Color (10, 35; 90 × 30)
      """)
  }

  func testNothingToShareAndEndlesslyMuch() {
    let row = ViewNode.h(Leaf.color(), Leaf.between(5, 20), Leaf.fixed(3, 3))
    XCTAssertEqual(size(row, 0, 10), CGSize(width: 8, height: 10))
    XCTAssertEqual(size(row, -5, 10), CGSize(width: 8, height: 10))
    XCTAssertEqual(size(row, .infinity, 10), CGSize(width: CGFloat.infinity, height: 10))
    XCTAssertEqual(size(row, .nan, 10), CGSize(width: 33, height: 10))
  }

  func testTheCrossSizeIsTheUnionAboutTheAlignmentLine() {
    // Top guides at 0 and 15: 15 above the line, 30 below.
    assertLayout(
      .h(.top, Leaf.fixed(10, 30, "A"), Leaf.fixed(10, 20, "B").guided(.top) { _ in 15 }), in: 20, 100,
      """
      HStack(spacing: 0) (0, 27.5; 20 × 45)
        A (0, 43; 10 × 30)
        alignmentGuide (10, 27.5; 10 × 20)
          B (10, 28; 10 × 20)
      """)
  }

  func testAlignments() {
    let (a, b) = (Leaf.fixed(40, 10, "A"), Leaf.fixed(20, 10, "B"))
    let expected: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 10), (.trailing, 20)]
    for (alignment, x) in expected {
      assertLayout(
        .v(alignment, a, b), in: 40, 20,
        """
        VStack(spacing: 0) (0, 0; 40 × 20)
          A (0, 0; 40 × 10)
          B (\(number(x)), 10; 20 × 10)
        """)
    }
    let rows: [(VerticalAlignment, CGFloat, CGFloat)] = [
      (.top, 0, 0), (.center, 0, 20), (.bottom, 0, 40), (.firstTextBaseline, 0, 0), (.lastTextBaseline, 0, 40),
    ]
    for (alignment, first, second) in rows {
      // Three lines beside one: first baselines are both at 16, last ones at 56 and 16.
      let row = ViewNode.h(alignment, Leaf.fixed(10, 60, "A"), Leaf.fixed(10, 20, "B"))
      let texts = ViewNode.h(alignment, Leaf.block(15, "A").framed(50, nil), Leaf.block(1, "B"))
      let isBaseline = alignment == .firstTextBaseline || alignment == .lastTextBaseline
      let placed = Placer.place(
        isBaseline ? texts : row, in: CGSize(width: 60, height: 60), context: LayoutContext(withoutFontsAtScale: 1))
      XCTAssertEqual(placed.children[0].frame.minY, first)
      XCTAssertEqual(placed.children[1].frame.minY, second)
    }
  }

  func testARowWithoutTextAlignsBaselinesByBottoms() {
    assertLayout(
      .h(.firstTextBaseline, Leaf.fixed(10, 30, "A"), Leaf.block(1)), in: 20, 34,
      """
      HStack(spacing: 0) (0, 0; 20 × 34)
        A (0, 0; 10 × 30)
        Block (10, 14; 10 × 20)
      """)
  }

  func testRightToLeftMirrorsRowsAndTheCrossOffsetOfColumns() {
    assertLayout(
      .h(spacing: 5, direction: .rightToLeft, Leaf.fixed(10, 10, "A"), Leaf.fixed(20, 10, "B")), in: 35, 10,
      """
      HStack(spacing: 5) (0, 0; 35 × 10)
        A (25, 0; 10 × 10)
        B (0, 0; 20 × 10)
      """)
    assertLayout(
      .v(.leading, direction: .rightToLeft, Leaf.fixed(10, 10, "A"), Leaf.fixed(30, 10, "B")), in: 30, 20,
      """
      VStack(spacing: 0) (0, 0; 30 × 20)
        A (20, 0; 10 × 10)
        B (0, 10; 30 × 10)
      """)
  }

  func testAnEmptyStackIsNothingAndKeepsNoDistance() {
    assertSize(.v(spacing: 9), 100, 100, is: (0, 0))
    assertLayout(
      .v(spacing: nil, Leaf.fixed(10, 10, "A"), .v(spacing: nil), Leaf.fixed(10, 10, "B")), in: 10, 20,
      """
      VStack (0, 0; 10 × 20)
        A (0, 0; 10 × 10)
        VStack (5, 10; 0 × 0)
        B (0, 10; 10 × 10)
      """)
  }

  func testInvalidSpacingIsIgnoredAndNamed() {
    assertLayout(
      .h(spacing: .nan, Leaf.fixed(10, 10, "A"), Leaf.fixed(10, 10, "B")), in: 20, 10,
      """
      HStack(spacing: nan) (0, 0; 20 × 10)
        A (0, 0; 10 × 10)
        B (10, 0; 10 × 10)
      """, diagnostics: [.invalidLength(node: "HStack(spacing: nan)")])
  }

  func testNegativeSpacingOverlaps() {
    assertLayout(
      .h(spacing: -4, Leaf.fixed(10, 10, "A"), Leaf.fixed(10, 10, "B")), in: 16, 10,
      """
      HStack(spacing: -4) (0, 0; 16 × 10)
        A (0, 0; 10 × 10)
        B (6, 0; 10 × 10)
      """)
  }

  /// Found by a row of colours in a column: the column asks how high the row would be if it could.
  func testAnInfiniteCrossAxisIsInfiniteWhateverTheLine() {
    for alignment in [VerticalAlignment.top, .center, .bottom] {
      assertSize(.h(alignment, Leaf.color(), Leaf.fixed(10, 10)), 40, .infinity, is: (40, .infinity))
    }
    assertSize(.rule(ZStackRule(), Leaf.color(), Leaf.fixed(10, 10)), .infinity, .infinity, is: (.infinity, .infinity))
    assertLayout(
      .v(.h(Leaf.color("A"), Leaf.color("B")), Leaf.fixed(10, 10, "C")), in: 40, 30,
      """
      VStack(spacing: 0) (0, 0; 40 × 30)
        HStack(spacing: 0) (0, 0; 40 × 20)
          A (0, 0; 20 × 20)
          B (20, 0; 20 × 20)
        C (15, 20; 10 × 10)
      """)
  }
}
