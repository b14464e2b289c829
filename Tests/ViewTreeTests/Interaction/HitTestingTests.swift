import Graphics
import XCTest

@testable import ViewTree

/// What a finger at a point touches, on trees that need no font.
final class HitTestingTests: XCTestCase {
  /// The name of what is touched in a picture of 100 × 100 points.
  private func touched(_ root: ViewNode, _ x: CGFloat, _ y: CGFloat) -> String? {
    placed(root).touchPath(at: CGPoint(x: x, y: y))?.steps.last?.node.kind
  }
  private func placed(_ root: ViewNode) -> PlacedNode {
    Placer.place(root, in: CGSize(width: 100, height: 100), context: LayoutContext(withoutFontsAtScale: 1))
  }
  private func effect(_ effect: DrawingEffect, _ node: ViewNode) -> ViewNode {
    ViewNode(.effect(effect), children: [node])
  }
  private func interactive(_ node: ViewNode, _ change: (inout Interaction) -> Void) -> ViewNode {
    var node = node, interaction = Interaction()
    change(&interaction)
    node.interaction = interaction
    return node
  }
  private func stacked(_ nodes: ViewNode...) -> ViewNode {
    ViewNode(.layout(ZStackRule(alignment: .center)), children: nodes)
  }

  func testTheLastDrawnIsTouchedFirst() {
    let root = stacked(Leaf.color("Back"), Leaf.fixed(20, 20, "Front"))
    XCTAssertEqual(touched(root, 50, 50), "Front")
    XCTAssertEqual(touched(root, 10, 10), "Back")
    XCTAssertNil(touched(root, 101, 50))
    XCTAssertNil(touched(root, .nan, 50))
    XCTAssertEqual(placed(root).touchPath(at: CGPoint(x: 50, y: 50))?.indices, [1])
    XCTAssertEqual(placed(root).touchPath(at: CGPoint(x: 50, y: 50))?.isInside([1]), true)
    XCTAssertEqual(placed(root).touchPath(at: CGPoint(x: 50, y: 50))?.isInside([0]), false)
  }

  func testContainersAreTouchedInTheirChildren() {
    let row = ViewNode.h(spacing: 20, Leaf.fixed(20, 20, "A"), Leaf.fixed(20, 20, "B"))
    XCTAssertEqual(touched(row, 25, 50), "A")
    XCTAssertNil(touched(row, 50, 50))
    let whole = interactive(row) { $0.contentShape = ContentShape { Path($0) } }
    XCTAssertEqual(touched(whole, 50, 50), "HStack(spacing: 20)")
    XCTAssertEqual(touched(whole, 25, 50), "A")
  }

  func testAContentShapeAlsoNarrows() {
    let narrowed = interactive(Leaf.color()) {
      $0.contentShape = ContentShape { Path(CGRect(x: $0.minX, y: 0, width: 30, height: 100)) }
    }
    XCTAssertEqual(touched(narrowed, 20, 50), "Color")
    XCTAssertNil(touched(narrowed, 40, 50))
    let ring = interactive(Leaf.color()) {
      $0.contentShape = ContentShape(usesEvenOddRule: true) { rect in
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 30, dy: 30))
        return path
      }
    }
    XCTAssertNil(touched(ring, 50, 50))
    XCTAssertEqual(touched(ring, 10, 50), "Color")
  }

  func testShapesAreTouchedInTheirOutline() {
    func shape(_ drawing: ShapeContent.Drawing, _ paint: ShapePaint = .color(.black)) -> ViewNode {
      ViewNode(.shape(ShapeContent(name: "Circle", path: { Path(ellipseIn: $0) }, drawing: drawing, paint: paint)))
    }
    XCTAssertEqual(touched(shape(.fill(FillStyle())), 50, 50), "Circle")
    XCTAssertNil(touched(shape(.fill(FillStyle())), 5, 5))
    let ring = shape(.stroke(StrokeStyle(lineWidth: 10), antialiased: true))
    XCTAssertNil(touched(ring, 50, 50))
    XCTAssertEqual(touched(ring, 3, 50), "Circle")
    XCTAssertNil(touched(shape(.fill(FillStyle()), .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0))), 50, 50))
  }

  func testWhatCannotBeSeenCannotBeTouched() {
    XCTAssertNil(touched(effect(.hidden, Leaf.color()), 50, 50))
    XCTAssertNil(touched(effect(.opacity(0), Leaf.color()), 50, 50))
    XCTAssertNil(touched(effect(.opacity(.nan), Leaf.color()), 50, 50))
    XCTAssertEqual(touched(effect(.opacity(0.1), Leaf.color()), 50, 50), "Color")
    let clipped = effect(.clip(name: "circle", { Path(ellipseIn: $0) }, FillStyle()), Leaf.color())
    XCTAssertNil(touched(clipped, 5, 5))
    XCTAssertEqual(touched(clipped, 50, 50), "Color")
    let silent = stacked(Leaf.color("Back"), interactive(Leaf.color("Front")) { $0.allowsHitTesting = false })
    XCTAssertEqual(touched(silent, 50, 50), "Back")
    let masked = ViewNode(.effect(.mask), children: [Leaf.fixed(20, 20, "Content"), Leaf.fixed(80, 80, "Mask")])
    XCTAssertNil(touched(masked, 20, 20))
    XCTAssertEqual(touched(masked, 50, 50), "Content")
  }

  func testAViewportHidesWhatIsScrolledAway() {
    let content = ViewNode.v(Leaf.fixed(40, 40, "First"), Leaf.fixed(40, 40, "Second"))
    func scrolled(by y: CGFloat) -> ViewNode {
      let rule = ScrollRule(axes: .vertical, position: ScrollOffset(offset: CGPoint(x: 0, y: y)))
      return effect(.viewport, .rule(rule, content)).framed(40, 40)
    }
    XCTAssertEqual(touched(scrolled(by: 0), 50, 50), "First")
    XCTAssertNil(touched(scrolled(by: 0), 50, 80))
    XCTAssertEqual(touched(scrolled(by: 40), 50, 50), "Second")
    XCTAssertNil(touched(scrolled(by: 40), 50, 20))
  }

  func testTransformsTurnThePointBack() throws {
    let box = Leaf.fixed(40, 20, "Box")
    let turned = effect(.transform(name: "rotation", CGAffineTransform(0, 1, -1, 0, 0, 0), anchor: .center), box)
    XCTAssertNil(touched(turned, 35, 50))
    XCTAssertEqual(touched(turned, 50, 35), "Box")
    let flat = effect(.transform(name: "scale", CGAffineTransform(scaleX: 1, y: 0), anchor: .center), box)
    XCTAssertNil(touched(flat, 50, 50))
    // A quarter turn about (50, 50) brings (50, 35) back to (35, 50): 5 points from the box's left edge.
    let path = try XCTUnwrap(placed(turned).touchPath(at: CGPoint(x: 50, y: 35)))
    let step = try XCTUnwrap(path.steps.last)
    let local = CGPoint(x: 50, y: 35).applying(step.transform)
    XCTAssertEqual(local.x - step.node.frame.minX, 5, accuracy: 1e-9)
    XCTAssertEqual(local.y - step.node.frame.minY, 10, accuracy: 1e-9)
  }
}
