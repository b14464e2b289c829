import CRasterKernels
import Graphics

extension Surface {
  /// The surface seen through a map from pixels to pixels, as far as `visible` needs it. Empty where nothing is seen.
  func projected(by transform: ProjectionTransform, visible: PixelRect) -> Surface {
    let area = bounds.projected(by: transform).intersection(visible)
    var inverse = transform
    guard !area.isEmpty, !bounds.isEmpty, inverse.invert() else { return Surface(bounds: .empty) }
    let output = Surface(bounds: area)
    var image = ras_image()
    image.pixels = UnsafePointer(pixels)
    (image.stride, image.x1, image.y1) = (Int32(bounds.width), Int32(bounds.width), Int32(bounds.height))
    // Columns of the inverse are rows of the kernel's matrix; the image begins at the surface's corner.
    let m = inverse
    let (x0, y0) = (Double(bounds.x0), Double(bounds.y0))
    let w = [m.m13.native, m.m23.native, m.m33.native]
    let matrix =
      [m.m11.native - x0 * w[0], m.m21.native - x0 * w[1], m.m31.native - x0 * w[2]]
      + [m.m12.native - y0 * w[0], m.m22.native - y0 * w[1], m.m32.native - y0 * w[2]] + w
    var y = area.y0
    while y < area.y1 {
      ras_project_row(
        output.pointer(x: area.x0, y: y), Int32(area.width), Double(area.x0) + 0.5, Double(y) + 0.5, matrix, &image)
      y += 1
    }
    return output
  }

  /// The pixels of this surface in the mask's bounds, changed as the backdrop says, as far as the mask lets them through.
  ///
  /// A wide blur is taken from halved copies, down to a standard deviation of 4 of their pixels: the result differs by less
  /// than a level or two, and takes a hundredth of the time. Beyond the surface's edge its outermost pixels go on.
  func backdrop(_ backdrop: Backdrop, through mask: Surface) -> Surface {
    let area = mask.bounds.intersection(bounds)
    if area.isEmpty { return Surface(bounds: .empty) }
    var halvings = 0
    var sigma = backdrop.radius.isFinite ? min(max(backdrop.radius, 0), GaussianKernel.maximumSigma) : 0
    while sigma > 4 {
      sigma /= 2
      halvings += 1
    }
    let kernel = GaussianKernel(sigma: sigma)
    let step = 1 << halvings
    // Whole pixels of the smallest copy, aligned with the canvas so that a picture's part looks as in the whole.
    let margin = (kernel.radius + 2) * step
    func aligned(_ v: Int) -> Int { v >= 0 ? v / step * step : -((-v + step - 1) / step * step) }
    let wide = area.inflated(margin)
    let sample = PixelRect(x0: aligned(wide.x0), y0: aligned(wide.y0), x1: wide.x1, y1: wide.y1)
    var (width, height) = (sample.width, sample.height)
    var current = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    copyExtended(into: current, sample)
    for _ in 0..<halvings {
      let (w, h) = ((width + 1) / 2, (height + 1) / 2)
      let next = UnsafeMutablePointer<UInt32>.allocate(capacity: w * h)
      ras_halve(next, current, Int32(width), Int32(width), Int32(height))
      current.deallocate()
      (current, width, height) = (next, w, h)
    }
    defer { current.deallocate() }
    if kernel.radius > 0 {
      let blurred = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
      let between = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height * 4)
      current.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { from in
        blurred.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { to in
          ras_blur(to, from, Int32(width), Int32(height), 4, kernel.weights, Int32(kernel.radius), between)
        }
      }
      between.deallocate()
      current.deallocate()
      current = blurred
    }
    let output = Surface(bounds: area)
    var image = ras_image()
    image.pixels = UnsafePointer(current)
    (image.stride, image.x1, image.y1) = (Int32(width), Int32(width), Int32(height))
    let columns = UnsafeMutablePointer<UInt64>.allocate(capacity: width + 4)
    defer { columns.deallocate() }
    func fixed(_ pixel: Int) -> Int64 { ((Int64(pixel) << 32) + (1 << 31)) / Int64(step) }
    var y = area.y0
    while y < area.y1 {
      ras_bilinear_row(
        output.pointer(x: area.x0, y: y), Int32(area.width), fixed(area.x0 - sample.x0), fixed(y - sample.y0),
        (1 << 32) / Int64(step), 0, &image, columns)
      y += 1
    }
    let count = Int32(area.width * area.height)
    if backdrop.saturation != 1, backdrop.saturation.isFinite {
      ras_color_matrix(output.pixels, count, EffectMatrix.saturation(backdrop.saturation))
    }
    ras_over_color(output.pixels, backdrop.tint.premultipliedWord, count)
    y = area.y0
    while y < area.y1 {
      ras_apply_alpha(output.pointer(x: area.x0, y: y), mask.pointer(x: area.x0, y: y), Int32(area.width))
      y += 1
    }
    return output
  }

  /// The pixels of `area`, those beyond the surface's edge being the nearest ones in it.
  private func copyExtended(into out: UnsafeMutablePointer<UInt32>, _ area: PixelRect) {
    let width = area.width
    let inside = area.intersection(bounds)
    var y = area.y0
    while y < area.y1 {
      let row = out + (y - area.y0) * width
      let from = pointer(x: inside.x0, y: min(max(y, bounds.y0), bounds.y1 - 1))
      let (before, within) = (inside.x0 - area.x0, inside.width)
      ras_fill(row, from[0], Int32(before))
      memcpy(row + before, from, within * 4)
      ras_fill(row + before + within, from[within - 1], Int32(width - before - within))
      y += 1
    }
  }

  /// Lays the blurred inverse of the surface's alpha over it, within that alpha.
  func drawInnerShadow(_ shadow: Layer.Shadow) {
    let color = shadow.color.premultipliedWord
    if color >> 24 == 0 || bounds.isEmpty { return }
    let kernel = GaussianKernel(sigma: shadow.radius)
    let (dx, dy) = shadow.pixelOffset
    let area = bounds.offset(x: -dx, y: -dy).inflated(kernel.radius)
    let (width, height) = (area.width, area.height)
    let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * width * height)
    defer { alpha.deallocate() }
    memset(alpha, 0, width * height)
    let inside = area.intersection(bounds)
    var y = inside.y0
    while y < inside.y1 {
      ras_extract_alpha(
        alpha + ((y - area.y0) * width + inside.x0 - area.x0), pointer(x: inside.x0, y: y), Int32(inside.width))
      y += 1
    }
    // The blur takes what lies beyond for transparent, as it is; the inverse of that is the shadow's full strength.
    var mask = alpha
    if kernel.radius > 0 {
      let between = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
      defer { between.deallocate() }
      mask = alpha + width * height
      ras_blur(mask, alpha, Int32(width), Int32(height), 1, kernel.weights, Int32(kernel.radius), between)
    }
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: bounds.width)
    defer { row.deallocate() }
    y = bounds.y0
    while y < bounds.y1 {
      memcpy(row, mask + ((y - dy - area.y0) * width + bounds.x0 - dx - area.x0), bounds.width)
      ras_inner_mask(row, pointer(x: bounds.x0, y: y), Int32(bounds.width))
      ras_over_color_mask(pointer(x: bounds.x0, y: y), row, color, Int32(bounds.width))
      y += 1
    }
  }
}

extension PixelRect {
  /// Whatever pixels of this rectangle may come to; all there are where a corner lies behind the horizon.
  func projected(by transform: ProjectionTransform) -> PixelRect {
    if isEmpty { return self }
    var result = PointBounds()
    for (x, y) in [(x0, y0), (x1, y0), (x0, y1), (x1, y1)] {
      guard let p = transform.project(CGPoint(x: Double(x), y: Double(y))) else {
        let limit = PixelRect.limit
        return PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)
      }
      result.add(p.x.native, p.y.native)
    }
    return result.pixels
  }
}
