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
    let position = ScrollOffset(offset: CGPoint(x: 20, y: 30))
    assertLayout(
      .rule(ScrollRule(axes: [.horizontal, .vertical], position: position), Leaf.fixed(200, 300)), in: 100, 50,
      """
      ScrollView(both) (0, 0; 100 × 50)
        Box (-20, -30; 200 × 300)
      """)
  }

  func testContentIsNotScrolledFurtherThanItGoes() {
    for (offset, axes, expected) in [
      (CGPoint(x: 500, y: 500), [.horizontal, .vertical], "(-100, -250; 200 × 300)"),
      (CGPoint(x: -5, y: -5), [.horizontal, .vertical], "(0, 0; 200 × 300)"),
      (CGPoint(x: 500, y: 500), .vertical, "(-50, -250; 200 × 300)"),
    ] as [(CGPoint, Axis.Set, String)] {
      let position = ScrollOffset(offset: offset)
      let node = ViewNode.rule(ScrollRule(axes: axes, position: position), Leaf.fixed(200, 300)).framed(100, 50)
      let placed = Placer.place(
        node, in: CGSize(width: 100, height: 50), context: LayoutContext(withoutFontsAtScale: 1))
      XCTAssertEqual(placed.dump().split(separator: "\n").last.map { String($0.drop { $0 != "(" }) }, expected)
    }
    // Content that is smaller than the view stays at the beginning.
    let position = ScrollOffset(offset: CGPoint(x: 0, y: 10))
    assertLayout(
      .rule(ScrollRule(axes: .vertical, position: position), Leaf.fixed(100, 30)), in: 100, 50,
      "ScrollView (0, 0; 100 × 50)\n  Box (0, 0; 100 × 30)")
    XCTAssertEqual(position.offset, .zero)
  }

  func testATargetIsBroughtIntoSightOnce() {
    let position = ScrollOffset()
    let rows = (0..<10).map { number in
      var row = Leaf.fixed(100, 20, "Row \(number)")
      row.ids = [number]
      return row
    }
    let list = ViewNode(
      .layout(ScrollRule(axes: .vertical, position: position)),
      children: [ViewNode(.layout(StackRule.vertical(spacing: 0)), children: rows)])
    func offset(afterScrollingTo id: Int, _ anchor: UnitPoint?) -> CGFloat {
      position.scroll(to: AnyHashable(id), anchor: anchor)
      _ = Placer.place(list, in: CGSize(width: 100, height: 50), context: LayoutContext(withoutFontsAtScale: 1))
      XCTAssertNil(position.target)
      return position.offset.y
    }
    XCTAssertEqual(offset(afterScrollingTo: 5, .top), 100)
    XCTAssertEqual(offset(afterScrollingTo: 5, .bottom), 70)
    XCTAssertEqual(offset(afterScrollingTo: 5, .center), 85)
    // In sight already: nothing moves; else as little as possible.
    XCTAssertEqual(offset(afterScrollingTo: 6, nil), 90)
    XCTAssertEqual(offset(afterScrollingTo: 5, nil), 90)
    XCTAssertEqual(offset(afterScrollingTo: 0, nil), 0)
    XCTAssertEqual(offset(afterScrollingTo: 9, .top), 150)
    XCTAssertEqual(offset(afterScrollingTo: 77, .top), 150)
  }
}
