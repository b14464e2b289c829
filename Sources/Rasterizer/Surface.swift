import Graphics

/// Pixels under way: a bitmap's own memory, or a layer's. Coordinates are the canvas's, also where a layer begins left of it.
final class Surface {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  private let isOwned: Bool

  /// Transparent black.
  init(bounds: PixelRect) {
    self.bounds = bounds
    guard let memory = calloc(max(1, bounds.width * bounds.height), 4) else {
      fatalError("no memory for a layer of \(bounds.width) × \(bounds.height) pixels")
    }
    pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, bounds.width * bounds.height))
    isOwned = true
  }

  /// Memory that outlives the surface.
  init(bounds: PixelRect, memory: UnsafeMutableRawPointer) {
    self.bounds = bounds
    pixels = memory.bindMemory(to: UInt32.self, capacity: bounds.width * bounds.height)
    isOwned = false
  }

  deinit { if isOwned { free(pixels) } }

  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.y0) * bounds.width + (x - bounds.x0))
  }
}
