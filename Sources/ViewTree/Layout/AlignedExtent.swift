import Graphics

/// The union of lengths that are lined up on a common line.
///
/// A child that was offered infinity may be infinitely long, and its line infinitely far away; their difference is no
/// number, but the union is infinite whatever the line.
struct AlignedExtent {
  /// From the beginning to the common line, in points.
  private(set) var before: CGFloat = -.infinity
  private var after: CGFloat = -.infinity
  private var isInfinite = false

  mutating func add(length: CGFloat, line: CGFloat) {
    if length == .infinity {
      isInfinite = true
    } else {
      before = max(before, line)
      after = max(after, length - line)
    }
  }
  /// Zero when nothing was added.
  var length: CGFloat { isInfinite ? .infinity : before == -.infinity ? 0 : before + after }
}
