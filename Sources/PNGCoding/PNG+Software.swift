extension PNG {
  /// libpng's, as loaded and as in the headers at the build.
  package static var libraryVersions: (loaded: String, built: String) { LibPNG.versions }

  /// What a file names as its writer: the text of its first `tEXt` chunk of that name before the pixels; `nil` where there
  /// is none, or where the bytes are no PNG. [PNG specification, 11.3.4.3]
  package static func software(in bytes: [UInt8]) -> String? {
    let name = Array("Software\0".utf8)
    guard bytes.starts(with: FileFormat.pngSignature) else { return nil }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return nil }
      let kind = bytes[(offset + 4)..<(offset + 8)], data = bytes[(offset + 8)..<(offset + 8 + length)]
      if kind.elementsEqual("tEXt".utf8), data.starts(with: name) {
        // Latin-1, of which ASCII is what we write.
        return String(String.UnicodeScalarView(data.dropFirst(name.count).map { Unicode.Scalar($0) }))
      }
      if kind.elementsEqual("IDAT".utf8) || kind.elementsEqual("IEND".utf8) { return nil }
      offset += 12 + length
    }
    return nil
  }
}
