import Graphics
import XCTest

@testable import ViewTree

final class UnaryRuleTests: XCTestCase {
  func testFixedSizeAsksForTheIdealAndCentresIt() {
    let both = FixedSizeRule(horizontal: true, vertical: true)
    assertLayout(
      .rule(both, Leaf.color()), in: 40, 40,
      """
      fixedSize (15, 15; 10 × 10)
        Color (15, 15; 10 × 10)
      """)
    assertSize(.rule(FixedSizeRule(horizontal: false, vertical: true), Leaf.color()), 40, 40, is: (40, 10))
    assertSize(.rule(FixedSizeRule(horizontal: true, vertical: false), Leaf.block(9)), 40, 40, is: (90, 20))
    XCTAssertEqual(
      LayoutNode(
        .rule(both, Leaf.color().prioritized(3)), context: LayoutContext(withoutFontsAtScale: 1)
      ).priority, 3, "the child's priority passes through")
  }

  func testAspectRatioFitsTheBoxIntoTheProposal() {
    func fit(_ ratio: CGFloat?, _ child: ViewNode = Leaf.color()) -> ViewNode {
      .rule(AspectRatioRule(ratio: ratio, mode: .fit), child)
    }
    assertSize(fit(2), 100, 100, is: (100, 50))
    assertSize(fit(0.5), 100, 100, is: (50, 100))
    assertSize(fit(2), 100, nil, is: (100, 50))
    assertSize(fit(2), nil, 100, is: (200, 100))
    assertSize(fit(2), nil, nil, is: (10, 10))
    assertSize(fit(2), .infinity, 20, is: (40, 20))
    assertSize(fit(2), 0, 0, is: (0, 0))
    assertSize(fit(nil, Leaf.fixed(30, 60)), 100, 100, is: (30, 60))
    for broken in [0, -1, .nan, .infinity] as [CGFloat] { assertSize(fit(broken), 30, 20, is: (30, 20)) }
    assertLayout(
      fit(2, Leaf.fixed(20, 20)), in: 100, 100,
      """
      aspectRatio(2, fit) (40, 40; 20 × 20)
        Box (40, 40; 20 × 20)
      """)
  }

  func testAspectRatioFillsOverTheProposal() {
    let fill = ViewNode.rule(AspectRatioRule(ratio: 2, mode: .fill), Leaf.color())
    assertSize(fill, 100, 100, is: (200, 100))
    assertSize(fill, 100, 20, is: (100, 50))
    assertLayout(
      fill.framed(100, 100), in: 100, 100,
      """
      frame(width: 100, height: 100) (0, 0; 100 × 100)
        aspectRatio(2, fill) (-50, 0; 200 × 100)
          Color (-50, 0; 200 × 100)
      """)
  }

  func testOffsetMovesTheDrawingAndNotTheLayout() {
    assertLayout(
      .h(.rule(OffsetRule(CGSize(width: 5, height: -3)), Leaf.fixed(10, 10, "A")), Leaf.fixed(10, 10, "B")), in: 20, 10,
      """
      HStack(spacing: 0) (0, 0; 20 × 10)
        offset(x: 5, y: -3) (0, 0; 10 × 10)
          A (5, -3; 10 × 10)
        B (10, 0; 10 × 10)
      """)
    let inner = ViewNode.rule(OffsetRule(CGSize(width: 5, height: 5)), Leaf.fixed(10, 10).guided(.leading) { _ in 3 })
    let node = LayoutNode(inner, context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(node.dimensions(.unspecified)[.leading], 3, "alignment lines stay where they were")
  }

  func testPositionTakesTheProposalAndCentresTheChildOnThePoint() {
    assertLayout(
      .rule(PositionRule(CGPoint(x: 30, y: 40)), Leaf.fixed(10, 20)), in: 100, 100,
      """
      position(x: 30, y: 40) (0, 0; 100 × 100)
        Box (25, 30; 10 × 20)
      """)
    assertSize(.rule(PositionRule(.zero), Leaf.fixed(10, 20)), nil, 50, is: (10, 50))
  }

  func testPlacesThatAreNoneAreIgnoredAndNamed() {
    assertLayout(
      .rule(OffsetRule(CGSize(width: CGFloat.nan, height: 4)), Leaf.fixed(10, 10)), in: 10, 10,
      """
      offset(x: nan, y: 4) (0, 0; 10 × 10)
        Box (0, 4; 10 × 10)
      """, diagnostics: [.invalidLength(node: "offset(x: nan, y: 4)")])
    assertLayout(
      .rule(PositionRule(CGPoint(x: CGFloat.infinity, y: 4)), Leaf.fixed(10, 10)), in: 10, 10,
      """
      position(x: inf, y: 4) (0, 0; 10 × 10)
        Box (-5, -1; 10 × 10)
      """, diagnostics: [.invalidLength(node: "position(x: inf, y: 4)")])
    // An endless but finite move is drawn nowhere and is no failure.
    let context = LayoutContext(withoutFontsAtScale: 3)
    let far = Placer.place(
      .rule(OffsetRule(CGSize(width: 1e308, height: 0)), Leaf.fixed(10, 10)), in: CGSize(width: 10, height: 10),
      context: context)
    XCTAssertEqual(far.children[0].frame.minX, 1e9)
    XCTAssertEqual(context.diagnostics, [])
  }
}
