import CRasterKernels
import Graphics

/// Walks a display list, drawing each command onto the topmost surface.
final class Painter {
  private enum Frame {
    case clip(outer: Clip)
    case layer(Layer, outerSurface: Surface, outerClip: Clip)
  }

  /// Of all layers that are open at a time: 2 GB. What needs more is a mistake, such as a view that contains itself.
  private static let maximumLayerPixels = 1 << 29

  private(set) var surface: Surface
  private(set) var clip: Clip
  let scratch: Scratch
  private var frames: [Frame] = []

  init(surface: Surface, scratch: Scratch) {
    (self.surface, self.scratch) = (surface, scratch)
    clip = Clip(bounds: surface.bounds)
  }

  func draw(_ list: DisplayList) throws {
    let layerBounds = LayerBounds(list)
    var index = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .fill(let path, let style, let paint, let transform):
        if !clip.bounds.isEmpty { fill(path, style, paint, transform) }
      case .glyphs(let run): draw(run)
      case .image(let image): draw(image)
      case .pushClip(let path, let style, let transform):
        frames.append(.clip(outer: clip))
        clip = narrowed(by: path, style, transform)
      case .pushLayer(let layer):
        let content = layerBounds.content[index] ?? .empty
        let bounds = layer.surfaceBounds(content: content, visible: clip.bounds)
        if bounds.isEmpty || !(layer.opacity > 0) {
          // Nothing of it can be seen: go on after its pop.
          index = layerBounds.end[index]! + 1
          continue
        }
        frames.append(.layer(layer, outerSurface: surface, outerClip: clip))
        scratch.layerPixels += bounds.width * bounds.height
        guard scratch.layerPixels <= Painter.maximumLayerPixels else {
          throw RasterizerError.layersTooLarge(depth: frames.count, command: index)
        }
        surface = Surface(bounds: bounds)
        clip = Clip(bounds: bounds)
      case .pop:
        switch frames.popLast() {
        case .clip(let outer): clip = outer
        case .layer(let layer, let outerSurface, let outerClip):
          let drawn = surface
          (surface, clip) = (outerSurface, outerClip)
          try composite(drawn, layer)
          scratch.layerPixels -= drawn.bounds.width * drawn.bounds.height
        case nil: break
        }
      }
      index += 1
    }
  }

  // MARK: Paths

  func fill(_ path: Path, _ style: FillStyle, _ paint: Paint, _ transform: CGAffineTransform) {
    guard let source = PaintSource(paint, transform: transform) else { return }
    scratch.build(path, transform, clip: clip.bounds)
    fillOutline(style, source)
  }

  private func draw(_ run: GlyphRun) {
    if clip.bounds.isEmpty { return }
    guard let source = PaintSource(run.paint, transform: run.transform) else { return }
    let t = run.transform
    let style = FillStyle()
    var index = 0
    while index < run.glyphs.count {
      let glyph = run.glyphs[index]
      var placed = t
      placed.tx = t.a * glyph.position.x + t.c * glyph.position.y + t.tx
      placed.ty = t.b * glyph.position.x + t.d * glyph.position.y + t.ty
      scratch.build(glyph.outline.path, placed, clip: clip.bounds)
      fillOutline(style, source)
      index += 1
    }
  }

  private func draw(_ image: ImageDraw) {
    if clip.bounds.isEmpty { return }
    guard let source = PaintSource(image) else { return }
    scratch.build(Path(image.destination), image.transform, clip: clip.bounds)
    fillOutline(FillStyle(), source)
  }

  /// Band by band: edges to areas, source pixels where the paint is not one colour, then both onto the surface.
  private func fillOutline(_ style: FillStyle, _ source: PaintSource) {
    let window = scratch.outlineBounds.intersection(clip.bounds)
    if window.isEmpty { return }
    let (width, height) = (window.width, window.height)
    let rows = Scratch.bandRows(width: width, height: height)
    scratch.begin(width: width, rows: rows)
    var target = ras_target()
    target.stride = Int32(surface.bounds.width)
    target.opacity = 255
    if case .color(let color) = source { target.color = color } else { scratch.reserveSource(rows * width) }
    var top = window.y0
    while top < window.y1 {
      let count = min(rows, window.y1 - top)
      if count < rows { scratch.begin(width: width, rows: count) }
      scratch.accumulate(left: window.x0, top: top)
      if case .color = source {
      } else {
        source.shade(scratch.source, x: window.x0, y: top, width: width, height: count)
        target.source = UnsafePointer(scratch.source)
        target.source_stride = Int32(width)
      }
      target.pixels = surface.pointer(x: window.x0, y: top)
      clip.apply(to: &target, x: window.x0, y: top)
      scratch.composite(rows: count, flags: style.kernelFlags, &target)
      top += count
    }
  }

  // MARK: Clips

  private func narrowed(by path: Path, _ style: FillStyle, _ transform: CGAffineTransform) -> Clip {
    if clip.bounds.isEmpty { return clip }
    scratch.build(path, transform, clip: clip.bounds)
    let window = scratch.outlineBounds.intersection(clip.bounds)
    if window.isEmpty { return Clip(bounds: .empty) }
    if clip.mask == nil, scratch.isWholePixelRectangle(window) { return Clip(bounds: window) }
    let result = Clip(maskedBounds: window)
    let (width, height) = (window.width, window.height)
    let rows = Scratch.bandRows(width: width, height: height)
    var top = window.y0
    while top < window.y1 {
      let count = min(rows, window.y1 - top)
      scratch.begin(width: width, rows: count)
      scratch.accumulate(left: window.x0, top: top)
      var outer: UnsafePointer<UInt8>?
      var outerStride = 0
      if let mask = clip.mask {
        outerStride = clip.bounds.width
        outer = UnsafePointer(mask + ((top - clip.bounds.y0) * outerStride + window.x0 - clip.bounds.x0))
      }
      scratch.mask(
        rows: count, flags: style.kernelFlags, into: result.mask! + (top - window.y0) * width, stride: width,
        column: 0, clip: outer, clipStride: outerStride, solid: result.solid! + (top - window.y0))
      top += count
    }
    return result
  }
}

extension FillStyle {
  var kernelFlags: Int32 {
    (isEOFilled ? Int32(ras_even_odd) : 0) | (isAntialiased ? 0 : Int32(ras_aliased))
  }
}
