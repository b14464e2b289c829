import Foundation
import Graphics

/// Whether what moved also has another colour: it is looked at where it was and where it is now. Pixel by pixel everything
/// of it differs, so that the comparison of the pictures cannot tell.
enum MovedColors {
  /// So many are looked at, each at about so many pixels.
  private static let limit = 100
  private static let samples = 400

  static func changes(
    of moved: [TreeDifference.Moved], mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap
  ) -> [PaintedChange] {
    // A row of samples more at each edge, and step is rounded down.
    let (pairs, kept) = (ColorPairs(capacity: 64 * samples), ColorPairs(capacity: 64 * samples))
    return PaintedChange.joined(moved.prefix(limit).compactMap { change($0, mask, reference, actual, pairs, kept) })
  }

  /// - Parameters: `pairs` and `kept` are memory for it.
  private static func change(
    _ moved: TreeDifference.Moved, _ mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap, _ pairs: ColorPairs,
    _ kept: ColorPairs
  ) -> PaintedChange? {
    let (a, b) = (scale(of: reference), scale(of: actual))
    guard a == b, let from = place(moved.from, a), let to = place(moved.to, b) else { return nil }
    let box = PixelRect(
      x: from.x, y: from.y, width: Int((moved.from.width * a).rounded()), height: Int((moved.from.height * a).rounded())
    )
    let target = PixelRect(x: to.x, y: to.y, width: box.width, height: box.height)
    guard box.clipped(toWidth: reference.width, height: reference.height) == box,
      target.clipped(toWidth: actual.width, height: actual.height) == target
    else { return nil }

    pairs.removeAll()
    kept.removeAll()
    var total = 0
    let step = step(box)
    reference.withPixels { old in
      actual.withPixels { new in
        var y = 0
        while y < box.height {
          let (before, after) = (
            old + (box.y + y) * reference.width + box.x, new + (target.y + y) * actual.width + target.x
          )
          let marks = mask.marks + (target.y + y) * mask.width + target.x
          var x = 0
          while x < box.width {
            if marks[x] != DifferenceMask.Mark.ignored.rawValue {
              total &+= 1
              if before[x] == after[x] { kept.add(before[x], 0) } else { pairs.add(before[x], after[x]) }
            }
            x &+= step
          }
          y &+= step
        }
      }
    }
    // A tenth at least has one other colour, and nothing has kept the one that it had.
    guard pairs.total * 10 >= total, let best = pairs.best, best.count * 4 >= pairs.total,
      kept.count(of: best.a, 0) <= best.count, pairs.count(of: best.b, best.a) == 0
    else { return nil }
    let (old, new) = (ColorPairs.color(best.a), ColorPairs.color(best.b))
    return PaintedChange(
      kind: .color(from: old, to: new, isForTheMostPart: false),
      things: [.init(title: moved.title, origin: moved.to.origin)], deltaE: ColorDistance.deltaE(old, new))
  }

  private static func step(_ box: PixelRect) -> Int {
    max(1, Int(Double(box.width * box.height / samples).squareRoot()))
  }

  private static func scale(of picture: Bitmap) -> Double {
    picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1
  }

  /// In pixels; `nil` between them: what moved by half a pixel has other pixels without another colour.
  private static func place(_ frame: CGRect, _ scale: Double) -> (x: Int, y: Int)? {
    let (x, y) = (frame.minX * scale, frame.minY * scale)
    guard abs(x) < 1e6, abs(y) < 1e6, frame.width * scale < 1e6, frame.height * scale < 1e6,
      abs(x - x.rounded()) < 0.01,
      abs(y - y.rounded()) < 0.01
    else { return nil }
    return (Int(x.rounded()), Int(y.rounded()))
  }
}
