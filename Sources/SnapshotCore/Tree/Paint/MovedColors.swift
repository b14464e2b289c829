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
    PaintedChange.joined(moved.prefix(limit).compactMap { change($0, mask, reference, actual) })
  }

  private static func change(
    _ moved: TreeDifference.Moved, _ mask: DifferenceMask, _ reference: Bitmap, _ actual: Bitmap
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

    struct Pair: Hashable { var a, b: RGBA8 }
    var (pairs, kept, total, differing) = ([Pair: Int](), [RGBA8: Int](), 0, 0)
    let step = max(1, Int(Double(box.width * box.height / samples).squareRoot()))
    for y in stride(from: 0, to: box.height, by: step) {
      for x in stride(from: 0, to: box.width, by: step) {
        if mask[x: target.x + x, y: target.y + y] == .ignored { continue }
        let (old, new) = (reference[x: box.x + x, y: box.y + y], actual[x: target.x + x, y: target.y + y])
        total += 1
        if old == new {
          kept[old, default: 0] += 1
        } else {
          pairs[Pair(a: old, b: new), default: 0] += 1
          differing += 1
        }
      }
    }
    // A tenth at least has one other colour, and nothing has kept the one that it had.
    guard differing * 10 >= total,
      let best = pairs.max(by: {
        ($0.value, PaintedChange.number($0.key.a), PaintedChange.number($0.key.b)) < (
          $1.value, PaintedChange.number($1.key.a), PaintedChange.number($1.key.b)
        )
      }),
      best.value * 4 >= differing, kept[best.key.a, default: 0] <= best.value,
      pairs[Pair(a: best.key.b, b: best.key.a)] == nil
    else { return nil }
    return PaintedChange(
      kind: .color(from: best.key.a, to: best.key.b, isForTheMostPart: false),
      things: [.init(title: moved.title, origin: moved.to.origin)],
      deltaE: PaintedChange.deltaE(best.key.a, best.key.b))
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
