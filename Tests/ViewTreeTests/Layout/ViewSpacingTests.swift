import Graphics
import XCTest

@testable import ViewTree

/// swiftui-layout.md, section 2, without a font: texts are played by the categories that they publish.
final class ViewSpacingTests: XCTestCase {
  private var text: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = .init()
    spacing.bottom = .init()
    spacing.top[.edgeAboveText] = 6
    spacing.bottom[.edgeBelowText] = 11
    spacing.top[.textToText] = 2
    spacing.bottom[.textToText] = 0
    return spacing
  }

  func testDistancesByCategory() {
    let view = ViewSpacing()
    XCTAssertEqual(view.distance(to: view, along: .vertical), 8)
    XCTAssertEqual(view.distance(to: view, along: .horizontal), 8)
    XCTAssertEqual(view.distance(to: text, along: .vertical), 6)
    XCTAssertEqual(text.distance(to: view, along: .vertical), 11)
    XCTAssertEqual(text.distance(to: text, along: .vertical), 2)
    XCTAssertEqual(text.distance(to: text, along: .horizontal), 8)
    XCTAssertEqual(text.distance(to: view, along: .horizontal), 8)
  }

  func testTheLargestMatchingCategoryWinsAndTheUncategorizedOneOnlyCountsWithoutAMatch() {
    var a = ViewSpacing.none, b = ViewSpacing.none
    XCTAssertEqual(a.distance(to: b, along: .vertical), 8)
    a.bottom[.uncategorized] = 3
    XCTAssertEqual(a.distance(to: b, along: .vertical), 3)
    b.top[.uncategorized] = 12
    XCTAssertEqual(a.distance(to: b, along: .vertical), 12)
    (a.bottom[.textToText], b.top[.textToText]) = (0, 2)
    XCTAssertEqual(a.distance(to: b, along: .vertical), 2)
    (a.bottom[.edgeAboveText], b.top[.edgeAboveText]) = (0, 5)
    XCTAssertEqual(a.distance(to: b, along: .vertical), 5)
    b.top[.edgeBelowText] = 40
    XCTAssertEqual(a.distance(to: b, along: .vertical), 5, "a category on one side only does not count")
  }

  func testZeroKeepsNoDistanceToAnything() {
    for other in [ViewSpacing(), text, .zero] {
      XCTAssertEqual(ViewSpacing.zero.distance(to: other, along: .vertical), 0)
      XCTAssertEqual(other.distance(to: .zero, along: .horizontal), 0)
    }
  }

  func testUnionTakesTheLargerDistanceEdgeByEdge() {
    let union = ViewSpacing().union(text, edges: .top)
    XCTAssertEqual(union.top[.edgeAboveText], 6)
    XCTAssertEqual(union.top[.edgeBelowText], 0)
    XCTAssertNil(union.bottom[.edgeBelowText])
  }

  func testStacksPublishTheirOutermostChildrenAlongAndAllAcross() {
    let stack = LayoutNode(
      .v(SpacingLeaf.node(text), Leaf.fixed(10, 10)), context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(stack.spacing.top[.edgeAboveText], 6)
    XCTAssertNil(stack.spacing.bottom[.edgeBelowText])
    let row = LayoutNode(
      .h(SpacingLeaf.node(text), Leaf.fixed(10, 10)), context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertEqual(row.spacing.top[.edgeAboveText], 6)
    XCTAssertEqual(row.spacing.bottom[.edgeBelowText], 11)
  }

  func testPaddingResetsTheEdgesThatItMoves() {
    func above(_ insets: EdgeInsets) -> CGFloat {
      let node = LayoutNode(
        .rule(PaddingRule(insets), SpacingLeaf.node(text)), context: LayoutContext(withoutFontsAtScale: 1))
      return ViewSpacing().distance(to: node.spacing, along: .vertical)
    }
    XCTAssertEqual(above(EdgeInsets(10, edges: .horizontal)), 6)
    XCTAssertEqual(above(EdgeInsets(10, edges: .bottom)), 6)
    XCTAssertEqual(above(EdgeInsets(10, edges: .top)), 8)
    XCTAssertEqual(above(EdgeInsets(16)), 8)
  }

  func testFramesResetTheAxisThatTheyConstrain() {
    func above(_ rule: any LayoutRule) -> CGFloat {
      let node = LayoutNode(.rule(rule, SpacingLeaf.node(text)), context: LayoutContext(withoutFontsAtScale: 1))
      return ViewSpacing().distance(to: node.spacing, along: .vertical)
    }
    XCTAssertEqual(above(FrameRule(width: 10, height: nil)), 6)
    XCTAssertEqual(above(FrameRule(width: nil, height: 10)), 8)
    let none = FlexibleFrameRule.Limits(nil, nil, nil)
    XCTAssertEqual(above(FlexibleFrameRule(width: .init(nil, nil, .infinity), height: none)), 6)
    XCTAssertEqual(above(FlexibleFrameRule(width: none, height: .init(0, nil, nil))), 8)
  }

  func testSpacingPassesThroughWhatOnlyDrawsOrAligns() {
    let inside = SpacingLeaf.node(text)
    let wrappers: [ViewNode] = [
      .rule(OffsetRule(CGSize(width: 1, height: 1)), inside),
      .rule(FixedSizeRule(horizontal: true, vertical: true), inside),
      inside.guided(.leading) { _ in 3 }, .rule(LayeredRule(.background, alignment: .center), Leaf.color(), inside),
      .rule(LayeredRule(.overlay, alignment: .center), inside, Leaf.color()),
      ViewNode(.effect(.opacity(0.5)), children: [inside]),
      .rule(ElementRule(name: "Button"), inside),
    ]
    for wrapper in wrappers {
      XCTAssertEqual(LayoutNode(wrapper, context: LayoutContext(withoutFontsAtScale: 1)).spacing, text)
    }
  }
}

/// A leaf with spacing preferences of its own.
private struct SpacingLeaf: LayoutRule {
  var preferred: ViewSpacing
  var name: String { "Leaf" }
  static func node(_ spacing: ViewSpacing) -> ViewNode { ViewNode(.layout(SpacingLeaf(preferred: spacing))) }
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { CGSize(width: 10, height: 10) }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] { [] }
  func spacing(_ children: [LayoutNode]) -> ViewSpacing { preferred }
}
