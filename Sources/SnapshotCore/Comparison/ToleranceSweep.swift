import Graphics

/// Which tolerances a picture that failed would pass under, the tightest of each kind. Empty where none would: no
/// tolerance lets another size pass.
package struct ToleranceSweep: Sendable {
  package private(set) var tolerances: [SnapshotTolerance] = []

  static let none = ToleranceSweep()
  private init() {}

  package init(_ difference: PixelDifference, _ analysis: DifferenceAnalysis, width: Int, height: Int) {
    guard !analysis.hasOutside, difference.count > 0, let largest = analysis.deltas.lastIndex(where: { $0 > 0 }) else {
      return
    }
    // Pixels within the tolerance stay there only under its limit for a pixel. What is known of the others alone says
    // nothing of the largest ΔE of all, nor, under a limit of ΔE, of channels.
    let (given, hasTolerated) = (difference.tolerance, difference.toleratedCount > 0)
    func keepingTolerated(maxPixels: Int = 0, maxFraction: Double? = nil, maxDensity: Double = 0.05) -> SnapshotTolerance {
      SnapshotTolerance(
        maxChannelDelta: hasTolerated && given.maxDeltaE == nil ? given.maxChannelDelta : 0,
        maxDeltaE: hasTolerated ? given.maxDeltaE : nil, maxPixels: maxPixels, maxFraction: maxFraction,
        maxDensity: maxDensity)
    }
    // 1. How far every pixel may be off. Where that is from 0 to 255, anything would pass.
    if difference.largestChannelDelta < 255 {
      tolerances.append(SnapshotTolerance(maxChannelDelta: difference.largestChannelDelta))
      if analysis.isLargestDeltaEExact, !hasTolerated || difference.largestDeltaE != nil {
        tolerances.append(SnapshotTolerance(maxDeltaE: Self.roundedUp(analysis.largestDeltaE, 10)))
      }
    }
    // 2. How many may be off by anything.
    tolerances.append(keepingTolerated(maxPixels: difference.count))
    let window = SnapshotTolerance.exact.densityWindow
    let area = min(window, width) * min(window, height)
    let (share, density) = (difference.fraction, Double(analysis.densest) / Double(area))
    if share < 0.5, density < 1 {
      tolerances.append(
        keepingTolerated(maxFraction: Self.significant(share), maxDensity: Self.significant(density)))
    }
    // 3. Most by a little and a few by anything.
    var (rest, delta) = (0, largest)
    while delta > 0, (rest + analysis.deltas[delta]) * 20 <= difference.count {
      rest += analysis.deltas[delta]
      delta -= 1
    }
    if delta > 0, delta * 4 <= largest, rest > 0, !hasTolerated || given.maxDeltaE == nil {
      tolerances.append(SnapshotTolerance(maxChannelDelta: delta, maxPixels: rest))
    }
  }

  /// `maxChannelDelta: 34 | maxDeltaE: 12.4 | maxPixels: 802`
  package var text: String { tolerances.map(Self.arguments(of:)).joined(separator: " | ") }

  /// As they are written in `SnapshotTolerance(…)`.
  package static func arguments(of tolerance: SnapshotTolerance) -> String {
    var words: [String] = []
    if let e = tolerance.maxDeltaE {
      words.append("maxDeltaE: \(NumberText.short(e, places: 9))")
    } else if tolerance.maxChannelDelta > 0 {
      words.append("maxChannelDelta: \(tolerance.maxChannelDelta)")
    }
    if tolerance.maxPixels > 0 { words.append("maxPixels: \(tolerance.maxPixels)") }
    if let share = tolerance.maxFraction {
      words.append(
        "maxFraction: \(NumberText.short(share, places: 9)), maxDensity: \(NumberText.short(tolerance.maxDensity, places: 9))"
      )
    }
    return words.joined(separator: ", ")
  }

  private static func roundedUp(_ value: Double, _ steps: Double) -> Double {
    let rounded = (value * steps).rounded(.up) / steps
    return rounded >= value ? rounded : rounded + 1 / steps
  }
  /// Up, to two significant digits.
  private static func significant(_ share: Double) -> Double {
    var steps = 100.0
    while share * steps < 10, steps < 1e8 { steps *= 10 }
    return min(1, roundedUp(share, steps))
  }
}
