/// What two outlines are combined to.
package enum PathOperation: Hashable, Sendable {
  case union, intersection, subtraction, symmetricDifference
  /// The first outline as a line: its parts inside the second, or outside of it.
  case lineIntersection, lineSubtraction
}

extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill: eoFill) }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .intersection, eoFill: eoFill) }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .subtraction, eoFill: eoFill) }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, eoFill: eoFill)
  }
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .lineIntersection, eoFill: eoFill)
  }
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .lineSubtraction, eoFill: eoFill)
  }
  /// The same area without overlaps, so that either fill rule fills it.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), .union, eoFill: eoFill) }

  /// Curves become lines no further than `PathAlgebra.tolerance` from them.
  package func combined(with other: Path, _ operation: PathOperation, eoFill: Bool) -> Path {
    PathAlgebra(self, other, usesEvenOddRule: eoFill).result(operation)
  }
}

/// Boolean operations on polygons. All edges are cut where they meet; each piece is kept or not by which areas lie on its
/// two sides; what is kept is joined to outlines.
///
/// Coordinates are rounded to a grid of 1/1024 point before and after cutting, so that meeting points are equal on both
/// edges and nothing depends on the order of the edges. Whether a point is inside is told by the winding of all edges
/// beside the piece's middle.
struct PathAlgebra {
  /// In points.
  static let tolerance = 0.01
  private static let grid = 1024.0
  /// More edges than this would take for ever, as each is compared with each: then there is no outline, and whoever draws it
  /// says so.
  private static let edgeLimit = 6_000

  private struct Point: Hashable, Comparable {
    var x, y: Int
    static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
    var point: CGPoint { CGPoint(x: Double(x) / grid, y: Double(y) / grid) }
    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    init(_ x: Double, _ y: Double) {
      func whole(_ v: Double) -> Int { Int(min(max(v * grid, -1e9), 1e9).rounded()) }
      self.init(x: whole(x), y: whole(y))
    }
  }
  private struct Edge {
    var from, to: Point
    var isFirst: Bool
    /// Belongs to the area of an open line, not to the line.
    var isClosing = false
  }

  private var edges: [Edge] = []
  private let usesEvenOddRule: Bool
  private let isTooLarge: Bool
  private let first: Path

  init(_ a: Path, _ b: Path, usesEvenOddRule: Bool) {
    (first, self.usesEvenOddRule) = (a, usesEvenOddRule)
    var edges: [Edge] = []
    for (path, isFirst) in [(a, true), (b, false)] {
      for line in path.polylines(tolerance: Self.tolerance) {
        let points = line.points.map { Point(Double($0.x), Double($0.y)) }
        guard points.count > 1 else { continue }
        for i in points.indices {
          let next = points[(i + 1) % points.count]
          let isClosing = !line.isClosed && i == points.count - 1
          if next != points[i] {
            edges.append(Edge(from: points[i], to: next, isFirst: isFirst, isClosing: isClosing))
          }
        }
      }
    }
    isTooLarge = edges.count > Self.edgeLimit
    self.edges = isTooLarge ? [] : Self.cut(edges)
  }

  func result(_ operation: PathOperation) -> Path {
    switch operation {
    case .lineIntersection, .lineSubtraction: lines(inside: operation == .lineIntersection)
    default: area(operation)
    }
  }

  // MARK: - Cutting

  /// The edges in pieces that meet only at their ends.
  private static func cut(_ edges: [Edge]) -> [Edge] {
    var pieces = edges
    // Rounding a meeting point moves its edges a little, which may make them meet others; seldom more than once.
    for _ in 0..<3 {
      let next = cutOnce(pieces)
      if next.count == pieces.count { return next }
      pieces = next
    }
    return pieces
  }

  private static func cutOnce(_ edges: [Edge]) -> [Edge] {
    var places = Array(repeating: [Point](), count: edges.count)
    // By left end, so that only edges that overlap in x are compared.
    let order = edges.indices.sorted {
      (min(edges[$0].from.x, edges[$0].to.x), $0) < (min(edges[$1].from.x, edges[$1].to.x), $1)
    }
    for (position, i) in order.enumerated() {
      let right = max(edges[i].from.x, edges[i].to.x)
      var k = position + 1
      while k < order.count {
        let j = order[k]
        if min(edges[j].from.x, edges[j].to.x) > right { break }
        var (onFirst, onSecond) = ([Point](), [Point]())
        meet(edges[i], edges[j], &onFirst, &onSecond)
        if !onFirst.isEmpty { places[i] += onFirst }
        if !onSecond.isEmpty { places[j] += onSecond }
        k += 1
      }
    }
    var result: [Edge] = []
    for (i, edge) in edges.enumerated() {
      if places[i].isEmpty {
        result.append(edge)
        continue
      }
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      func along(_ p: Point) -> Double { Double(p.x - edge.from.x) * Double(dx) + Double(p.y - edge.from.y) * Double(dy) }
      var last = edge.from
      for p in places[i].sorted(by: { (along($0), $0) < (along($1), $1) }) + [edge.to] where p != last {
        result.append(Edge(from: last, to: p, isFirst: edge.isFirst, isClosing: edge.isClosing))
        last = p
      }
    }
    return result
  }

  /// Notes where two edges meet, other than at an end of both.
  private static func meet(_ e: Edge, _ f: Edge, _ onE: inout [Point], _ onF: inout [Point]) {
    if max(e.from.y, e.to.y) < min(f.from.y, f.to.y) || max(f.from.y, f.to.y) < min(e.from.y, e.to.y) { return }
    let (ex, ey) = (Double(e.to.x - e.from.x), Double(e.to.y - e.from.y))
    let (fx, fy) = (Double(f.to.x - f.from.x), Double(f.to.y - f.from.y))
    let (gx, gy) = (Double(f.from.x - e.from.x), Double(f.from.y - e.from.y))
    func add(_ p: Point) {
      if p != e.from, p != e.to { onE.append(p) }
      if p != f.from, p != f.to { onF.append(p) }
    }
    let cross = ex * fy - ey * fx
    if cross == 0 {
      // Parallel; on one line, the ends of each cut the other.
      guard gx * ey == gy * ex else { return }
      let length = ex * ex + ey * ey
      func isWithin(_ p: Point, _ edge: Edge) -> Bool {
        p.x >= min(edge.from.x, edge.to.x) && p.x <= max(edge.from.x, edge.to.x) && p.y >= min(edge.from.y, edge.to.y)
          && p.y <= max(edge.from.y, edge.to.y)
      }
      guard length > 0 else { return }
      for p in [f.from, f.to] where isWithin(p, e) && p != e.from && p != e.to { onE.append(p) }
      for p in [e.from, e.to] where isWithin(p, f) && p != f.from && p != f.to { onF.append(p) }
      return
    }
    let t = (gx * fy - gy * fx) / cross, u = (gx * ey - gy * ex) / cross
    guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return }
    add(Point(x: e.from.x + Int((ex * t).rounded()), y: e.from.y + Int((ey * t).rounded())))
  }

  // MARK: - Areas

  private func isInside(_ winding: Int) -> Bool { usesEvenOddRule ? winding % 2 != 0 : winding != 0 }

  private func isKept(_ a: Int, _ b: Int, _ operation: PathOperation) -> Bool {
    let (inA, inB) = (isInside(a), isInside(b))
    switch operation {
    case .union: return inA || inB
    case .intersection: return inA && inB
    case .subtraction: return inA && !inB
    case .symmetricDifference: return inA != inB
    case .lineIntersection: return inA && inB
    case .lineSubtraction: return inA && !inB
    }
  }

  private func area(_ operation: PathOperation) -> Path {
    if isTooLarge { return .notANumber }
    // Pieces that lie on each other count as one with the sum of their directions.
    var sums: [Piece: (a: Int, b: Int)] = [:]
    for edge in edges {
      let piece = Piece(edge.from, edge.to)
      let sign = piece.low == edge.from ? 1 : -1
      sums[piece, default: (0, 0)].a += edge.isFirst ? sign : 0
      sums[piece, default: (0, 0)].b += edge.isFirst ? 0 : sign
    }
    let pieces = sums.keys.sorted()
    let windings = Windings(pieces.map { ($0, sums[$0]!.a, sums[$0]!.b) })
    var kept: [(Point, Point)] = []
    for piece in pieces {
      guard let sides = windings.sides(of: piece) else { continue }
      let left = isKept(sides.left.0, sides.left.1, operation), right = isKept(sides.right.0, sides.right.1, operation)
      // The area lies on the left of what is kept (y grows downward), so that outlines turn one way and holes the other.
      if left, !right { kept.append((piece.low, piece.high)) }
      if right, !left { kept.append((piece.high, piece.low)) }
    }
    return Self.outlines(kept)
  }

  private struct Piece: Hashable, Comparable {
    let low, high: Point
    init(_ a: Point, _ b: Point) { (low, high) = a < b ? (a, b) : (b, a) }
    static func < (a: Piece, b: Piece) -> Bool { (a.low, a.high) < (b.low, b.high) }
  }

  /// How often the two outlines go round the areas beside a piece.
  private struct Windings {
    private let pieces: [(Piece, Int, Int)]
    init(_ pieces: [(Piece, Int, Int)]) { self.pieces = pieces }

    /// `left` is above a piece that runs to the right, and on the side of growing x of one that runs down.
    func sides(of piece: Piece) -> (left: (Int, Int), right: (Int, Int))? {
      // A ray from the middle upward; of a piece that runs straight down, to the left.
      let isVertical = piece.low.x == piece.high.x
      let (mx, my) = (Double(piece.low.x + piece.high.x) / 2, Double(piece.low.y + piece.high.y) / 2)
      var beyond = (0, 0), own = (0, 0)
      for (other, a, b) in pieces {
        if other == piece {
          own = (a, b)
          continue
        }
        let (p, q) = (other.low, other.high)
        if isVertical {
          let (y0, y1) = (Double(p.y), Double(q.y))
          guard (y0 <= my) != (y1 <= my) else { continue }
          let x = Double(p.x) + Double(q.x - p.x) * (my - y0) / (y1 - y0)
          guard x < mx else { continue }
          let sign = y1 > y0 ? 1 : -1
          beyond = (beyond.0 + sign * a, beyond.1 + sign * b)
        } else {
          let (x0, x1) = (Double(p.x), Double(q.x))
          guard (x0 <= mx) != (x1 <= mx) else { continue }
          let y = Double(p.y) + Double(q.y - p.y) * (mx - x0) / (x1 - x0)
          guard y < my else { continue }
          beyond = (beyond.0 + a, beyond.1 + b)
        }
      }
      // Crossing the piece changes the winding by its own direction.
      if isVertical {
        // From low (smaller y) to high it runs down the screen: sides are x smaller (beyond) and x larger.
        let far = beyond, near = (beyond.0 + own.0, beyond.1 + own.1)
        return (left: near, right: far)
      }
      let above = beyond, below = (beyond.0 + own.0, beyond.1 + own.1)
      return (left: above, right: below)
    }
  }

  /// Joins pieces to closed outlines, turning as sharply as possible to the same side at each meeting point, and leaves out
  /// points on straight lines.
  private static func outlines(_ pieces: [(Point, Point)]) -> Path {
    var following: [Point: [Int]] = [:]
    for (i, piece) in pieces.enumerated() { following[piece.0, default: []].append(i) }
    var isUsed = Array(repeating: false, count: pieces.count)
    var path = Path()
    for start in pieces.indices where !isUsed[start] {
      var points: [Point] = []
      var current = start
      while !isUsed[current] {
        isUsed[current] = true
        points.append(pieces[current].0)
        let end = pieces[current].1
        let (dx, dy) = (Double(end.x - pieces[current].0.x), Double(end.y - pieces[current].0.y))
        let candidates = (following[end] ?? []).filter { !isUsed[$0] }
        guard var best = candidates.first else { break }
        if candidates.count > 1 {
          func turn(_ i: Int) -> Double {
            let (ex, ey) = (Double(pieces[i].1.x - end.x), Double(pieces[i].1.y - end.y))
            return Elementary.atan2(dx * ey - dy * ex, dx * ex + dy * ey)
          }
          for i in candidates where turn(i) < turn(best) { best = i }
        }
        current = best
      }
      append(points, to: &path)
    }
    return path
  }

  private static func append(_ points: [Point], to path: inout Path) {
    let corners = points.indices.filter { i in
      let (a, b, c) = (points[(i + points.count - 1) % points.count], points[i], points[(i + 1) % points.count])
      return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
    }
    guard corners.count > 2 else { return }
    path.addLines(corners.map { points[$0].point })
    path.closeSubpath()
  }

  // MARK: - Lines

  private func lines(inside: Bool) -> Path {
    if isTooLarge { return .notANumber }
    var sums: [Piece: Int] = [:]
    for edge in edges where !edge.isFirst {
      let piece = Piece(edge.from, edge.to)
      sums[piece, default: 0] += piece.low == edge.from ? 1 : -1
    }
    let other = sums.keys.sorted().map { ($0, 0, sums[$0]!) }
    let windings = Windings(other)
    var path = Path()
    var last: Point? = nil
    for edge in edges where edge.isFirst && !edge.isClosing {
      guard let sides = windings.sides(of: Piece(edge.from, edge.to)) else { continue }
      guard (isInside(sides.left.1) || isInside(sides.right.1)) == inside else { continue }
      if last != edge.from { path.move(to: edge.from.point) }
      path.addLine(to: edge.to.point)
      last = edge.to
    }
    return path
  }
}
