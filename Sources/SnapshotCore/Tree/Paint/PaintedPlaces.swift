import Foundation
import Graphics

/// Finds which units of a tree a cluster of differing pixels lies in.
struct PaintedPlaces {
  struct Found {
    var units: [TreeUnit] = []
    /// Further ones, beyond the first three.
    var more = 0
    /// Of one unit, which is not just a container around it.
    var isExact = false
  }
  /// Held, for units do not hold what they are in.
  private let root: TreeUnit
  private let units: [TreeUnit]
  /// Of the units, a point larger on each side.
  private let edges: Edges
  private let mask: DifferenceMask
  /// Pixels per point.
  private let scale: Double

  init(_ root: TreeUnit, _ mask: DifferenceMask, scale: Double) {
    self.root = root
    (units, self.mask, self.scale) = (root.all.filter { $0.node.depth >= 0 }, mask, scale)
    edges = Edges(units)
  }

  func find(_ cluster: PixelCluster) -> Found {
    let box = CGRect(
      x: Double(cluster.bounds.x) / scale, y: Double(cluster.bounds.y) / scale,
      width: Double(cluster.bounds.width) / scale, height: Double(cluster.bounds.height) / scale)
    // No other is asked anything: there may be thousands.
    let units = edges.touching(box).map { self.units[$0] }
    // The smallest that all of it lies in; of several of a size the last, which is drawn over the others, a text first.
    var around: TreeUnit?
    for unit in units {
      // Antialiasing and rounding reach a point beyond a frame.
      guard unit.frame.insetBy(dx: -1, dy: -1).holds(box) else { continue }
      if let known = around {
        let (a, b) = (Self.area(unit), Self.area(known))
        if a > b || a == b && known.text != nil && unit.text == nil { continue }
      }
      around = unit
    }
    if let control = around?.control { return Found(units: [control], isExact: true) }
    guard let around else { return parts(of: box, among: units) }
    if around.isContainer {
      let found = parts(of: box, among: units.filter { $0.isIn(around) })
      return found.units.isEmpty ? Found(units: [around]) : found
    }
    if around.text == nil {
      // What is written on a shape, and all that differs is within that.
      let written = isFilled(around, cluster.bounds) ? [] : onTop(of: around, box, cluster.count, among: units)
      if !written.isEmpty {
        return Found(
          units: Array(written.prefix(3)), more: max(0, written.count - 3), isExact: written.count == 1)
      }
    } else if let shape = behind(around, box, among: units), isFilled(shape, cluster.bounds) {
      return Found(units: [shape], isExact: true)
    }
    return Found(units: [around], isExact: true)
  }

  private static func area(_ unit: TreeUnit) -> CGFloat { unit.frame.width * unit.frame.height }

  /// Whether a shape itself differs: then what differs reaches all its edges, and leaves out no more than what is written
  /// on it. Letters cover more than half of their box when they are bold, but they do not reach the edges of what is
  /// behind them, for a line is taller than its letters.
  private func isFilled(_ shape: TreeUnit, _ bounds: PixelRect) -> Bool {
    guard let edges = Self.pixels(shape.frame, scale).clipped(toWidth: mask.width, height: mask.height) else {
      return false
    }
    // A frame between pixels, and antialiasing, may leave out one of them.
    return bounds.x <= edges.x + 1 && bounds.y <= edges.y + 1 && bounds.lastX >= edges.lastX - 2
      && bounds.lastY >= edges.lastY - 2
  }

  /// The smallest shape or image around a text that is not written itself.
  private func behind(_ text: TreeUnit, _ box: CGRect, among units: [TreeUnit]) -> TreeUnit? {
    units.filter { $0.isLeaf && $0.text == nil && $0 !== text && $0.frame.insetBy(dx: -1, dy: -1).holds(box) }
      .min { Self.area($0) < Self.area($1) }
  }

  /// Texts and images over a shape, where they hold all of a cluster's pixels.
  private func onTop(of shape: TreeUnit, _ box: CGRect, _ total: Int, among units: [TreeUnit]) -> [TreeUnit] {
    var (found, held) = ([TreeUnit](), 0)
    for unit in units where unit !== shape && unit.isLeaf && unit.text != nil && unit.frame.overlaps(box) {
      let frame = unit.frame.insetBy(dx: -1, dy: -1).overlap(with: box)
      let marks = count(frame)
      if marks == 0 { continue }
      held += marks
      found.append(unit.control ?? unit)
    }
    return held * 100 >= total * 97 ? found : []
  }

  /// Of a cluster over several units those that have marks in their frames.
  private func parts(of box: CGRect, among units: [TreeUnit]) -> Found {
    var found = Found()
    for unit in units where (unit.isLeaf || unit.isControl) && unit.node.depth >= 0 {
      if let control = unit.parent?.control, control !== unit { continue }
      // What fills more than the cluster is behind it.
      guard unit.frame.overlaps(box), !(unit.isLeaf && unit.text == nil && unit.frame.holds(box)),
        count(unit.frame.overlap(with: box)) > 0
      else { continue }
      if found.units.count < 3 { found.units.append(unit) } else { found.more += 1 }
    }
    return found
  }

  /// Marks in a frame.
  private func count(_ frame: CGRect) -> Int {
    guard frame.width > 0, frame.height > 0,
      let box = Self.pixels(frame, scale).clipped(toWidth: mask.width, height: mask.height)
    else { return 0 }
    let wanted = DifferenceMask.Mark.different.rawValue
    var (count, y) = (0, box.y)
    while y <= box.lastY {
      let row = mask.marks + y * mask.width
      var x = box.x
      while x <= box.lastX {
        if row[x] == wanted { count &+= 1 }
        x &+= 1
      }
      y &+= 1
    }
    return count
  }

  static func pixels(_ frame: CGRect, _ scale: Double) -> PixelRect {
    func whole(_ v: CGFloat) -> Int { Int(min(max(v * scale, -1e9), 1e9)) }
    return PixelRect(
      x: whole(frame.minX), y: whole(frame.minY), width: whole(frame.width) + 1, height: whole(frame.height) + 1)
  }
}

/// Edges of frames in raw memory, for a look at all of them for each cluster.
private final class Edges {
  private let values: UnsafeMutablePointer<Double>
  private let count: Int

  init(_ units: [TreeUnit]) {
    count = units.count
    values = .allocate(capacity: max(1, count * 4))
    for (i, unit) in units.enumerated() {
      let frame = unit.frame
      let at = values + i * 4
      at.initialize(to: frame.minX - 1)
      (at + 1).initialize(to: frame.minY - 1)
      (at + 2).initialize(to: frame.maxX + 1)
      (at + 3).initialize(to: frame.maxY + 1)
    }
  }
  deinit { values.deallocate() }

  /// Positions of those that a box touches, ascending.
  func touching(_ box: CGRect) -> [Int] {
    let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
    var found: [Int] = []
    var i = 0
    while i < count {
      let at = values + i &* 4
      if at[0] <= right, at[1] <= bottom, at[2] >= left, at[3] >= top { found.append(i) }
      i &+= 1
    }
    return found
  }
}
