/// How often outlines go round the areas beside their edges: the windings of `PathAlgebra`.
///
/// Each question looks along a ray, so edges are kept in strips across it, and only those of one strip are looked at. With
/// raw pointers: 45,000 pieces took minutes in debug when each was compared with each through arrays.
final class PathWindings {
  /// One edge, from its lower end in the order of the plane (x, then y) to the higher one.
  struct Edge {
    var x0, y0, x1, y1: Double
    /// The signed count of both outlines along the edge.
    var first, second: Int
  }
  private let count: Int
  private let edges: UnsafeMutablePointer<Edge>
  private let columns, rows: Strips

  init(_ list: [Edge]) {
    count = list.count
    edges = .allocate(capacity: max(1, count))
    edges.initialize(from: list, count: count)
    columns = Strips(list.map { ($0.x0, $0.x1) })
    rows = Strips(list.map { (min($0.y0, $0.y1), max($0.y0, $0.y1)) })
  }
  deinit { edges.deallocate() }

  /// The windings of all edges that a ray meets from (x, y) upward.
  /// - Parameter own: the number of the edge on which the ray begins, which does not count.
  func above(_ x: Double, _ y: Double, besides own: Int) -> (Int, Int) {
    var first = 0, second = 0
    var (k, end) = columns.numbers(at: x)
    while k < end {
      let i = Int(columns.numbers[k])
      k += 1
      let e = edges + i
      if i == own || e.pointee.x0 > x || e.pointee.x1 <= x { continue }
      let meeting = e.pointee.y0 + (e.pointee.y1 - e.pointee.y0) * (x - e.pointee.x0) / (e.pointee.x1 - e.pointee.x0)
      if meeting >= y { continue }
      first += e.pointee.first
      second += e.pointee.second
    }
    return (first, second)
  }
  /// The same from (x, y) to the left; edges that run down count positively.
  func leftOf(_ x: Double, _ y: Double, besides own: Int) -> (Int, Int) {
    var first = 0, second = 0
    var (k, end) = rows.numbers(at: y)
    while k < end {
      let i = Int(rows.numbers[k])
      k += 1
      let e = edges + i
      if i == own || (e.pointee.y0 <= y) == (e.pointee.y1 <= y) { continue }
      let meeting = e.pointee.x0 + (e.pointee.x1 - e.pointee.x0) * (y - e.pointee.y0) / (e.pointee.y1 - e.pointee.y0)
      if meeting >= x { continue }
      let sign = e.pointee.y1 > e.pointee.y0 ? 1 : -1
      first += sign * e.pointee.first
      second += sign * e.pointee.second
    }
    return (first, second)
  }

  /// Numbers of ranges by the strips of equal width that they reach into.
  private final class Strips {
    private let low, width: Double
    private let count: Int
    /// Where each strip's numbers begin.
    private let starts: UnsafeMutablePointer<Int>
    let numbers: UnsafeMutablePointer<Int32>

    init(_ ranges: [(Double, Double)]) {
      let low = ranges.map(\.0).min() ?? 0, high = ranges.map(\.1).max() ?? 0
      // So many that a strip holds few ranges, and so few that a range is in sixteen strips at most on average.
      var count = min(1_024, max(1, ranges.count / 4))
      let total = ranges.reduce(0.0) { $0 + $1.1 - $1.0 }
      while count > 1, total * Double(count) > 16 * Double(ranges.count) * (high - low) { count /= 2 }
      let width = high > low ? (high - low) / Double(count) : 1
      (self.low, self.width, self.count) = (low, width, count)
      func strip(_ value: Double) -> Int { min(max(Int((value - low) / width), 0), count - 1) }
      starts = .allocate(capacity: count + 1)
      starts.initialize(repeating: 0, count: count + 1)
      for range in ranges { for s in strip(range.0)...strip(range.1) { starts[s + 1] += 1 } }
      for s in 0..<count { starts[s + 1] += starts[s] }
      numbers = .allocate(capacity: max(1, starts[count]))
      var next = (0..<count).map { starts[$0] }
      for (i, range) in ranges.enumerated() {
        for s in strip(range.0)...strip(range.1) {
          numbers[next[s]] = Int32(i)
          next[s] += 1
        }
      }
    }
    deinit {
      starts.deallocate()
      numbers.deallocate()
    }
    func numbers(at value: Double) -> (Int, Int) {
      guard value >= low else { return (0, 0) }
      let s = min(Int((value - low) / width), count - 1)
      return (starts[s], starts[s + 1])
    }
  }
}
