internal import CRasterKernels

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
  /// In pixels; the loops in C know it, too.
  static let cell = 8

  /// The most pixels first, then from top to bottom.
  static func find(in mask: DifferenceMask) -> [PixelCluster] {
    var clusters = touching(mask)
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

  /// In the order of their first cells.
  private static func touching(_ mask: DifferenceMask) -> [PixelCluster] {
    let columns = (mask.width + cell - 1) / cell
    let rows = (mask.height + cell - 1) / cell
    let cells = UnsafeMutablePointer<ras_cluster>.allocate(capacity: columns * rows)
    cells.initialize(repeating: ras_cluster(), count: columns * rows)
    defer { cells.deallocate() }
    var y = 0
    while y < mask.height {
      ras_fill_cells(cells + y / cell * columns, mask.marks + y * mask.width, Int32(mask.width), Int32(y))
      y &+= 1
    }

    let pending = UnsafeMutablePointer<Int32>.allocate(capacity: columns * rows)
    defer { pending.deallocate() }
    var found: [PixelCluster] = []
    var cluster = ras_cluster()
    var start = ras_next_cluster(cells, Int32(columns), Int32(rows), 0, pending, &cluster)
    while start >= 0 {
      let box = PixelRect(
        x: Int(cluster.left), y: Int(cluster.top), width: Int(cluster.right - cluster.left) + 1,
        height: Int(cluster.bottom - cluster.top) + 1)
      found.append(PixelCluster(bounds: box, count: Int(cluster.count)))
      start = ras_next_cluster(cells, Int32(columns), Int32(rows), start, pending, &cluster)
    }
    return found
  }
}
