extension Path {
  /// The smallest rectangle that holds every point of the outline (control points do not count). `CGRect.null` when
  /// there is no finite point.
  public var boundingRect: CGRect {
    var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ p: CGPoint) {
      guard p.isFinite else { return }
      (x0, x1) = (min(x0, Double(p.x)), max(x1, Double(p.x)))
      (y0, y1) = (min(y0, Double(p.y)), max(y1, Double(p.y)))
    }
    func add(_ curve: CubicCurve) {
      add(curve.p3)
      guard curve.p0.isFinite, curve.p1.isFinite, curve.p2.isFinite, curve.p3.isFinite else { return }
      let c = curve
      for t in CubicCurve.extrema(Double(c.p0.x), Double(c.p1.x), Double(c.p2.x), Double(c.p3.x))
        + CubicCurve.extrema(Double(c.p0.y), Double(c.p1.y), Double(c.p2.y), Double(c.p3.y))
      {
        add(curve.point(at: t))
      }
    }
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        add(end)
        (pen, start) = (end, end)
      case .line(let end):
        add(end)
        pen = end
      case .quadCurve(let end, let control):
        add(CubicCurve(p0: pen, control: control, p2: end))
        pen = end
      case .curve(let end, let control1, let control2):
        add(CubicCurve(p0: pen, p1: control1, p2: control2, p3: end))
        pen = end
      case .closeSubpath: pen = start
      }
    }
    return x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }

  /// Whether a point is inside, every subpath taken as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    for line in polylines(tolerance: 0.001) {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let cross = (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
          if next.y > previous.y ? cross > 0 : cross < 0 { winding += next.y > previous.y ? 1 : -1 }
        }
        previous = next
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(to: p.applying(transform))
        case .line(let p): .line(to: p.applying(transform))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(transform), control: c.applying(transform))
        case .curve(let p, let c1, let c2):
          .curve(to: p.applying(transform), control1: c1.applying(transform), control2: c2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
