import Graphics
import XCTest

@testable import Rasterizer

/// Outlines of strokes, judged by what they cover.
final class StrokeTests: XCTestCase {
  private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }
  /// Covered area at eight pixels a point.
  private func area(_ path: Path, _ style: StrokeStyle, side: Int = 100) throws -> Double {
    var canvas = Canvas(side * 8, side * 8)
    canvas.fill(path.strokedPath(style), transform: CGAffineTransform(scaleX: 8, y: 8))
    return try canvas.draw().area / 64
  }

  func testLengthTimesWidth() throws {
    XCTAssertEqual(try area(line((10, 10), (70, 10)), StrokeStyle(lineWidth: 4)), 240, accuracy: 0.01)
    XCTAssertEqual(try area(line((10, 10), (40, 50)), StrokeStyle(lineWidth: 3)), 150, accuracy: 0.3)
    XCTAssertEqual(
      try area(line((10, 10), (10, 10), (70, 10), (70, 10)), StrokeStyle(lineWidth: 4)), 240, accuracy: 0.01)
  }

  func testCaps() throws {
    let path = line((20, 20), (60, 20))
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineCap: .square)), 500, accuracy: 0.01)
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineCap: .round)), 400 + 25 * Double.pi, accuracy: 0.3)
  }

  func testJoins() throws {
    // A right angle of two legs of 30, width 10: the legs share a quarter of 5 × 5, and the join adds to the corner.
    let path = line((20, 50), (50, 50), (50, 20))
    let legs = 2 * 300.0 - 25
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineJoin: .miter)), legs + 25, accuracy: 0.05)
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineJoin: .bevel)), legs + 12.5, accuracy: 0.05)
    XCTAssertEqual(
      try area(path, StrokeStyle(lineWidth: 10, lineJoin: .round)), legs + 25 * Double.pi / 4, accuracy: 0.2)
  }

  func testMiterLimit() throws {
    // A right angle's miter is √2 line widths long.
    let path = line((20, 50), (50, 50), (50, 20))
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, miterLimit: 1.42)), 600, accuracy: 0.05)
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, miterLimit: 1.41)), 587.5, accuracy: 0.05)
  }

  func testClosedSubpaths() throws {
    let square = Path(CGRect(x: 20, y: 20, width: 40, height: 40))
    XCTAssertEqual(try area(square, StrokeStyle(lineWidth: 6)), 46 * 46 - 34 * 34, accuracy: 0.05)
    // Open, the last corner has two butt ends.
    XCTAssertEqual(
      try area(line((20, 20), (60, 20), (60, 60), (20, 60), (20, 20)), StrokeStyle(lineWidth: 6)),
      46 * 46 - 34 * 34 - 9, accuracy: 0.05)
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40))
    XCTAssertEqual(try area(circle, StrokeStyle(lineWidth: 6)), 2 * Double.pi * 20 * 6, accuracy: 1)
  }

  func testWiderThanTheShape() throws {
    // A line wider than what it surrounds leaves no hole.
    let circle = Path(ellipseIn: CGRect(x: 47, y: 47, width: 6, height: 6))
    XCTAssertEqual(try area(circle, StrokeStyle(lineWidth: 20)), Double.pi * 169, accuracy: 2.5)
    let square = Path(CGRect(x: 45, y: 45, width: 10, height: 10))
    XCTAssertEqual(try area(square, StrokeStyle(lineWidth: 20)), 900, accuracy: 0.1)
    let box = Path(roundedRect: CGRect(x: 40, y: 45, width: 20, height: 10), cornerRadius: 3)
    // Its corners grow with it to about 3 + 7.
    XCTAssertEqual(try area(box, StrokeStyle(lineWidth: 14)), 34 * 24 - (4 - Double.pi) * 100, accuracy: 3)
  }

  func testDots() throws {
    for path in [line((50, 50), (50, 50)), line((50, 50), (50, 50), closed: true), line((50, 50), closed: true)] {
      XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineCap: .round)), 25 * Double.pi, accuracy: 0.3)
      XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineCap: .square)), 100, accuracy: 0.01)
      XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineCap: .butt)), 0)
    }
    XCTAssertTrue(
      line((50, 50)).strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).isEmpty, "a move draws nothing")
  }

  func testThereAndBack() throws {
    let path = line((20, 50), (60, 50), (20, 50))
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10)), 400, accuracy: 0.05)
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 10, lineJoin: .round)), 400 + 12.5 * Double.pi, accuracy: 0.3)
    XCTAssertEqual(
      try area(line((20, 50), (60, 50), closed: true), StrokeStyle(lineWidth: 10, lineJoin: .bevel)), 400,
      accuracy: 0.05)
  }

  func testCusp() throws {
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 60))
    path.addCurve(to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 80, y: 20), control2: CGPoint(x: 0, y: 20))
    let covered = try area(path, StrokeStyle(lineWidth: 6))
    XCTAssertGreaterThan(covered, 300)
    XCTAssertLessThan(covered, 700)
  }

  func testDashes() throws {
    let path = line((10, 50), (90, 50))
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 4, dash: [5, 3])), 10 * 20, accuracy: 0.05)
    // Two units are gone from the first dash: 3 + 9 × 5 + 2 at the end.
    XCTAssertEqual(
      try area(path, StrokeStyle(lineWidth: 4, dash: [5, 3], dashPhase: 2)), 4 * (3 + 9 * 5 + 2), accuracy: 0.05)
    XCTAssertEqual(
      try area(path, StrokeStyle(lineWidth: 4, dash: [5, 3], dashPhase: -6)), 4 * (10 * 5 - 1), accuracy: 8)
    // An odd pattern alternates: 4 on, 4 off.
    XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 4, dash: [4])), 4 * 40, accuracy: 0.05)
    for dash in [[], [0], [0, 0], [-1, 2], [.nan, 3], [1e-9, 1e-9], [.infinity]] as [[CGFloat]] {
      XCTAssertEqual(try area(path, StrokeStyle(lineWidth: 4, dash: dash)), 320, accuracy: 0.05, "\(dash)")
    }
  }

  func testDashesOfLengthZeroAreDots() throws {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
    XCTAssertEqual(try area(line((10, 50), (55, 50)), style), 5 * 4 * Double.pi, accuracy: 0.3)
  }

  func testDashOverTheStartOfAClosedSubpathIsOnePiece() {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    // 160 long, period 16: dashes begin at 0; shifted by 4 one runs over the start.
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [8, 8], dashPhase: 4))
    let subpaths = outline.elements.filter { if case .move = $0 { true } else { false } }.count
    XCTAssertEqual(subpaths, 10)
    XCTAssertTrue(outline.contains(CGPoint(x: -0.9, y: -0.9)), "the corner at the start is joined")
  }

  func testNoWidthDrawsNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      XCTAssertTrue(line((0, 0), (9, 9)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
  }
}
