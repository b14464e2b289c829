extension Path {
  /// The outline as a pen follows it: neighbouring continuous corners that reach past each other end where they cross.
  ///
  /// Filled, the outline keeps what lies beyond the crossing: that is in the device's pictures (`ContinuousCorner`).
  /// A pen that went there would run to and fro along the end of a capsule and draw a straight tick across it, and
  /// lengths would count the detour. The corners are known by their form alone, so that the result is the same for a
  /// path that was transformed, appended or read from its description.
  package var withoutCornerLoops: Path {
    var outline = elements
    var sides: [Int] = []
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      guard case .line(let start) = elements[index], let arriving = cubic(at: index + 1, from: start),
        let last = curveBefore(side: index), let pen = end(of: last - 1), let leaving = cubic(at: last, from: pen),
        let loop = CornerLoop(leaving: leaving, arriving: arriving)
      else { continue }
      outline[last] = .curve(to: loop.crossing, control1: loop.head.p1, control2: loop.head.p2)
      outline[index + 1] = .curve(to: loop.tail.p3, control1: loop.tail.p1, control2: loop.tail.p2)
      if case .move = elements[index - 1] { outline[index - 1] = .move(to: loop.crossing) }
      sides.append(index)
    }
    if sides.isEmpty { return self }
    for side in sides.reversed() { outline.remove(at: side) }
    return Path(elements: outline)
  }

  private func end(of index: Int) -> CGPoint? {
    guard index >= 0 else { return nil }
    switch elements[index] {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath: return nil
    }
  }

  private func cubic(at index: Int, from start: CGPoint) -> CubicCurve? {
    guard case .curve(let end, let control1, let control2) = elements[index] else { return nil }
    return CubicCurve(p0: start, p1: control1, p2: control2, p3: end)
  }

  /// The curve that ends where the line at `side` begins: the one before it or, for the first line of a closed subpath,
  /// the subpath's last.
  private func curveBefore(side: Int) -> Int? {
    switch elements[side - 1] {
    case .curve: return side - 1
    case .move(let start):
      // Only a line that a curve follows can be a side between two corners: spares the search in long polygons.
      guard case .curve = elements[side + 1] else { return nil }
      var index = side + 1
      while index < elements.count {
        switch elements[index] {
        case .move: return nil
        case .closeSubpath:
          guard index > side + 2, case .curve(start, _, _) = elements[index - 1] else { return nil }
          return index - 1
        default: index += 1
        }
      }
      return nil
    default: return nil
    }
  }
}

/// Where the curve by which the outline leaves one continuous corner crosses the one by which it arrives at the next.
private struct CornerLoop {
  let crossing: CGPoint
  /// The leaving curve up to the crossing and the arriving curve from there.
  let head, tail: CubicCurve

  /// `nil` unless the two are the easing curves of continuous corners on one straight side, the line between them goes
  /// backwards, and they cross.
  ///
  /// Both lie on the side but for the leaving curve's first and the arriving curve's last point; their distances from
  /// it are therefore a(1 − t)³ and bs³. Points at the same distance have 1 − t = s·∛(b/a), and how far the one is ahead
  /// of the other along the side only falls as s grows: bisection finds where it is 0. An affine transform changes
  /// none of this.
  init?(leaving a: CubicCurve, arriving b: CubicCurve) {
    let origin = a.p3
    var (ux, uy) = (Double(a.p3.x - a.p1.x), Double(a.p3.y - a.p1.y))
    let scale = max(abs(ux), abs(uy))
    guard scale > 0, scale.isFinite else { return nil }
    (ux, uy) = (ux / scale, uy / scale)
    func along(_ p: CGPoint) -> Double { Double(p.x - origin.x) * ux + Double(p.y - origin.y) * uy }
    func distance(_ p: CGPoint) -> Double { Double(p.x - origin.x) * uy - Double(p.y - origin.y) * ux }

    // Coordinates are rounded when the corners are placed and transformed.
    let tolerance = 1e-6
    let back = along(b.p0)
    guard back < 0 else { return nil }
    // From its end a corner's controls on the side are 0.44017204 and 0.66025806 radii away, which is 2 to 3.
    let (a1, a2, b1, b2) = (along(a.p1), along(a.p2), along(b.p1) - back, along(b.p2) - back)
    guard a2 < 0, b1 > 0, abs(a1 - 1.5 * a2) <= tolerance * -a2, abs(b2 - 1.5 * b1) <= tolerance * b1
    else { return nil }
    let (da, db) = (distance(a.p0), distance(b.p3))
    let ratio = db / da
    guard ratio > 1e-3, ratio < 1e3 else { return nil }
    let flat = tolerance * min(abs(da), abs(db))
    guard abs(distance(a.p1)) <= flat, abs(distance(a.p2)) <= flat, abs(distance(b.p0)) <= flat,
      abs(distance(b.p1)) <= flat, abs(distance(b.p2)) <= flat
    else { return nil }

    let k = CornerLoop.cubeRoot(ratio)
    func ahead(_ s: Double) -> Double { along(a.point(at: 1 - k * s)) - along(b.point(at: s)) }
    var (low, high) = (0.0, min(1, 1 / k))
    guard ahead(high) < 0 else { return nil }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if ahead(middle) > 0 { low = middle } else { high = middle }
    }
    let (head, tail) = (a.split(at: 1 - k * high).0, b.split(at: high).1)
    self.head = head
    self.tail = tail
    crossing = lerp(head.p3, tail.p0, 0.5)
  }

  /// Newton's method from above, where it only falls. `x` lies between 0.001 and 1,000.
  private static func cubeRoot(_ x: Double) -> Double {
    var root = max(1, x)
    for _ in 0..<40 { root = (2 * root + x / (root * root)) / 3 }
    return root
  }
}
