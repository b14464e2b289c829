/// Why bytes are not a picture, or a picture cannot become bytes. Knows no path: who read the file adds it.
package enum PNGError: Error, Hashable, Sendable {
  case empty
  /// Another format, recognised by its first bytes: "a JPEG".
  case otherFormat(String)
  /// The first bytes, when they tell nothing.
  case unknownFormat(firstBytes: [UInt8])
  case leftByVersionControl(VersionControlTrace)
  /// Sides in pixels; nothing was allocated.
  case tooLarge(width: Int, height: Int)
  /// The file ends before the picture does, after that many bytes.
  case truncated(byteCount: Int)
  /// libpng's message, and how far it had read.
  case corrupt(message: String, offset: Int)
  case encodingFailed(message: String)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .otherFormat(let name): "the file is \(name), not a PNG"
    case .unknownFormat(let bytes):
      "the file is not a PNG: it starts with the bytes \(bytes.map(Self.hexadecimal).joined(separator: " "))"
    case .leftByVersionControl(let trace): trace.description
    case .tooLarge(let width, let height):
      "the picture is \(width) × \(height) pixels, more than can be held (\(PNG.maximumPixels) pixels)"
    case .truncated(let count): "the PNG is cut short: it ends after \(count) bytes, inside the picture"
    case .corrupt(let message, let offset): "the PNG is damaged: \(message) (libpng, near byte \(offset))"
    case .encodingFailed(let message): "the picture could not be written as a PNG: \(message) (libpng)"
    }
  }

  /// What a person can do about it.
  package var remedy: String {
    switch self {
    case .leftByVersionControl(let trace): trace.remedy
    case .otherFormat: "convert the picture to PNG, or delete the file and record it again"
    case .empty, .unknownFormat, .truncated, .corrupt: "restore the file, or delete it and record it again"
    case .tooLarge: "use a smaller picture"
    case .encodingFailed: "report this as a bug"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
