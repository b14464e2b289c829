import Foundation
import Graphics

/// What a failure says about its pixels; worked out for failures alone, and over marked pixels alone.
package struct DifferenceAnalysis: Sendable {
  /// The most pixels first.
  package private(set) var clusters: [PixelCluster]
  /// OKLab distance times 100 over the pixels over the tolerance that both pictures have.
  package private(set) var largestDeltaE = 0.0
  /// A picture of noise has as many pairs of colours as pixels; after `distanceLimit` of them the largest may be larger.
  package private(set) var isLargestDeltaEExact = true
  /// How many of those pixels are off by 0…255 in their worst channel.
  package private(set) var deltas = [Int](repeating: 0, count: 256)
  /// No colour differs, only how opaque it is.
  package private(set) var isAlphaOnly = true
  /// Some pixels are in one picture only.
  package private(set) var hasOutside: Bool
  /// The most marked pixels in one square of the standard tolerance's window.
  package private(set) var densest: Int

  /// About 40 ms in a debug build.
  static let distanceLimit = 20_000

  /// Whether marks are all that a person would see of it.
  package var isFaint: Bool { isAlphaOnly || (deltas.lastIndex { $0 > 0 } ?? 0) <= 32 }

  package init(_ difference: PixelDifference, _ reference: Bitmap, _ actual: Bitmap) {
    clusters = PixelClusters.find(in: difference.mask)
    hasOutside = reference.width != actual.width || reference.height != actual.height
    // No share is of use where most of a picture differs.
    densest =
      difference.fraction < 0.5
      ? difference.mask.densestWindowCount(of: .different, side: SnapshotTolerance.exact.densityWindow)
      : difference.count
    scan(difference.mask, reference, actual)
    if let known = difference.largestDeltaE { (largestDeltaE, isLargestDeltaEExact) = (known, true) }
    if deltas.allSatisfy({ $0 == 0 }) { isAlphaOnly = false }
  }

  private mutating func scan(_ mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap) {
    let histogram = UnsafeMutablePointer<Int>.allocate(capacity: 256)
    histogram.initialize(repeating: 0, count: 256)
    defer { histogram.deallocate() }
    let memo = DeltaEMemo()
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    var (largest, isExact, isAlphaOnly) = (0.0, true, true)
    reference.storage.withBytes { a in
      actual.storage.withBytes { b in
        let wanted = DifferenceMask.Mark.different.rawValue
        var y = 0
        while y < height {
          let marks = mask.marks + y * mask.width
          let rowA = (a.baseAddress! + y * reference.width * 4).assumingMemoryBound(to: UInt8.self)
          let rowB = (b.baseAddress! + y * actual.width * 4).assumingMemoryBound(to: UInt8.self)
          guard memchr(marks, Int32(wanted), width) != nil else {
            y &+= 1
            continue
          }
          var (last, lastDelta) = (-1, 0)
          var x = 0
          while x < width {
            if marks[x] != wanted {
              x &+= 1
              continue
            }
            let (p, q) = (rowA + x &* 4, rowB + x &* 4)
            // Flat areas repeat one pair.
            if last >= 0, memcmp(p, rowA + last &* 4, 4) == 0, memcmp(q, rowB + last &* 4, 4) == 0 {
              histogram[lastDelta] &+= 1
              x &+= 1
              continue
            }
            var delta = abs(Int32(p[0]) &- Int32(q[0]))
            let green = abs(Int32(p[1]) &- Int32(q[1]))
            let blue = abs(Int32(p[2]) &- Int32(q[2]))
            let alpha = abs(Int32(p[3]) &- Int32(q[3]))
            if green > delta { delta = green }
            if blue > delta { delta = blue }
            if alpha == 0 { isAlphaOnly = false }
            if isAlphaOnly, Self.isOtherColor(p, q) { isAlphaOnly = false }
            if alpha > delta { delta = alpha }
            (last, lastDelta) = (x, Int(delta))
            histogram[lastDelta] &+= 1
            if memo.misses < Self.distanceLimit {
              let distance = memo.deltaE(p, q)
              if distance > largest { largest = distance }
            } else {
              isExact = false
            }
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    (largestDeltaE, isLargestDeltaEExact, self.isAlphaOnly) = (largest, isExact, isAlphaOnly)
    for i in 0..<256 { deltas[i] = histogram[i] }
  }

  /// Whether two pixels of different alpha have different colours, too; premultiplied, a level is lost at each end.
  private static func isOtherColor(_ p: UnsafePointer<UInt8>, _ q: UnsafePointer<UInt8>) -> Bool {
    if p[3] == 0 || q[3] == 0 { return false }
    for i in 0..<3 {
      let (a, b) = (Int32(p[i]) * Int32(q[3]), Int32(q[i]) * Int32(p[3]))
      if abs(a - b) > Int32(p[3]) + Int32(q[3]) { return true }
    }
    return false
  }
}
