import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// A reference may be any PNG that a program writes: gray, with a palette, with and without alpha, of 1 to 16 bits, in one
/// go or interlaced (where a simpler reader of 16 bits gives wrong pixels), with a transparent colour. It is the picture of
/// its pixels and of no other, and when it is damaged there is one failure that says so.
final class Complaint08Tests: XCTestCase {
  private struct Kind {
    var name: String
    var sample: SamplePNG
  }
  private static func kinds(_ sizes: [(Int, Int)]) -> [Kind] {
    var kinds: [Kind] = []
    for colorType in SamplePNG.ColorType.allCases {
      for depth in colorType.bitDepths {
        for (width, height) in sizes {
          for isInterlaced in [false, true] {
            for hasTransparency in colorType == .grayAlpha || colorType == .rgba ? [false] : [false, true] {
              let name =
                "\(colorType) \(depth) bits \(width) × \(height)" + (isInterlaced ? " interlaced" : "")
                + (hasTransparency ? " tRNS" : "")
              kinds.append(
                Kind(
                  name: name,
                  sample: SamplePNG(
                    width: width, height: height, colorType: colorType, bitDepth: depth, isInterlaced: isInterlaced,
                    hasTransparency: hasTransparency)))
            }
          }
        }
      }
    }
    return kinds
  }

  /// The picture of straight pixels; the last one may be a level off.
  private static func picture(_ straight: [UInt8], _ width: Int, _ height: Int, isOff: Bool = false) -> Bitmap {
    let bitmap = Canvas.make(width, height) { x, y in
      let i = (y * width + x) * 4
      return RGBA8(red: straight[i], green: straight[i + 1], blue: straight[i + 2], alpha: straight[i + 3])
    }
    guard isOff else { return bitmap }
    bitmap.storage.withMutableBytes { bytes in
      let last = bytes.count - 1
      if bytes[last - 1] > 0 { bytes[last - 1] -= 1 } else { bytes[last] ^= 1 }
    }
    return bitmap
  }

  private func expectItsPixels(
    _ bytes: [UInt8], _ straight: [UInt8], _ width: Int, _ height: Int, _ name: String, in package: ScratchPackage
  ) throws {
    try FileSystem.write(bytes, to: package.references + "/MapTests/testMap.png")
    let same = package.verify(Self.picture(straight, width, height), in: package.session(), record: .never)
    XCTAssertTrue(same.passes, "\(name): \(same.message ?? "")")
    let off = package.verify(Self.picture(straight, width, height, isOff: true), in: package.session(), record: .never)
    XCTAssertTrue(
      off.message?.contains("1 of \(NumberText.grouped(width * height)) pixel") ?? false,
      "\(name): \(off.message ?? "passed")")
  }

  func testEachKindIsThePictureOfItsPixels() throws {
    let package = try ScratchPackage()
    let kinds = Self.kinds([(1, 1), (33, 9)])
    XCTAssertEqual(kinds.count, 104)
    for kind in kinds {
      let sample = kind.sample
      try expectItsPixels(
        sample.bytes(), sample.expectedPixels(), sample.width, sample.height, kind.name, in: package)
    }
  }

  /// PngSuite's files, against pixels that another reader than ours has made of them.
  func testPngSuite() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
    let folder = root + "/.build/test-data/PngSuite"
    let names = FileSystem.names(in: folder).filter { $0.hasSuffix(".png") }
    if names.isEmpty { throw XCTSkip("PngSuite is not there: run scripts/test-data") }
    let package = try ScratchPackage()
    for name in names {
      let bytes = try FileSystem.read("\(folder)/\(name)")
      let pixels = try FileSystem.read("\(folder)/\(name.dropLast(4)).rgba")
      // IHDR's sides stand at a fixed place.
      let (width, height) = (Int(bytes[18]) << 8 | Int(bytes[19]), Int(bytes[22]) << 8 | Int(bytes[23]))
      try expectItsPixels(bytes, pixels, width, height, name, in: package)
    }
  }

  /// Colour profiles, densities that are no scale, texts, dates: what other programs add changes no pixel, and a text that
  /// talks of conflicts makes no conflict.
  func testWhatElseIsInTheFileChangesNothing() throws {
    let package = try ScratchPackage()
    let chunks: [(String, [UInt8])] = [
      ("gAMA", SamplePNG.bigEndian(100_000)), ("sRGB", [0]),
      ("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(SamplePNG.bigEndian)),
      ("iCCP", Array("Display P3\0\0damaged".utf8)), ("tEXt", Array("Comment\0<<<<<<< HEAD\n=======\n".utf8)),
      ("tIME", [7, 234, 11, 30, 12, 0, 0]), ("vpAg", [1, 2, 3]),
    ]
    for (name, data) in chunks {
      for colorType in [SamplePNG.ColorType.palette, .rgba] {
        var sample = SamplePNG(width: 9, height: 5, colorType: colorType, bitDepth: 8)
        sample.extraChunks = [SamplePNG.chunk(name, data)]
        try expectItsPixels(sample.bytes(), sample.expectedPixels(), 9, 5, "\(name), \(colorType)", in: package)
      }
    }
  }

  func testEachKindCutShortOrDamagedIsOneClearFailure() throws {
    let package = try ScratchPackage()
    let path = package.references + "/MapTests/testMap.png"
    for kind in Self.kinds([(33, 9)]) {
      let (sample, good) = (kind.sample, kind.sample.bytes())
      let picture = Self.picture(sample.expectedPixels(), 33, 9)
      var turned = good
      turned[good.count - 20] ^= 0x10
      for (bytes, words) in [(Array(good.prefix(good.count / 2)), "cut short"), (turned, "damaged")] {
        try FileSystem.write(bytes, to: path)
        let result = package.verify(picture, in: package.session(), record: .missing)
        XCTAssertEqual(result.state, .failed, "\(kind.name), \(words)")
        for part in ["cannot be compared", path, words, "restore the file"] {
          XCTAssertTrue(
            result.message?.contains(part) ?? false, "\(kind.name): \(part) is not in \(result.message ?? "")")
        }
        XCTAssertEqual(try FileSystem.read(path), bytes, "what lies there is not lost")
      }
      // The run goes on, and judges as ever.
      try FileSystem.write(good, to: path)
      XCTAssertTrue(package.verify(picture, in: package.session(), record: .never).passes, kind.name)
    }
  }
}
