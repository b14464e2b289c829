internal import CRasterKernels
import Foundation
import Graphics

/// The walk over two pictures' rows; the loops over pixels are in C, and the tests hold their plain twins beside them.
enum PixelScan {
  struct Largest: Equatable {
    var channelDelta = 0
    var deltaE: Double?
  }

  /// Marks every pixel that differs, and says how far the worst is off. A pixel that only one picture has is different.
  static func mark(
    _ mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap, _ tolerance: SnapshotTolerance
  ) -> Largest {
    markOutside(mask, width: min(reference.width, actual.width), height: min(reference.height, actual.height))
    var (largestDelta, largestDeltaE) = (Int32(0), 0.0)
    let limit = Int32(tolerance.maxChannelDelta)
    let memo = tolerance.maxDeltaE.map { _ in ColorDistance.Memo() }
    rows(of: reference, actual) { y, width, a, b in
      let marks = mask.marks + y * mask.width
      let delta =
        if let memo, let distance = tolerance.maxDeltaE {
          ras_mark_row_delta_e(marks, a, b, Int32(width), distance, memo.labs, &largestDeltaE)
        } else {
          ras_mark_row(marks, a, b, Int32(width), limit)
        }
      if delta > largestDelta { largestDelta = delta }
    }
    return Largest(channelDelta: Int(largestDelta), deltaE: largestDeltaE > 0 ? largestDeltaE : nil)
  }

  /// The rows that both pictures have and that differ, from the top: number, pixels in both, the two rows' bytes.
  static func rows(
    of reference: Bitmap, _ actual: Bitmap,
    _ body: (Int, Int, UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Void
  ) {
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    reference.storage.withBytes { a in
      actual.storage.withBytes { b in
        var y = 0
        while y < height {
          let rowA = a.baseAddress! + y * reference.width * 4
          let rowB = b.baseAddress! + y * actual.width * 4
          if memcmp(rowA, rowB, width * 4) != 0 {
            body(y, width, rowA.assumingMemoryBound(to: UInt8.self), rowB.assumingMemoryBound(to: UInt8.self))
          }
          y &+= 1
        }
      }
    }
  }

  private static func markOutside(_ mask: DifferenceMask, width: Int, height: Int) {
    let (different, ignored) = (DifferenceMask.Mark.different.rawValue, DifferenceMask.Mark.ignored.rawValue)
    if width == mask.width, height == mask.height { return }
    for y in 0..<mask.height {
      let row = mask.marks + y * mask.width
      // Nothing is marked yet but what is ignored.
      var x = y < height ? width : 0
      if memchr(row + x, Int32(ignored), mask.width - x) == nil {
        (row + x).update(repeating: different, count: mask.width - x)
        continue
      }
      while x < mask.width {
        if row[x] != ignored { row[x] = different }
        x &+= 1
      }
    }
  }
}
