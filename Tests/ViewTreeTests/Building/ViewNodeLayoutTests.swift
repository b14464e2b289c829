import Graphics
import XCTest

@testable import ViewTree

/// What the builders promise beyond naming a rule.
final class ViewNodeLayoutTests: XCTestCase {
  func testSpacersAndDividersFollowTheStackAroundThroughTheirModifiers() {
    assertLayout(
      .hstack(children: [
        .rectangle(fill: .red).frame(width: 10, height: 10), .spacer().padding(0), .divider().opacity(0.5),
      ]),
      in: 60, 20, context: LayoutContext(withoutFontsAtScale: 2),
      """
      HStack (0, 0; 60 × 20)
        frame(width: 10, height: 10) (0, 5; 10 × 10)
          Rectangle (0, 5; 10 × 10)
        padding(0) (10, 10; 49.5 × 0)
          Spacer (10, 10; 49.5 × 0)
        opacity(0.5) (59.5, 0; 0.5 × 20)
          Divider (59.5, 0; 0.5 × 20)
            Color (59.5, 0; 0.5 × 20)
      """)
    assertLayout(
      .hstack(children: [.vstack(spacing: 0, children: [.divider(), .spacer()])]), in: 60, 20,
      context: LayoutContext(withoutFontsAtScale: 2),
      """
      HStack (0, 0; 60 × 20)
        VStack(spacing: 0) (0, 0; 60 × 20)
          Divider (0, 0; 60 × 0.5)
            Color (0, 0; 60 × 0.5)
          Spacer (30, 0.5; 0 × 19.5)
      """)
    assertSize(.spacer(), 30, 20, is: (30, 20))
  }

  func testSizedBySizeInfo() {
    assertSize(ViewNode.color(.red).sized(by: .auto), 1, 1, is: (350, 500))
    assertSize(ViewNode.color(.red).sized(by: SizeInfo(width: 120, height: nil)), 1, 1, is: (120, 500))
    assertSize(ViewNode.color(.red).sized(by: SizeInfo(width: nil, height: 30)), 1, 1, is: (350, 30))
  }

  func testACircleIsAsWideAsHigh() {
    assertSize(.circle(fill: .red), 30, 20, is: (20, 20))
    assertSize(.circle(fill: .red), nil, 20, is: (20, 20))
    assertSize(.circle(fill: .red), nil, nil, is: (10, 10))
    assertSize(.ellipse(fill: .red), 30, nil, is: (30, 10))
  }

  func testABorderLiesInsideTheBounds() {
    let placed = Placer.place(
      ViewNode.color(.white).frame(width: 20, height: 10).border(.black, width: 4), in: CGSize(width: 20, height: 10),
      context: LayoutContext(withoutFontsAtScale: 1))
    guard case .fill(let path, _, _, _) = placed.displayList(scale: 1).commands.last else {
      return XCTFail("no stroke")
    }
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  func testLayoutDirectionReachesEverythingInside() {
    let row = ViewNode.hstack(spacing: 0, children: [.color(.red).frame(width: 10), .color(.blue)]).padding(.leading, 5)
    assertLayout(
      row.layoutDirection(.rightToLeft), in: 40, 10,
      """
      padding(top: 0, leading: 5, bottom: 0, trailing: 0) (0, 0; 40 × 10)
        HStack(spacing: 0) (0, 0; 35 × 10)
          frame(width: 10) (25, 0; 10 × 10)
            Color (25, 0; 10 × 10)
          Color (0, 0; 25 × 10)
      """)
  }

  func testNumbersThatAreNoneDoNotTrap() {
    for value in [.nan, .infinity, -.infinity, -5, 1e300] as [CGFloat] {
      let context = LayoutContext(withoutFontsAtScale: 2)
      let node = ViewNode.vstack(
        spacing: value,
        children: [
          .roundedRectangle(cornerRadius: value, fill: .red).frame(width: value, height: value).padding(value),
          .shape(.capsule, stroke: .color(.red), lineWidth: value, isInside: true, dash: [value]),
          .color(.red).cornerRadius(value).shadow(radius: value, x: value, y: value).opacity(Double(value)),
          .spacer(minLength: value), .color(.init(red: Double(value), green: 0, blue: 0)).offset(x: value),
          .color(.red).layoutPriority(Double(value)).aspectRatio(value, contentMode: .fit).position(x: value),
          .shape(
            .circle,
            fill: .linearGradient(stops: [.init(.red, at: Double(value)), .init(.blue, at: 0.5)])),
        ]
      ).sized(by: SizeInfo(width: value, height: value))
      _ = Placer.place(node, in: CGSize(width: 100, height: 100), context: context).displayList(scale: 2)
    }
  }

  func testTextsAndSymbols() throws {
    let placed = Placer.place(
      .hstack(
        spacing: 4,
        children: [
          .text("One two three", size: 20, lineLimit: 1), .text("Body", style: .headline), .symbol("star.fill"),
          .text("", size: .nan), .text("x", size: -1),
        ]), in: CGSize(width: 300, height: 100), context: try TestFonts.context(scale: 2))
    XCTAssertEqual(placed.children.map(\.text), ["One two three", "Body", nil, "", "x"])
    XCTAssertEqual(placed.children[0].frame.height, 24, "1.19336 · 20 rounded up")
    XCTAssertEqual(placed.children[1].frame.height, 20.5, "1.19336 · 17 rounded up")
  }
}
