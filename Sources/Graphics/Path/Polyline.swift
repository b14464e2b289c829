/// One subpath as straight pieces.
///
/// Guarantees: every point is finite; no two neighbours are equal.
package struct Polyline: Sendable, Hashable {
  package var points: [CGPoint] = []
  /// Which points lie inside a flattened curve, where the outline has no corner.
  package var isSmooth: [Bool] = []
  /// True when a line from the last point back to the first belongs to it. The first point is not repeated.
  package var isClosed = false
  /// For a single point that has a direction all the same: a dash of length 0.
  package var direction: CGVector? = nil

  package init() {}

  package mutating func append(_ point: CGPoint, smooth: Bool) {
    guard point.isFinite else { return }
    if let last = points.last, last == point {
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  /// Marks it closed and drops a last point that repeats the first.
  package mutating func close() {
    isClosed = true
    while points.count > 1, points[points.count - 1] == points[0] {
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}

extension Path {
  /// The subpaths as polylines no further than `tolerance` points from the outline. Points that are not finite are left
  /// out, and so are subpaths that are only a `move`.
  ///
  /// - Parameter maximumTurn: radians a flattened curve may turn at one point; strokes need it, for a wide line shows a
  ///   turn that a thin one hides.
  package func polylines(tolerance: Double, maximumTurn: Double = .infinity) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    var start = CGPoint.zero
    var pen = CGPoint.zero
    var drew = false
    func flush() {
      if drew, !current.points.isEmpty { result.append(current) }
    }
    func begin(_ point: CGPoint) {
      current = Polyline()
      current.append(point, smooth: false)
      (start, pen, drew) = (point, point, false)
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        begin(point)
      case .line(let end):
        current.append(end, smooth: false)
        if end.isFinite { pen = end }
        drew = true
      case .quadCurve(let end, let control):
        drew = true
        guard end.isFinite, control.isFinite, pen.isFinite else { continue }
        let curve = CubicCurve(p0: pen, control: control, p2: end)
        var count = BezierFlattening.count(pen, control, end, tolerance: tolerance)
        if maximumTurn < .infinity { count = max(count, BezierFlattening.count(curve.turn / maximumTurn)) }
        current.append(curve, count: count)
        pen = end
      case .curve(let end, let control1, let control2):
        drew = true
        guard end.isFinite, control1.isFinite, control2.isFinite, pen.isFinite else { continue }
        let curve = CubicCurve(p0: pen, p1: control1, p2: control2, p3: end)
        var count = curve.segmentCount(tolerance: tolerance)
        if maximumTurn < .infinity { count = max(count, BezierFlattening.count(curve.turn / maximumTurn)) }
        current.append(curve, count: count)
        pen = end
      case .closeSubpath:
        guard !current.points.isEmpty else { continue }
        current.close()
        drew = true
        flush()
        begin(start)
      }
    }
    flush()
    return result
  }
}

extension Polyline {
  fileprivate mutating func append(_ curve: CubicCurve, count: Int) {
    var index = 1
    while index < count {
      append(curve.point(at: Double(index) / Double(count)), smooth: true)
      index += 1
    }
    append(curve.p3, smooth: false)
  }
}

extension CubicCurve {
  /// How far the control polygon turns altogether, in radians: the curve turns no further.
  fileprivate var turn: Double {
    func angle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let (ux, uy) = (Double(b.x - a.x), Double(b.y - a.y))
      let (vx, vy) = (Double(c.x - b.x), Double(c.y - b.y))
      let (cross, dot) = (ux * vy - uy * vx, ux * vx + uy * vy)
      return cross == 0 && dot == 0 ? 0 : abs(Elementary.atan2(cross, dot))
    }
    return angle(p0, p1, p2) + angle(p1, p2, p3)
  }
}
