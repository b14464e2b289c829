import Foundation
import ViewTree

/// What is left out of a verdict, in pixels: rectangles that the assertion gives, and views that `.snapshotIgnored()` marks.
///
/// A mask that does nothing is a mistake, as one over everything is: the view has moved away from it, or its numbers are
/// wrong. Masks over everything are found by the comparison.
struct IgnoredAreas {
  /// Grown to whole pixels, inside of the picture.
  var pixels: [PixelRect] = []
  /// What is wrong with the rectangles, by name.
  var problems: [String] = []

  /// - Parameters:
  ///   - given: the assertion's, in points from the picture's top-left corner. Each must reach into the picture.
  ///   - marked: the views', likewise. Some may lie outside, rows of a list say, as long as one does not.
  ///   - size: of the picture in points; `width` and `height` in pixels.
  init(given: [CGRect], marked: [CGRect], size: CGSize, scale: Double, width: Int, height: Int) {
    let picture = "\(number(size.width)) × \(number(size.height)) pt"
    for (index, rect) in given.enumerated() {
      let name =
        "ignoring[\(index)], (\(number(rect.origin.x)), \(number(rect.origin.y)); "
        + "\(number(rect.size.width)) × \(number(rect.size.height))) pt,"
      if [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].contains(where: \.isNaN) {
        problems.append("\(name) holds a value that is not a number")
      } else if !(rect.width > 0 && rect.height > 0) {
        problems.append("\(name) is empty, so it ignores nothing")
      } else if let pixels = Self.pixels(rect, scale).clipped(toWidth: width, height: height) {
        self.pixels.append(pixels)
      } else {
        problems.append("\(name) lies outside of the picture, which is \(picture), so it ignores nothing")
      }
    }
    let inside = marked.compactMap { rect in
      rect.width > 0 && rect.height > 0 ? Self.pixels(rect, scale).clipped(toWidth: width, height: height) : nil
    }
    if inside.isEmpty, !marked.isEmpty {
      problems.append(
        marked.count == 1
          ? ".snapshotIgnored() marks a view that is empty or outside of the picture, \(picture), so it ignores nothing"
          : ".snapshotIgnored() marks \(marked.count) views that are all empty or outside of the picture, \(picture)")
    }
    pixels += inside
  }

  /// The whole pixels that a rectangle touches. A side that is no more than 1/1000 pixel over an edge stays there: sums
  /// of thirds of a point are not exact.
  private static func pixels(_ rect: CGRect, _ scale: Double) -> PixelRect {
    func whole(_ v: Double) -> Int { v.isNaN ? 0 : Int(min(max(v, -1e12), 1e12)) }
    let (left, top) = (
      whole((rect.minX * scale + 0.001).rounded(.down)), whole((rect.minY * scale + 0.001).rounded(.down))
    )
    let (right, bottom) = (
      whole((rect.maxX * scale - 0.001).rounded(.up)), whole((rect.maxY * scale - 0.001).rounded(.up))
    )
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
