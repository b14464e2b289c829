import Graphics
import XCTest

@testable import ViewTree

final class SafeAreaTests: XCTestCase {
  private let phone = SafeArea(screen: CGSize(width: 100, height: 200), top: 20, bottom: 10)
  private func assertScreen(
    _ root: ViewNode, on safeArea: SafeArea? = nil, _ expected: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let safeArea = safeArea ?? phone
    let context = LayoutContext(withoutFontsAtScale: 1, safeArea: safeArea)
    let dump = Placer.place(root, on: safeArea, context: context).children[0].dump()
    XCTAssertEqual(dump, expected, file: file, line: line)
  }
  private func ignoring(_ child: ViewNode, _ edges: Edge.Set = .all) -> ViewNode {
    .rule(IgnoresSafeAreaRule(edges: edges), child)
  }

  func testTheRootIsOfferedWhatTheSafeAreaLeavesAndCentredInIt() {
    assertScreen(Leaf.color(), "Color (0, 20; 100 × 170)")
    assertScreen(Leaf.fixed(40, 50), "Box (30, 80; 40 × 50)")
    assertScreen(
      Leaf.color(), on: SafeArea(screen: CGSize(width: 200, height: 100), top: 0, left: 44, bottom: 21, right: 40),
      "Color (44, 0; 116 × 79)")
  }

  func testIgnoringItReachesTheEdgesOfTheScreen() {
    assertScreen(
      ignoring(Leaf.color()),
      """
      ignoresSafeArea (0, 20; 100 × 170)
        Color (0, 0; 100 × 200)
      """)
    assertScreen(
      ignoring(Leaf.color(), .top),
      """
      ignoresSafeArea (0, 20; 100 × 170)
        Color (0, 0; 100 × 190)
      """)
  }

  func testTheReportedSizeIsUnchanged() {
    assertScreen(
      .rule(ZStackRule(), ignoring(Leaf.color()), Leaf.fixed(10, 10)),
      """
      ZStack (0, 20; 100 × 170)
        ignoresSafeArea (0, 20; 100 × 170)
          Color (0, 0; 100 × 200)
        Box (45, 100; 10 × 10)
      """)
  }

  func testABackgroundReachesOutOnlyWhereItTouches() {
    let bar = ViewNode.rule(
      LayeredRule(.background, alignment: .center), ignoring(Leaf.color()), Leaf.color("Bar").framed(nil, 30))
    assertScreen(
      .v(bar, Leaf.color("Rest")),
      """
      VStack(spacing: 0) (0, 20; 100 × 170)
        background (0, 20; 100 × 30)
          ignoresSafeArea (0, 20; 100 × 30)
            Color (0, 0; 100 × 50)
          frame(height: 30) (0, 20; 100 × 30)
            Bar (0, 20; 100 × 30)
        Rest (0, 50; 100 × 140)
      """)
    assertScreen(
      ignoring(Leaf.color()).framed(50, 50),
      """
      frame(width: 50, height: 50) (25, 80; 50 × 50)
        ignoresSafeArea (25, 80; 50 × 50)
          Color (25, 80; 50 × 50)
      """)
  }

  func testAChildThatDoesNotGrowIsCentredInTheLargerArea() {
    assertScreen(
      ignoring(
        .rule(
          FlexibleFrameRule(width: .init(nil, nil, .infinity), height: .init(nil, nil, .infinity)), Leaf.fixed(10, 10))),
      """
      ignoresSafeArea (0, 20; 100 × 170)
        frame(maxWidth: inf, maxHeight: inf) (0, 0; 100 × 200)
          Box (45, 95; 10 × 10)
      """)
  }

  func testRightToLeftKeepsLeftAtTheLeft() {
    let landscape = SafeArea(screen: CGSize(width: 200, height: 100), top: 0, left: 44, bottom: 21)
    var node = ignoring(Leaf.color(), .leading)
    node.direction = .rightToLeft
    // Leading is right, where there is no furniture.
    assertScreen(
      node, on: landscape,
      """
      ignoresSafeArea (44, 0; 156 × 79)
        Color (44, 0; 156 × 79)
      """)
    var trailing = ignoring(Leaf.color(), .trailing)
    trailing.direction = .rightToLeft
    assertScreen(
      trailing, on: landscape,
      """
      ignoresSafeArea (44, 0; 156 × 79)
        Color (0, 0; 200 × 79)
      """)
  }

  func testWithoutAScreenItDoesNothing() {
    assertLayout(
      ignoring(Leaf.color()), in: 20, 20,
      """
      ignoresSafeArea (0, 0; 20 × 20)
        Color (0, 0; 20 × 20)
      """)
  }

  func testScrolledContentRunsOnUnderTheFurnitureThatTheScrollViewTouches() {
    func clip(_ root: ViewNode, on safeArea: SafeArea?) -> CGRect? {
      let context = LayoutContext(withoutFontsAtScale: 1, safeArea: safeArea)
      let placed =
        safeArea.map { Placer.place(root, on: $0, context: context) }
        ?? Placer.place(root, in: CGSize(width: 100, height: 200), context: context)
      for command in placed.displayList(scale: 1).commands {
        if case .pushClip(let path, _, _) = command { return path.boundingRect }
      }
      return nil
    }
    let scroll = ViewNode.scroll(content: Leaf.fixed(100, 900))
    XCTAssertEqual(clip(scroll, on: phone), CGRect(x: 0, y: 0, width: 100, height: 200))
    XCTAssertEqual(clip(.v(Leaf.fixed(100, 30), scroll), on: phone), CGRect(x: 0, y: 50, width: 100, height: 150))
    XCTAssertEqual(clip(scroll.framed(50, 50), on: phone), CGRect(x: 0, y: 80, width: 100, height: 50))
    XCTAssertEqual(clip(scroll, on: nil), CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
