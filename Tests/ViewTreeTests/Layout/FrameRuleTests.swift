import Graphics
import XCTest

@testable import ViewTree

/// swiftui-layout.md, section 4.
final class FrameRuleTests: XCTestCase {
  private func flexible(
    _ width: FlexibleFrameRule.Limits, _ child: ViewNode, _ height: FlexibleFrameRule.Limits = .init(nil, nil, nil),
    alignment: Alignment = .center
  ) -> ViewNode {
    .rule(FlexibleFrameRule(width: width, height: height, alignment: alignment), child)
  }

  func testAFixedFrameOffersItsLengthsAndReportsThem() {
    assertLayout(
      Leaf.color().framed(30, nil), in: 100, 50,
      """
      frame(width: 30) (35, 0; 30 × 50)
        Color (35, 0; 30 × 50)
      """)
    assertSize(Leaf.color().framed(nil, 20), nil, nil, is: (10, 20))
    assertSize(Leaf.fixed(70, 70).framed(30, 20), 5, 5, is: (30, 20))
  }

  func testAChildMayOverflowItsFrameWhereTheAlignmentLetsIt() {
    let expected: [(Alignment, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, -20, 0), (.topTrailing, -40, 0), (.leading, 0, -10), (.center, -20, -10),
      (.trailing, -40, -10), (.bottomLeading, 0, -20), (.bottom, -20, -20), (.bottomTrailing, -40, -20),
    ]
    for (alignment, x, y) in expected {
      assertLayout(
        Leaf.fixed(70, 40).framed(30, 20, alignment), in: 30, 20,
        """
        frame(width: 30, height: 20) (0, 0; 30 × 20)
          Box (\(number(x)), \(number(y)); 70 × 40)
        """)
    }
  }

  func testFrameAlignmentMeetsTheChildsGuideWithTheFramesDefaultLine() {
    assertLayout(
      Leaf.fixed(10, 10).guided(.leading) { _ in -7 }.framed(50, 10, .leading), in: 50, 10,
      """
      frame(width: 50, height: 10) (0, 0; 50 × 10)
        alignmentGuide (7, 0; 10 × 10)
          Box (7, 0; 10 × 10)
      """)
  }

  func testOnlyAMaximum() {
    assertSize(flexible(.init(nil, nil, .infinity), Leaf.fixed(20, 10)), 100, 50, is: (100, 10))
    assertSize(flexible(.init(nil, nil, .infinity), Leaf.fixed(20, 10)), 5, 50, is: (20, 10))
    assertSize(flexible(.init(nil, nil, .infinity), Leaf.fixed(20, 10)), nil, nil, is: (20, 10))
    assertSize(flexible(.init(nil, nil, 60), Leaf.color()), 100, 10, is: (60, 10))
    assertSize(flexible(.init(nil, nil, 60), Leaf.color()), 40, 10, is: (40, 10))
    assertSize(flexible(.init(nil, nil, 60), Leaf.fixed(90, 10)), 40, 10, is: (60, 10))
    assertSize(flexible(.init(nil, nil, 500), Leaf.color()), 100, 10, is: (100, 10))
    assertSize(flexible(.init(nil, nil, 5), Leaf.color()), nil, nil, is: (5, 10))
  }

  func testOnlyAMinimum() {
    assertSize(flexible(.init(30, nil, nil), Leaf.color()), 10, 10, is: (30, 10))
    assertSize(flexible(.init(30, nil, nil), Leaf.color()), 80, 10, is: (80, 10))
    assertSize(flexible(.init(30, nil, nil), Leaf.fixed(50, 10)), 40, 10, is: (40, 10))
    assertSize(flexible(.init(30, nil, nil), Leaf.fixed(10, 10)), 100, 10, is: (30, 10))
    assertSize(flexible(.init(30, nil, nil), Leaf.fixed(10, 10)), nil, 10, is: (30, 10))
  }

  func testBothLimitsIgnoreTheChild() {
    for (offered, own) in [(10, 30), (40, 40), (100, 60)] as [(CGFloat, CGFloat)] {
      assertSize(flexible(.init(30, nil, 60), Leaf.fixed(5, 5)), offered, 10, is: (own, 5))
    }
    var measured = 0
    let child = Leaf.sized("Counted") { _ in
      measured += 1
      return .zero
    }
    assertSize(flexible(.init(0, nil, .infinity), child, .init(0, nil, .infinity)), 10, 20, is: (10, 20))
    XCTAssertEqual(measured, 0)
  }

  func testAnIdealAnswersNil() {
    assertSize(flexible(.init(nil, 70, nil), Leaf.color()), nil, nil, is: (70, 10))
    assertSize(flexible(.init(10, 70, 90), Leaf.fixed(5, 5)), nil, nil, is: (70, 5))
    assertSize(flexible(.init(nil, 70, nil), Leaf.fixed(20, 5)), 50, nil, is: (20, 5))
  }

  func testNeitherLimitIsTheChild() {
    assertSize(flexible(.init(nil, nil, nil), Leaf.fixed(20, 5)), 50, 50, is: (20, 5))
    assertSize(flexible(.init(nil, nil, nil), Leaf.color()), 50, 50, is: (50, 50))
  }

  func testLimitsAreOrderedAndNotNegative() {
    let limits = FlexibleFrameRule.Limits(-5, -9, -3)
    XCTAssertEqual([limits.minimum, limits.ideal, limits.maximum], [0, 0, 0])
    let crossed = FlexibleFrameRule.Limits(50, 20, 10)
    XCTAssertEqual([crossed.minimum, crossed.ideal, crossed.maximum], [50, 50, 50])
  }

  func testTheChildIsOfferedTheClampedProposal() {
    var offers: [CGFloat?] = []
    let child = Leaf.sized("Spy") {
      offers.append($0.width)
      return CGSize(width: 1, height: 1)
    }
    for offered in [10, 50, 100, nil] as [CGFloat?] {
      _ = size(flexible(.init(30, nil, nil), child), offered, nil)
      _ = size(flexible(.init(nil, nil, 60), child), offered, nil)
      _ = size(flexible(.init(nil, 45, nil), child), offered, nil)
    }
    XCTAssertEqual(offers, [30, 10, 10, 50, 50, 50, 100, 60, 100, nil, nil, 45])
  }

  func testPlacedWithoutAProposalTheChildIsOfferedNilStrictlyBetweenTheLimitsElseTheFramesOwnLength() {
    func offered(_ limits: FlexibleFrameRule.Limits, _ own: CGFloat) -> CGFloat? {
      let node = LayoutNode(Leaf.fixed(own, 1), context: LayoutContext(withoutFontsAtScale: 1))
      let rule = FlexibleFrameRule(width: limits, height: .init(nil, nil, nil))
      let size = rule.size(.unspecified, [node])
      return rule.placements(in: size, proposal: .unspecified, [node])[0].proposal.width
    }
    XCTAssertNil(offered(.init(10, nil, 90), 50))
    XCTAssertEqual(offered(.init(60, nil, 90), 50), 60)
    XCTAssertEqual(offered(.init(10, nil, 40), 50), 40)
    XCTAssertEqual(offered(.init(10, 70, 90), 50), 70)
    XCTAssertNil(offered(.init(nil, nil, .infinity), 50))
    XCTAssertNil(offered(.init(nil, nil, nil), 50))
  }

  func testLengthsThatAreNoneAreIgnoredAndNamed() {
    for (length, text) in [(CGFloat.nan, "nan"), (-5, "-5"), (.infinity, "inf"), (-.infinity, "-inf")]
      as [(CGFloat, String)]
    {
      assertLayout(
        Leaf.color().framed(length, 20), in: 40, 40,
        """
        frame(width: \(text), height: 20) (0, 10; 40 × 20)
          Color (0, 10; 40 × 20)
        """, diagnostics: [.invalidLength(node: "frame(width: \(text), height: 20)")])
    }
    assertLayout(
      flexible(.init(.nan, .nan, .nan), Leaf.fixed(10, 10)), in: 40, 40,
      """
      frame() (15, 15; 10 × 10)
        Box (15, 15; 10 × 10)
      """, diagnostics: [.invalidLength(node: "frame()")])
  }

  func testAnEndlessMinimumIsNamedAndTheRestIsStillPlaced() {
    assertLayout(
      flexible(.init(.infinity, nil, nil), Leaf.fixed(10, 10)), in: 40, 40,
      """
      frame(minWidth: inf) (0, 15; 40 × 10)
        Box (15, 15; 10 × 10)
      """, diagnostics: [.unresolvedSize(node: "frame(minWidth: inf)", size: "inf × 10")])
    // An endless ideal is harmless where something is offered.
    assertLayout(
      flexible(.init(0, .infinity, .infinity), Leaf.fixed(10, 10)), in: 40, 40,
      """
      frame(minWidth: 0, idealWidth: inf, maxWidth: inf) (0, 15; 40 × 10)
        Box (15, 15; 10 × 10)
      """)
  }

  func testHugeLengthsNeitherTrapNorReachThePicture() {
    let context = LayoutContext(withoutFontsAtScale: 3)
    let placed = Placer.place(
      .h(Leaf.fixed(1e300, 10), Leaf.fixed(10, .greatestFiniteMagnitude)), in: CGSize(width: 10, height: 10),
      context: context)
    placed.forEach {
      XCTAssertTrue($0.frame.minX.isFinite && $0.frame.maxY.isFinite, $0.kind)
      XCTAssertLessThanOrEqual($0.frame.width, 1e9)
    }
    XCTAssertTrue(context.diagnostics.allSatisfy(\.isFailure))
    XCTAssertFalse(context.diagnostics.isEmpty)
  }
}
