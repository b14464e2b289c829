/// What a file is by its first bytes. Only the head is looked at, so a PNG with any text inside stays a PNG.
enum FileFormat {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `nil` for what starts as a PNG.
  static func problem(in bytes: [UInt8]) -> PNGError? {
    if bytes.isEmpty { return .empty }
    if bytes.starts(with: pngSignature) { return nil }
    if pngSignature.starts(with: bytes) { return .truncated(byteCount: bytes.count) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return .corrupt(message: "the signature was changed, as a conversion of line ends does", offset: 0)
    }
    if let trace = VersionControlTrace(bytes) { return .leftByVersionControl(trace) }
    for (start, name) in others where bytes.starts(with: start) { return .otherFormat(name) }
    if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
      return .otherFormat("a WebP")
    }
    if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) { return .otherFormat("a HEIF or AVIF picture") }
    return .unknownFormat(firstBytes: Array(bytes.prefix(8)))
  }

  private static let others: [([UInt8], String)] = [
    ([0xFF, 0xD8, 0xFF], "a JPEG"),
    (Array("GIF8".utf8), "a GIF"),
    (Array("BM".utf8), "a BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
    (Array("%PDF".utf8), "a PDF"),
    (Array("<?xml".utf8), "an XML or SVG file"),
    (Array("<svg".utf8), "an SVG"),
  ]
}
