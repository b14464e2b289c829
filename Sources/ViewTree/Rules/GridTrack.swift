import Graphics

/// A column of a vertical lazy grid, or a row of a horizontal one: SwiftUI's `GridItem`.
package struct GridTrack: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    /// In points.
    case fixed(CGFloat)
    /// A share of what the fixed tracks leave.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit in one flexible track's place.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  package var size: Size
  /// To the next track, in points; `nil` is the platform's 8.
  package var spacing: CGFloat?
  /// Of the cells in the track; `nil` is the grid's own.
  package var alignment: Alignment?
  package init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A track with its length and place known.
package struct ResolvedGridTrack: Hashable, Sendable {
  /// In points, along the axis across which the grid grows.
  package var position: CGFloat
  package var length: CGFloat
  package var alignment: Alignment?
}

extension GridTrack {
  /// Tracks beyond this many are a mistake in a minimum, and would take for ever.
  private static let countLimit = 10_000

  /// Divides `available` among `tracks`, in the manner of `LazyVGrid` [Apple documentation of `GridItem.Size`;
  /// facts, swiftui-layout.md section 4]: fixed tracks keep their length; each of the others in turn gets an equal share
  /// of what is left, held within its limits; an adaptive one fills its share with as many equal tracks as fit.
  /// - Parameter available: in points; `nil` gives every track its smallest length.
  package static func resolve(_ tracks: [GridTrack], in available: CGFloat?) -> [ResolvedGridTrack] {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e9) : 0 }
    func gap(_ track: GridTrack) -> CGFloat {
      track.spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.platformDefault
    }
    func fixed(_ track: GridTrack) -> CGFloat? {
      if case .fixed(let length) = track.size { valid(length) } else { nil }
    }
    // 1. Spacing and fixed tracks are not to be shared.
    var remaining = available.map { min($0, 1e9) } ?? 0
    for (i, track) in tracks.enumerated() {
      if i + 1 < tracks.count { remaining -= gap(track) }
      remaining -= fixed(track) ?? 0
    }
    // 2. The others, in order, each an equal share of what the earlier ones left.
    var sharers = tracks.filter { fixed($0) == nil }.count
    var resolved: [ResolvedGridTrack] = []
    var position: CGFloat = 0
    for track in tracks {
      let share = max(0, remaining) / CGFloat(max(1, sharers))
      let lengths: [CGFloat]
      switch track.size {
      case .fixed(let length): lengths = [valid(length)]
      case .flexible(let minimum, let maximum):
        lengths = [min(max(share, valid(minimum)), max(valid(minimum), valid(maximum)))]
      case .adaptive(let minimum, let maximum):
        let low = max(1, valid(minimum)), high = max(low, valid(maximum)), between = gap(track)
        let step = max(1, low + between)
        let fitting = ((share + between) / step).rounded(.down)
        let count = max(1, min(Int(min(fitting, CGFloat(countLimit))), countLimit - resolved.count))
        let each = (share - between * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(each, low), high), count: count)
      }
      if fixed(track) == nil {
        remaining -= lengths.reduce(0, +) + gap(track) * CGFloat(lengths.count - 1)
        sharers -= 1
      }
      for length in lengths {
        resolved.append(ResolvedGridTrack(position: position, length: length, alignment: track.alignment))
        position += length + gap(track)
      }

    }
    return resolved
  }
}
