import Graphics

/// A part of a picture without an edge inside: neighbours in it differ by at most `step` levels of a channel, so that a
/// gradient or the tail of a shadow is one region and a filled box is another. Pixels of a row that is an edge itself join
/// only where they are equal. Its sides are the edges that are measured.
struct SmoothRegion: CustomStringConvertible {
  /// In pixels; `maxX` and `maxY` are the first that are outside.
  var minX, minY, maxX, maxY: Int
  /// In pixels.
  var area: Int
  /// The mean of its pixels, premultiplied, 0…255.
  var color: [Int]
  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var description: String { "(\(minX), \(minY))–(\(maxX), \(maxY)) \(color)" }

  func lies(in zone: SmoothRegion) -> Bool {
    minX >= zone.minX && minY >= zone.minY && maxX <= zone.maxX && maxY <= zone.maxY
  }

  /// In levels: a shape that differs less from what is around it is not told from it.
  static let step = 2

  /// The regions of a picture, without crumbs (a region has at least 3 square points, and is 4 points long or high) and
  /// without the strips that an edge is made of.
  static func find(in picture: Bitmap, scale: Int) -> [SmoothRegion] {
    let labels = RegionLabels(picture)
    return labels.regions().filter { region in
      region.area >= 3 * scale * scale && max(region.width, region.height) >= 4 * scale
        && (region.width < picture.width || region.height < picture.height)
        && !region.isStripOfAnEdge(in: picture, scale: scale)
    }
  }

  /// Whether the region is no more than 2 points thick, as a mean, and its colour lies between those on its two sides: a
  /// pixel row that is covered in part, or a step of a steep shadow. A line is not, for it differs from both sides.
  private func isStripOfAnEdge(in picture: Bitmap, scale: Int) -> Bool {
    let isFlat = area <= 2 * scale * width
    let isUpright = area <= 2 * scale * height
    return isFlat && isBetween(in: picture, along: .horizontal) || isUpright && isBetween(in: picture, along: .vertical)
  }

  /// Looks across at five places, where the region is met first from either end.
  private func isBetween(in picture: Bitmap, along axis: Axis) -> Bool {
    let (length, depth) = axis == .horizontal ? (width, height) : (height, width)
    func channels(_ along: Int, _ across: Int) -> [Int]? {
      let (x, y) = axis == .horizontal ? (minX + along, minY + across) : (minX + across, minY + along)
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
      let pixel = picture.storage.pixel(at: y * picture.width + x)
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
    }
    func isOwn(_ pixel: [Int]) -> Bool { zip(pixel, color).allSatisfy { abs($0 - $1) <= 6 } }
    var (between, seen) = (0, 0)
    for share in 1...5 {
      let along = length * share / 6
      var across = 0
      while across < depth, let pixel = channels(along, across), !isOwn(pixel) { across += 1 }
      var end = across
      while end < depth, let pixel = channels(along, end), isOwn(pixel) { end += 1 }
      guard across < end, let before = channels(along, across - 1), let after = channels(along, end) else { continue }
      seen += 1
      let isMonotone = zip(color, zip(before, after)).allSatisfy { own, sides in
        min(sides.0, sides.1) <= own && own <= max(sides.0, sides.1)
      }
      if isMonotone, before != after { between += 1 }
    }
    return seen > 0 && between * 2 > seen
  }
  private enum Axis { case horizontal, vertical }
}

/// Labels runs of smooth pixels row by row, and joins those that touch. [Rosenfeld and Pfaltz, "Sequential Operations in
/// Digital Picture Processing", 1966, over runs]
private struct RegionLabels {
  private struct Run {
    var start, end, label: Int
  }
  /// Five numbers a label: pixels, and the sum of each channel.
  private var sums: [(area: Int, red: Int, green: Int, blue: Int, alpha: Int)] = []
  private var boxes: [(minX: Int, minY: Int, maxX: Int, maxY: Int)] = []
  private var parents: [Int] = []

  init(_ picture: Bitmap) {
    let (width, height) = (picture.width, picture.height)
    picture.storage.withBytes { bytes in
      let pixels = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
      var above: [Run] = []
      var y = 0
      while y < height {
        let row = pixels + y * width
        var runs: [Run] = []
        var x = 0
        while x < width {
          let start = x
          var sum = (area: 0, red: 0, green: 0, blue: 0, alpha: 0)
          var same = x
          // `same` is where the pixels began that are all as the one before `x`.
          x &+= 1
          while true {
            let isEnd = x == width
            if !isEnd, row[x] == row[x &- 1] {
              x &+= 1
              continue
            }
            RegionLabels.add(row[same], count: x - same, to: &sum)
            if isEnd || !isSmooth(row[x], row[x &- 1]) || isOnEdge(row + x, x: x, y: y, height, stride: width) { break }
            same = x
            x &+= 1
          }
          runs.append(Run(start: start, end: x, label: parents.count))
          parents.append(parents.count)
          sums.append(sum)
          boxes.append((start, y, x, y + 1))
        }
        join(runs, above, row, row - width)
        above = runs
        y += 1
      }
    }
  }

  private mutating func join(
    _ runs: [Run], _ above: [Run], _ row: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>
  ) {
    var (i, j) = (0, 0)
    while i < runs.count, j < above.count {
      let (low, high) = (max(runs[i].start, above[j].start), min(runs[i].end, above[j].end))
      if low < high {
        let (a, b) = (root(runs[i].label), root(above[j].label))
        if a != b {
          var x = low
          while x < high {
            if row[x] == before[x] || isSmooth(row[x], before[x]) {
              parents[max(a, b)] = min(a, b)
              break
            }
            x &+= 1
          }
        }
      }
      if runs[i].end < above[j].end { i += 1 } else { j += 1 }
    }
  }

  private mutating func root(_ label: Int) -> Int {
    var label = label
    while parents[label] != label {
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  func regions() -> [SmoothRegion] {
    var copy = self
    var regions: [Int: SmoothRegion] = [:]
    var order: [Int] = []
    for label in parents.indices {
      let root = copy.root(label)
      let (box, sum) = (boxes[label], sums[label])
      guard var region = regions[root] else {
        order.append(root)
        regions[root] = SmoothRegion(
          minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY, area: sum.area,
          color: [sum.red, sum.green, sum.blue, sum.alpha])
        continue
      }
      (region.minX, region.minY) = (min(region.minX, box.minX), min(region.minY, box.minY))
      (region.maxX, region.maxY) = (max(region.maxX, box.maxX), max(region.maxY, box.maxY))
      region.area += sum.area
      region.color = zip(region.color, [sum.red, sum.green, sum.blue, sum.alpha]).map { $0 + $1 }
      regions[root] = region
    }
    return order.map { root in
      var region = regions[root]!
      region.color = region.color.map { ($0 + region.area / 2) / region.area }
      return region
    }
  }

  @inline(__always)
  private static func add(
    _ pixel: UInt32, count: Int, to sum: inout (area: Int, red: Int, green: Int, blue: Int, alpha: Int)
  ) {
    sum.area += count
    sum.red += Int(pixel & 255) * count
    sum.green += Int(pixel >> 8 & 255) * count
    sum.blue += Int(pixel >> 16 & 255) * count
    sum.alpha += Int(pixel >> 24) * count
  }

  /// Whether the pixel and the one before it, which differ, are both cut off from above and below: the slow slope along
  /// an edge that is covered in part, which would join what lies on its two ends.
  private func isOnEdge(_ pixel: UnsafePointer<UInt32>, x: Int, y: Int, _ height: Int, stride: Int) -> Bool {
    guard y > 0, y + 1 < height else { return false }
    return !isSmooth(pixel[0], pixel[-stride]) && !isSmooth(pixel[0], pixel[stride])
      && !isSmooth(pixel[-1], pixel[-1 - stride]) && !isSmooth(pixel[-1], pixel[stride - 1])
  }

  private func isSmooth(_ a: UInt32, _ b: UInt32) -> Bool {
    var shift: UInt32 = 0
    while shift < 32 {
      let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
      if difference > SmoothRegion.step || difference < -SmoothRegion.step { return false }
      shift += 8
    }
    return true
  }
}
