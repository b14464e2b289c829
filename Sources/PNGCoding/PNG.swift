import Foundation
import Graphics

/// Pictures to PNG bytes and back. A `Bitmap` is premultiplied and a PNG is straight; the step between is here only.
package enum PNG {
  /// The largest picture read or written.
  package static let maximumPixels = Bitmap.maximumPixels

  /// Reads a PNG of any kind: gray, palette, RGB, with or without alpha or tRNS, 1 to 16 bits, interlaced or not.
  ///
  /// 16 bits become 8 by `round(v · 255 / 65535)`. Samples are taken as sRGB: gAMA, cHRM and iCCP are not applied, so
  /// a picture's bytes are the bytes of its file. The scale comes from pHYs, 72 dpi being 1; without it, it is 1.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    if let problem = FileFormat.problem(in: bytes) { throw problem }
    if let (width, height) = declaredSize(of: bytes), height > 0, width > maximumPixels / height {
      throw .tooLarge(width: width, height: height)
    }
    if promisesTooMuch(bytes) { throw .truncated(byteCount: bytes.count) }
    let header = try LibPNG.header(of: bytes)
    guard var bitmap = Bitmap(width: header.width, height: header.height, scale: header.scale) else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    try LibPNG.readPixels(of: bytes, into: bitmap.storage)
    AlphaConversion.premultiply(bitmap.storage)
    bitmap.scale = header.scale
    return bitmap
  }

  /// Whether bytes begin as a PNG does.
  package static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: FileFormat.pngSignature) }

  package enum Effort: Sendable {
    /// For files that are kept.
    case small
    /// For files that are looked at once: a third of the time, half as large again.
    case fast
  }

  /// What a file names as its writer.
  package static let standardSoftware = "tintype"

  /// - Parameter software: ASCII; what the file names as its writer.
  ///
  /// The same bitmap gives the same bytes at any time and in any build; another version of zlib may give others, so
  /// references are compared by their pixels.
  package static func encode(
    _ bitmap: Bitmap, effort: Effort = .small, software: String = PNG.standardSoftware
  ) throws(PNGError) -> [UInt8] {
    try LibPNG.write(
      AlphaConversion.unpremultiplied(bitmap.storage), width: bitmap.width, height: bitmap.height, scale: bitmap.scale,
      level: effort == .small ? 6 : 1, software: software)
  }

  /// For files that are looked at once.
  package static func encode(_ picture: IndexedPicture) throws(PNGError) -> [UInt8] { try LibPNG.write(picture) }

  /// Whether a chunk is longer than what is left of the file. libpng would first get as much memory as it says, a
  /// gigabyte for a file of a hundred bytes.
  private static func promisesTooMuch(_ bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if length > bytes.count - offset - 12 { return true }
      if bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8) { return false }
      offset += 12 + length
    }
    return false
  }

  /// IHDR's sides, which stand at a fixed place: checked before libpng sees the file.
  private static func declaredSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func integer(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (integer(at: 16), integer(at: 20))
  }
}

extension Bitmap {
  /// The picture as a PNG file: straight sRGB, 8 bits a channel, the scale in its pHYs chunk.
  public func pngData() throws -> Data { Data(try PNG.encode(self)) }
}
