import CRasterKernels
import Graphics

/// What drawing is cut to: a rectangle, and in it a coverage mask unless all of it is inside.
final class Clip {
  let bounds: PixelRect
  let mask: UnsafeMutablePointer<UInt8>?
  let solid: UnsafeMutablePointer<ras_range>?

  init(bounds: PixelRect) {
    self.bounds = bounds
    (mask, solid) = (nil, nil)
  }

  /// A mask of zeros, to be filled in.
  init(maskedBounds bounds: PixelRect) {
    self.bounds = bounds
    mask = .allocate(capacity: bounds.width * bounds.height)
    memset(mask!, 0, bounds.width * bounds.height)
    solid = .allocate(capacity: bounds.height)
    solid!.initialize(repeating: ras_range(from: 0, to: 0), count: bounds.height)
  }

  deinit {
    mask?.deallocate()
    solid?.deallocate()
  }
}

extension Clip {
  /// Points the target's mask at the window that begins at (x, y).
  func apply(to target: inout ras_target, x: Int, y: Int) {
    guard let mask, let solid else { return }
    target.clip = UnsafePointer(mask + ((y - bounds.y0) * bounds.width + x - bounds.x0))
    target.clip_stride = Int32(bounds.width)
    target.clip_column = Int32(x - bounds.x0)
    target.clip_solid = UnsafePointer(solid + (y - bounds.y0))
  }
}
