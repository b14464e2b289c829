internal import CRasterKernels
import Foundation
import Graphics

/// What a failure says about its pixels; worked out for failures alone, and over marked pixels alone.
package struct DifferenceAnalysis: Sendable {
  /// The most pixels first.
  package private(set) var clusters: [PixelCluster]
  /// OKLab distance times 100 over the pixels over the tolerance that both pictures have.
  package private(set) var largestDeltaE = 0.0
  /// A picture of noise has as many colours as pixels; after `colorLimit` of them the largest may be larger.
  package private(set) var isLargestDeltaEExact = true
  /// How many of those pixels are off by 0…255 in their worst channel.
  package private(set) var deltas = [Int](repeating: 0, count: 256)
  /// No colour differs, only how opaque it is.
  package private(set) var isAlphaOnly = true
  /// Some pixels are in one picture only.
  package private(set) var hasOutside: Bool
  /// The most marked pixels in one square of the standard tolerance's window.
  package private(set) var densest: Int

  /// About 10 ms in a debug build.
  static let colorLimit: Int64 = 40_000

  /// Whether marks are all that a person would see of it.
  package var isFaint: Bool { isAlphaOnly || (deltas.lastIndex { $0 > 0 } ?? 0) <= 32 }

  package init(_ difference: PixelDifference, _ reference: Bitmap, _ actual: Bitmap) {
    clusters = PixelClusters.find(in: difference.mask)
    hasOutside = reference.width != actual.width || reference.height != actual.height
    // No share is of use where most of a picture differs.
    densest =
      difference.fraction < 0.5
      ? difference.mask.densestWindowCount(side: SnapshotTolerance.exact.densityWindow)
      : difference.count
    scan(difference.mask, reference, actual)
    if let known = difference.largestDeltaE { (largestDeltaE, isLargestDeltaEExact) = (known, true) }
    if deltas.allSatisfy({ $0 == 0 }) { isAlphaOnly = false }
  }

  private mutating func scan(_ mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap) {
    let memo = ColorDistance.Memo()
    var found = ras_analysis()
    found.is_alpha_only = 1
    PixelScan.rows(of: reference, actual) { y, width, a, b in
      ras_analyse_row(mask.marks + y * mask.width, a, b, Int32(width), Self.colorLimit, memo.labs, &found)
    }
    largestDeltaE = found.largest_squared.squareRoot() * 100
    (isLargestDeltaEExact, isAlphaOnly) = (found.is_cut == 0, found.is_alpha_only != 0)
    withUnsafeBytes(of: found.histogram) { histogram in
      for i in 0..<256 { deltas[i] = Int(histogram.load(fromByteOffset: i * 8, as: Int64.self)) }
    }
  }
}
