import Graphics
import XCTest

@testable import PNGCoding

final class PNGDecodingTests: XCTestCase {
  /// Premultiplied by the plain rule, pixel by pixel.
  private func premultiplied(_ straight: [UInt8]) -> [UInt8] {
    stride(from: 0, to: straight.count, by: 4).flatMap { i -> [UInt8] in
      let p = PremultipliedRGBA8(
        RGBA8(red: straight[i], green: straight[i + 1], blue: straight[i + 2], alpha: straight[i + 3]))
      return [p.red, p.green, p.blue, p.alpha]
    }
  }

  func testEveryKindOfPNG() throws {
    for colorType in SamplePNG.ColorType.allCases {
      for bitDepth in colorType.bitDepths {
        for (width, height) in [(1, 1), (3, 5), (33, 9)] {
          for isInterlaced in [false, true] {
            for hasTransparency in [false, true] {
              if hasTransparency, colorType == .grayAlpha || colorType == .rgba { continue }
              let sample = SamplePNG(
                width: width, height: height, colorType: colorType, bitDepth: bitDepth, isInterlaced: isInterlaced,
                hasTransparency: hasTransparency)
              let bitmap = try PNG.decode(sample.bytes())
              XCTAssertEqual([bitmap.width, bitmap.height], [width, height])
              XCTAssert(
                bitmap.storage.withBytes(Array.init) == premultiplied(sample.expectedPixels()),
                "\(colorType) \(bitDepth) bits, \(width) × \(height), interlaced \(isInterlaced), tRNS \(hasTransparency)"
              )
            }
          }
        }
      }
    }
  }

  func testPngSuiteAgainstPypng() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    let folder = root.appendingPathComponent(".build/test-data/PngSuite")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix(".png")
    }
    if names.isEmpty { throw XCTSkip("PngSuite is not there: run scripts/test-data") }
    XCTAssertGreaterThanOrEqual(names.count, 26)
    for name in names.sorted() {
      let file = folder.appendingPathComponent(name)
      let expected = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("rgba"))
      let bitmap = try PNG.decode(Array(Data(contentsOf: file)))
      XCTAssert(bitmap.storage.withBytes(Array.init) == premultiplied(Array(expected)), name)
    }
  }

  func testScaleComesFromThePhysChunk() throws {
    func scale(_ density: Int, _ vertical: Int? = nil, unit: UInt8 = 1) throws -> Double {
      var sample = SamplePNG(width: 1, height: 1, colorType: .gray, bitDepth: 8)
      let sides = SamplePNG.bigEndian(density) + SamplePNG.bigEndian(vertical ?? density)
      sample.extraChunks = [SamplePNG.chunk("pHYs", sides + [unit])]
      return try PNG.decode(sample.bytes()).scale
    }
    XCTAssertEqual(try scale(2835), 1)
    XCTAssertEqual(try scale(5669), 2)
    XCTAssertEqual(try scale(8504), 3)
    XCTAssertEqual(try scale(5669, 2835), 1, "two densities are no scale")
    XCTAssertEqual(try scale(5669, unit: 0), 1, "an unknown unit is no scale")
    XCTAssertEqual(try scale(0), 1)
    XCTAssertEqual(try scale(1), 1)
  }

  func testDecodingFromManyThreads() throws {
    let sample = SamplePNG(width: 33, height: 9, colorType: .rgba, bitDepth: 16, isInterlaced: true)
    let bytes = sample.bytes()
    let expected = premultiplied(sample.expectedPixels())
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let bitmap = try? PNG.decode(bytes)
      XCTAssert(bitmap?.storage.withBytes(Array.init) == expected)
    }
  }
}
