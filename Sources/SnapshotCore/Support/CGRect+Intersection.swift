import Foundation

/// In this module in place of Foundation's, which makes ranges of the sides and traps where one is not a number: views may
/// stand at any number, and their frames are looked at before the failure is told.
extension CGRect {
  /// What both cover, of no width or height where they only touch; null where there is nothing, or a number is none.
  func intersection(_ other: CGRect) -> CGRect {
    let sides = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    if sides.contains(where: \.isNaN) { return .null }
    let (left, right) = (max(sides[0], sides[4]), min(sides[1], sides[5]))
    let (top, bottom) = (max(sides[2], sides[6]), min(sides[3], sides[7]))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
}
