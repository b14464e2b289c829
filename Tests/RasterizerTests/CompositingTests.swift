import Graphics
import XCTest

@testable import Rasterizer

final class CompositingTests: XCTestCase {
  private let half = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  func testWhiteAt60PercentOverBlack() throws {
    var canvas = Canvas(9, 2, background: .black)
    canvas.fill(rect(0, 0, 9, 2), .white.opacity(0.6))
    let picture = try canvas.draw()
    for x in 0..<9 { XCTAssertEqual(picture.pixel(x, 1), [0x99, 0x99, 0x99, 255]) }
  }

  func testBackgroundAndScale() throws {
    let bitmap = try Rasterizer.draw(DisplayList(), width: 3, height: 2, scale: 2.5, background: half)
    XCTAssertEqual(bitmap.scale, 2.5)
    XCTAssertEqual(bitmap.pixel(2, 1), [128, 0, 0, 128])
    XCTAssertEqual(
      try Rasterizer.draw(DisplayList(), width: 3, height: 2, scale: 1, background: nil).pixel(0, 0), [0, 0, 0, 0])
  }

  func testCoverageTimesAlpha() throws {
    var canvas = Canvas(2, 1)
    canvas.fill(rect(0, 0, 1.5, 1), half)
    let picture = try canvas.draw()
    XCTAssertEqual(picture.pixel(0, 0), [128, 0, 0, 128])
    // round(128 · 128 / 255) = 64.
    XCTAssertEqual(picture.pixel(1, 0), [64, 0, 0, 64])
  }

  func testLayerOpacityIsAppliedToTheGroup() throws {
    // Two overlapping opaque squares in one layer at ½: the overlap shows only the upper one.
    var canvas = Canvas(12, 4, background: .white)
    canvas.layer({ $0.opacity = 0.5 }) {
      $0.fill(rect(0, 0, 8, 4), .black)
      $0.fill(rect(4, 0, 8, 4), ResolvedColor(red: 1, green: 0, blue: 0))
    }
    let picture = try canvas.draw()
    XCTAssertEqual(picture.pixel(1, 1), [127, 127, 127, 255])
    XCTAssertEqual(picture.pixel(6, 1), [255, 127, 127, 255])
    XCTAssertEqual(picture.pixel(10, 1), [255, 127, 127, 255])
  }

  func testLayersOfOpacityZeroAndBeyondOne() throws {
    var canvas = Canvas(2, 1)
    canvas.layer({ $0.opacity = 0 }) { $0.fill(rect(0, 0, 1, 1)) }
    canvas.layer({ $0.opacity = 7 }) { $0.fill(rect(1, 0, 1, 1)) }
    canvas.layer({ $0.opacity = .nan }) { $0.fill(rect(0, 0, 2, 1)) }
    XCTAssertEqual(try canvas.draw().alphaRow(0), [0, 255])
  }

  func testBlendModesOnWholePicture() throws {
    let (s, b) = (
      ResolvedColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.8), ResolvedColor(red: 1, green: 0.4, blue: 0.2)
    )
    for mode in BlendMode.allCases where mode != .normal {
      var canvas = Canvas(5, 5, background: b)
      canvas.layer({ $0.blendMode = mode }) { $0.fill(rect(1, 1, 3, 3), s) }
      let picture = try canvas.draw()
      XCTAssertEqual(picture.pixel(0, 0), [255, 102, 51, 255], "\(mode) must not reach outside the layer's content")
      func unit(_ c: ResolvedColor) -> [Double] {
        let p = PremultipliedRGBA8(c.rgba8)
        return [p.red, p.green, p.blue, p.alpha].map { Double($0) / 255 }
      }
      for (actual, expected) in zip(picture.pixel(2, 2), Plain.blend(mode, unit(s), unit(b))) {
        XCTAssertEqual(Double(actual), expected * 255, accuracy: 0.5001, "\(mode)")
      }
    }
  }

  func testMask() throws {
    var mask = Canvas(8, 1)
    mask.fill(rect(2, 0, 4, 1), half)
    var canvas = Canvas(8, 1)
    canvas.layer({ $0.mask = mask.list }) { $0.fill(rect(0, 0, 8, 1)) }
    XCTAssertEqual(try canvas.draw().alphaRow(0), [0, 0, 128, 128, 128, 128, 0, 0])
  }

  func testColorMatrix() throws {
    // Swap red and blue, halve alpha.
    let matrix: [Double] = [0, 0, 1, 0, 0, /**/ 0, 1, 0, 0, 0, /**/ 1, 0, 0, 0, 0, /**/ 0, 0, 0, 0.5, 0]
    var canvas = Canvas(2, 1)
    canvas.layer({ $0.filters = [.colorMatrix(matrix)] }) { $0.fill(rect(0, 0, 1, 1), ResolvedColor(255, 51, 0)) }
    let picture = try canvas.draw()
    XCTAssertEqual(picture.pixel(0, 0), [0, 26, 128, 128])
    XCTAssertEqual(picture.pixel(1, 0), [0, 0, 0, 0])
  }

  func testMatrixThatColoursTransparency() throws {
    let solid: [Double] = [0, 0, 0, 0, 1, /**/ 0, 0, 0, 0, 0, /**/ 0, 0, 0, 0, 0, /**/ 0, 0, 0, 0, 1]
    var canvas = Canvas(4, 1)
    canvas.layer({ $0.filters = [.colorMatrix(solid)] }) { $0.fill(rect(0, 0, 1, 1)) }
    XCTAssertEqual(try canvas.draw().pixel(3, 0), [255, 0, 0, 255])
  }

  // MARK: Clips

  func testRectangularAndRoundedClipsAreCoverage() throws {
    let round = Path(roundedRect: CGRect(x: 2, y: 2, width: 16, height: 12), cornerRadius: 5)
    var filled = Canvas(20, 16)
    var clipped = Canvas(20, 16)
    filled.fill(round)
    clipped.clip(round) { $0.fill(rect(0, 0, 20, 16)) }
    XCTAssertEqual(try filled.draw(), try clipped.draw())
  }

  func testNestedClipsMultiply() throws {
    var canvas = Canvas(4, 1)
    canvas.clip(rect(0.5, 0, 3, 1)) { $0.clip(rect(0, 0, 4, 0.5)) { $0.fill(rect(0, 0, 3.5, 1)) } }
    // ½·½, ½, ½, ½·½·½ in bytes: 128·128/255 = 64; 64·128/255 = 32.
    XCTAssertEqual(try canvas.draw().alphaRow(0), [64, 128, 128, 32])
  }

  func testClipOutsideTheCanvasHidesAll() throws {
    var canvas = Canvas(4, 4)
    canvas.clip(rect(9, 9, 3, 3)) { c in
      c.fill(rect(0, 0, 4, 4))
      c.layer { $0.fill(rect(0, 0, 4, 4)) }
    }
    canvas.clip(Path()) { $0.fill(rect(0, 0, 4, 4)) }
    XCTAssertEqual(try canvas.draw().area, 0)
  }

  /// A clip around a layer, a fill and an image does the same.
  func testClippedLayerEqualsClippedFill() throws {
    let shape = Path(ellipseIn: CGRect(x: 1.3, y: 0.6, width: 17, height: 13))
    var plain = Canvas(20, 16, background: .white)
    var layered = plain
    plain.clip(shape) { $0.fill(rect(0, 0, 20, 16), half) }
    layered.clip(shape) { $0.layer { $0.fill(rect(0, 0, 20, 16), half) } }
    XCTAssertEqual(try plain.draw(), try layered.draw())
  }

  func testLayerPartlyOutsideTheCanvas() throws {
    var plain = Canvas(10, 10)
    var layered = plain
    let path = Path(ellipseIn: CGRect(x: -7, y: -6, width: 14, height: 13))
    plain.fill(path)
    layered.layer { $0.fill(path) }
    XCTAssertEqual(try plain.draw(), try layered.draw())
  }

  // MARK: Blur and shadow

  func testShadowAlongAStraightEdge() throws {
    // Alpha 0.33, sigma 12 px: 0.163 · 255 = 42 beside the edge, nothing from 24 px on (facts, section 10).
    var canvas = Canvas(200, 200)
    canvas.layer({ $0.shadow = .init(color: .black.opacity(0.33), radius: 12, offset: .zero) }) {
      $0.fill(rect(-200, -200, 300, 600), .white)
    }
    let row = try canvas.draw().alphaRow(100)
    XCTAssertEqual(row[99], 255)
    XCTAssertEqual((Double(row[100]) + (0.33 * 255 - Double(row[100]))) / 2, 0.165 * 255, accuracy: 1)
    XCTAssertEqual(row[100], 41, accuracy: 1)
    XCTAssertGreaterThan(row[115], 0)
    XCTAssertEqual(Array(row[124...]), [Int](repeating: 0, count: 76))
    for x in 100..<199 { XCTAssertGreaterThanOrEqual(row[x], row[x + 1]) }
    // The profile is the sum of the Gaussian's part beyond the edge.
    let total = (-24...24).reduce(0.0) { $0 + exp(-Double($1 * $1) / 288) }
    for k in 0..<24 {
      let part = (k + 1...24).reduce(0.0) { $0 + exp(-Double($1 * $1) / 288) } / total
      XCTAssertEqual(Double(row[100 + k]), 84 * part, accuracy: 1.01, "\(k) px from the edge")
    }
  }

  func testShadowOffsetAndColour() throws {
    var canvas = Canvas(12, 12)
    canvas.layer({ $0.shadow = .init(color: ResolvedColor(0, 0, 255), radius: 0, offset: CGVector(dx: 3, dy: 2)) }) {
      $0.fill(rect(1, 1, 4, 4), ResolvedColor(255, 0, 0))
    }
    let picture = try canvas.draw()
    XCTAssertEqual(picture.pixel(2, 2), [255, 0, 0, 255])
    XCTAssertEqual(picture.pixel(4, 4), [255, 0, 0, 255])
    XCTAssertEqual(picture.pixel(7, 6), [0, 0, 255, 255])
    XCTAssertEqual(picture.pixel(8, 3), [0, 0, 0, 0])
    XCTAssertEqual(picture.pixel(6, 2), [0, 0, 0, 0])
  }

  func testShadowOfWhatIsOutsideTheCanvasIsSeen() throws {
    var canvas = Canvas(10, 10)
    canvas.layer({ $0.shadow = .init(color: .black, radius: 2, offset: CGVector(dx: 20, dy: 0)) }) {
      $0.fill(rect(-20, 0, 10, 10))
    }
    XCTAssertGreaterThan(try canvas.draw().alpha(5, 5), 200)
  }

  func testShadowInATranslucentGroup() throws {
    // With opacity the shadow fades with its group: at ½ it is half of what it is alone.
    func shadowAlpha(_ opacity: Double) throws -> Int {
      var canvas = Canvas(40, 40)
      canvas.layer({
        $0.shadow = .init(color: .black, radius: 3, offset: CGVector(dx: 12, dy: 0))
        $0.opacity = opacity
      }) { $0.fill(rect(4, 10, 12, 20), .white) }
      return try canvas.draw().alpha(22, 20)
    }
    XCTAssertEqual(Double(try shadowAlpha(0.5)), Double(try shadowAlpha(1)) / 2, accuracy: 1)
    XCTAssertGreaterThan(try shadowAlpha(1), 200)
  }

  func testBlurKeepsTheSumAndSpreadsTwoSigma() throws {
    var canvas = Canvas(60, 60)
    canvas.layer({ $0.filters = [.blur(radius: 5)] }) { $0.fill(rect(20, 20, 20, 20)) }
    let picture = try canvas.draw()
    XCTAssertEqual(picture.area, 400, accuracy: 2)
    XCTAssertEqual(picture.alpha(9, 30), 0)
    XCTAssertGreaterThan(picture.alpha(13, 30), 0)
    XCTAssertEqual(picture.alpha(50, 30), 0)
    XCTAssertEqual(picture.alphaRow(30), picture.alphaRow(29))
  }

  func testBlurSeesBeyondTheCanvas() throws {
    var canvas = Canvas(20, 20)
    canvas.layer({ $0.filters = [.blur(radius: 4)] }) { $0.fill(rect(-50, -50, 200, 200)) }
    XCTAssertEqual(try canvas.draw().area, 400)
  }

  func testKernelsSumToOne() {
    for sigma in [0.3, 0.5, 1, 2.4, 24, 300, 5000, .nan, -1, .infinity] {
      let kernel = GaussianKernel(sigma: sigma)
      XCTAssertEqual(kernel.weights[0] + 2 * kernel.weights.dropFirst().reduce(0, +), 65536, "\(sigma)")
      XCTAssertEqual(kernel.weights, kernel.weights.sorted(by: >), "\(sigma)")
    }
  }
}
