import Graphics
import XCTest

@testable import Rasterizer

final class CoverageTests: XCTestCase {
  func testWholePixels() throws {
    var canvas = Canvas(6, 4)
    canvas.fill(rect(1, 1, 3, 2))
    let picture = try canvas.draw()
    XCTAssertEqual(picture.alphaRow(0), [0, 0, 0, 0, 0, 0])
    XCTAssertEqual(picture.alphaRow(1), [0, 255, 255, 255, 0, 0])
    XCTAssertEqual(picture.alphaRow(2), [0, 255, 255, 255, 0, 0])
    XCTAssertEqual(picture.alphaRow(3), [0, 0, 0, 0, 0, 0])
  }

  func testHalfPixels() throws {
    var canvas = Canvas(4, 3)
    canvas.fill(rect(0.5, 0.5, 2, 1.75))
    let picture = try canvas.draw()
    // ½ · ½, ½, ½ · ½; then whole rows; then the quarter row.
    XCTAssertEqual(picture.alphaRow(0), [64, 128, 64, 0])
    XCTAssertEqual(picture.alphaRow(1), [128, 255, 128, 0])
    XCTAssertEqual(picture.alphaRow(2), [32, 64, 32, 0])
  }

  func testEverySixteenthOfAPixel() throws {
    for k in 0...16 {
      var canvas = Canvas(1, 1)
      canvas.fill(rect(0, 0, 1, CGFloat(k) / 16))
      XCTAssertEqual(try canvas.draw().alpha(0, 0), (k * 255 * 2 + 16) / 32, "\(k)/16")
    }
  }

  func testTriangle() throws {
    var canvas = Canvas(4, 4)
    canvas.fill(polygon((0, 0), (4, 4), (0, 4)))
    let picture = try canvas.draw()
    for y in 0..<4 {
      XCTAssertEqual(picture.alphaRow(y), (0..<4).map { $0 < y ? 255 : $0 == y ? 128 : 0 }, "row \(y)")
    }
  }

  func testFlatTriangleCoversManyPixelsOfARow() throws {
    // y = x / 8 over 8 pixels: the k-th pixel is covered by (2k + 1)/16.
    var canvas = Canvas(8, 1)
    canvas.fill(polygon((0, 1), (8, 0), (8, 1)))
    XCTAssertEqual(try canvas.draw().alphaRow(0), (0..<8).map { (2 * (2 * $0 + 1) * 255 + 16) / 32 })
  }

  func testSquareAt45Degrees() throws {
    var canvas = Canvas(20, 20)
    let t = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 4)
    canvas.fill(rect(-3, -3, 6, 6), transform: t)
    let picture = try canvas.draw()
    XCTAssertEqual(picture.area, 36, accuracy: 0.1)
    for y in 0..<20 {
      for x in 0..<20 {
        XCTAssertEqual(picture.alpha(x, y), picture.alpha(19 - x, y), "\(x) \(y)")
        XCTAssertEqual(picture.alpha(x, y), picture.alpha(x, 19 - y), "\(x) \(y)")
        XCTAssertEqual(picture.alpha(x, y), picture.alpha(y, x), "\(x) \(y)")
      }
    }
    // The edge is |x| + |y| = 3√2 = 4.2426. It leaves 0.2426²/2 of one diagonal of pixels, and takes 0.7574²/2 from the
    // one before it: the device's values (facts, section 10).
    XCTAssertEqual(picture.alpha(10 + 2, 10 + 2), 0x07)
    XCTAssertEqual(picture.alpha(10 + 2, 10 + 1), 0xB6)
  }

  func testSquareAt45DegreesWithoutSmoothing() throws {
    var canvas = Canvas(20, 20)
    let t = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 4)
    canvas.fill(rect(-6, -6, 12, 12), antialiased: false, transform: t)
    let picture = try canvas.draw()
    for y in 0..<20 {
      for x in 0..<20 {
        let inside = abs(Double(x) - 9.5) + abs(Double(y) - 9.5) < 72.0.squareRoot()
        XCTAssertEqual(picture.alpha(x, y), inside ? 255 : 0, "\(x) \(y)")
      }
    }
  }

  func testCirclesHaveTheirArea() throws {
    for radius in [1.0, 2.5, 8, 30, 100] {
      let side = Int(2 * radius) + 3
      var canvas = Canvas(side, side)
      canvas.fill(Path(ellipseIn: CGRect(x: 1.25, y: 1.4, width: 2 * radius, height: 2 * radius)))
      let expected = Double.pi * radius * radius
      // Flattening takes at most 3/256 px off the radius, the cubics add at most 0.03 % to it.
      XCTAssertEqual(
        try canvas.draw().area, expected, accuracy: 2 * Double.pi * radius * (3.0 / 256) + 0.02, "\(radius)")
    }
  }

  func testWindingRules() throws {
    var both = Path(CGRect(x: 0, y: 0, width: 6, height: 6))
    both.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    var canvas = Canvas(6, 6)
    canvas.fill(both)
    XCTAssertEqual(try canvas.draw().area, 36)
    canvas = Canvas(6, 6)
    canvas.fill(both, eoFill: true)
    XCTAssertEqual(try canvas.draw().area, 32)
    // The other way round it is a hole under both rules.
    var hole = Path(CGRect(x: 0, y: 0, width: 6, height: 6))
    hole.addPath(polygon((2, 2), (2, 4), (4, 4), (4, 2)))
    canvas = Canvas(6, 6)
    canvas.fill(hole)
    XCTAssertEqual(try canvas.draw().area, 32)
  }

  func testEvenOddOfThreeLayers() throws {
    var path = Path()
    for k in 0..<3 {
      path.addRect(CGRect(x: CGFloat(k), y: CGFloat(k), width: 8 - 2 * CGFloat(k), height: 8 - 2 * CGFloat(k)))
    }
    var canvas = Canvas(8, 8)
    canvas.fill(path, eoFill: true)
    XCTAssertEqual(try canvas.draw().alphaRow(3), [255, 0, 255, 255, 255, 255, 0, 255])
  }

  func testOpenSubpathsAreClosed() throws {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
    var canvas = Canvas(4, 4)
    canvas.fill(path)
    XCTAssertEqual(try canvas.draw().area, 8, accuracy: 0.01)
  }

  /// Shapes that hang over every border look like a cut-out of the shape on a larger canvas.
  func testClippingToTheCanvasKeepsTheWinding() throws {
    var generator = SplitMix(state: 3)
    for round in 0..<60 {
      var path = Path()
      path.move(to: CGPoint(x: generator.unit() * 60 - 20, y: generator.unit() * 60 - 20))
      for _ in 0..<6 {
        func point() -> CGPoint { CGPoint(x: generator.unit() * 60 - 20, y: generator.unit() * 60 - 20) }
        if generator.unit() < 0.5 {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      path.closeSubpath()
      let eoFill = round % 2 == 0
      var large = Canvas(60, 60)
      var small = Canvas(20, 20)
      large.fill(path, eoFill: eoFill, transform: CGAffineTransform(translationX: 20, y: 20))
      small.fill(path, eoFill: eoFill)
      let (whole, part) = (try large.draw(), try small.draw())
      for y in 0..<20 {
        XCTAssertEqual(part.alphaRow(y), Array(whole.alphaRow(y + 20)[20..<40]), "round \(round), row \(y)")
      }
    }
  }

  /// Bands of rows, by which large windows are drawn, do not show: a tall picture is its parts.
  func testBandsDoNotShow() throws {
    let path = Path(ellipseIn: CGRect(x: 10.3, y: 20.7, width: 1180, height: 860))
    var large = Canvas(1200, 900)
    large.fill(path)
    let whole = try large.draw()
    for top in [0, 217, 218, 435, 700] {
      var part = Canvas(1200, 100)
      part.fill(path, transform: CGAffineTransform(translationX: 0, y: CGFloat(-top)))
      let picture = try part.draw()
      for y in 0..<100 { XCTAssertEqual(picture.alphaRow(y), whole.alphaRow(y + top), "row \(y + top)") }
    }
  }

  /// Two shapes that share an edge cover, as one path, everything without a seam.
  func testSharedEdgesCancel() throws {
    var generator = SplitMix(state: 11)
    for _ in 0..<50 {
      let (a, b) = (CGFloat(generator.unit() * 12), CGFloat(generator.unit() * 12))
      var path = polygon((0, 0), (a, 0), (b, 12), (0, 12))
      path.addPath(polygon((a, 0), (12, 0), (12, 12), (b, 12)))
      var canvas = Canvas(12, 12)
      canvas.fill(path)
      XCTAssertEqual(try canvas.draw().area, 144)
    }
  }
}
