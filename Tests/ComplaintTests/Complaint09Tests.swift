import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore

/// A reference that another program has written smaller (a palette, gray, without alpha) is the same picture: exactly, and
/// on every way of comparing.
final class Complaint09Tests: XCTestCase {
  private static let tolerances: [SnapshotTolerance] = [
    .exact, SnapshotTolerance(maxChannelDelta: 1), SnapshotTolerance(maxDeltaE: 0.5), SnapshotTolerance(maxPixels: 1),
    SnapshotTolerance(maxDeltaE: 0.1, maxFraction: 0.01),
  ]

  private func expectSame(_ bytes: [UInt8], as picture: Bitmap, line: UInt = #line) throws {
    let package = try ScratchPackage()
    try FileSystem.write(bytes, to: package.references + "/MapTests/testMap.png")
    for tolerance in Self.tolerances {
      let result = package.session().verify(
        package.identity(), tolerance: tolerance, record: .never, scope: SnapshotScope()
      ) {
        RenderedPicture(image: picture)
      }
      XCTAssertTrue(result.passes, "\(tolerance): \(result.message ?? "")", line: line)
    }
  }

  func testGray() throws {
    let picture = ScratchPackage.picture(77, side: 9)
    try expectSame(
      SmallPNG.encode(9, 9, colorType: 0, rows: Array(repeating: Array(repeating: 77, count: 9), count: 9)), as: picture
    )
  }

  func testWithoutAlpha() throws {
    let picture = ScratchPackage.picture(77, side: 9)
    try expectSame(
      SmallPNG.encode(9, 9, colorType: 2, rows: Array(repeating: Array(repeating: 77, count: 27), count: 9)),
      as: picture)
  }

  func testPaletteOfOneBit() throws {
    // Nine pixels of one bit take two bytes; both entries alternate.
    let bitmap = Bitmap(width: 9, height: 4)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<36 {
        let color: [UInt8] = (i % 9) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 200, 255]
        for c in 0..<4 { bytes[i * 4 + c] = color[c] }
      }
    }
    let rows = Array(repeating: [UInt8(0b0101_0101), 0b0000_0000], count: 4)
    try expectSame(
      SmallPNG.encode(9, 4, depth: 1, colorType: 3, palette: [255, 0, 0, 0, 0, 200], rows: rows), as: bitmap)
  }

  func testAnotherPixelIsStillSeen() throws {
    let package = try ScratchPackage()
    var rows = Array(repeating: [UInt8](repeating: 77, count: 9), count: 9)
    rows[4][4] = 78
    try FileSystem.write(
      SmallPNG.encode(9, 9, colorType: 0, rows: rows), to: package.references + "/MapTests/testMap.png")
    XCTAssertFalse(package.verify(ScratchPackage.picture(77, side: 9), in: package.session(), record: .never).passes)
  }
}

/// A PNG by the specification (ISO/IEC 15948), without compression: deflate's stored blocks.
private enum SmallPNG {
  static func encode(
    _ width: Int, _ height: Int, depth: UInt8 = 8, colorType: UInt8, palette: [UInt8] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    let header: [UInt8] = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0]
    var data: [UInt8] = []
    for row in rows { data += [0] + row }
    let length = UInt16(data.count)
    var stream: [UInt8] = [
      0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
    ]
    stream += data
    stream += bigEndian(adler32(data))
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", header)
    if !palette.isEmpty { file += chunk("PLTE", palette) }
    return file + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func bigEndian(_ v: UInt32) -> [UInt8] { (0..<4).map { UInt8(v >> (24 - 8 * $0) & 255) } }
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(data.count)) + Array(type.utf8) + data + bigEndian(crc32(Array(type.utf8) + data))
  }
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
  }
  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (a, b) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return b << 16 | a
  }
}
