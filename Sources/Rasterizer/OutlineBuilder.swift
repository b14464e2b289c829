import CRasterKernels
import Graphics

extension Scratch {
  /// Coordinates beyond this are clipped before they become integers. Well outside the largest canvas, so that what is
  /// cut off cannot be seen; well inside what 24.8 numbers hold.
  private static let reach = 100_000.0

  /// Makes the path's edges in device pixels, every subpath closed. Curves are flattened to 3/256 px.
  func build(_ path: Path, _ transform: CGAffineTransform, clip: PixelRect) {
    begin(clip)
    add(path, transform, clip: clip)
  }

  func begin(_ clip: PixelRect) {
    ras_outline_begin(
      outline, Int32(clip.x0) * 256, Int32(clip.y0) * 256, Int32(clip.x1) * 256, Int32(clip.y1) * 256)
  }

  func add(_ path: Path, _ transform: CGAffineTransform, clip: PixelRect) {
    if !addMapped(path, transform) {
      begin(clip)
      addClipped(path, transform)
    }
  }

  /// False when a coordinate does not fit.
  private func addMapped(_ path: Path, _ t: CGAffineTransform) -> Bool {
    var map = ras_transform(
      a: t.a.native * 256, b: t.b.native * 256, c: t.c.native * 256, d: t.d.native * 256, tx: t.tx.native * 256,
      ty: t.ty.native * 256)
    return path.elements.withUnsafeBufferPointer { elements in
      guard var element = elements.baseAddress else { return true }
      let end = element + elements.count
      while element < end {
        var fits: Int32 = 1
        switch element.pointee {
        case .move(let p): fits = ras_move_mapped(outline, &map, p.x.native, p.y.native)
        case .line(let p): fits = ras_line_mapped(outline, &map, p.x.native, p.y.native)
        case .quadCurve(let p, let c):
          fits = ras_quad_mapped(outline, &map, c.x.native, c.y.native, p.x.native, p.y.native)
        case .curve(let p, let c1, let c2):
          fits = ras_cubic_mapped(
            outline, &map, c1.x.native, c1.y.native, c2.x.native, c2.y.native, p.x.native, p.y.native)
        case .closeSubpath: ras_close(outline)
        }
        if fits == 0 { return false }
        element += 1
      }
      ras_close(outline)
      return true
    }
  }

  /// The slow way, for coordinates that are huge or not finite: flattened and clipped as doubles. What lies beyond the
  /// reach to the left or right is moved to its border, for it still winds around what is inside.
  private func addClipped(_ path: Path, _ transform: CGAffineTransform) {
    for line in path.applying(transform).polylines(tolerance: 0.02) {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        addClippedEdge(previous.x.native, previous.y.native, next.x.native, next.y.native)
        previous = next
      }
    }
  }

  private func addClippedEdge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    func sane(_ v: Double) -> Double { min(max(v, -1e15), 1e15) }
    var (ax, ay, bx, by) = (sane(x0), sane(y0), sane(x1), sane(y1))
    let reach = Scratch.reach
    if max(ay, by) <= -reach || min(ay, by) >= reach || ay == by { return }
    let (dx, dy) = (bx - ax, by - ay)
    func x(at y: Double) -> Double { ax + dx * ((y - ay) / dy) }
    func limited(_ y: Double, _ px: Double) -> (Double, Double) {
      y < -reach ? (x(at: -reach), -reach) : y > reach ? (x(at: reach), reach) : (px, y)
    }
    let (from, to) = (limited(ay, ax), limited(by, bx))
    (ax, ay, bx, by) = (from.0, from.1, to.0, to.1)
    // Parameters at which the edge crosses the left and right borders.
    var cuts = [0.0, 1.0]
    for border in [-reach, reach] where (ax < border) != (bx < border) { cuts.append((border - ax) / (bx - ax)) }
    cuts.sort()
    func fixed(_ v: Double) -> Int32 { Int32((min(max(v, -reach), reach) * 256).rounded()) }
    for (s, e) in zip(cuts, cuts.dropFirst()) where e > s {
      let (sx, sy) = s == 0 ? (ax, ay) : (ax + (bx - ax) * s, ay + (by - ay) * s)
      let (ex, ey) = e == 1 ? (bx, by) : (ax + (bx - ax) * e, ay + (by - ay) * e)
      ras_edge(outline, fixed(sx), fixed(sy), fixed(ex), fixed(ey))
    }
  }

  /// The pixels that the edges touch.
  var outlineBounds: PixelRect {
    if outline.pointee.min_x > outline.pointee.max_x { return .empty }
    return PixelRect(
      x0: Int(outline.pointee.min_x) >> 8, y0: Int(outline.pointee.min_y) >> 8,
      x1: (Int(outline.pointee.max_x) + 255) >> 8,
      y1: (Int(outline.pointee.max_y) + 255) >> 8)
  }
}

extension Scratch {
  /// True when the outline is one rectangle whose visible sides lie between pixels: `window` then says all.
  func isWholePixelRectangle(_ window: PixelRect) -> Bool {
    // A rectangle has two edges that are not horizontal, both vertical and of the same height.
    guard outline.pointee.count == 2, let lines = outline.pointee.lines else { return false }
    let (a, b) = (lines[0], lines[1])
    guard a.x0 == a.x1, b.x0 == b.x1, a.y0 == b.y1, a.y1 == b.y0 else { return false }
    func isWhole(_ v: Int32, _ low: Int, _ high: Int) -> Bool {
      v & 255 == 0 || Int(v) <= low * 256 || Int(v) >= high * 256
    }
    return isWhole(a.x0, window.x0, window.x1) && isWhole(b.x0, window.x0, window.x1)
      && isWhole(a.y0, window.y0, window.y1) && isWhole(a.y1, window.y0, window.y1)
  }
}
