/// Circular arcs as cubic Bézier curves.
package enum CircularArc {
  /// The distance of a cubic's control points from its ends for a quarter of the unit circle, 4/3·(√2 − 1). The radius
  /// is then at most 0.03 % too long (Goldapp 1991).
  package static let quarterHandle = 0.5522847498307936

  /// The same for an arc of `sweep` radians, 4/3·tan(sweep/4).
  package static func handle(sweep: Double) -> Double { 4.0 / 3.0 * Elementary.tan(sweep / 4) }

  /// Cubics of at most a quarter turn each, from `start` radians over `sweep` radians (either sign).
  package static func curves(center: CGPoint, radius: Double, start: Double, sweep: Double) -> [Path.Element] {
    guard start.isFinite, sweep.isFinite, radius.isFinite else { return [] }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = CircularArc.handle(sweep: step) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + CGFloat(radius * Elementary.cos(angle)), y: center.y + CGFloat(radius * Elementary.sin(angle)))
    }
    var result: [Path.Element] = []
    var (angle, from) = (start, point(start))
    for index in 1...count {
      let next = index == count ? start + sweep : start + step * Double(index)
      let to = point(next)
      result.append(
        .curve(
          to: to,
          control1: CGPoint(
            x: from.x - CGFloat(handle * Elementary.sin(angle)),
            y: from.y + CGFloat(handle * Elementary.cos(angle))),
          control2: CGPoint(
            x: to.x + CGFloat(handle * Elementary.sin(next)),
            y: to.y - CGFloat(handle * Elementary.cos(next)))))
      (angle, from) = (next, to)
    }
    return result
  }
}
