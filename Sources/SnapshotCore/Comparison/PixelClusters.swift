/// Where the pixels over the tolerance lie together.
package struct PixelCluster: Hashable, Sendable, Codable {
  package var bounds: PixelRect
  /// Pixels over the tolerance in it.
  package var count: Int
}

/// Puts marked pixels together: the canvas is cut into cells of `cell` pixels a side, and cells with marks that touch, by a
/// corner at least, are one cluster. So what lies closer than `cell` pixels is together, and what is further away than
/// twice that is not. Clusters whose boxes overlap are one, too.
enum PixelClusters {
  static let cell = 8

  /// The most pixels first, then from top to bottom.
  static func find(in mask: DifferenceMask) -> [PixelCluster] {
    let grid = Grid(mask)
    var clusters = grid.clusters()
    // Boxes of noise overlap without end, and nobody reads hundreds.
    if clusters.count <= 64 { merge(&clusters) }
    return clusters.sorted {
      if $0.count != $1.count { return $0.count > $1.count }
      return ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x)
    }
  }

  private static func merge(_ clusters: inout [PixelCluster]) {
    var i = 0
    while i < clusters.count {
      if let j = clusters.indices.first(where: { $0 > i && clusters[$0].bounds.overlaps(clusters[i].bounds) }) {
        clusters[i].bounds = clusters[i].bounds.union(clusters[j].bounds)
        clusters[i].count += clusters[j].count
        clusters.remove(at: j)
        i = 0
      } else {
        i += 1
      }
    }
  }

  /// For each cell the number of marks and their box; raw memory, for a whole picture may be marked.
  private final class Grid {
    let columns: Int
    let rows: Int
    private let counts: UnsafeMutablePointer<Int32>
    /// Left, top, right and bottom of each cell.
    private let boxes: UnsafeMutablePointer<Int32>

    init(_ mask: DifferenceMask) {
      columns = (mask.width + cell - 1) / cell
      rows = (mask.height + cell - 1) / cell
      counts = .allocate(capacity: columns * rows)
      counts.initialize(repeating: 0, count: columns * rows)
      boxes = .allocate(capacity: columns * rows * 4)
      boxes.initialize(repeating: 0, count: columns * rows * 4)
      fill(mask)
    }
    deinit {
      counts.deallocate()
      boxes.deallocate()
    }

    private func fill(_ mask: DifferenceMask) {
      let wanted = DifferenceMask.Mark.different.rawValue
      var y = 0
      while y < mask.height {
        let row = mask.marks + y * mask.width
        let cells = (y / cell) * columns
        var x = 0
        while x < mask.width {
          if row[x] != wanted {
            x &+= 1
            continue
          }
          // The run of marks in this cell.
          let index = cells &+ x / cell
          var end = (x / cell &+ 1) &* cell
          if end > mask.width { end = mask.width }
          let start = x
          x &+= 1
          while x < end, row[x] == wanted { x &+= 1 }
          let box = boxes + index &* 4
          if counts[index] == 0 {
            (box[0], box[1], box[2], box[3]) = (Int32(start), Int32(y), Int32(x - 1), Int32(y))
          } else {
            if Int32(start) < box[0] { box[0] = Int32(start) }
            if Int32(x - 1) > box[2] { box[2] = Int32(x - 1) }
            box[3] = Int32(y)
          }
          counts[index] &+= Int32(x &- start)
        }
        y &+= 1
      }
    }

    /// In the order of their first cells; empties the grid.
    func clusters() -> [PixelCluster] {
      var found: [PixelCluster] = []
      let pending = UnsafeMutablePointer<Int32>.allocate(capacity: columns * rows)
      defer { pending.deallocate() }
      var start = 0
      while start < columns * rows {
        if counts[start] > 0 {
          var (count, left, top, right, bottom) = (0, Int32.max, Int32.max, Int32(-1), Int32(-1))
          var waiting = 0
          func visit(_ index: Int) {
            count += Int(counts[index])
            counts[index] = 0
            let box = boxes + index * 4
            (left, top) = (min(left, box[0]), min(top, box[1]))
            (right, bottom) = (max(right, box[2]), max(bottom, box[3]))
            pending[waiting] = Int32(index)
            waiting += 1
          }
          visit(start)
          while waiting > 0 {
            waiting -= 1
            let index = Int(pending[waiting])
            let (column, row) = (index % columns, index / columns)
            var y = max(0, row - 1)
            while y <= min(rows - 1, row + 1) {
              var x = max(0, column - 1)
              while x <= min(columns - 1, column + 1) {
                if counts[y * columns + x] > 0 { visit(y * columns + x) }
                x += 1
              }
              y += 1
            }
          }
          found.append(
            PixelCluster(
              bounds: PixelRect(x: Int(left), y: Int(top), width: Int(right - left) + 1, height: Int(bottom - top) + 1),
              count: count))
        }
        start += 1
      }
      return found
    }
  }
}
