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
    for command in layout.commands { commands.append(command.concatenating(place)) }
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
    let paint = content.paint.paint(in: CGRect(origin: .zero, size: symbol.size))
    commands.append(.fill(path: symbol.path, style: FillStyle(), paint: paint, transform: place))
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
    guard let child = node.children.first else { return }
    var layer = Layer()
    switch effect {
    case .hidden: return
    case .opacity(let opacity):
      if opacity >= 1 { return draw(child, transform) }
      if !(opacity > 0) { return }
      layer.opacity = opacity
    case .blendMode(let mode): layer.blendMode = mode
    case .compositingGroup: break
    case .shadow(let color, let radius, let x, let y):
      let offset = CGSize(width: x, height: y).applying(transform)
      layer.shadow = Layer.Shadow(
        color: color, radius: Double(radius) * transform.meanScale, offset: CGVector(dx: offset.width, dy: offset.height))
    case .blur(let radius, _): layer.filters = [.blur(radius: Double(radius) * transform.meanScale)]
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
      draw(child, transform)
      commands.append(contentsOf: [.pop, .pop])
      return
    case .viewport:
      commands.append(
        .pushClip(path: Path(node.frame), style: FillStyle(antialiased: false), transform: transform))
      draw(child, transform)
      commands.append(.pop)
      return
    case .transform(_, let matrix, let anchor):
      let center = CGPoint(
        x: node.frame.minX + anchor.x * node.frame.width, y: node.frame.minY + anchor.y * node.frame.height)
      let about = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(matrix)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      return draw(child, about.concatenating(transform))
    case .mask:
      var mask = Drawer(scale: scale)
      for other in node.children.dropFirst() { mask.draw(other, transform) }
      layer.mask = DisplayList(commands: mask.commands)
      diagnostics += mask.diagnostics.filter { !diagnostics.contains($0) }
    }
    commands.append(.pushLayer(layer))
    draw(child, transform)
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
