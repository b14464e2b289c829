import Graphics
import XCTest

@testable import Rasterizer

final class PaintTests: XCTestCase {
  private let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  func testLinearGradient() throws {
    var canvas = Canvas(256, 4)
    canvas.fill(
      rect(0, 0, 256, 4), paint: .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 256, y: 0)))
    let picture = try canvas.draw()
    for x in 0..<256 {
      // At the pixel's centre, to the table's step of 1/1024.
      XCTAssertEqual(Double(picture.pixel(x, 2)[0]), (Double(x) + 0.5) / 256 * 255, accuracy: 0.7, "\(x)")
      XCTAssertEqual(picture.pixel(x, 2)[3], 255)
    }
  }

  func testGradientHoldsItsEndsAndHasHardEdges() throws {
    let hard = [
      GradientStop(color: ResolvedColor(255, 0, 0), location: 0.25),
      GradientStop(color: ResolvedColor(255, 0, 0), location: 0.5),
      GradientStop(color: ResolvedColor(0, 0, 255), location: 0.5),
      GradientStop(color: ResolvedColor(0, 0, 255), location: 1),
    ]
    var canvas = Canvas(40, 1)
    canvas.fill(
      rect(0, 0, 40, 1), paint: .linearGradient(stops: hard, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)))
    let picture = try canvas.draw()
    for x in 0..<40 { XCTAssertEqual(picture.pixel(x, 0), x < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255], "\(x)") }
  }

  func testGradientsMixPremultipliedColours() throws {
    let clear = [
      GradientStop(color: ResolvedColor(255, 0, 0), location: 0),
      GradientStop(color: ResolvedColor(0, 255, 0, alpha: 0), location: 1),
    ]
    var canvas = Canvas(100, 1)
    canvas.fill(rect(0, 0, 100, 1), paint: .linearGradient(stops: clear, start: .zero, end: CGPoint(x: 100, y: 0)))
    let picture = try canvas.draw()
    for x in 0..<100 {
      let p = picture.pixel(x, 0)
      XCTAssertEqual(p[0], p[3])
      XCTAssertEqual(p[1], 0, "the clear stop's colour must not show")
    }
  }

  func testGradientFollowsTheTransform() throws {
    var canvas = Canvas(4, 256)
    let turned = CGAffineTransform(translationX: 4, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    canvas.fill(
      rect(0, 0, 128, 2), paint: .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 128, y: 0)),
      transform: turned)
    let picture = try canvas.draw()
    for y in stride(from: 0, to: 256, by: 17) {
      XCTAssertEqual(Double(picture.pixel(1, y)[0]), (Double(y) + 0.5) / 256 * 255, accuracy: 0.7)
    }
  }

  func testRadialGradient() throws {
    var canvas = Canvas(101, 101)
    canvas.fill(
      rect(0, 0, 101, 101),
      paint: .radialGradient(stops: stops, center: CGPoint(x: 50.5, y: 50.5), startRadius: 10, endRadius: 40))
    let picture = try canvas.draw()
    for (x, y) in [(50, 50), (70, 50), (50, 80), (75, 75), (95, 50), (20, 60)] {
      let distance = Double((x - 50) * (x - 50) + (y - 50) * (y - 50)).squareRoot()
      let t = min(max((distance - 10) / 30, 0), 1)
      XCTAssertEqual(Double(picture.pixel(x, y)[0]), t * 255, accuracy: 0.7, "\(x) \(y)")
    }
  }

  func testAngularGradient() throws {
    var canvas = Canvas(101, 101)
    canvas.fill(
      rect(0, 0, 101, 101),
      paint: .angularGradient(stops: stops, center: CGPoint(x: 50.5, y: 50.5), startAngle: 0, endAngle: 2 * .pi))
    let picture = try canvas.draw()
    for (x, y) in [(60, 51), (80, 80), (50, 90), (20, 70), (10, 49), (30, 10), (55, 3), (90, 40)] {
      var angle = Foundation.atan2(Double(y - 50), Double(x - 50))
      if angle < 0 { angle += 2 * .pi }
      XCTAssertEqual(Double(picture.pixel(x, y)[0]), angle / (2 * .pi) * 255, accuracy: 0.7, "\(x) \(y)")
    }
  }

  func testAngularGradientOfPartOfATurn() throws {
    // From 0° to 90° clockwise. The gap belongs to the nearer end: 180° to the last colour, 270°+ to the first.
    var canvas = Canvas(101, 101)
    canvas.fill(
      rect(0, 0, 101, 101),
      paint: .angularGradient(stops: stops, center: CGPoint(x: 50.5, y: 50.5), startAngle: 0, endAngle: .pi / 2))
    let picture = try canvas.draw()
    XCTAssertEqual(Double(picture.pixel(80, 80)[0]), 127.5, accuracy: 1)
    XCTAssertEqual(picture.pixel(10, 51)[0], 255)
    XCTAssertEqual(picture.pixel(60, 10)[0], 0)
  }

  func testDegenerateGradients() throws {
    let point = CGPoint(x: 2, y: 2)
    let paints: [Paint] = [
      .linearGradient(stops: stops, start: point, end: point),
      .radialGradient(stops: stops, center: point, startRadius: 3, endRadius: 3),
      .angularGradient(stops: stops, center: point, startAngle: 1, endAngle: 1),
      .linearGradient(stops: [], start: .zero, end: point),
      .linearGradient(stops: stops, start: CGPoint(x: CGFloat.nan, y: 0), end: point),
      .radialGradient(stops: stops, center: point, startRadius: .nan, endRadius: 3),
      .linearGradient(
        stops: [GradientStop(color: .white, location: .nan), GradientStop(color: .black, location: -3)], start: .zero,
        end: point),
      .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1e-300, y: 1e300)),
    ]
    for paint in paints {
      var canvas = Canvas(5, 5)
      canvas.fill(rect(0, 0, 5, 5), paint: paint)
      XCTAssertNoThrow(try canvas.draw())
    }
    var canvas = Canvas(5, 5)
    canvas.fill(rect(0, 0, 5, 5), paint: paints[0])
    XCTAssertEqual(try canvas.draw().pixel(1, 1), [255, 255, 255, 255], "without length, all is past the end")
  }

  // MARK: Images

  private func checker(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<width * height {
        let (x, y) = (i % width, i / width)
        let alpha = (x + y) % 3 == 0 ? 128 : 255
        for (c, v) in [x * 40 % 128, y * 50 % 128, (x * y * 31) % 128, alpha].enumerated() {
          bytes[i * 4 + c] = UInt8(v)
        }
      }
    }
    return bitmap
  }
  private func draw(
    _ bitmap: Bitmap, in destination: CGRect, on canvas: Canvas, source: CGRect? = nil,
    interpolation: ImageDraw.Interpolation = .bilinear, transform: CGAffineTransform = .identity,
    tint: ResolvedColor? = nil
  ) throws -> Bitmap {
    var canvas = canvas
    canvas.list.commands.append(
      .image(
        ImageDraw(
          bitmap: bitmap, source: source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: destination, interpolation: interpolation, transform: transform, tint: tint)))
    return try canvas.draw()
  }

  func testImageAtItsOwnPixelsIsCopied() throws {
    let image = checker(7, 5)
    for interpolation in [ImageDraw.Interpolation.nearest, .bilinear] {
      XCTAssertEqual(
        try draw(image, in: CGRect(x: 0, y: 0, width: 7, height: 5), on: Canvas(7, 5), interpolation: interpolation),
        image)
      // The same at two pixels a point, moved by whole pixels.
      let picture = try draw(
        image, in: CGRect(x: 1, y: 0.5, width: 3.5, height: 2.5), on: Canvas(12, 8), interpolation: interpolation,
        transform: CGAffineTransform(scaleX: 2, y: 2))
      for y in 0..<5 { for x in 0..<7 { XCTAssertEqual(picture.pixel(x + 2, y + 1), image.pixel(x, y)) } }
      XCTAssertEqual(picture.pixel(1, 1), [0, 0, 0, 0])
      XCTAssertEqual(picture.pixel(9, 2), [0, 0, 0, 0])
    }
  }

  func testNearestEnlarges() throws {
    let image = checker(3, 2)
    let picture = try draw(
      image, in: CGRect(x: 0, y: 0, width: 12, height: 8), on: Canvas(12, 8), interpolation: .nearest)
    for y in 0..<8 { for x in 0..<12 { XCTAssertEqual(picture.pixel(x, y), image.pixel(x / 4, y / 4)) } }
  }

  func testBilinearAtKnownPlaces() throws {
    let image = Bitmap(width: 2, height: 1)!
    image.storage.withMutableBytes { b in
      for (i, v) in [0, 0, 0, 255, 200, 100, 40, 255].enumerated() { b[i] = UInt8(v) }
    }
    let picture = try draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1), on: Canvas(8, 1))
    // Centres at 1/8, 3/8, … of a source pixel; ends held within half a source pixel.
    XCTAssertEqual((0..<8).map { picture.pixel($0, 0)[0] }, [0, 0, 25, 75, 125, 175, 200, 200])
  }

  func testTurnedImage() throws {
    let image = checker(4, 4)
    let turn = CGAffineTransform(translationX: 4, y: 0).rotated(by: .pi / 2)
    let picture = try draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4), on: Canvas(4, 4), transform: turn)
    for y in 0..<4 { for x in 0..<4 { XCTAssertEqual(picture.pixel(x, y), image.pixel(y, 3 - x)) } }
  }

  func testMirroredImage() throws {
    let image = checker(4, 3)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    let picture = try draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 3), on: Canvas(4, 3), transform: mirror)
    for y in 0..<3 { for x in 0..<4 { XCTAssertEqual(picture.pixel(x, y), image.pixel(3 - x, y)) } }
  }

  func testPartOfAnImageKeepsItsNeighboursOut() throws {
    let image = checker(6, 6)
    let picture = try draw(
      image, in: CGRect(x: 0, y: 0, width: 9, height: 9), on: Canvas(9, 9),
      source: CGRect(x: 2, y: 2, width: 1, height: 1))
    for y in 0..<9 { for x in 0..<9 { XCTAssertEqual(picture.pixel(x, y), image.pixel(2, 2)) } }
  }

  func testShrunkImageIsTheMean() throws {
    // Stripes of one pixel: every second one would be missed by two samples a side at a quarter of the size.
    let image = Bitmap(width: 64, height: 64)!
    image.storage.withMutableBytes { b in
      for i in 0..<64 * 64 { for c in 0..<4 { b[i * 4 + c] = c == 3 ? 255 : (i % 4 == 0 ? 240 : 0) } }
    }
    let picture = try draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 16), on: Canvas(16, 16))
    for x in 0..<16 { XCTAssertEqual(picture.pixel(x, 7), [60, 60, 60, 255]) }
  }

  func testTint() throws {
    let image = checker(4, 4)
    let picture = try draw(
      image, in: CGRect(x: 0, y: 0, width: 4, height: 4), on: Canvas(4, 4), tint: ResolvedColor(255, 0, 0))
    for y in 0..<4 {
      for x in 0..<4 { XCTAssertEqual(picture.pixel(x, y), [image.alpha(x, y), 0, 0, image.alpha(x, y)]) }
    }
  }

  func testTiles() throws {
    let image = checker(3, 2)
    var canvas = Canvas(10, 7)
    canvas.fill(
      rect(0, 0, 5, 3.5), paint: .tiledImage(image, origin: CGPoint(x: 0.5, y: 0), scale: 2),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let picture = try canvas.draw()
    for y in 0..<7 {
      for x in 0..<10 { XCTAssertEqual(picture.pixel(x, y), image.pixel((x + 2) % 3, y % 2), "\(x) \(y)") }
    }
  }

  // MARK: Glyphs

  func testGlyphsEqualFilledOutlines() throws {
    let outline = GlyphOutline(path: Path(ellipseIn: CGRect(x: 0, y: -8, width: 6, height: 8)))
    let places = [CGPoint(x: 1.3, y: 9.1), CGPoint(x: 8.77, y: 9.1), CGPoint(x: 15.0, y: 10.4)]
    let t = CGAffineTransform(scaleX: 2, y: 2)
    var glyphs = Canvas(48, 24)
    var fills = Canvas(48, 24)
    glyphs.list.commands.append(
      .glyphs(
        GlyphRun(glyphs: places.map { .init(outline: outline, position: $0) }, paint: .color(.black), transform: t)))
    for place in places { fills.fill(outline.path.offsetBy(dx: place.x, dy: place.y), transform: t) }
    XCTAssertEqual(try glyphs.draw(), try fills.draw())
  }
}
