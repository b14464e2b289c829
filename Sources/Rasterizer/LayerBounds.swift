import Graphics

/// Where each layer of a list has anything drawn, so that its surface is no larger.
struct LayerBounds {
  /// By index of the `pushLayer`, in pixels, before filters and shadow.
  private(set) var content: [Int: PixelRect] = [:]
  /// By index of the `pushLayer`, its `pop`.
  private(set) var end: [Int: Int] = [:]

  private struct Frame {
    var index: Int
    var bounds = PixelRect.empty
    /// What a clip lets through; `nil` for a layer.
    var limit: PixelRect?
    var layer: Layer?
  }

  init(_ list: DisplayList) {
    var frames: [Frame] = []
    var outlines: [ObjectIdentifier: PointBounds] = [:]
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushClip(let path, _, let transform):
        frames.append(Frame(index: index, limit: frames.isEmpty ? .empty : path.pixelBounds(transform)))
      case .pushLayer(let layer): frames.append(Frame(index: index, layer: layer))
      case .pop:
        guard let frame = frames.popLast() else { continue }
        var bounds = frame.bounds
        if let layer = frame.layer {
          content[frame.index] = bounds
          end[frame.index] = index
          bounds = layer.drawnBounds(content: bounds)
        } else if let limit = frame.limit {
          bounds = bounds.intersection(limit)
        }
        if !frames.isEmpty { frames[frames.count - 1].bounds = frames[frames.count - 1].bounds.union(bounds) }
      case .fill, .glyphs, .image:
        // Outside every layer nobody asks.
        guard frames.contains(where: { $0.layer != nil }) else { continue }
        frames[frames.count - 1].bounds = frames[frames.count - 1].bounds.union(
          command.pixelBounds(&outlines))
      }
    }
  }
}

extension Path {
  /// Of the control points.
  fileprivate func add(to bounds: inout PointBounds, _ t: CGAffineTransform) {
    let (a, b, c, d, tx, ty) = (t.a.native, t.b.native, t.c.native, t.d.native, t.tx.native, t.ty.native)
    func add(_ p: CGPoint) { bounds.add(a * p.x.native + c * p.y.native + tx, b * p.x.native + d * p.y.native + ty) }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let q):
        add(p)
        add(q)
      case .curve(let p, let q, let r):
        add(p)
        add(q)
        add(r)
      case .closeSubpath: break
      }
    }
  }
  fileprivate func pixelBounds(_ transform: CGAffineTransform) -> PixelRect {
    var bounds = PointBounds()
    add(to: &bounds, transform)
    return bounds.pixels
  }
}

extension DisplayCommand {
  fileprivate func pixelBounds(_ outlines: inout [ObjectIdentifier: PointBounds]) -> PixelRect {
    switch self {
    case .fill(let path, _, _, let transform): return path.pixelBounds(transform)
    case .image(let image): return Path(image.destination).pixelBounds(image.transform)
    case .glyphs(let run):
      var bounds = PointBounds()
      for glyph in run.glyphs {
        let key = ObjectIdentifier(glyph.outline)
        var own = PointBounds()
        if let known = outlines[key] {
          own = known
        } else {
          glyph.outline.path.add(to: &own, .identity)
          outlines[key] = own
        }
        guard own.x0 <= own.x1 else { continue }
        for (x, y) in [(own.x0, own.y0), (own.x1, own.y0), (own.x0, own.y1), (own.x1, own.y1)] {
          let p = CGPoint(x: x + glyph.position.x.native, y: y + glyph.position.y.native).applying(run.transform)
          bounds.add(p.x.native, p.y.native)
        }
      }
      return bounds.pixels
    case .pushClip, .pushLayer, .pop: return .empty
    }
  }
}

extension Layer {
  /// How far the filters carry colour, in pixels.
  private var blurReach: Int {
    filters.reduce(0) { sum, filter in
      switch filter {
      case .blur(let radius), .opaqueBlur(let radius): return sum + GaussianKernel.radius(sigma: radius)
      case .colorMatrix, .alphaThreshold: return sum
      }
    }
  }

  /// True when a filter gives colour to transparent pixels, so that the whole visible area counts.
  private var fillsTransparency: Bool {
    filters.contains {
      switch $0 {
      case .colorMatrix(let m): m.count == 20 && m[19] > 0
      case .alphaThreshold(let minimum, let maximum, _): !(minimum > 0) && maximum >= 0
      case .blur, .opaqueBlur: false
      }
    }
  }

  /// Everything that the layer may change beneath it.
  func drawnBounds(content: PixelRect) -> PixelRect {
    var bounds = content
    if let projection { bounds = bounds.projected(by: projection) }
    bounds = bounds.inflated(blurReach)
    if let shadow { bounds = bounds.union(shadow.bounds(of: bounds)) }
    return bounds
  }

  /// In pixels from the canvas's corner.
  private static let projectedLimit = 8_192

  /// The pixels in which the content must be drawn for what is visible to be right.
  func surfaceBounds(content: PixelRect, visible: PixelRect) -> PixelRect {
    if visible.isEmpty { return .empty }
    // What is seen from afar may come from anywhere; no more of it than a canvas can hold.
    if projection != nil {
      let limit = Layer.projectedLimit
      return content.intersection(PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit))
    }
    var needed = visible
    if let shadow { needed = needed.union(shadow.sources(of: visible)) }
    // An edge that is not drawn would cast a shadow inside.
    if let innerShadow { needed = needed.union(innerShadow.sources(of: visible).inflated(2)) }
    if fillsTransparency { return needed.inflated(blurReach) }
    return content.inflated(blurReach).intersection(needed.inflated(blurReach))
  }
}

extension Layer.Shadow {
  /// Whole pixels; the offset is rounded to nearest.
  var pixelOffset: (x: Int, y: Int) {
    func whole(_ v: CGFloat) -> Int { v.isFinite ? Int(min(max(v.native, -1e5), 1e5).rounded()) : 0 }
    return (whole(offset.dx), whole(offset.dy))
  }
  func bounds(of content: PixelRect) -> PixelRect {
    content.inflated(GaussianKernel.radius(sigma: radius)).offset(x: pixelOffset.x, y: pixelOffset.y)
  }
  func sources(of visible: PixelRect) -> PixelRect {
    visible.inflated(GaussianKernel.radius(sigma: radius)).offset(x: -pixelOffset.x, y: -pixelOffset.y)
  }
}
