import CRasterKernels
import Graphics

/// Memory that every fill uses again.
final class Scratch {
  /// Cells in a band of rows: 1 MB, which stays in a processor's second-level cache.
  private static let bandCells = 1 << 18

  /// Pixels of the layers under way.
  var layerPixels = 0
  let outline: UnsafeMutablePointer<ras_outline>
  private(set) var cells = ras_cells()
  private(set) var coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
  private(set) var runs = UnsafeMutablePointer<ras_run>.allocate(capacity: 16)
  private(set) var source = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
  private var cellCapacity = 0, wordCapacity = 0, rowCapacity = 0, sourceCapacity = 16

  init() {
    outline = .allocate(capacity: 1)
    outline.initialize(to: ras_outline())
  }

  deinit {
    ras_outline_free(outline)
    outline.deallocate()
    free(cells.cells)
    free(cells.touched)
    coverage.deallocate()
    runs.deallocate()
    source.deallocate()
  }

  /// How many rows of `width` pixels are drawn at a time.
  static func bandRows(width: Int, height: Int) -> Int { min(height, max(1, bandCells / (width + 1))) }

  /// Empty cells for a window.
  func begin(width: Int, rows: Int) {
    let words = (width + 1 + 63) / 64
    if (width + 1) * rows > cellCapacity {
      cellCapacity = max((width + 1) * rows, Scratch.bandCells)
      free(cells.cells)
      cells.cells = zeroed(cellCapacity)
    }
    if words * rows > wordCapacity {
      wordCapacity = max(words * rows, 1 << 13)
      free(cells.touched)
      cells.touched = zeroed(wordCapacity)
    }
    if width > rowCapacity {
      rowCapacity = max(width, 4096)
      coverage.deallocate()
      runs.deallocate()
      coverage = .allocate(capacity: 2 * rowCapacity + 32)
      memset(coverage, 0, 2 * rowCapacity + 32)
      runs = .allocate(capacity: rowCapacity + 2)
    }
    (cells.width, cells.height) = (Int32(width), Int32(rows))
    (cells.stride, cells.words) = (Int32(width + 1), Int32(words))
  }

  func reserveSource(_ count: Int) {
    if count <= sourceCapacity { return }
    source.deallocate()
    sourceCapacity = count
    source = .allocate(capacity: count)
  }

  func accumulate(left: Int, top: Int) {
    ras_accumulate(&cells, outline.pointee.lines, outline.pointee.count, Int32(left), Int32(top))
  }
  func composite(rows: Int, flags: Int32, _ target: inout ras_target) {
    ras_composite(&cells, Int32(rows), flags, &target, coverage, runs)
  }
  func mask(
    rows: Int, flags: Int32, into mask: UnsafeMutablePointer<UInt8>, stride: Int, column: Int,
    clip: UnsafePointer<UInt8>?, clipStride: Int, solid: UnsafeMutablePointer<ras_range>
  ) {
    ras_mask(
      &cells, Int32(rows), flags, mask, Int32(stride), Int32(column), clip, Int32(clipStride), solid, coverage, runs)
  }

  private func zeroed<T>(_ count: Int) -> UnsafeMutablePointer<T> {
    guard let memory = calloc(count, MemoryLayout<T>.stride) else { fatalError("no memory for \(count) cells") }
    return memory.bindMemory(to: T.self, capacity: count)
  }
}
