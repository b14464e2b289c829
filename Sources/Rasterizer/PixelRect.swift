import Graphics

/// A rectangle of whole pixels: `x0 ..< x1` by `y0 ..< y1`.
///
/// Guarantees: coordinates are within ±`limit`, so that sums and differences of a few cannot overflow.
struct PixelRect: Equatable {
  var x0, y0, x1, y1: Int

  static let limit = 1 << 20
  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    func clamped(_ v: Int) -> Int { min(max(v, -PixelRect.limit), PixelRect.limit) }
    (self.x0, self.y0, self.x1, self.y1) = (clamped(x0), clamped(y0), clamped(x1), clamped(y1))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let r = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return r.isEmpty ? .empty : r
  }
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
  func inflated(_ by: Int) -> PixelRect {
    isEmpty ? self : PixelRect(x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by)
  }
  func offset(x: Int, y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }
}

/// Bounds that grow point by point; what is not finite is left out.
struct PointBounds {
  var x0 = Double.infinity, y0 = Double.infinity, x1 = -Double.infinity, y1 = -Double.infinity

  mutating func add(_ x: Double, _ y: Double) {
    guard x.isFinite, y.isFinite else { return }
    if x < x0 { x0 = x }
    if x > x1 { x1 = x }
    if y < y0 { y0 = y }
    if y > y1 { y1 = y }
  }

  /// The pixels that are touched, with one to spare: an edge is rounded to 1/256 of a pixel.
  var pixels: PixelRect {
    guard x0 <= x1 else { return .empty }
    func whole(_ v: Double) -> Int { Int(min(max(v, -1e6), 1e6)) }
    return PixelRect(
      x0: whole(x0.rounded(.down)) - 1, y0: whole(y0.rounded(.down)) - 1, x1: whole(x1.rounded(.up)) + 1,
      y1: whole(y1.rounded(.up)) + 1)
  }
}
