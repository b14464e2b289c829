/// Frames around clusters that nobody would see: a pixel in a picture of a million.
enum SmallMarks {
  /// So many are drawn, those of the largest clusters.
  private static let limit = 64

  /// About what is a point on a telephone's screen: pictures are looked at as a whole.
  static func unit(width: Int, height: Int) -> Int { max(1, min(width, height, 2_560) / 256) }

  /// The outer edges of the frames, which may lie beyond the canvas; none overlaps another.
  static func frames(_ clusters: [PixelCluster], width: Int, height: Int) -> [PixelRect] {
    let unit = unit(width: width, height: height)
    let small = clusters.lazy.filter { $0.count <= 16 * unit * unit }.prefix(limit)
    var frames = Array(small).map { cluster -> PixelRect in
      let (box, distance) = (cluster.bounds, 6 * unit)
      return PixelRect(
        x: box.x - distance, y: box.y - distance, width: box.width + 2 * distance, height: box.height + 2 * distance)
    }
    var i = 0
    while i < frames.count {
      if let j = frames.indices.first(where: { $0 > i && frames[$0].overlaps(frames[i]) }) {
        frames[i] = frames[i].union(frames[j])
        frames.remove(at: j)
        i = 0
      } else {
        i += 1
      }
    }
    return frames
  }

  /// Two units thick, on pixels without a mark alone: the marks stay the verdict's.
  static func draw(_ frame: PixelRect, on indices: UnsafeMutablePointer<UInt8>, _ mask: DifferenceMask, index: UInt8) {
    let thickness = 2 * unit(width: mask.width, height: mask.height)
    let same = DifferenceMask.Mark.same.rawValue
    for edge in [
      PixelRect(x: frame.x, y: frame.y, width: frame.width, height: thickness),
      PixelRect(x: frame.x, y: frame.y + frame.height - thickness, width: frame.width, height: thickness),
      PixelRect(x: frame.x, y: frame.y, width: thickness, height: frame.height),
      PixelRect(x: frame.x + frame.width - thickness, y: frame.y, width: thickness, height: frame.height),
    ] {
      guard let edge = edge.clipped(toWidth: mask.width, height: mask.height) else { continue }
      for y in edge.y...edge.lastY {
        for x in edge.x...edge.lastX where mask.marks[y * mask.width + x] == same {
          indices[y * mask.width + x] = index
        }
      }
    }
  }
}
