import Graphics
import ViewTree

/// A line of a text of ours, and where its box is in the picture.
struct TextLine {
  var text: String
  /// In pixels.
  var zone: SmoothRegion
  /// Whether it is set in the stand-in of Apple's font, whose letters have other widths.
  var isSystemFont: Bool

  /// The lines of all texts of a tree, in the order in which they are drawn. Redacted ones are boxes.
  static func find(in tree: PlacedNode, scale: Double) -> [TextLine] {
    var lines: [TextLine] = []
    tree.forEach { node in
      guard case .text(let layout, let content) = node.content, !content.isRedacted else { return }
      var isSystemFont = true
      if case .custom? = content.runs.first?.run.font.family { isSystemFont = false }
      for line in layout.lines where !line.text.allSatisfy(\.isWhitespace) {
        let box = line.bounds.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
        guard box.width.isFinite, box.height.isFinite, abs(box.minX) < 1e5, abs(box.minY) < 1e5 else { continue }
        let zone = SmoothRegion(
          minX: Int((box.minX * scale).rounded(.down)), minY: Int((box.minY * scale).rounded(.down)),
          maxX: Int((box.maxX * scale).rounded(.up)), maxY: Int((box.maxY * scale).rounded(.up)), area: 0, color: [])
        lines.append(TextLine(text: line.text, zone: zone, isSystemFont: isSystemFont))
      }
    }
    return lines
  }
}

/// Where the ink of a line is: what is measured of a text, for its box cannot be seen.
struct TextInk {
  /// In pixels, `maxX` the first without ink.
  var minX, maxX: Int
  /// From the top of the zone: the share of the row's pixels that have ink, the largest being 1.
  var rows: [Double]

  /// The ink in a zone widened by 3 points on both sides and a pixel above and below. What reaches in from the sides is
  /// not the line's: columns are dropped from either end until one is clean. `nil` where nothing is left.
  static func find(in picture: Bitmap, zone: SmoothRegion, scale: Int) -> TextInk? {
    let (left, right) = (max(0, zone.minX - 3 * scale), min(picture.width, zone.maxX + 3 * scale))
    let (top, bottom) = (max(0, zone.minY - 1), min(picture.height, zone.maxY + 1))
    guard left < right, top < bottom else { return nil }
    var counts: [PremultipliedRGBA8: Int] = [:]
    for y in top..<bottom {
      for x in left..<right { counts[picture.storage.pixel(at: y * picture.width + x), default: 0] += 1 }
    }
    // The most frequent colour is what the line stands on; the lesser components decide between equals.
    let ground = counts.max { ($0.value, $0.key.order) < ($1.value, $1.key.order) }!.key
    let contrast = counts.keys.map { difference($0, ground) }.max()!
    guard contrast >= 24 else { return nil }
    func isInk(_ x: Int, _ y: Int) -> Bool {
      difference(picture.storage.pixel(at: y * picture.width + x), ground) * 10 > contrast * 4
    }
    var columns = (left..<right).map { x in (top..<bottom).contains { isInk(x, $0) } }
    for order in [Array(columns.indices), columns.indices.reversed()] {
      for index in order {
        if !columns[index] { break }
        columns[index] = false
      }
    }
    guard let first = columns.firstIndex(of: true), let last = columns.lastIndex(of: true) else { return nil }
    let inside = left + first..<left + last + 1
    var rows = (top..<bottom).map { y in Double(inside.count { isInk($0, y) }) }
    let most = rows.max()!
    if most > 0 { rows = rows.map { $0 / most } }
    return TextInk(minX: inside.lowerBound, maxX: inside.upperBound, rows: rows)
  }

  /// How many pixels lower our line stands than the device's: the shift at which both rows' profiles differ least. Letters
  /// of another font have other heights, but the same baseline and nearly the same bodies.
  static func verticalOffset(_ ours: TextInk, _ device: TextInk, reach: Int = 8) -> Int {
    func misfit(_ shift: Int) -> Double {
      var sum = 0.0
      for row in -reach..<ours.rows.count + reach {
        let a = ours.rows.indices.contains(row + shift) ? ours.rows[row + shift] : 0
        let b = device.rows.indices.contains(row) ? device.rows[row] : 0
        sum += abs(a - b)
      }
      return sum
    }
    return (-reach...reach).min { (misfit($0), abs($0)) < (misfit($1), abs($1)) }!
  }

  private static func difference(_ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8) -> Int {
    max(
      max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green))),
      max(abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha))))
  }
}

extension PremultipliedRGBA8 {
  fileprivate var order: Int { Int(red) << 24 | Int(green) << 16 | Int(blue) << 8 | Int(alpha) }
}
