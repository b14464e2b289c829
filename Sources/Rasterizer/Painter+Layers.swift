import CRasterKernels
import Graphics

extension Painter {
  /// Projection, filters, shadow inside, backdrop, shadow beneath, mask, opacity, blend mode, in this order.
  func composite(_ drawn: Surface, _ layer: Layer) throws {
    var group = drawn
    if let projection = layer.projection {
      group = group.projected(by: projection, visible: clip.bounds)
      if group.bounds.isEmpty { return }
    }
    for filter in layer.filters { group = filtered(group, filter) }
    if let shadow = layer.innerShadow { group.drawInnerShadow(shadow) }
    if let backdrop = layer.backdrop {
      group = surface.backdrop(backdrop, through: group)
      if group.bounds.isEmpty { return }
    }
    let isPlain = layer.mask == nil && layer.opacity >= 1 && layer.blendMode == .normal
    if let shadow = layer.shadow {
      if isPlain {
        drawShadow(shadow, of: group, onto: surface, clip: clip)
      } else {
        let both = Surface(
          bounds: group.bounds.union(shadow.bounds(of: group.bounds)).intersection(
            clip.bounds.union(group.bounds)))
        drawShadow(shadow, of: group, onto: both, clip: Clip(bounds: both.bounds))
        both.sourceOver(group, opacity: 255, clip: Clip(bounds: both.bounds))
        group = both
      }
    }
    if let mask = layer.mask {
      let picture = Surface(bounds: group.bounds)
      try Painter(surface: picture, scratch: scratch).draw(mask)
      ras_apply_alpha(group.pixels, picture.pixels, Int32(group.bounds.width * group.bounds.height))
    }
    let opacity = UInt32(min(max(layer.opacity, 0), 1) * 255 + 0.5)
    if layer.blendMode == .normal {
      surface.sourceOver(group, opacity: opacity, clip: clip)
    } else {
      surface.blend(group, opacity: opacity, mode: layer.blendMode, clip: clip)
    }
  }

  private func filtered(_ input: Surface, _ filter: Layer.Filter) -> Surface {
    switch filter {
    case .opaqueBlur(let radius):
      let output = filtered(input, .blur(radius: radius))
      ras_make_opaque(output.pixels, Int32(output.bounds.width * output.bounds.height))
      return output
    case .alphaThreshold(let minimum, let maximum, let color):
      func byte(_ v: Double) -> UInt32 { v > 0 ? UInt32(min(v, 1) * 255 + 0.5) : 0 }
      ras_alpha_threshold(
        input.pixels, Int32(input.bounds.width * input.bounds.height), byte(minimum), byte(maximum),
        color.premultipliedWord)
      return input
    case .blur(let radius):
      let kernel = GaussianKernel(sigma: radius)
      if kernel.radius == 0 { return input }
      let output = Surface(bounds: input.bounds)
      let (width, height) = (input.bounds.width, input.bounds.height)
      let between = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height * 4)
      defer { between.deallocate() }
      input.pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { from in
        output.pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { to in
          ras_blur(to, from, Int32(width), Int32(height), 4, kernel.weights, Int32(kernel.radius), between)
        }
      }
      return output
    case .colorMatrix(let matrix):
      guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else { return input }
      ras_color_matrix(input.pixels, Int32(input.bounds.width * input.bounds.height), matrix)
      return input
    }
  }

  /// The blurred alpha of the group in the shadow's colour.
  private func drawShadow(_ shadow: Layer.Shadow, of group: Surface, onto target: Surface, clip: Clip) {
    let color = shadow.color.premultipliedWord
    if color >> 24 == 0 { return }
    let kernel = GaussianKernel(sigma: shadow.radius)
    let (dx, dy) = shadow.pixelOffset
    let visible = shadow.bounds(of: group.bounds).intersection(clip.bounds)
    if visible.isEmpty { return }
    let area = visible.offset(x: -dx, y: -dy).inflated(kernel.radius).intersection(
      group.bounds.inflated(kernel.radius))
    let (width, height) = (area.width, area.height)
    let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * width * height)
    defer { alpha.deallocate() }
    memset(alpha, 0, width * height)
    let inside = area.intersection(group.bounds)
    var y = inside.y0
    while y < inside.y1 {
      ras_extract_alpha(
        alpha + ((y - area.y0) * width + inside.x0 - area.x0), group.pointer(x: inside.x0, y: y), Int32(inside.width))
      y += 1
    }
    var mask = alpha
    if kernel.radius > 0 {
      let between = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
      defer { between.deallocate() }
      mask = alpha + width * height
      ras_blur(mask, alpha, Int32(width), Int32(height), 1, kernel.weights, Int32(kernel.radius), between)
    }
    let placed = area.offset(x: dx, y: dy)
    let part = visible.intersection(placed)
    if part.isEmpty { return }
    scratch.begin(width: part.width, rows: 1)
    var t = ras_target()
    (t.color, t.opacity, t.stride) = (color, 255, Int32(target.bounds.width))
    t.pixels = target.pointer(x: part.x0, y: part.y0)
    clip.apply(to: &t, x: part.x0, y: part.y0)
    ras_composite_mask(
      &t, mask + ((part.y0 - placed.y0) * width + part.x0 - placed.x0), Int32(width), Int32(part.width),
      Int32(part.height), scratch.coverage)
  }
}

extension Surface {
  func sourceOver(_ group: Surface, opacity: UInt32, clip: Clip) {
    let area = group.bounds.intersection(clip.bounds).intersection(bounds)
    if area.isEmpty { return }
    var t = ras_target()
    (t.opacity, t.stride) = (opacity, Int32(bounds.width))
    t.pixels = pointer(x: area.x0, y: area.y0)
    t.source = UnsafePointer(group.pointer(x: area.x0, y: area.y0))
    t.source_stride = Int32(group.bounds.width)
    clip.apply(to: &t, x: area.x0, y: area.y0)
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * area.width)
    defer { scratch.deallocate() }
    ras_composite_rect(&t, Int32(area.width), Int32(area.height), scratch)
  }

  func blend(_ group: Surface, opacity: UInt32, mode: BlendMode, clip: Clip) {
    let area = group.bounds.intersection(clip.bounds).intersection(bounds)
    if area.isEmpty { return }
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width)
    defer { coverage.deallocate() }
    var y = area.y0
    while y < area.y1 {
      memset(coverage, Int32(opacity), area.width)
      if let mask = clip.mask {
        ras_multiply_bytes(
          coverage, mask + ((y - clip.bounds.y0) * clip.bounds.width + area.x0 - clip.bounds.x0), Int32(area.width))
      }
      ras_blend_row(
        pointer(x: area.x0, y: y), group.pointer(x: area.x0, y: y), coverage, Int32(area.width), mode.kernelMode)
      y += 1
    }
  }
}

extension BlendMode {
  /// The number by which the kernels know it: its place in the declaration.
  fileprivate var kernelMode: Int32 {
    switch self {
    case .normal: 0
    case .multiply: 1
    case .screen: 2
    case .overlay: 3
    case .darken: 4
    case .lighten: 5
    case .colorDodge: 6
    case .colorBurn: 7
    case .softLight: 8
    case .hardLight: 9
    case .difference: 10
    case .exclusion: 11
    case .hue: 12
    case .saturation: 13
    case .color: 14
    case .luminosity: 15
    case .sourceAtop: 16
    case .destinationOver: 17
    case .destinationOut: 18
    case .plusDarker: 19
    case .plusLighter: 20
    }
  }
}
