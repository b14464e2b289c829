/// A PNG made by the specification (ISO/IEC 15948) without libpng or zlib, with samples that are known: the oracle for
/// reading. Deflate's stored blocks need no compressor.
struct SamplePNG {
  enum ColorType: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int { [.gray: 1, .rgb: 3, .palette: 1, .grayAlpha: 2, .rgba: 4][self]! }
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  var bitDepth: Int
  var isInterlaced = false
  var hasTransparency = false
  var extraChunks: [[UInt8]] = []

  var largestSample: Int { (1 << bitDepth) - 1 }

  /// A fixed, patternless sample of channel `c`.
  func sample(x: Int, y: Int, c: Int) -> Int {
    var v = UInt64(x &* 73_856_093 ^ y &* 19_349_663 ^ c &* 83_492_791 &+ 12345)
    v = (v ^ (v >> 13)) &* 0x9E37_79B9_7F4A_7C15
    return Int((v >> 40) & UInt64(largestSample))
  }

  static func palette(_ i: Int) -> [UInt8] { [UInt8(i * 37 & 255), UInt8((i * 91 + 5) & 255), UInt8(255 - i)] }
  static func paletteAlpha(_ i: Int) -> UInt8 { UInt8(i * 53 & 255) }
  /// tRNS names the first pixel's colour, so at least one pixel is transparent.
  var transparentColor: [Int] { (0..<colorType.channels).map { sample(x: 0, y: 0, c: $0) } }

  /// What a reader must give: straight RGBA8.
  func expectedPixels() -> [UInt8] {
    var result: [UInt8] = []
    func eight(_ v: Int) -> UInt8 { UInt8((v * 255 * 2 + largestSample) / (largestSample * 2)) }
    for y in 0..<height {
      for x in 0..<width {
        let s = (0..<colorType.channels).map { sample(x: x, y: y, c: $0) }
        let keyed: UInt8 = hasTransparency && s == transparentColor ? 0 : 255
        switch colorType {
        case .gray: result += [eight(s[0]), eight(s[0]), eight(s[0]), keyed]
        case .rgb: result += s.map(eight) + [keyed]
        case .grayAlpha: result += [eight(s[0]), eight(s[0]), eight(s[0]), eight(s[1])]
        case .rgba: result += s.map(eight)
        case .palette: result += Self.palette(s[0]) + [hasTransparency ? Self.paletteAlpha(s[0]) : 255]
        }
      }
    }
    return result
  }

  func bytes() -> [UInt8] {
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    out += Self.chunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + header)
    for chunk in extraChunks { out += chunk }
    if colorType == .palette { out += Self.chunk("PLTE", (0...largestSample).flatMap(Self.palette)) }
    if hasTransparency {
      out += Self.chunk(
        "tRNS",
        colorType == .palette
          ? (0...largestSample).map(Self.paletteAlpha) : transparentColor.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }
    out += Self.chunk("IDAT", Self.stored(scanlines()))
    return out + Self.chunk("IEND", [])
  }

  private func scanlines() -> [UInt8] {
    // Adam7: first column, first row, column step, row step.
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var out: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        out.append(0)
        var accumulator = 0
        var bits = 0
        for x in stride(from: x0, to: width, by: dx) {
          for c in 0..<colorType.channels {
            let s = sample(x: x, y: y, c: c)
            if bitDepth == 16 { out.append(UInt8(s >> 8)) }
            if bitDepth >= 8 {
              out.append(UInt8(s & 255))
              continue
            }
            accumulator = accumulator << bitDepth | s
            bits += bitDepth
            if bits == 8 {
              out.append(UInt8(accumulator))
              (accumulator, bits) = (0, 0)
            }
          }
        }
        if bits > 0 { out.append(UInt8(accumulator << (8 - bits))) }
      }
    }
    return out
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return bigEndian(data.count) + body + bigEndian(Int(~crc))
  }

  static func bigEndian(_ v: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: v >> $0) } }

  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65535, data.count - start)
      let last: UInt8 = start + count == data.count ? 1 : 0
      out += [last, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      out += data[start..<start + count]
      start += count
    } while start < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return out + bigEndian(b << 16 | a)
  }
}
