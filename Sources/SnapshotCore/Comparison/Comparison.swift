import Graphics

/// The answer to "is this the picture it was?". `compare(a, b)` and `compare(b, a)` give the same numbers.
package enum Comparison: Sendable {
  case identical
  /// Different, and the tolerance allows it.
  case similar(PixelDifference)
  case different(PixelDifference)
  /// Pixels that only one of the two has count as different; the difference's canvas covers both.
  case sizesDiffer(PixelDifference)
  /// A canvas that covers both would have more than `Bitmap.maximumPixels`.
  case sizesTooFarApart
  /// Every pixel was to be ignored: a verdict would be hollow.
  case nothingToCompare

  package var passes: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .sizesDiffer, .sizesTooFarApart, .nothingToCompare: false
    }
  }

  package var isIdentical: Bool { if case .identical = self { true } else { false } }

  /// Of a comparison that does not pass.
  var failedDifference: PixelDifference? { passes ? nil : difference }

  package var difference: PixelDifference? {
    switch self {
    case .similar(let d), .different(let d), .sizesDiffer(let d): d
    case .identical, .sizesTooFarApart, .nothingToCompare: nil
    }
  }

  /// Scales are not compared: they are no pixels.
  /// - Parameter ignoring: pixels that are left out of the verdict; parts outside of the pictures do no harm.
  package static func compare(
    _ reference: Bitmap, _ actual: Bitmap, tolerance: SnapshotTolerance = .exact, ignoring: [PixelRect] = []
  ) -> Comparison {
    // 1. The common case costs one memcmp.
    if ignoring.isEmpty, reference == actual { return .identical }

    // 2. A mark for every pixel of the smallest canvas that holds both.
    let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
    guard width <= Bitmap.maximumPixels / height else { return .sizesTooFarApart }
    let mask = DifferenceMask(width: width, height: height)
    mask.ignore(ignoring)
    let largest = PixelScan.mark(mask, reference, actual, tolerance)
    let counts = mask.counts
    if counts[Int(DifferenceMask.Mark.ignored.rawValue)] == mask.width * mask.height { return .nothingToCompare }

    // 3. What the marks say.
    let difference = PixelDifference(mask: mask, counts: counts, largest: largest, tolerance: tolerance)
    if reference.width != actual.width || reference.height != actual.height { return .sizesDiffer(difference) }
    if difference.count == 0, difference.toleratedCount == 0 { return .identical }
    return difference.isAllowed(by: tolerance) ? .similar(difference) : .different(difference)
  }
}
