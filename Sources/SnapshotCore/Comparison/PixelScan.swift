import Foundation
import Graphics

/// The loop over two pictures' pixels, in the form that stays fast without optimisation; the tests hold a plain twin
/// beside it.
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
    return reference.storage.withBytes { a in
      actual.storage.withBytes { b in
        var largest = Largest()
        let distances = DeltaEMemo()
        let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
        for y in 0..<height {
          let rowA = a.baseAddress! + y * reference.width * 4
          let rowB = b.baseAddress! + y * actual.width * 4
          if memcmp(rowA, rowB, width * 4) == 0 { continue }
          markRow(
            mask.marks + y * mask.width, rowA.assumingMemoryBound(to: UInt8.self),
            rowB.assumingMemoryBound(to: UInt8.self), width, tolerance, distances, &largest)
        }
        return largest
      }
    }
  }

  private static func markRow(
    _ marks: UnsafeMutablePointer<UInt8>, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ width: Int,
    _ tolerance: SnapshotTolerance, _ distances: DeltaEMemo, _ largest: inout Largest
  ) {
    let (different, tolerated, ignored) =
      (
        DifferenceMask.Mark.different.rawValue, DifferenceMask.Mark.tolerated.rawValue,
        DifferenceMask.Mark.ignored.rawValue
      )
    let limit = Int32(tolerance.maxChannelDelta)
    let deltaELimit = tolerance.maxDeltaE
    var largestDelta = Int32(largest.channelDelta)
    var (p, q) = (a, b)
    var x = 0
    while x < width {
      let r = abs(Int32(p[0]) &- Int32(q[0]))
      let g = abs(Int32(p[1]) &- Int32(q[1]))
      let b = abs(Int32(p[2]) &- Int32(q[2]))
      let alpha = abs(Int32(p[3]) &- Int32(q[3]))
      if (r | g | b | alpha) != 0, marks[x] != ignored {
        var delta = r > g ? r : g
        if b > delta { delta = b }
        if alpha > delta { delta = alpha }
        if delta > largestDelta { largestDelta = delta }
        if let deltaELimit {
          let distance = distances.deltaE(p, q)
          if distance > largest.deltaE ?? 0 { largest.deltaE = distance }
          marks[x] = distance > deltaELimit ? different : tolerated
        } else {
          marks[x] = delta > limit ? different : tolerated
        }
      }
      p += 4
      q += 4
      x &+= 1
    }
    largest.channelDelta = Int(largestDelta)
  }

  private static func markOutside(_ mask: DifferenceMask, width: Int, height: Int) {
    let (different, ignored) = (DifferenceMask.Mark.different.rawValue, DifferenceMask.Mark.ignored.rawValue)
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
