import Foundation

/// In place of Foundation's `intersection` and `intersects`, which make ranges of the sides and trap where one is not a
/// number: views may stand at any number, and what is wrong with them is told, not trapped on.
extension CGRect {
  /// What both cover, of no width or height where they only touch; null where there is nothing, or a number is none.
  package func overlap(with other: CGRect) -> CGRect {
    let sides = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    if sides.contains(where: \.isNaN) { return .null }
    let (left, right) = (max(sides[0], sides[4]), min(sides[1], sides[5]))
    let (top, bottom) = (max(sides[2], sides[6]), min(sides[3], sides[7]))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}
