/// What two outlines are combined to.
package enum PathOperation: Hashable, Sendable {
  case union, intersection, subtraction, symmetricDifference
  /// The first outline as a line: its parts inside the second, or outside of it.
  case lineIntersection, lineSubtraction
}

extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill: eoFill) }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, eoFill: eoFill)
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .subtraction, eoFill: eoFill)
  }
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
  /// The same of the pieces into which edges cut each other.
  private static let pieceLimit = 40_000

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
    // A point that has no place makes no area, and nothing plausible either.
    let hasNoPlace = !a.hasOnlyPlaces || !b.hasOnlyPlaces
    let pieces = hasNoPlace || edges.count > Self.edgeLimit ? nil : Self.cut(edges)
    isTooLarge = pieces == nil
    self.edges = pieces ?? []
  }

  func result(_ operation: PathOperation) -> Path {
    switch operation {
    case .lineIntersection, .lineSubtraction: lines(inside: operation == .lineIntersection)
    default: area(operation)
    }
  }

  // MARK: - Cutting

  /// The edges in pieces that meet only at their ends; `nil` where these are too many.
  private static func cut(_ edges: [Edge]) -> [Edge]? {
    var pieces = edges
    // Rounding a meeting point moves its edges a little, which may make them meet others; seldom more than once.
    for _ in 0..<3 {
      guard let next = cutOnce(pieces) else { return nil }
      if next.count == pieces.count { return next }
      pieces = next
    }
    return pieces
  }

  private static func cutOnce(_ edges: [Edge]) -> [Edge]? {
    var places = Array(repeating: [Point](), count: edges.count)
    var count = edges.count
    let boxes = edges.map { e in
      OverlappingBoxes.Box(
        x0: min(e.from.x, e.to.x), y0: min(e.from.y, e.to.y), x1: max(e.from.x, e.to.x), y1: max(e.from.y, e.to.y))
    }
    OverlappingBoxes(boxes).forEachPair { i, j in
      var (onFirst, onSecond) = ([Point](), [Point]())
      meet(edges[i], edges[j], &onFirst, &onSecond)
      if !onFirst.isEmpty { places[i] += onFirst }
      if !onSecond.isEmpty { places[j] += onSecond }
      count += onFirst.count + onSecond.count
      return count <= pieceLimit
    }
    if count > pieceLimit { return nil }
    var result: [Edge] = []
    for (i, edge) in edges.enumerated() {
      if places[i].isEmpty {
        result.append(edge)
        continue
      }
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      func along(_ p: Point) -> Double {
        Double(p.x - edge.from.x) * Double(dx) + Double(p.y - edge.from.y) * Double(dy)
      }
      var last = edge.from
      for p in places[i].sorted(by: { (along($0), $0) < (along($1), $1) }) + [edge.to] where p != last {
        result.append(Edge(from: last, to: p, isFirst: edge.isFirst, isClosing: edge.isClosing))
        last = p
      }
    }
    return result
  }

  /// Notes where two edges whose boxes touch meet, other than at an end of both.
  private static func meet(_ e: Edge, _ f: Edge, _ onE: inout [Point], _ onF: inout [Point]) {
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
    for (number, piece) in pieces.enumerated() {
      let sides = windings.sides(of: piece, number: number)
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
    private let rays: PathWindings
    private let counts: [(Int, Int)]
    init(_ pieces: [(Piece, Int, Int)]) {
      counts = pieces.map { ($0.1, $0.2) }
      rays = PathWindings(
        pieces.map { piece, a, b in
          PathWindings.Edge(
            x0: Double(piece.low.x), y0: Double(piece.low.y), x1: Double(piece.high.x), y1: Double(piece.high.y),
            first: a,
            second: b)
        })
    }

    /// `left` is above a piece that runs to the right, and on the side of growing x of one that runs down.
    /// - Parameter number: the piece's own among the pieces, where it is one of them.
    func sides(of piece: Piece, number: Int?) -> (left: (Int, Int), right: (Int, Int)) {
      // A ray from the middle upward; of a piece that runs straight down, to the left.
      let (mx, my) = (Double(piece.low.x + piece.high.x) / 2, Double(piece.low.y + piece.high.y) / 2)
      let own = number.map { counts[$0] } ?? (0, 0)
      // Crossing the piece changes the winding by its own direction.
      if piece.low.x == piece.high.x {
        // From low (smaller y) to high it runs down the screen: sides are x smaller (beyond) and x larger.
        let beyond = rays.leftOf(mx, my, besides: number ?? -1)
        return (left: (beyond.0 + own.0, beyond.1 + own.1), right: beyond)
      }
      let above = rays.above(mx, my, besides: number ?? -1)
      return (left: above, right: (above.0 + own.0, above.1 + own.1))
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
    let numbers = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1.0, $0) })
    let windings = Windings(other)
    var path = Path()
    var last: Point? = nil
    for edge in edges where edge.isFirst && !edge.isClosing {
      let piece = Piece(edge.from, edge.to)
      let sides = windings.sides(of: piece, number: numbers[piece])
      guard (isInside(sides.left.1) || isInside(sides.right.1)) == inside else { continue }
      if last != edge.from { path.move(to: edge.from.point) }
      path.addLine(to: edge.to.point)
      last = edge.to
    }
    return path
  }
}

extension Path {
  /// Every point is somewhere: no number is NaN or infinite.
  fileprivate var hasOnlyPlaces: Bool {
    func isPlace(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }
    return elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): isPlace(p)
      case .quadCurve(let p, let c): isPlace(p) && isPlace(c)
      case .curve(let p, let c1, let c2): isPlace(p) && isPlace(c1) && isPlace(c2)
      case .closeSubpath: true
      }
    }
  }
}
