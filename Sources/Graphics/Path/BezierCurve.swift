/// The control points of a cubic or quadratic curve, and what can be asked of it.
package struct CubicCurve {
  package var p0, p1, p2, p3: CGPoint

  package func point(at t: Double) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: CGFloat(a * Double(p0.x) + b * Double(p1.x) + c * Double(p2.x) + d * Double(p3.x)),
      y: CGFloat(a * Double(p0.y) + b * Double(p1.y) + c * Double(p2.y) + d * Double(p3.y)))
  }

  /// How many equal steps in `t` keep the chords within `tolerance` of the curve: the deviation of a chord is at most an
  /// eighth of the largest second derivative times the step squared (Wang 1984), and that derivative is at most six
  /// times the larger second difference of the control points.
  package func segmentCount(tolerance: Double) -> Int {
    let ax = Double(p0.x - 2 * p1.x + p2.x)
    let ay = Double(p0.y - 2 * p1.y + p2.y)
    let bx = Double(p1.x - 2 * p2.x + p3.x)
    let by = Double(p1.y - 2 * p2.y + p3.y)
    let second = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    return BezierFlattening.count((0.75 * second / tolerance).squareRoot())
  }

  /// The two parts on either side of `t` (de Casteljau).
  package func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let a = lerp(p0, p1, t)
    let b = lerp(p1, p2, t)
    let c = lerp(p2, p3, t)
    let d = lerp(a, b, t)
    let e = lerp(b, c, t)
    let f = lerp(d, e, t)
    return (CubicCurve(p0: p0, p1: a, p2: d, p3: f), CubicCurve(p0: f, p1: e, p2: c, p3: p3))
  }

  /// The parameters in 0…1 at which one coordinate turns back.
  package static func extrema(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative over 3: (b-a)(1-t)² + 2(c-b)(1-t)t + (d-c)t².
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (c - 2 * b + a)
    let r = b - a
    var roots: [Double] = []
    if abs(p) < 1e-12 * (abs(q) + abs(r)) {
      if q != 0 { roots = [-r / q] }
    } else {
      let disc = q * q - 4 * p * r
      if disc >= 0 {
        let s = disc.squareRoot()
        let k = -0.5 * (q + (q < 0 ? -s : s))
        roots = k == 0 ? [0] : [k / p, r / k]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  package init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }
  /// The same curve as a quadratic one.
  package init(p0: CGPoint, control: CGPoint, p2: CGPoint) {
    self.init(p0: p0, p1: lerp(p0, control, 2.0 / 3), p2: lerp(p2, control, 2.0 / 3), p3: p2)
  }
}

package enum BezierFlattening {
  /// Rounds up to a whole number of steps between 1 and 4,096.
  package static func count(_ steps: Double) -> Int {
    steps < 4096 ? max(1, Int(steps.rounded(.up))) : (steps.isNaN ? 1 : 4096)
  }

  /// The steps a quadratic curve needs: its chord deviates by a quarter of the second difference of the control points.
  package static func count(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, tolerance: Double) -> Int {
    let x = Double(p0.x - 2 * p1.x + p2.x)
    let y = Double(p0.y - 2 * p1.y + p2.y)
    return count((0.25 * (x * x + y * y).squareRoot() / tolerance).squareRoot())
  }
}

package func lerp(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
