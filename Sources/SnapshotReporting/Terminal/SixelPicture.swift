import Graphics

/// A picture in sixels (DEC STD 070, and the VT330/VT340 programmer's manual, chapter 14): bands of six rows, a pass over
/// the band for each colour, a character for each column of six pixels, `?` having none of them.
package enum SixelPicture {
  /// - Parameter picture: opaque.
  package static func encode(_ picture: Bitmap) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    let (palette, indexes) = Palette.reduce(picture)
    defer { indexes.deallocate() }

    // P2 = 1: pixels that no pass sets keep what is there. Aspect ratio 1:1, then the size.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (i, color) in palette.enumerated() {
      func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }
      bytes += "#\(i);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8
    }

    // The bits of each colour of a band, and whether it has any.
    let bits = UnsafeMutablePointer<UInt8>.allocate(capacity: width * palette.count)
    let isUsed = UnsafeMutablePointer<Bool>.allocate(capacity: palette.count)
    defer {
      bits.deallocate()
      isUsed.deallocate()
    }
    var top = 0
    while top < height {
      bits.update(repeating: 0, count: width * palette.count)
      isUsed.update(repeating: false, count: palette.count)
      var y = top
      while y < height, y < top + 6 {
        let row = indexes + y * width
        let bit = UInt8(1) << UInt8(y - top)
        var x = 0
        while x < width {
          let color = Int(row[x])
          bits[color &* width &+ x] |= bit
          isUsed[color] = true
          x &+= 1
        }
        y &+= 1
      }
      var isFirst = true
      for color in 0..<palette.count where isUsed[color] {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(color)".utf8
        append(bits + color * width, count: width, to: &bytes)
      }
      bytes.append(UInt8(ascii: "-"))
      top += 6
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  /// Runs of more than three are counted; what is empty at the end is left out.
  private static func append(_ bits: UnsafeMutablePointer<UInt8>, count: Int, to bytes: inout [UInt8]) {
    var end = count
    while end > 0, bits[end - 1] == 0 { end &-= 1 }
    var x = 0
    while x < end {
      let start = x
      let value = bits[x]
      x &+= 1
      while x < end, bits[x] == value { x &+= 1 }
      let character = value + 0x3F
      if x - start > 3 {
        bytes += "!\(x - start)".utf8
        bytes.append(character)
      } else {
        for _ in start..<x { bytes.append(character) }
      }
    }
  }

  /// At most 255 colours: all there are, or the most frequent ones of a cube with 32 levels a channel, each with the mean
  /// of what fell into it, and for what is left the nearest of these.
  enum Palette {
    static let limit = 255

    static func reduce(_ picture: Bitmap) -> (colors: [RGBA8], indexes: UnsafeMutablePointer<UInt8>) {
      let count = picture.width * picture.height
      let indexes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      let (exact, all) = (exactColors(picture), 1 << 15)
      if let exact {
        fill(indexes, picture) { exact.index[$0] ?? 0 }
        return (exact.colors, indexes)
      }

      var sums = [Int](repeating: 0, count: all * 4)
      sums.withUnsafeMutableBufferPointer { sums in
        let sums = sums.baseAddress!
        picture.storage.withBytes { bytes in
          var p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
          let end = p + count * 4
          while p < end {
            let (r, g, b) = (Int(p[0]), Int(p[1]), Int(p[2]))
            let sum = sums + ((r >> 3) << 10 | (g >> 3) << 5 | b >> 3) &* 4
            sum[0] &+= 1
            sum[1] &+= r
            sum[2] &+= g
            sum[3] &+= b
            p += 4
          }
        }
      }
      let buckets = (0..<all).filter { sums[$0 * 4] > 0 }
        .sorted { (sums[$0 * 4], $1) > (sums[$1 * 4], $0) }
      func mean(_ bucket: Int) -> (Int, Int, Int) {
        let n = sums[bucket * 4]
        return (
          (sums[bucket * 4 + 1] + n / 2) / n, (sums[bucket * 4 + 2] + n / 2) / n, (sums[bucket * 4 + 3] + n / 2) / n
        )
      }
      let chosen = buckets.prefix(limit).map(mean)
      var index = [UInt8](repeating: 0, count: all)
      for (i, bucket) in buckets.enumerated() {
        if i < limit {
          index[bucket] = UInt8(i)
          continue
        }
        let (r, g, b) = mean(bucket)
        var (best, nearest) = (Int.max, 0)
        for (j, color) in chosen.enumerated() {
          let (dr, dg, db) = (r - color.0, g - color.1, b - color.2)
          let distance = dr * dr + dg * dg + db * db
          if distance < best { (best, nearest) = (distance, j) }
        }
        index[bucket] = UInt8(nearest)
      }
      fill(indexes, picture) { word in
        let (r, g, b) = (Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255))
        return index[(r >> 3) << 10 | (g >> 3) << 5 | b >> 3]
      }
      return (chosen.map { RGBA8(red: UInt8($0.0), green: UInt8($0.1), blue: UInt8($0.2)) }, indexes)
    }

    /// - Parameter index: by red, green and blue from the lowest byte up.
    private static func fill(_ indexes: UnsafeMutablePointer<UInt8>, _ picture: Bitmap, _ index: (UInt32) -> UInt8) {
      picture.storage.withBytes { bytes in
        let p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var (last, known): (UInt32, UInt8) = (.max, 0)
        var i = 0
        while i < picture.width * picture.height {
          let word = UInt32(p[i &* 4]) | UInt32(p[i &* 4 &+ 1]) << 8 | UInt32(p[i &* 4 &+ 2]) << 16
          // Most pixels are as the one before.
          if word != last { (last, known) = (word, index(word)) }
          indexes[i] = known
          i &+= 1
        }
      }
    }

    /// In order of their first pixels; `nil` when there are too many.
    private static func exactColors(_ picture: Bitmap) -> (colors: [RGBA8], index: [UInt32: UInt8])? {
      var colors: [RGBA8] = []
      var index: [UInt32: UInt8] = [:]
      let isFew = picture.storage.withBytes { bytes in
        let p = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var last: UInt32 = .max
        var i = 0
        while i < picture.width * picture.height {
          let word = UInt32(p[i &* 4]) | UInt32(p[i &* 4 &+ 1]) << 8 | UInt32(p[i &* 4 &+ 2]) << 16
          i &+= 1
          if word == last { continue }
          last = word
          if index[word] != nil { continue }
          if colors.count == limit { return false }
          index[word] = UInt8(colors.count)
          colors.append(RGBA8(red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16 & 255)))
        }
        return true
      }
      return isFew ? (colors, index) : nil
    }
  }
}
