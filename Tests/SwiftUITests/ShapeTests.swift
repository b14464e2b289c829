import Graphics
@testable import SwiftUI
import ViewTree
import XCTest

/// Outlines, insets, sizes and what is made of shapes.
final class ShapeTests: XCTestCase {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  @MainActor func testBounds() async {
    XCTAssertEqual(Rectangle().path(in: rect).boundingRect, rect)
    XCTAssertEqual(Ellipse().path(in: rect).boundingRect, rect)
    XCTAssertEqual(Capsule().path(in: rect).boundingRect, rect)
    XCTAssertEqual(RoundedRectangle(cornerRadius: 5).path(in: rect).boundingRect, rect)
    XCTAssertEqual(Circle().path(in: rect).boundingRect, CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  @MainActor func testInsets() async {
    let inner = CGRect(x: 13, y: 23, width: 34, height: 14)
    XCTAssertEqual(Rectangle().inset(by: 1).inset(by: 2).path(in: rect).boundingRect, inner)
    XCTAssertEqual(Ellipse().inset(by: 3).path(in: rect).boundingRect, inner)
    XCTAssertEqual(Circle().inset(by: 3).path(in: rect).boundingRect, CGRect(x: 23, y: 23, width: 14, height: 14))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 5).inset(by: 3).path(in: rect),
      Path(roundedRect: inner, cornerRadius: 2, style: .continuous))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 2).inset(by: 3).path(in: rect),
      Path(roundedRect: inner, cornerRadius: 0, style: .continuous))
    XCTAssertEqual(Rectangle().inset(by: 100).path(in: rect).boundingRect.width, 0)
    XCTAssertEqual(Rectangle().inset(by: -5).path(in: rect).boundingRect, rect.insetBy(dx: -5, dy: -5))
  }

  @MainActor func testRoundedRectanglesAreContinuousUnlessSaidOtherwise() async {
    XCTAssertEqual(RoundedRectangle(cornerRadius: 5).style, .continuous)
    XCTAssertEqual(RoundedRectangle.rect(cornerRadius: 5).style, .continuous)
    XCTAssertNotEqual(
      RoundedRectangle(cornerRadius: 5).path(in: rect),
      RoundedRectangle(cornerRadius: 5, style: .circular).path(in: rect))
  }

  @MainActor func testACircleIsAsWideAsHigh() async {
    XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 10)), CGSize(width: 10, height: 10))
    XCTAssertEqual(Circle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
    XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 30))
    XCTAssertEqual(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 10))
    XCTAssertEqual(
      Circle().stroke(lineWidth: 3).sizeThatFits(ProposedViewSize(width: 30, height: 10)), CGSize(width: 10, height: 10)
    )
  }

  @MainActor func testStrokes() async {
    func shape(_ view: some View) -> ShapeContent? {
      let probe = Probe(view)
      probe.settle()
      return probe.root?.firstShape
    }
    guard case .stroke(let style, let antialiased)? = shape(Circle().stroke(Color.red, lineWidth: 3))?.drawing
    else { return XCTFail("no stroke") }
    XCTAssertEqual([style.lineWidth, antialiased ? 1 : 0], [3, 1])
    // Half of the width is inside the bounds for a stroke, all of it for a border.
    XCTAssertEqual(shape(Rectangle().stroke(.red, lineWidth: 4))?.path(rect).boundingRect, rect)
    XCTAssertEqual(
      shape(Rectangle().strokeBorder(.red, lineWidth: 4))?.path(rect).boundingRect, rect.insetBy(dx: 2, dy: 2))
    XCTAssertEqual(tree(Text("a").border(Color.red, width: 2)), "overlay\n  \"a\"\n  Rectangle stroke")
    XCTAssertEqual(tree(Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [1, 2]))), "Circle")
  }

  @MainActor func testDerivedShapes() async {
    XCTAssertEqual(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect, rect.offsetBy(dx: 3, dy: 4))
    XCTAssertEqual(Rectangle().scale(0.5).path(in: rect).boundingRect, rect.insetBy(dx: 10, dy: 5))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    XCTAssertEqual(turned.width, 20, accuracy: 1e-9)
    XCTAssertEqual(turned.midX, rect.midX, accuracy: 1e-9)
    XCTAssertEqual(
      Rectangle().size(width: 5, height: 6).path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 5, height: 6))
    XCTAssertTrue(Rectangle().trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
    XCTAssertEqual(
      Rectangle().trim(from: 0, to: 1.0 / 3).path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 40, height: 0))
    XCTAssertEqual(AnyShape(Circle()).path(in: rect), Circle().path(in: rect))
    let path = Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    XCTAssertEqual(path.path(in: rect).boundingRect, CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @MainActor func testClipsAndMasks() async {
    XCTAssertEqual(tree(Text("a").clipShape(Circle())), "clipShape(Circle)\n  \"a\"")
    XCTAssertEqual(tree(Text("a").clipShape(.rect(cornerRadius: 8))), "clipShape(RoundedRectangle)\n  \"a\"")
    XCTAssertEqual(tree(Text("a").cornerRadius(8).clipped()), "clipped\n  cornerRadius(8)\n    \"a\"")
    XCTAssertEqual(tree(Text("a").mask(Circle())), "mask\n  \"a\"\n  Circle")
    XCTAssertEqual(
      tree(
        Text("a").mask {
          Circle(); Rectangle()
        }), "mask\n  \"a\"\n  ZStack\n    Circle\n    Rectangle")
    XCTAssertEqual(tree(Text("a").mask { EmptyView() }), "mask\n  \"a\"\n  Color")
  }
}
