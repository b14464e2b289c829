extension Path {
  /// The part of the outline between two fractions of its length, over all subpaths in order. Curves stay curves.
  ///
  /// Fractions are clamped to 0…1; the path is empty when `from` is not below `to`. A closed subpath that is kept whole
  /// stays closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(0, Double(from)), 1), min(max(0, Double(to)), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = withoutCornerLoops.measuredPieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (first, last) = (from * total, to * total)
    var result = Path()
    var position = 0.0
    var isDrawing = false
    for piece in pieces {
      let (start, end) = (position, position + piece.length)
      position = end
      if piece.beginsSubpath { isDrawing = false }
      guard piece.length > 0, end > first, start < last else { continue }
      let part = piece.curve.part(
        from: piece.parameter(at: first - start), to: piece.parameter(at: last - start))
      if !isDrawing { result.move(to: part.p0) }
      isDrawing = true
      if piece.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
      }
    }
    return result
  }

  /// A line or curve with its length and the lengths of its chords.
  private struct Piece {
    var curve: CubicCurve
    var isLine: Bool
    var beginsSubpath: Bool
    /// Length from the start to each of the equally spaced parameters.
    var lengths: [Double]
    var length: Double { lengths[lengths.count - 1] }

    init(_ curve: CubicCurve, isLine: Bool, beginsSubpath: Bool) {
      (self.curve, self.isLine, self.beginsSubpath) = (curve, isLine, beginsSubpath)
      let count = isLine ? 1 : max(16, curve.segmentCount(tolerance: 0.001))
      lengths = [0]
      var previous = curve.p0
      for index in 1...count {
        let next = index == count ? curve.p3 : curve.point(at: Double(index) / Double(count))
        let (dx, dy) = (Double(next.x - previous.x), Double(next.y - previous.y))
        lengths.append(lengths[index - 1] + (dx * dx + dy * dy).squareRoot())
        previous = next
      }
    }

    func parameter(at distance: Double) -> Double {
      if distance <= 0 { return 0 }
      if distance >= length { return 1 }
      let index = lengths.firstIndex { $0 >= distance }!
      let (a, b) = (lengths[index - 1], lengths[index])
      return (Double(index - 1) + (b > a ? (distance - a) / (b - a) : 0)) / Double(lengths.count - 1)
    }
  }

  private func measuredPieces() -> [Piece] {
    var pieces: [Piece] = []
    var pen = CGPoint.zero
    var start = CGPoint.zero
    var begins = true
    func add(_ curve: CubicCurve, isLine: Bool) {
      guard curve.p0.isFinite, curve.p1.isFinite, curve.p2.isFinite, curve.p3.isFinite else { return }
      pieces.append(Piece(curve, isLine: isLine, beginsSubpath: begins))
      (begins, pen) = (false, curve.p3)
    }
    for element in elements {
      switch element {
      case .move(let p): (pen, start, begins) = (p, p, true)
      case .line(let p): add(CubicCurve(line: pen, p), isLine: true)
      case .quadCurve(let p, let c): add(CubicCurve(p0: pen, control: c, p2: p), isLine: false)
      case .curve(let p, let c1, let c2): add(CubicCurve(p0: pen, p1: c1, p2: c2, p3: p), isLine: false)
      case .closeSubpath:
        add(CubicCurve(line: pen, start), isLine: true)
        (pen, begins) = (start, true)
      }
    }
    return pieces
  }
}

extension CubicCurve {
  fileprivate init(line a: CGPoint, _ b: CGPoint) {
    self.init(p0: a, p1: lerp(a, b, 1.0 / 3), p2: lerp(a, b, 2.0 / 3), p3: b)
  }
  fileprivate func part(from: Double, to: Double) -> CubicCurve {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: from / to).1 : head
  }
}
