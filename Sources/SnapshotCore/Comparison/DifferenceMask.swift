internal import CRasterKernels
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
    // Zero is `same`, and pages that stay so cost nothing.
    guard let memory = calloc(width * height, 1) else {
      fatalError("no memory for a mask of \(width) × \(height) pixels")
    }
    marks = memory.bindMemory(to: UInt8.self, capacity: width * height)
  }
  deinit { free(marks) }

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

  package func count(of mark: Mark) -> Int { counts[Int(mark.rawValue)] }

  /// How many pixels have each mark, in the order of their raw values.
  var counts: [Int] {
    var counts: (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &counts) {
      ras_count_marks(marks, width * height, $0.baseAddress!.assumingMemoryBound(to: Int64.self))
    }
    return [Int(counts.0), Int(counts.1), Int(counts.2), Int(counts.3)]
  }

  /// Around the pixels over the tolerance; `nil` when there are none.
  var differentBounds: PixelRect? {
    var (left, right, top, bottom) = (width, -1, -1, -1)
    for y in 0..<height {
      let row = marks + y * width
      guard let first = memchr(row, Int32(Mark.different.rawValue), width) else { continue }
      left = min(left, first - UnsafeMutableRawPointer(row))
      right = max(right, Int(ras_last_different(row, Int32(right + 1), Int32(width))))
      if top < 0 { top = y }
      bottom = y
    }
    return top < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The most pixels over the tolerance in any square of `side` pixels, less at a canvas that is smaller: a sum over the last
  /// `side` rows for each column, and a sum over `side` of those sliding along the row.
  package func densestWindowCount(side: Int) -> Int {
    let columns = UnsafeMutablePointer<Int32>.allocate(capacity: width)
    defer { columns.deallocate() }
    return Int(ras_densest_window(marks, Int32(width), Int32(height), Int32(clamping: side), columns))
  }
}
