import Foundation
import XCTest

@testable import PNGCoding

final class PNGErrorTests: XCTestCase {
  private func error(_ bytes: [UInt8]) -> PNGError? {
    do {
      _ = try PNG.decode(bytes)
      return nil
    } catch { return error }
  }
  private let valid = SamplePNG(width: 33, height: 9, colorType: .rgb, bitDepth: 8).bytes()

  func testEveryTruncationIsAnErrorThatSaysSo() {
    for count in 1..<valid.count {
      guard let error = error(Array(valid.prefix(count))) else { return XCTFail("\(count) bytes gave a picture") }
      XCTAssertEqual(error, .truncated(byteCount: count))
    }
    XCTAssertEqual(error([]), .empty)
  }

  func testEveryDamagedByteOfTheCriticalChunksIsAnError() {
    for offset in valid.indices {
      var bytes = valid
      bytes[offset] ^= 0x10
      XCTAssertNotNil(error(bytes), "byte \(offset)")
    }
  }

  /// A file of a hundred bytes that promises a chunk of a gigabyte must not be given a gigabyte.
  func testAChunkThatPromisesTooMuch() {
    func peakKilobytes() -> Int {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    }
    // After the signature and IHDR: length, then the type.
    let chunk: [UInt8] = [0x45, 0x71, 0x75, 0x61] + Array("tEXtSoftware".utf8)
    let before = peakKilobytes()
    XCTAssertNotNil(error(Array(valid[..<33]) + chunk + valid[33...]))
    XCTAssertLessThan(peakKilobytes() - before, 200_000)
  }

  func testOtherFormats() {
    XCTAssertEqual(error([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), .otherFormat("a JPEG"))
    XCTAssertEqual(error(Array("GIF89a".utf8)), .otherFormat("a GIF"))
    XCTAssertEqual(error(Array("RIFF1234WEBPVP8 ".utf8)), .otherFormat("a WebP"))
    XCTAssertEqual(error([0, 0, 0, 28] + Array("ftypheic".utf8)), .otherFormat("a HEIF or AVIF picture"))
    XCTAssertEqual(error([1, 2, 255]), .unknownFormat(firstBytes: [1, 2, 255]))
    XCTAssertEqual(
      error([1, 2, 255])?.description, "the file is not a PNG: it starts with the bytes 01 02 ff")
    if case .corrupt(let message, _) = error([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0, 0]) {
      XCTAssert(message.contains("line ends"))
    } else {
      XCTFail("a signature with changed line ends")
    }
  }

  func testGitLFSPointers() {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22e\nsize 12345\n"
    XCTAssertEqual(
      error(Array(pointer.utf8)), .leftByVersionControl(.gitLFSPointer(oid: "4d7a214614ab2935c943f9e0ff69d22e")))
    XCTAssertEqual(error(Array(pointer.utf8))?.remedy, "run `git lfs pull`")
    let conflicted =
      "version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:4d\n=======\noid sha256:5e\n>>>>>>> b\n"
    XCTAssertEqual(error(Array(conflicted.utf8)), .leftByVersionControl(.conflictMarkers))
    XCTAssertEqual(error(Array("<<<<<<< HEAD\nversion https://git-lfs".utf8)), .leftByVersionControl(.conflictMarkers))
  }

  func testMarkersInsideAPictureAreNoConflict() throws {
    var sample = SamplePNG(width: 3, height: 5, colorType: .rgb, bitDepth: 8)
    sample.extraChunks = [SamplePNG.chunk("tEXt", Array("Comment\0<<<<<<< HEAD\n=======\n".utf8))]
    XCTAssertNil(error(sample.bytes()))
  }

  func testSidesAreCheckedBeforeMemoryIsAskedFor() {
    func declaring(_ width: Int, _ height: Int) -> [UInt8] {
      let header = SamplePNG.bigEndian(width) + SamplePNG.bigEndian(height) + [8, 6, 0, 0, 0]
      return Array(valid.prefix(8)) + SamplePNG.chunk("IHDR", header)
    }
    XCTAssertEqual(error(declaring(100_000, 100_000)), .tooLarge(width: 100_000, height: 100_000))
    XCTAssertEqual(error(declaring(0x7FFF_FFFF, 0x7FFF_FFFF)), .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
    XCTAssertEqual(error(declaring(0xFFFF_FFFF, 1)), .tooLarge(width: 0xFFFF_FFFF, height: 1))
    for (width, height) in [(0, 1), (1, 0), (0, 0)] {
      guard case .corrupt = error(declaring(width, height)) else { return XCTFail("\(width) × \(height)") }
    }
  }

  func testMissingPaletteAndUnknownCriticalChunkAreErrors() {
    let header = SamplePNG.bigEndian(1) + SamplePNG.bigEndian(1)
    let palette =
      Array(valid.prefix(8)) + SamplePNG.chunk("IHDR", header + [8, 3, 0, 0, 0]) + SamplePNG.chunk("IDAT", [1])
    guard case .corrupt = error(palette) else { return XCTFail("no palette") }
    // What Xcode's optimiser writes for devices.
    guard
      case .corrupt(let message, let offset) = error(Array(valid.prefix(8)) + SamplePNG.chunk("CgBI", [0, 0, 0, 0]))
    else { return XCTFail("CgBI") }
    XCTAssertFalse(message.isEmpty)
    XCTAssertGreaterThan(offset, 0)
  }
}
