/// A rectangle of whole pixels; x grows to the right, y downward.
package struct PixelRect: Hashable, Sendable, Codable {
  package var x, y, width, height: Int
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
  package var lastX: Int { x + width - 1 }
  package var lastY: Int { y + height - 1 }

  /// `nil` when nothing is left.
  package func clipped(toWidth w: Int, height h: Int) -> PixelRect? {
    let (x0, y0) = (max(0, x), max(0, y))
    let (x1, y1) = (min(w, x.clampedSum(width)), min(h, y.clampedSum(height)))
    return x1 > x0 && y1 > y0 ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
  }
}

extension Int {
  fileprivate func clampedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}

extension PixelRect {
  func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
