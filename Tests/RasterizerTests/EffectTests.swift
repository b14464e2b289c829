import CRasterKernels
import Graphics
import XCTest

@testable import Rasterizer

/// Projections, backdrops, shadows inside, thresholds.
final class EffectTests: XCTestCase {
  private let red = ResolvedColor(255, 0, 0), blue = ResolvedColor(0, 0, 255)

  // MARK: - Projection

  func testIdentityProjectionChangesNothing() throws {
    func drawn(_ change: (inout Layer) -> Void) throws -> Bitmap {
      var canvas = Canvas(20, 20, background: .white)
      canvas.layer(change) { $0.fill(Path(ellipseIn: CGRect(x: 3.3, y: 2.7, width: 11, height: 13)), red) }
      return try canvas.draw()
    }
    XCTAssertEqual(try drawn { _ in }, try drawn { $0.projection = ProjectionTransform() })
  }

  func testProjectionMovesWholePixels() throws {
    var canvas = Canvas(20, 20)
    canvas.layer({ $0.projection = ProjectionTransform(CGAffineTransform(translationX: 5, y: -3)) }) {
      $0.fill(Path(CGRect(x: 2, y: 8, width: 4, height: 4)), red)
    }
    let bitmap = try canvas.draw()
    XCTAssertEqual(
      bitmap.alphaRow(5), Array(repeating: 0, count: 7) + [255, 255, 255, 255] + Array(repeating: 0, count: 9))
    XCTAssertEqual(bitmap.area, 16)
  }

  /// What is beyond the canvas may be seen in it.
  func testProjectionBringsInWhatIsOutside() throws {
    var canvas = Canvas(10, 10)
    canvas.layer({ $0.projection = ProjectionTransform(CGAffineTransform(translationX: -100, y: 0)) }) {
      $0.fill(Path(CGRect(x: 102, y: 2, width: 4, height: 4)), red)
    }
    XCTAssertEqual(try canvas.draw().area, 16)
  }

  func testPerspectiveNarrowsTheFarSide() throws {
    var m = ProjectionTransform()
    m.m23 = -0.02
    var canvas = Canvas(60, 30)
    canvas.layer({ $0.projection = m }) { $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), red) }
    let bitmap = try canvas.draw()
    func width(_ y: Int) -> Int { bitmap.alphaRow(y).filter { $0 > 127 }.count }
    XCTAssertEqual(width(1), 20, accuracy: 1)
    // y = 20 goes to 20 / 0.6 = 33; y' = 25 is y = 25 / 1.5 = 16.7, where w = 0.667.
    XCTAssertEqual(width(25), 30, accuracy: 1)
  }

  func testSingularAndBadProjectionsDrawNothing() throws {
    for m in [
      ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)),
      {
        var m = ProjectionTransform(); m.m13 = .nan; return m
      }(),
    ] {
      var canvas = Canvas(8, 8)
      canvas.layer({ $0.projection = m }) { $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), red) }
      XCTAssertEqual(try canvas.draw().area, 0)
    }
  }

  /// The kernel against the same arithmetic written plainly.
  func testProjectionKernelTwin() {
    var generator = SplitMix(state: 7)
    let (w, h) = (9, 7)
    let pixels = (0..<(w * h)).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
    let m: [Double] = [0.9, 0.2, -1, -0.1, 1.1, 0.5, 0.01, -0.02, 1]
    func at(_ x: Int, _ y: Int) -> UInt32 { x < 0 || y < 0 || x >= w || y >= h ? 0 : pixels[y * w + x] }
    func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
      (0..<4).reduce(0) { sum, i in
        let (p, q) = (a >> (8 * i) & 255, b >> (8 * i) & 255)
        return sum | ((p * (256 - f) + q * f + 128) >> 8) << (8 * i)
      }
    }
    pixels.withUnsafeBufferPointer { buffer in
      var image = ras_image()
      image.pixels = buffer.baseAddress
      (image.stride, image.x1, image.y1) = (Int32(w), Int32(w), Int32(h))
      for y in -3..<12 {
        var row = [UInt32](repeating: 1, count: 16)
        ras_project_row(&row, 16, -2.5, Double(y) + 0.5, m, &image)
        for (i, value) in row.enumerated() {
          let (px, py) = (-2.5 + Double(i), Double(y) + 0.5)
          let z = m[6] * px + m[7] * py + m[8]
          let u = (m[0] * px + m[1] * py + m[2]) / z - 0.5, v = (m[3] * px + m[4] * py + m[5]) / z - 0.5
          var expected: UInt32 = 0
          if z > 1e-9, u > -1, v > -1, u < Double(w), v < Double(h) {
            let (iu, iv) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
            let (fu, fv) = (UInt32((u - Double(iu)) * 256), UInt32((v - Double(iv)) * 256))
            expected = mix(mix(at(iu, iv), at(iu + 1, iv), fu), mix(at(iu, iv + 1), at(iu + 1, iv + 1), fu), fv)
          }
          XCTAssertEqual(value, expected, "\(i) \(y)")
        }
      }
    }
  }

  // MARK: - Backdrop

  func testBackdropOfOneColourIsThatColour() throws {
    for radius in [0.0, 3, 40] {
      var canvas = Canvas(50, 40, background: ResolvedColor(40, 120, 200))
      canvas.layer({ $0.backdrop = Backdrop(radius: radius, saturation: 1, tint: .clear) }) {
        $0.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 20)))
      }
      let bitmap = try canvas.draw()
      for (x, y) in [(0, 0), (10, 10), (25, 20), (39, 29), (49, 39)] {
        XCTAssertEqual(bitmap.pixel(x, y), [40, 120, 200, 255], "radius \(radius)")
      }
    }
  }

  /// Red on the left, blue on the right: behind the layer they run into each other, beside it they do not.
  func testBackdropBlurs() throws {
    var canvas = Canvas(80, 40, background: red)
    canvas.fill(Path(CGRect(x: 40, y: 0, width: 40, height: 40)), blue)
    canvas.layer({ $0.backdrop = Backdrop(radius: 8, saturation: 1, tint: .clear) }) {
      $0.fill(Path(CGRect(x: 0, y: 10, width: 80, height: 20)))
    }
    let bitmap = try canvas.draw()
    XCTAssertEqual(bitmap.pixel(39, 2), [255, 0, 0, 255])
    let middle = bitmap.pixel(40, 20)
    XCTAssertEqual(middle[0], 127, accuracy: 12)
    XCTAssertEqual(middle[2], 127, accuracy: 12)
    XCTAssertEqual(bitmap.pixel(2, 20), [255, 0, 0, 255])
    let row = (20..<60).map { bitmap.pixel($0, 20)[0] }
    XCTAssertEqual(row, row.sorted(by: >))
    // Two standard deviations away nothing of the other colour is left, but for what halving spreads.
    XCTAssertGreaterThan(bitmap.pixel(20, 20)[0], 250)
  }

  func testTintLiesOverTheBackdrop() throws {
    var canvas = Canvas(10, 10, background: .black)
    canvas.layer({ $0.backdrop = Backdrop(radius: 0, saturation: 1, tint: ResolvedColor.white.opacity(0.6)) }) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
    }
    let bitmap = try canvas.draw()
    XCTAssertEqual(bitmap.pixel(2, 5), [153, 153, 153, 255])
    XCTAssertEqual(bitmap.pixel(7, 5), [0, 0, 0, 255])
  }

  // MARK: - Shadow inside

  func testInnerShadowStaysInside() throws {
    var canvas = Canvas(40, 40)
    canvas.layer({ $0.innerShadow = Layer.Shadow(color: .black, radius: 3, offset: CGVector(dx: 0, dy: 4)) }) {
      $0.fill(Path(CGRect(x: 8, y: 8, width: 24, height: 24)), .white)
    }
    let bitmap = try canvas.draw()
    XCTAssertEqual(bitmap.area, 24 * 24, "nothing beyond the shape")
    let (top, middle, bottom) = (bitmap.pixel(20, 8)[0], bitmap.pixel(20, 20)[0], bitmap.pixel(20, 31)[0])
    XCTAssertLessThan(top, 60)
    XCTAssertEqual(middle, 255)
    XCTAssertGreaterThan(bottom, 200, "the shadow falls down")
    // The edge of the canvas is no edge of the shape.
    var cut = Canvas(20, 20)
    cut.layer({ $0.innerShadow = Layer.Shadow(color: .black, radius: 3, offset: .zero) }) {
      $0.fill(Path(CGRect(x: -20, y: -20, width: 80, height: 80)), .white)
    }
    XCTAssertEqual(try cut.draw().pixel(0, 0), [255, 255, 255, 255])
  }

  // MARK: - Single pixels

  func testAlphaThreshold() throws {
    var canvas = Canvas(3, 1)
    canvas.layer({ $0.filters = [.alphaThreshold(minimum: 0.5, maximum: 1, blue)] }) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), red.opacity(0.3))
      $0.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), red.opacity(0.7))
    }
    let bitmap = try canvas.draw()
    XCTAssertEqual(
      [bitmap.pixel(0, 0), bitmap.pixel(1, 0), bitmap.pixel(2, 0)], [[0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 0, 0]])
  }

  func testOpaqueBlurHasNoTransparentEdge() throws {
    var canvas = Canvas(30, 30)
    canvas.layer({ $0.filters = [.opaqueBlur(radius: 4)] }) {
      $0.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), red)
    }
    XCTAssertEqual(try canvas.draw().pixel(5, 5), [255, 0, 0, 255])
  }

  func testEffectKernelTwins() {
    var generator = SplitMix(state: 3)
    let pixels = (0..<200).map { _ -> UInt32 in
      let a = UInt32(generator.next() % 256)
      return (0..<3).reduce(a << 24) { $0 | UInt32(generator.next() % UInt64(a + 1)) << (8 * $1) }
    }
    var opaque = pixels
    ras_make_opaque(&opaque, 200)
    var mask = (0..<200).map { _ in UInt8(generator.next() % 256) }
    let before = mask
    ras_inner_mask(&mask, pixels, 200)
    for i in 0..<200 {
      let a = Int(pixels[i] >> 24)
      XCTAssertEqual(Int(mask[i]), Int((Double((255 - Int(before[i])) * a) / 255).rounded()))
      for shift in [0, 8, 16] where a > 0 {
        XCTAssertEqual(
          Int(opaque[i] >> shift & 255),
          min(255, Int((Double(Int(pixels[i] >> shift & 255) * 255) / Double(a)).rounded(.toNearestOrAwayFromZero))))
      }
      XCTAssertEqual(opaque[i] >> 24, a == 0 ? 0 : 255)
    }
  }
}
