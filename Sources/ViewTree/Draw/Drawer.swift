import Graphics
import Typography

extension PlacedNode {
  /// PlacedNode → DisplayList: final numbers only, in device pixels after each command's transform.
  /// - Parameters:
  ///   - scale: device pixels per point.
  ///   - size: of the picture, in points; what lies outside it is not drawn.
  package func displayList(scale: CGFloat) -> DisplayList {
    drawing(scale: scale).list
  }

  /// The display list, and what could not be drawn as it was meant.
  package func drawing(scale: CGFloat) -> (list: DisplayList, diagnostics: [LayoutDiagnostic]) {
    var drawer = Drawer(scale: scale)
    drawer.draw(self, CGAffineTransform(scaleX: scale, y: scale))
    return (DisplayList(commands: drawer.commands), drawer.diagnostics)
  }
}

/// Walks placed nodes in drawing order. `transform` always leads from the root's points to device pixels.
private struct Drawer {
  let scale: CGFloat
  var commands: [DisplayCommand] = []
  var diagnostics: [LayoutDiagnostic] = []

  private mutating func check(_ path: Path, of name: String) {
    if path.hasPointThatIsNone, !diagnostics.contains(.invalidOutline(node: name)) {
      diagnostics.append(.invalidOutline(node: name))
    }
  }

  mutating func draw(_ node: PlacedNode, _ transform: CGAffineTransform) {
    switch node.content {
    case .container: for child in node.children { draw(child, transform) }
    case .text(let layout, let content): draw(layout, content, node.frame, transform)
    case .symbol(let content, let symbol): draw(content, symbol, node.frame, transform)
    case .shape(let content): draw(content, node.frame, transform)
    case .image(let content): draw(content, node.frame, transform)
    case .effect(let effect): draw(effect, node, transform)
    }
  }

  private mutating func draw(
    _ layout: TextLayout, _ content: TextContent, _ frame: CGRect, _ transform: CGAffineTransform
  ) {
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(transform)
    // What one run's style asks for beyond a fill holds for the whole text.
    let special = content.runs.first { $0.paint.needsLayers }?.paint
    let layers = pushLayers(of: special, transform)
    if content.isRedacted {
      drawRedacted(layout, content, place)
      return pop(layers)
    }
    for command in layout.commands { commands.append(command.concatenating(place)) }
    pop(layers)
  }

  /// A box for each line, as long as the line and as tall as SF Pro's capitals, 0.7046 em. [M:prefire-redacted: 19.75 points
  /// for text of 28, 10.45 for 15, ending 0.2 points below the baseline; corners of about a fifth of that]
  private mutating func drawRedacted(_ layout: TextLayout, _ content: TextContent, _ place: CGAffineTransform) {
    let size = content.runs.map(\.run.font.size).max() ?? 0
    let paint = content.runs.first?.paint.opacity(0.16).paint(in: CGRect(origin: .zero, size: layout.size))
    guard let paint, size > 0 else { return }
    for line in layout.lines where line.bounds.width > 0 {
      let height = 0.7046 * size
      let box = CGRect(x: line.bounds.minX, y: line.baseline - height + 0.15, width: line.bounds.width, height: height)
      commands.append(
        .fill(
          path: Path(roundedRect: box, cornerRadius: 0.22 * height, style: .circular), style: FillStyle(), paint: paint,
          transform: place))
    }
  }

  /// Begins the layers that a paint takes beyond a fill. Returns how many.
  private mutating func pushLayers(of paint: ShapePaint?, _ transform: CGAffineTransform) -> Int {
    guard let paint, paint.needsLayers else { return 0 }
    func shadow(_ color: ResolvedColor, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Layer.Shadow {
      let offset = CGSize(width: x, height: y).applying(transform)
      return Layer.Shadow(
        color: color, radius: Double(radius) * transform.meanScale,
        offset: CGVector(dx: offset.width, dy: offset.height))
    }
    var layers: [Layer] = []
    if case .material(var backdrop) = paint.kind {
      backdrop.radius *= transform.meanScale
      var layer = Layer()
      layer.backdrop = backdrop
      layers.append(layer)
    }
    for effect in paint.effects {
      var layer = Layer()
      switch effect {
      case .dropShadow(let color, let radius, let x, let y): layer.shadow = shadow(color, radius, x, y)
      case .innerShadow(let color, let radius, let x, let y): layer.innerShadow = shadow(color, radius, x, y)
      case .blendMode(let mode): layer.blendMode = mode
      case .opacity(let opacity): layer.opacity = min(max(opacity, 0), 1)
      }
      layers.append(layer)
    }
    // A material sees what lies beneath only where no layer is between: what follows it becomes part of its own.
    if layers[0].backdrop != nil, layers.count > 1 {
      for layer in layers.dropFirst() where layer.shadow == nil || layers[0].shadow == nil {
        layers[0].opacity *= layer.opacity
        if layer.blendMode != .normal { layers[0].blendMode = layer.blendMode }
        if let shadow = layer.shadow { layers[0].shadow = shadow }
      }
      layers = [layers[0]]
    }
    for layer in layers.reversed() { commands.append(.pushLayer(layer)) }
    return layers.count
  }
  private mutating func pop(_ count: Int) {
    for _ in 0..<count { commands.append(.pop) }
  }

  private mutating func draw(
    _ content: SymbolContent, _ symbol: SymbolLayout, _ frame: CGRect, _ transform: CGAffineTransform
  ) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var place = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(transform)
    if content.isResizable {
      place = CGAffineTransform(scaleX: frame.width / symbol.size.width, y: frame.height / symbol.size.height)
        .concatenating(place)
    }
    let box = CGRect(origin: .zero, size: symbol.size)
    func fill(_ path: Path, _ paint: ShapePaint) {
      let layers = pushLayers(of: paint, transform)
      commands.append(.fill(path: path, style: FillStyle(), paint: paint.paint(in: box), transform: place))
      pop(layers)
    }
    if content.divides(symbol) {
      for layer in symbol.layers { fill(layer.path, content.paint(of: layer)) }
    } else {
      fill(symbol.path, content.paint)
    }
  }

  private mutating func draw(_ content: ShapeContent, _ frame: CGRect, _ transform: CGAffineTransform) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    var path = content.path(frame)
    check(path, of: content.name)
    var style = FillStyle()
    switch content.drawing {
    case .fill(let fill): style = fill
    case .stroke(let stroke, let antialiased):
      path = path.strokedPath(stroke)
      style = FillStyle(antialiased: antialiased)
    }
    if path.isEmpty { return }
    let layers = pushLayers(of: content.paint, transform)
    defer { pop(layers) }
    // An elliptical gradient is a circular one in a space where the frame is square.
    if case .ellipticalGradient = content.paint.kind, frame.width > 0, frame.height > 0 {
      let side = min(frame.width, frame.height)
      let toFrame = CGAffineTransform(scaleX: frame.width / side, y: frame.height / side)
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      let square = CGRect(x: 0, y: 0, width: side, height: side)
      commands.append(
        .fill(
          path: path.applying(toFrame.inverted()), style: style, paint: content.paint.paint(in: square),
          transform: toFrame.concatenating(transform)))
      return
    }
    commands.append(.fill(path: path, style: style, paint: content.paint.paint(in: frame), transform: transform))
  }

  private mutating func draw(_ content: ImageContent, _ frame: CGRect, _ transform: CGAffineTransform) {
    for piece in ImageSlicing.pieces(of: content, in: frame) {
      commands.append(
        .image(
          ImageDraw(
            bitmap: content.bitmap, source: piece.source, destination: piece.destination,
            interpolation: content.interpolation, transform: transform, tint: content.tint)))
    }
  }

  private mutating func draw(_ effect: DrawingEffect, _ node: PlacedNode, _ transform: CGAffineTransform) {
    draw(effect, node, transform) { drawer, inner in
      if let child = node.children.first { drawer.draw(child, inner) }
    }
  }

  /// - Parameter content: draws what the effect is on, in a space from which the transform leads to device pixels.
  private mutating func draw(
    _ effect: DrawingEffect, _ node: PlacedNode, _ transform: CGAffineTransform,
    _ content: (inout Drawer, CGAffineTransform) -> Void
  ) {
    var layer = Layer()
    switch effect {
    case .hidden: return
    case .opacity(let opacity):
      if opacity >= 1 { return content(&self, transform) }
      if !(opacity > 0) { return }
      layer.opacity = opacity
    case .blendMode(let mode): layer.blendMode = mode
    case .compositingGroup: break
    case .shadow(let color, let radius, let x, let y):
      let offset = CGSize(width: x, height: y).applying(transform)
      layer.shadow = Layer.Shadow(
        color: color, radius: Double(radius) * transform.meanScale,
        offset: CGVector(dx: offset.width, dy: offset.height))
    case .blur(let radius, let isOpaque):
      let radius = Double(radius) * transform.meanScale
      if isOpaque {
        layer.filters = [.opaqueBlur(radius: radius)]
        let bounds = PixelRounding.nearest(node.frame, scale: scale)
        commands.append(.pushClip(path: Path(bounds), style: FillStyle(), transform: transform))
        commands.append(.pushLayer(layer))
        content(&self, transform)
        commands.append(contentsOf: [.pop, .pop])
        return
      }
      layer.filters = [.blur(radius: radius)]
    case .alphaThreshold(let range, let color):
      layer.filters = [.alphaThreshold(minimum: range.lowerBound, maximum: range.upperBound, color)]
    case .geometric: return content(&self, transform)
    case .combined(let effects):
      guard let last = effects.last else { return content(&self, transform) }
      let inner = DrawingEffect.combined(effects.dropLast())
      return draw(last, node, transform) { drawer, space in drawer.draw(inner, node, space, content) }
    case .projection(let name, let make):
      let map = make(node.frame.size)
      guard map.isFinite else {
        if !diagnostics.contains(.invalidOutline(node: name)) { diagnostics.append(.invalidOutline(node: name)) }
        return
      }
      let about = map.about(node.frame)
      if let affine = about.affine { return content(&self, affine.concatenating(transform)) }
      // From pixels back to points, through the map, to pixels again.
      layer.projection = ProjectionTransform(transform.inverted()).concatenating(about)
        .concatenating(ProjectionTransform(transform))
    case .colorMatrix(_, let rows): layer.filters = [.colorMatrix(rows)]
    case .clip(let name, let path, let style):
      // On device pixels, as what it clips is. [M:fs-offroute-long: a card at 1184.5 px begins with a whole row at 1185]
      let path = path(PixelRounding.nearest(node.frame, scale: scale))
      check(path, of: name)
      let clip = DisplayCommand.pushClip(path: path, style: style, transform: transform)
      // Twice, so that a pixel which the outline covers by c shows c² of the content, as on the device: 0.5 levels off in
      // the mean instead of 2.3 on a box of 12 levels [M:bc-typography], and 10 at most instead of 36 on a white card
      // [M:fs-offroute-long].
      commands.append(contentsOf: [clip, clip])
      content(&self, transform)
      commands.append(contentsOf: [.pop, .pop])
      return
    case .viewport:
      commands.append(
        .pushClip(path: Path(node.frame), style: FillStyle(antialiased: false), transform: transform))
      content(&self, transform)
      commands.append(.pop)
      return
    case .transform(_, let matrix, let anchor):
      let center = CGPoint(
        x: node.frame.minX + anchor.x * node.frame.width, y: node.frame.minY + anchor.y * node.frame.height)
      let about = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(matrix)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      return content(&self, about.concatenating(transform))
    case .mask:
      var mask = Drawer(scale: scale)
      for other in node.children.dropFirst() { mask.draw(other, transform) }
      layer.mask = DisplayList(commands: mask.commands)
      diagnostics += mask.diagnostics.filter { !diagnostics.contains($0) }
    }
    commands.append(.pushLayer(layer))
    content(&self, transform)
    commands.append(.pop)
  }
}

extension CGAffineTransform {
  /// The side of a square whose area is what a unit square's becomes.
  fileprivate var meanScale: Double { Double(abs(a * d - b * c)).squareRoot() }
}

extension DisplayCommand {
  /// The command in a space that `transform` leads out of.
  fileprivate func concatenating(_ transform: CGAffineTransform) -> DisplayCommand {
    switch self {
    case .fill(let path, let style, let paint, let own):
      return .fill(path: path, style: style, paint: paint, transform: own.concatenating(transform))
    case .glyphs(var run):
      run.transform = run.transform.concatenating(transform)
      return .glyphs(run)
    case .image(var draw):
      draw.transform = draw.transform.concatenating(transform)
      return .image(draw)
    case .pushClip(let path, let style, let own):
      return .pushClip(path: path, style: style, transform: own.concatenating(transform))
    case .pushLayer, .pop: return self
    }
  }
}
