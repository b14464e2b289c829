/// The numbers of a comparison that was not identical. All of them, and the difference picture, come from one mask.
package struct PixelDifference: Sendable {
  package let mask: DifferenceMask
  /// What the marks were made with.
  package let tolerance: SnapshotTolerance
  /// Pixels off by more than the tolerance allows a pixel to be.
  package let count: Int
  /// Pixels that are off, but not by more than that.
  package let toleratedCount: Int
  /// Pixels that took part: those of the canvas less the ignored ones.
  package let comparedCount: Int
  /// Around the pixels in `count`; `nil` when there are none.
  package let bounds: PixelRect?
  /// 0…255, over every pixel that both pictures have.
  package let largestChannelDelta: Int
  /// OKLab distance times 100; only worked out for a tolerance that asks for it.
  package let largestDeltaE: Double?
  /// The most pixels of `count` in one square of the tolerance's window; only with `maxFraction`.
  package let densestWindowCount: Int?

  /// 0…1.
  package var fraction: Double { Double(count) / Double(comparedCount) }

  /// - Parameter counts: of each mark.
  init(mask: DifferenceMask, counts: [Int], largest: PixelScan.Largest, tolerance: SnapshotTolerance) {
    (self.mask, self.tolerance) = (mask, tolerance)
    comparedCount = mask.width * mask.height - counts[Int(DifferenceMask.Mark.ignored.rawValue)]
    count = counts[Int(DifferenceMask.Mark.different.rawValue)]
    toleratedCount = counts[Int(DifferenceMask.Mark.tolerated.rawValue)]
    bounds = mask.differentBounds
    largestChannelDelta = largest.channelDelta
    largestDeltaE = largest.deltaE
    densestWindowCount =
      tolerance.maxFraction == nil ? nil : mask.densestWindowCount(side: tolerance.densityWindow)
  }

  func isAllowed(by tolerance: SnapshotTolerance) -> Bool {
    if count <= tolerance.maxPixels { return true }
    guard let share = tolerance.maxFraction, let densest = densestWindowCount else { return false }
    // A window is never larger than the picture.
    let area = min(tolerance.densityWindow, mask.width) * min(tolerance.densityWindow, mask.height)
    return Double(count) <= share * Double(comparedCount) && Double(densest) <= tolerance.maxDensity * Double(area)
  }
}
