extension Path {
  /// An arc of a circle, joined to the current point (if there is one) by a line.
  ///
  /// `clockwise` is meant for axes with y upward. SwiftUI's y grows downward, so on the screen `clockwise: true` turns
  /// **counterclockwise**, and `false` turns clockwise, in the direction of growing angles (Apple's documentation of
  /// `Path.addArc`). An arc between equal directions a whole turn apart is the whole circle; further turns are dropped.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return addPath(.notANumber) }
    let turns = (difference / turn).rounded()
    var sweep = difference
    if turns != 0, abs(difference - turns * turn) < 1e-9 {
      sweep = turn
    } else {
      sweep -= (difference / turn).rounded(.down) * turn
    }
    if clockwise, sweep > 0 { sweep = sweep == turn ? -turn : sweep - turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
  }

  /// An arc of `delta`, in the direction of growing angles (clockwise on the screen) when it is positive, joined to the
  /// current point by a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return addPath(.notANumber) }
    let sweep = min(max(delta.radians, -turn), turn)
    let start = startAngle.radians
    let first = CGPoint(
      x: center.x + radius * CGFloat(Elementary.cos(start)), y: center.y + radius * CGFloat(Elementary.sin(start)))
    append(joining: first.applying(transform))
    if sweep == 0 { return }
    append(transform) {
      $0.elements = CircularArc.curves(center: center, radius: Double(radius), start: start, sweep: sweep)
    }
  }

  /// An arc of the circle that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, joined to the current point by a line (PostScript's `arct`). Where the three points lie on a line,
  /// it is the line to `tangent1End`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let p0 = current.applying(transform.inverted())
    let (ax, ay) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
    let (bx, by) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
    let la = (ax * ax + ay * ay).squareRoot()
    let lb = (bx * bx + by * by).squareRoot()
    let cross = ax * by - ay * bx
    let r = Double(radius)
    guard la > 0, lb > 0, r > 0, r.isFinite, abs(cross) > 1e-12 * la * lb else {
      return addLine(to: p1.applying(transform))
    }
    let angle = abs(Elementary.atan2(cross, ax * bx + ay * by))
    let distance = r / Elementary.tan(angle / 2)
    let (ux, uy) = (ax / la, ay / la)
    let (vx, vy) = (bx / lb, by / lb)
    let from = CGPoint(x: p1.x + CGFloat(ux * distance), y: p1.y + CGFloat(uy * distance))
    // The centre is on the bisector, r / sin(angle / 2) from the corner.
    let (mx, my) = (ux + vx, uy + vy)
    let reach = r / Elementary.sin(angle / 2) / (mx * mx + my * my).squareRoot()
    let center = CGPoint(x: p1.x + CGFloat(mx * reach), y: p1.y + CGFloat(my * reach))
    let start = Elementary.atan2(Double(from.y - center.y), Double(from.x - center.x))
    let sweep = (Double.pi - angle) * (cross > 0 ? -1 : 1)
    append(joining: from.applying(transform))
    append(transform) { $0.elements = CircularArc.curves(center: center, radius: r, start: start, sweep: sweep) }
  }

  private mutating func append(joining point: CGPoint) {
    if isEmpty { move(to: point) } else { addLine(to: point) }
  }
}
