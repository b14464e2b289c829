/// A region of the device's picture, and the one of ours that stands for it.
struct RegionMatch {
  var device: SmoothRegion
  var ours: SmoothRegion?

  /// How far our sides lie from the device's, in pixels: left, top, right, bottom. `nil` where we have no such region.
  var offsets: [Int]? {
    guard let ours else { return nil }
    return [
      ours.minX - device.minX, ours.minY - device.minY, ours.maxX - device.maxX, ours.maxY - device.maxY,
    ]
  }
  /// The largest difference of a channel between the two means, in levels.
  var colorDifference: Int? { ours.map { RegionMatch.difference($0.color, device.color) } }

  /// Pairs each region of the device, the largest first, with the nearest of ours that nobody has yet: the least sum of
  /// the four distances and twice the difference in colour. Farther than half its own size, or 40 levels, is no match.
  static func pair(_ device: [SmoothRegion], _ ours: [SmoothRegion]) -> [RegionMatch] {
    var free = ours
    return device.sorted { ($0.area, $1.minY, $1.minX) > ($1.area, $0.minY, $0.minX) }.map { region in
      var best: (index: Int, cost: Int)?
      for (index, candidate) in free.enumerated() {
        let color = difference(candidate.color, region.color)
        let distance =
          abs(candidate.minX - region.minX) + abs(candidate.minY - region.minY)
          + abs(candidate.maxX - region.maxX) + abs(candidate.maxY - region.maxY)
        guard color <= 40, distance <= (region.width + region.height) / 2 + 16 else { continue }
        let cost = distance + 2 * color
        if cost < best?.cost ?? .max { best = (index, cost) }
      }
      guard let best else { return RegionMatch(device: region) }
      return RegionMatch(device: region, ours: free.remove(at: best.index))
    }
  }

  private static func difference(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).map { abs($0 - $1) }.max() ?? 0 }
}
