import Graphics
import XCTest

@testable import ViewTree

/// swiftui-layout.md, section 5.
final class AlignmentGuideTests: XCTestCase {
  private func dimensions(_ node: ViewNode, _ proposal: ProposedViewSize = .unspecified) -> ViewDimensions {
    LayoutNode(node, context: LayoutContext(withoutFontsAtScale: 1)).dimensions(proposal)
  }

  func testDefaults() {
    let d = dimensions(Leaf.fixed(30, 20))
    XCTAssertEqual([d[.leading], d[HorizontalAlignment.center], d[.trailing]], [0, 15, 30])
    XCTAssertEqual([d[.top], d[VerticalAlignment.center], d[.bottom]], [0, 10, 20])
    XCTAssertEqual([d[.firstTextBaseline], d[.lastTextBaseline]], [20, 20])
    XCTAssertNil(d[explicit: .leading])
    XCTAssertNil(d[explicit: .firstTextBaseline])
  }

  func testAGuideSeesTheDimensionsOfItsChild() {
    let d = dimensions(Leaf.fixed(30, 20).guided(.leading) { $0[.trailing] + $0.height }.guided(.top) { $0[.leading] })
    XCTAssertEqual(d[explicit: .leading], 50)
    XCTAssertEqual(d[explicit: .top], 50)
    XCTAssertNil(d[explicit: .bottom])
  }

  func testExplicitGuidesShowThroughContainersWhereTheyArePlaced() {
    let guided = Leaf.fixed(30, 20).guided(.leading) { _ in 4 }
    XCTAssertEqual(dimensions(.rule(PaddingRule(EdgeInsets(5)), guided))[explicit: .leading], 9)
    XCTAssertEqual(dimensions(guided.framed(50, 20, .trailing))[explicit: .leading], 24)
    XCTAssertEqual(dimensions(.h(Leaf.fixed(10, 10), guided))[explicit: .leading], 14)
    XCTAssertEqual(dimensions(ViewNode(.effect(.opacity(1)), children: [guided]))[explicit: .leading], 4)
    XCTAssertEqual(dimensions(.rule(ElementRule(name: "Button"), guided))[explicit: .leading], 4)
    XCTAssertNil(dimensions(.rule(ScrollRule(axes: .vertical), guided))[explicit: .leading])
    XCTAssertNil(dimensions(.rule(LayeredRule(.overlay, alignment: .center), Leaf.color(), guided))[explicit: .leading])
  }

  func testSeveralExplicitGuidesCombineToTheirMeanAndBaselinesToTheSmallest() {
    let stack = ViewNode.h(
      .top, Leaf.fixed(10, 10).guided(.trailing) { _ in 1 }, Leaf.fixed(10, 10),
      Leaf.fixed(10, 10).guided(.trailing) { _ in 3 })
    XCTAssertEqual(dimensions(stack)[explicit: .trailing], 12)
    let column = ViewNode.v(Leaf.fixed(10, 10), Leaf.block(1), Leaf.block(1))
    XCTAssertEqual(dimensions(column)[.firstTextBaseline], 26)
    XCTAssertEqual(dimensions(column)[.lastTextBaseline], 26)
  }

  func testAnExplicitGuideAlignsAcrossNestedStacks() {
    // The colons' column: a guide set two levels down lines up the rows of a column.
    enum Colon: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] } }
    let colon = HorizontalAlignment(Colon.self)
    func row(_ width: CGFloat, _ name: String) -> ViewNode {
      .h(
        Leaf.fixed(width, 10, name), Leaf.fixed(2, 10, ":").guided(colon) { $0[.leading] }, Leaf.fixed(20, 10, "value"))
    }
    assertLayout(
      .v(colon, row(10, "A"), row(30, "B")), in: 52, 20,
      """
      VStack(spacing: 0) (0, 0; 52 × 20)
        HStack(spacing: 0) (20, 0; 32 × 10)
          A (20, 0; 10 × 10)
          alignmentGuide (30, 0; 2 × 10)
            : (30, 0; 2 × 10)
          value (32, 0; 20 × 10)
        HStack(spacing: 0) (0, 10; 52 × 10)
          B (0, 10; 30 × 10)
          alignmentGuide (30, 10; 2 × 10)
            : (30, 10; 2 × 10)
          value (32, 10; 20 × 10)
      """)
  }

  func testALayoutFromOutsideMayAnswerAnyLine() {
    struct Custom: LayoutRule {
      let name = "Custom"
      func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { CGSize(width: 10, height: 10) }
      func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] { [] }
      func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? { 77 }
    }
    XCTAssertEqual(dimensions(.rule(PaddingRule(EdgeInsets(1)), .rule(Custom())))[.bottom], 78)
  }

  func testAskingForALineThatNobodySetsMeasuresNothing() {
    var measured = 0
    let leaf = Leaf.sized("Counted") { _ in
      measured += 1
      return CGSize(width: 10, height: 10)
    }
    let node = LayoutNode(.h(leaf, .v(leaf, leaf)), context: LayoutContext(withoutFontsAtScale: 1))
    XCTAssertNil(node.explicitAlignment(HorizontalAlignment.leading.key, proposal: .unspecified))
    XCTAssertNil(node.explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal: .unspecified))
    XCTAssertEqual(measured, 0)
  }
}
