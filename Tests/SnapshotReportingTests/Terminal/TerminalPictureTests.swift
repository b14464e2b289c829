import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class TerminalPictureTests: XCTestCase {
  private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGBA8) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)!
    bitmap.storage.withMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let c = color(x, y)
          let i = (y * width + x) * 4
          (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]) = (c.red, c.green, c.blue, c.alpha)
        }
      }
    }
    return bitmap
  }
  private let white = RGBA8(red: 255, green: 255, blue: 255)
  private let black = RGBA8(red: 0, green: 0, blue: 0)
  private let red = RGBA8(red: 255, green: 0, blue: 64)

  // MARK: - Scaling

  func testALineOfOnePixelIsNeverLost() {
    for position in stride(from: 0, to: 100, by: 7) {
      let picture = bitmap(100, 60) { x, _ in x == position ? self.black : self.white }
      for width in [1, 3, 7, 13, 33, 99] {
        let small = PictureScaling.scaled(picture, toWidth: width, height: 10)
        let darkness = (0..<width).reduce(0) { $0 + 255 - Int(small[x: $1, y: 5].red) }
        // All of its ink is there: a hundredth of the row.
        XCTAssertEqual(
          Double(darkness), 255 * Double(width) / 100, accuracy: Double(width) / 2 + 1, "\(position) \(width)")
        XCTAssertGreaterThan(darkness, 0)
      }
    }
  }

  /// The same by doubles and a plain loop.
  func testTheAverageIsOverTheArea() {
    let picture = bitmap(17, 11) { x, y in RGBA8(red: UInt8(x * 15), green: UInt8(y * 23), blue: UInt8((x * y) % 256)) }
    for (w, h) in [(5, 4), (17, 3), (6, 11), (1, 1), (34, 22), (20, 5)] {
      let scaled = PictureScaling.scaled(picture, toWidth: w, height: h)
      for y in 0..<h {
        for x in 0..<w {
          let (x0, x1) = (Double(x) * 17 / Double(w), Double(x + 1) * 17 / Double(w))
          let (y0, y1) = (Double(y) * 11 / Double(h), Double(y + 1) * 11 / Double(h))
          var (sum, weight) = (0.0, 0.0)
          for sy in 0..<11 {
            for sx in 0..<17 {
              let a =
                max(0, min(x1, Double(sx + 1)) - max(x0, Double(sx)))
                * max(0, min(y1, Double(sy + 1)) - max(y0, Double(sy)))
              sum += a * Double(picture[x: sx, y: sy].green)
              weight += a
            }
          }
          XCTAssertEqual(Double(scaled[x: x, y: y].green), sum / weight, accuracy: 0.51, "\(w)×\(h) at \(x),\(y)")
        }
      }
    }
  }

  func testASingleMarkedPixelKeepsItsColour() {
    let picture = bitmap(400, 400) { x, y in (x, y) == (250, 131) ? self.red : self.white }
    let small = PictureScaling.scaled(picture, toWidth: 20, height: 20, keepsMarks: true)
    XCTAssertEqual(small[x: 12, y: 6], red)
    XCTAssertEqual(small[x: 11, y: 6], white)
  }

  func testSizes() {
    func size(_ a: (Int, Int), _ b: (Int, Int)) -> [Int] {
      let s = PictureScaling.size(a, in: b)
      return [s.width, s.height]
    }
    XCTAssertEqual(size((390, 844), (30, 40)), [18, 40])
    XCTAssertEqual(size((844, 390), (30, 40)), [30, 14])
    XCTAssertEqual(size((10, 10), (35, 40)), [30, 30])
    XCTAssertEqual(size((10, 10), (1000, 1000)), [80, 80])
    XCTAssertEqual(size((10_000, 1), (30, 40)), [30, 1])
    XCTAssertEqual(size((1, 10_000), (0, 0)), [1, 1])
  }

  func testFramesLieAroundTheirPlaces() {
    let picture = bitmap(20, 20) { _, _ in self.white }
    let framed = PictureScaling.framed(
      picture, around: [PixelRect(x: 10, y: 10, width: 10, height: 10), PixelRect(x: -5, y: 90, width: 3, height: 3)],
      from: (40, 40), color: red)
    XCTAssertEqual(framed[x: 4, y: 4], red)
    XCTAssertEqual(framed[x: 10, y: 10], red)
    XCTAssertEqual(framed[x: 5, y: 5], white)
    XCTAssertEqual(framed[x: 3, y: 4], white)
  }

  func testTransparencyIsSeen() {
    let picture = bitmap(4, 2) { x, _ in x < 2 ? RGBA8(red: 0, green: 0, blue: 0, alpha: 0) : self.black }
    let flat = PictureScaling.flattened(picture, square: 1)
    XCTAssertEqual(flat[x: 0, y: 0], white)
    XCTAssertEqual(flat[x: 1, y: 0].red, 222)
    XCTAssertEqual(flat[x: 2, y: 0], black)
  }

  // MARK: - Blocks

  func testBlocks() {
    let picture = bitmap(2, 3) { x, y in y == 0 && x == 0 ? self.red : self.white }
    XCTAssertEqual(
      BlockPicture.lines(picture, colors: .trueColor),
      [
        "\u{1B}[48;2;255;255;255m\u{1B}[38;2;255;0;64m▀ \u{1B}[0m",
        "\u{1B}[38;2;255;255;255m▀▀\u{1B}[0m",
      ])
    XCTAssertEqual(BlockPicture.lines(picture, colors: .palette256)[0], "\u{1B}[48;5;231m\u{1B}[38;5;197m▀ \u{1B}[0m")
    XCTAssertEqual(BlockPicture.lines(picture, colors: .none, isMask: true), ["X.", ".."])
    XCTAssertEqual(
      BlockPicture.lines(bitmap(3, 2) { x, _ in x == 0 ? self.black : self.white }, colors: .none), ["@  "])
  }

  func testThePalette() {
    XCTAssertEqual(BlockPicture.paletteIndex(black), 16)
    XCTAssertEqual(BlockPicture.paletteIndex(RGBA8(red: 127, green: 128, blue: 129)), 244)
    XCTAssertEqual(BlockPicture.paletteIndex(RGBA8(red: 0, green: 136, blue: 255)), 33)
  }

  // MARK: - Protocols

  func testKittyChunks() throws {
    var seed: UInt32 = 7
    let picture = bitmap(120, 90) { _, _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return RGBA8(red: UInt8(seed >> 24), green: UInt8(seed >> 16 & 255), blue: UInt8(seed >> 8 & 255))
    }
    let commands = try KittyPicture.encode(picture, columns: 30).map { String(decoding: $0, as: UTF8.self) }
    XCTAssertGreaterThan(commands.count, 5)
    var data = ""
    for (i, command) in commands.enumerated() {
      XCTAssert(command.hasPrefix("\u{1B}_G") && command.hasSuffix("\u{1B}\\"))
      let body = command.dropFirst(3).dropLast(2).split(separator: ";", maxSplits: 1)
      XCTAssertLessThanOrEqual(body[1].utf8.count, 4096)
      if i < commands.count - 1 { XCTAssertEqual(body[1].utf8.count % 4, 0) }
      XCTAssert(body[0].contains(i < commands.count - 1 ? "m=1" : "m=0"))
      XCTAssertEqual(body[0].contains("a=T"), i == 0)
      XCTAssert(body[0].contains("q=2"), "answers would come as keys")
      data += body[1]
    }
    XCTAssertEqual(try PNG.decode(Array(XCTUnwrap(Data(base64Encoded: data)))), picture)
    XCTAssertEqual(
      TmuxPassthrough.wrapped(Array("\u{1B}_Gx\u{1B}\\".utf8)),
      Array("\u{1B}Ptmux;\u{1B}\u{1B}_Gx\u{1B}\u{1B}\\\u{1B}\\".utf8))
  }

  func testITerm() throws {
    let picture = bitmap(5, 5) { x, _ in x == 2 ? self.red : self.black }
    let text = String(decoding: try ITermPicture.encode(picture, columns: 9), as: UTF8.self)
    XCTAssert(text.hasPrefix("\u{1B}]1337;File=inline=1;size="))
    XCTAssert(text.contains(";width=9;height=auto;"))
    let data = try XCTUnwrap(Data(base64Encoded: String(text.dropLast().split(separator: ":")[1])))
    XCTAssertEqual(try PNG.decode(Array(data)), picture)
  }

  func testSixelsOfFewColoursAreExact() {
    let picture = bitmap(23, 14) { x, y in x == y ? self.red : (x / 3 + y) % 2 == 0 ? self.white : self.black }
    let decoded = Self.decodeSixel(SixelPicture.encode(picture))
    XCTAssertEqual(decoded.width, 23)
    XCTAssertEqual(decoded.height, 14)
    for y in 0..<14 {
      for x in 0..<23 {
        let (wanted, got) = (picture[x: x, y: y], decoded.pixels[y * 23 + x])
        // Colours are in percent.
        XCTAssertLessThanOrEqual(abs(Int(wanted.red) - (got?.0 ?? -99)), 2, "\(x), \(y)")
        XCTAssertLessThanOrEqual(abs(Int(wanted.blue) - (got?.2 ?? -99)), 2, "\(x), \(y)")
      }
    }
  }

  func testSixelsOfManyColoursAreNear() {
    let picture = bitmap(200, 150) { x, y in RGBA8(red: UInt8(x), green: UInt8(y), blue: UInt8((x + y) / 2)) }
    let decoded = Self.decodeSixel(SixelPicture.encode(picture))
    XCTAssertLessThanOrEqual(decoded.colors, 255)
    var worst = 0
    for y in 0..<150 {
      for x in 0..<200 {
        let wanted = picture[x: x, y: y]
        guard let got = decoded.pixels[y * 200 + x] else { return XCTFail("no pixel at \(x), \(y)") }
        worst = max(worst, abs(Int(wanted.red) - got.0), abs(Int(wanted.green) - got.1), abs(Int(wanted.blue) - got.2))
      }
    }
    XCTAssertLessThan(worst, 24)
  }

  /// By the manual, step by step.
  static func decodeSixel(_ bytes: [UInt8]) -> (width: Int, height: Int, colors: Int, pixels: [(Int, Int, Int)?]) {
    let text = Array(String(decoding: bytes, as: UTF8.self).drop { $0 != "\"" })
    var i = 1
    func numbers() -> [Int] {
      var fields = [""]
      while i < text.count, text[i].isNumber || text[i] == ";" {
        if text[i] == ";" { fields.append("") } else { fields[fields.count - 1].append(text[i]) }
        i += 1
      }
      return fields.compactMap { Int($0) }
    }
    let raster = numbers()
    let (width, height) = (raster[2], raster[3])
    var pixels = [(Int, Int, Int)?](repeating: nil, count: width * height)
    var palette: [Int: (Int, Int, Int)] = [:]
    var (color, x, y) = (0, 0, 0)
    func put(_ character: Character, _ count: Int) {
      let bits = Int(character.asciiValue!) - 0x3F
      for _ in 0..<count {
        for row in 0..<6 where bits & (1 << row) != 0 { pixels[(y + row) * width + x] = palette[color]! }
        x += 1
      }
    }
    while i < text.count, text[i] != "\u{1B}" {
      let character = text[i]
      i += 1
      switch character {
      case "#":
        let n = numbers()
        color = n[0]
        if n.count == 5 { palette[color] = (n[2] * 255 / 100, n[3] * 255 / 100, n[4] * 255 / 100) }
      case "!":
        let count = numbers()[0]
        put(text[i], count)
        i += 1
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default: put(character, 1)
      }
    }
    return (width, height, palette.count, pixels)
  }
}
