import Graphics
import SnapshotCore

/// Pictures in the size that a terminal has for them.
///
/// Loops are over raw memory: programs are mostly built in debug, where anything else takes a second for a picture.
package enum PictureScaling {
  /// The largest size of the same shape in `width` × `height` pixels, at least 1 × 1. Small pictures become larger by whole
  /// numbers only, up to `maximumGrowth`, so that their pixels stay squares.
  package static func size(
    _ picture: (width: Int, height: Int), in bounds: (width: Int, height: Int), maximumGrowth: Int = 8
  ) -> (width: Int, height: Int) {
    let (w, h) = (max(1, picture.width), max(1, picture.height))
    let (boundW, boundH) = (max(1, bounds.width), max(1, bounds.height))
    let growth = min(boundW / w, boundH / h, maximumGrowth)
    if growth >= 1 { return (w * growth, h * growth) }
    // As wide as can be, or as tall.
    if boundW * h <= boundH * w { return (boundW, max(1, min(boundH, (h * boundW + w / 2) / w))) }
    return (max(1, min(boundW, (w * boundH + h / 2) / h)), boundH)
  }

  /// The average over the area that each new pixel covers, in premultiplied colours: a line of one pixel gets paler, but
  /// never lost.
  ///
  /// - Parameter keepsMarks: for a picture of a difference, in which only marks have colour: a new pixel that covers a
  ///   marked one has the colour of its marks alone, so that a single differing pixel still stands out.
  package static func scaled(_ picture: Bitmap, toWidth width: Int, height: Int, keepsMarks: Bool = false) -> Bitmap {
    guard let result = Bitmap(width: width, height: height, scale: picture.scale) else { return picture }
    if width == picture.width, height == picture.height { return picture }
    let (sourceWidth, sourceHeight) = (picture.width, picture.height)
    // On an axis of length source × target a source pixel is `target` long, and a target pixel `source`: overlaps are
    // whole numbers, and their sum over a new pixel is the product of the two source sides.
    let columns = Spans(source: sourceWidth, target: width)
    let rows = Spans(source: sourceHeight, target: height)
    // Five sums for each new pixel of a row: four channels and the weight of what counts.
    let sums = UnsafeMutablePointer<Int>.allocate(capacity: width * 5)
    let marks = UnsafeMutablePointer<Int>.allocate(capacity: width * 5)
    defer {
      sums.deallocate()
      marks.deallocate()
    }
    picture.storage.withBytes { source in
      result.storage.withMutableBytes { target in
        let from = source.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let to = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var y = 0
        while y < height {
          sums.update(repeating: 0, count: width * 5)
          if keepsMarks { marks.update(repeating: 0, count: width * 5) }
          var sourceY = rows.first[y]
          while sourceY <= rows.last[y] {
            let rowWeight = rows.weight(of: sourceY, in: y)
            let row = from + sourceY * sourceWidth * 4
            var x = 0
            while x < width {
              let sum = sums + x &* 5
              var sourceX = columns.first[x]
              let last = columns.last[x]
              while sourceX <= last {
                let weight = rowWeight &* columns.weight(of: sourceX, in: x)
                let p = row + sourceX &* 4
                let (r, g, b) = (Int(p[0]), Int(p[1]), Int(p[2]))
                sum[0] &+= r &* weight
                sum[1] &+= g &* weight
                sum[2] &+= b &* weight
                sum[3] &+= Int(p[3]) &* weight
                sum[4] &+= weight
                if keepsMarks, r != g || g != b {
                  let mark = marks + x &* 5
                  mark[0] &+= r &* weight
                  mark[1] &+= g &* weight
                  mark[2] &+= b &* weight
                  mark[3] &+= Int(p[3]) &* weight
                  mark[4] &+= weight
                }
                sourceX &+= 1
              }
              x &+= 1
            }
            sourceY &+= 1
          }
          var x = 0
          let row = to + y * width * 4
          while x < width {
            let hasMark = keepsMarks && marks[x &* 5 &+ 4] > 0
            let sum = (hasMark ? marks : sums) + x &* 5
            let (weight, p) = (sum[4], row + x &* 4)
            var c = 0
            while c < 4 {
              p[c] = UInt8(truncatingIfNeeded: (sum[c] &+ weight / 2) / weight)
              c &+= 1
            }
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return result
  }

  /// Which source pixels each target pixel covers, and how much of each.
  private struct Spans {
    let source: Int
    let target: Int
    let first: UnsafeMutablePointer<Int>
    let last: UnsafeMutablePointer<Int>
    private let owner: Owner
    private final class Owner {
      let memory: UnsafeMutablePointer<Int>
      init(_ count: Int) { memory = .allocate(capacity: count) }
      deinit { memory.deallocate() }
    }

    init(source: Int, target: Int) {
      (self.source, self.target) = (source, target)
      owner = Owner(target * 2)
      (first, last) = (owner.memory, owner.memory + target)
      for i in 0..<target {
        first[i] = i * source / target
        last[i] = min(source - 1, ((i + 1) * source - 1) / target)
      }
    }

    func weight(of s: Int, in t: Int) -> Int {
      let start = s &* target > t &* source ? s &* target : t &* source
      let end = (s &+ 1) &* target < (t &+ 1) &* source ? (s &+ 1) &* target : (t &+ 1) &* source
      return end &- start
    }
  }

  /// Opaque, over squares of two light grays of `square` pixels a side: what is transparent is seen to be.
  package static func flattened(_ picture: Bitmap, square: Int) -> Bitmap {
    guard let result = Bitmap(width: picture.width, height: picture.height, scale: picture.scale) else {
      return picture
    }
    let side = max(1, square)
    picture.storage.withBytes { source in
      result.storage.withMutableBytes { target in
        let from = source.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let to = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var (y, i) = (0, 0)
        while y < picture.height {
          var x = 0
          while x < picture.width {
            let rest = 255 &- Int(from[i &+ 3])
            let ground = rest &* ((x / side &+ y / side) & 1 == 0 ? 255 : 222)
            var c = 0
            while c < 3 {
              to[i &+ c] = UInt8(truncatingIfNeeded: min(255, Int(from[i &+ c]) &+ (ground &+ 127) / 255))
              c &+= 1
            }
            to[i &+ 3] = 255
            x &+= 1
            i &+= 4
          }
          y &+= 1
        }
      }
    }
    return result
  }

  /// A frame around a place where pixels differ, one pixel outside of it where there is room.
  /// - Parameters:
  ///   - boxes: in pixels of the picture before it was scaled from `original`.
  package static func framed(
    _ picture: Bitmap, around boxes: [PixelRect], from original: (width: Int, height: Int), color: RGBA8
  ) -> Bitmap {
    guard !boxes.isEmpty, original.width > 0, original.height > 0,
      let result = Bitmap(width: picture.width, height: picture.height, scale: picture.scale)
    else { return picture }
    let (w, h) = (picture.width, picture.height)
    picture.storage.withBytes { source in
      result.storage.withMutableBytes { target in
        target.copyMemory(from: source)
        let to = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
        func mark(_ x: Int, _ y: Int) {
          if x < 0 || y < 0 || x >= w || y >= h { return }
          let p = to + (y * w + x) * 4
          (p[0], p[1], p[2], p[3]) = (color.red, color.green, color.blue, 255)
        }
        for box in boxes {
          guard let inside = box.clipped(toWidth: original.width, height: original.height) else { continue }
          let left = inside.x * w / original.width - 1
          let top = inside.y * h / original.height - 1
          let right = ((inside.lastX + 1) * w + original.width - 1) / original.width
          let bottom = ((inside.lastY + 1) * h + original.height - 1) / original.height
          for x in left...right {
            mark(x, top)
            mark(x, bottom)
          }
          for y in top...bottom {
            mark(left, y)
            mark(right, y)
          }
        }
      }
    }
    return result
  }
}
