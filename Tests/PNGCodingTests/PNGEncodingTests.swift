import Graphics
import XCTest

@testable import PNGCoding

final class PNGEncodingTests: XCTestCase {
  private func bitmap(width: Int, height: Int, scale: Double = 1, pixel: (Int, Int) -> RGBA8) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, scale: scale)!
    bitmap.storage.withMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let p = PremultipliedRGBA8(pixel(x, y))
          let i = (y * width + x) * 4
          (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]) = (p.red, p.green, p.blue, p.alpha)
        }
      }
    }
    return bitmap
  }

  /// Every premultiplied pixel there is: 256 alphas, each with every channel value up to it.
  private var everyPremultipliedPixel: Bitmap {
    let bitmap = Bitmap(width: 256, height: 256)!
    bitmap.storage.withMutableBytes { bytes in
      for alpha in 0..<256 {
        for value in 0..<256 {
          let i = (alpha * 256 + value) * 4
          bytes[i] = UInt8(min(value, alpha))
          bytes[i + 1] = UInt8(max(0, alpha - value))
          bytes[i + 2] = UInt8(alpha * value / 255)
          bytes[i + 3] = UInt8(alpha)
        }
      }
    }
    return bitmap
  }

  func testPixelsComeBackAsTheyWere() throws {
    let original = everyPremultipliedPixel
    let bytes = try PNG.encode(original)
    let decoded = try PNG.decode(bytes)
    XCTAssertEqual(decoded, original)
    XCTAssert(try PNG.encode(decoded) == bytes)
  }

  func testConversionAgainstThePlainRule() {
    let source = everyPremultipliedPixel
    let straight = AlphaConversion.unpremultiplied(source.storage)
    XCTAssertFalse(straight.isOpaque)
    for i in 0..<65536 {
      let p = straight.storage.pixel(at: i)
      XCTAssertEqual(
        RGBA8(red: p.red, green: p.green, blue: p.blue, alpha: p.alpha), source.storage.pixel(at: i).unpremultiplied)
    }
    AlphaConversion.premultiply(straight.storage)
    XCTAssert(straight.storage.hasSameBytes(as: source.storage))
  }

  func testPicturesWithAPalette() throws {
    for (width, height, colors) in [(1, 1, 1), (37, 23, 70), (64, 9, 256)] {
      let palette = (0..<colors).map { (i: Int) -> RGBA8 in
        RGBA8(red: UInt8(i), green: UInt8(255 - i), blue: UInt8((i * 3) & 255))
      }
      var picture = IndexedPicture(width: width, height: height, scale: 3, palette: palette)
      picture.withIndices { indices in for i in 0..<(width * height) { indices[i] = UInt8((i * 7) % colors) } }
      let bytes = try PNG.encode(picture)
      XCTAssertEqual(bytes[25], 3, "the colour type of palettes")
      let found = try PNG.decode(bytes)
      XCTAssertEqual(found, picture.bitmap)
      XCTAssertEqual(found.scale, 3)
      for i in 0..<(width * height) {
        XCTAssertEqual(found[x: i % width, y: i / width], palette[(i * 7) % colors])
      }
    }
  }

  func testOpaquePicturesAreWrittenWithoutAlpha() throws {
    let opaque = bitmap(width: 7, height: 5) { x, y in RGBA8(red: UInt8(x * 30), green: UInt8(y * 50), blue: 9) }
    let bytes = try PNG.encode(opaque)
    XCTAssertEqual(bytes[25], 2, "IHDR's colour type: RGB")
    XCTAssertEqual(try PNG.decode(bytes), opaque)
    let translucent = bitmap(width: 7, height: 5) { x, _ in RGBA8(red: 1, green: 2, blue: 3, alpha: x == 6 ? 254 : 255)
    }
    XCTAssertEqual(try PNG.encode(translucent)[25], 6, "IHDR's colour type: RGBA")
  }

  func testScaleIsKept() throws {
    for scale in [1, 1.5, 2, 2.625, 3] {
      let picture = bitmap(width: 2, height: 2, scale: scale) { _, _ in RGBA8(red: 1, green: 2, blue: 3) }
      XCTAssertEqual(try PNG.decode(PNG.encode(picture)).scale, scale)
    }
    for scale in [0, -1, .nan, .infinity, 1e300] {
      let picture = bitmap(width: 2, height: 2, scale: scale) { _, _ in RGBA8(red: 1, green: 2, blue: 3) }
      XCTAssertEqual(try PNG.decode(PNG.encode(picture)).scale, 1)
    }
  }

  func testTheFileSaysWhoWroteItAndNotWhen() throws {
    let bytes = try bitmap(width: 1, height: 1) { _, _ in RGBA8(red: 1, green: 2, blue: 3) }.pngData()
    XCTAssertNotNil(bytes.range(of: Data("tEXtSoftware\0tintype".utf8)))
    XCTAssertNil(bytes.range(of: Data("tIME".utf8)))
  }

  func testWhatTheFileNamesAsItsWriterIsRead() throws {
    let picture = bitmap(width: 2, height: 2) { _, _ in RGBA8(red: 1, green: 2, blue: 3) }
    let bytes = try PNG.encode(picture, software: "tintype, fonts 12345678")
    XCTAssertEqual(PNG.software(in: bytes), "tintype, fonts 12345678")
    XCTAssertEqual(PNG.software(in: try PNG.encode(picture)), PNG.standardSoftware)
    XCTAssert(try PNG.decode(bytes) == picture)
    for count in 0..<bytes.count { _ = PNG.software(in: Array(bytes.prefix(count))) }
    for other in [[], [1, 2, 3], Array(bytes.prefix(40))] { XCTAssertNil(PNG.software(in: other)) }
  }

  func testEncodingFromManyThreadsGivesOneFile() throws {
    let original = everyPremultipliedPixel
    let expected = try PNG.encode(original)
    DispatchQueue.concurrentPerform(iterations: 16) { _ in XCTAssert((try? PNG.encode(original)) == expected) }
  }
}
