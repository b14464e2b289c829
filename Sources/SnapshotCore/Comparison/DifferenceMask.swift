import Foundation

/// One mark for each pixel of a canvas. Written while a comparison runs, read-only afterwards.
package final class DifferenceMask: @unchecked Sendable {
  package enum Mark: UInt8 {
    case same = 0
    case tolerated = 1
    case different = 2
    case ignored = 3
  }

  package let width: Int
  package let height: Int
  let marks: UnsafeMutablePointer<UInt8>

  /// Sides are those of bitmaps, so the product is small enough.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    marks = .allocate(capacity: width * height)
    marks.initialize(repeating: Mark.same.rawValue, count: width * height)
  }
  deinit { marks.deallocate() }

  package subscript(x x: Int, y y: Int) -> Mark {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside \(width) × \(height)")
    return Mark(rawValue: marks[y * width + x]) ?? .same
  }

  func ignore(_ rects: [PixelRect]) {
    for rect in rects {
      guard let r = rect.clipped(toWidth: width, height: height) else { continue }
      for y in r.y...r.lastY { (marks + (y * width + r.x)).update(repeating: Mark.ignored.rawValue, count: r.width) }
    }
  }

  package func count(of mark: Mark) -> Int {
    let wanted = mark.rawValue
    var p = marks
    let end = marks + width * height
    var count = 0
    while p < end {
      if p.pointee == wanted { count &+= 1 }
      p += 1
    }
    return count
  }

  package func bounds(of mark: Mark) -> PixelRect? {
    let wanted = mark.rawValue
    var (left, right, top, bottom) = (width, -1, -1, -1)
    for y in 0..<height {
      let row = marks + y * width
      guard let first = memchr(row, Int32(wanted), width) else { continue }
      left = min(left, first - UnsafeMutableRawPointer(row))
      var last = width - 1
      while last > right, row[last] != wanted { last &-= 1 }
      right = max(right, last)
      if top < 0 { top = y }
      bottom = y
    }
    return top < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The largest number of such marks in any square of `side` pixels (less at a canvas that is smaller): a sum over the
  /// last `side` rows for each column, and a sum over `side` of those sliding along the row.
  package func densestWindowCount(of mark: Mark, side: Int) -> Int {
    let wanted = mark.rawValue
    let columns = UnsafeMutablePointer<Int32>.allocate(capacity: width)
    columns.initialize(repeating: 0, count: width)
    defer { columns.deallocate() }
    var densest: Int32 = 0
    var y = 0
    while y < height {
      let entering = marks + y * width
      // Where no mark comes or goes, the sums are those of the row before.
      if memchr(entering, Int32(wanted), width) == nil,
        y < side || memchr(marks + (y - side) * width, Int32(wanted), width) == nil
      {
        y &+= 1
        continue
      }
      let leaving: UnsafeMutablePointer<UInt8>? = y >= side ? marks + (y - side) * width : nil
      var sum: Int32 = 0
      var x = 0
      while x < width {
        if entering[x] == wanted { columns[x] &+= 1 }
        if let leaving, leaving[x] == wanted { columns[x] &-= 1 }
        sum &+= columns[x]
        if x >= side { sum &-= columns[x &- side] }
        if sum > densest { densest = sum }
        x &+= 1
      }
      y &+= 1
    }
    return Int(densest)
  }
}
