import Graphics

/// A picture in character cells: two pixels on top of each other in one, by the upper half block in the colour of the
/// upper pixel on the colour of the lower one. Without colours a character for each cell, by its darkness.
package enum BlockPicture {
  /// - Parameter picture: opaque, as wide as the columns to fill and twice as tall as the rows.
  package static func lines(_ picture: Bitmap, colors: TerminalColors, isMask: Bool = false) -> [String] {
    stride(from: 0, to: picture.height, by: 2).map { y in
      colors == .none ? ascii(picture, y, isMask: isMask) : blocks(picture, y, colors)
    }
  }

  private static func blocks(_ picture: Bitmap, _ y: Int, _ colors: TerminalColors) -> String {
    var line = ""
    var (ink, paper): (RGBA8?, RGBA8?) = (nil, nil)
    for x in 0..<picture.width {
      let top = picture[x: x, y: y]
      if y + 1 < picture.height {
        let bottom = picture[x: x, y: y + 1]
        if top == bottom {
          // One colour needs no ink, and copies as a blank.
          if paper != bottom { line += code(bottom, 48, colors) }
          paper = bottom
          line += " "
          continue
        }
        if paper != bottom { line += code(bottom, 48, colors) }
        paper = bottom
      } else if paper != nil {
        // Below the last row is the terminal's own ground.
        line += "\u{1B}[49m"
        paper = nil
      }
      if ink != top { line += code(top, 38, colors) }
      ink = top
      line += "▀"
    }
    return line + "\u{1B}[0m"
  }

  private static func code(_ color: RGBA8, _ kind: Int, _ colors: TerminalColors) -> String {
    if colors == .trueColor { return "\u{1B}[\(kind);2;\(color.red);\(color.green);\(color.blue)m" }
    return "\u{1B}[\(kind);5;\(paletteIndex(color))m"
  }

  /// The nearest of xterm's 256 colours: 16 and up are a cube of 6 levels (0, 95, 135, 175, 215, 255), 232 and up 24 grays
  /// (8, 18, … 238). The first 16 are whatever the user has set.
  package static func paletteIndex(_ color: RGBA8) -> Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : min(5, (Int(value) - 35) / 40) }
    func value(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
    let levels = [level(color.red), level(color.green), level(color.blue)]
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let gray = min(23, max(0, (channels.reduce(0, +) / 3 - 3) / 10))
    func distance(_ other: [Int]) -> Int { zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    let cube = 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
    return distance(Array(repeating: 8 + 10 * gray, count: 3)) < distance(levels.map(value)) ? 232 + gray : cube
  }

  /// From light to dark: most views are light, and what is written on them is what is to be seen.
  private static let ramp = Array(" .:-=+*#%@")

  private static func ascii(_ picture: Bitmap, _ y: Int, isMask: Bool) -> String {
    var line = ""
    for x in 0..<picture.width {
      let pixels = [picture[x: x, y: y]] + (y + 1 < picture.height ? [picture[x: x, y: y + 1]] : [])
      // In a picture of a difference marks alone have colour.
      if isMask {
        line += pixels.contains { $0.red != $0.green || $0.green != $0.blue } ? "X" : "."
        continue
      }
      let sum = pixels.reduce(0) { $0 + Int($1.red) * 54 + Int($1.green) * 183 + Int($1.blue) * 19 }
      let light = sum / (pixels.count * 256)
      line.append(ramp[(255 - light) * (ramp.count - 1) / 255])
    }
    return line
  }
}
