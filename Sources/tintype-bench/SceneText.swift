import Graphics

extension Scene {
  /// The scene as lines of words, for the peer in C (Benchmarks/cairo-card.c says what they mean).
  func text() -> String {
    var lines = ["canvas \(Scene.width) \(Scene.height) \(Scene.scale)"]
    func words(_ c: ResolvedColor) -> String { "\(c.red) \(c.green) \(c.blue) \(c.alpha)" }
    func add(_ path: Path) {
      for element in path.elements {
        switch element {
        case .move(let p): lines.append("m \(p.x) \(p.y)")
        case .line(let p): lines.append("l \(p.x) \(p.y)")
        case .quadCurve(let p, let c):
          // Quadratics reach cairo as the cubics they are.
          let pen = currentPoint
          let a = lerp(pen, c, 2.0 / 3)
          let b = lerp(p, c, 2.0 / 3)
          lines.append("c \(a.x) \(a.y) \(b.x) \(b.y) \(p.x) \(p.y)")
        case .curve(let p, let a, let b): lines.append("c \(a.x) \(a.y) \(b.x) \(b.y) \(p.x) \(p.y)")
        case .closeSubpath: lines.append("z")
        }
        switch element {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): currentPoint = p
        case .closeSubpath: break
        }
      }
    }
    var currentPoint = CGPoint.zero
    for (index, outline) in outlines.enumerated() {
      add(outline.path)
      lines.append("glyph \(index)")
    }
    for operation in operations {
      switch operation {
      case .fill(let path, let paint):
        add(path)
        switch paint {
        case .linearGradient(let stops, let start, let end):
          lines.append("gradient \(start.x) \(start.y) \(end.x) \(end.y) \(stops.count)")
          for stop in stops { lines.append("stop \(stop.location) \(words(stop.color))") }
        case .color(let color): lines.append("fill \(words(color))")
        default: fatalError("the peer knows colours and linear gradients")
        }
      case .stroke(let path, let width, let color):
        add(path)
        lines.append("stroke \(width) \(words(color))")
      case .shadowedFill(let path, let color, let sigma, let shadow):
        add(path)
        lines.append("shadow \(sigma) \(words(shadow))")
        lines.append("fill \(words(color))")
      case .image(let bitmap, let place):
        lines.append(
          "image \(bitmap.width) \(bitmap.height) \(place.minX) \(place.minY) \(place.width) \(place.height)")
        for y in 0..<bitmap.height {
          lines.append(
            (0..<bitmap.width).map { x in
              let p = bitmap[x: x, y: y]
              return "\(p.red) \(p.green) \(p.blue)"
            }.joined(separator: " "))
        }
      case .text(let glyphs, let color):
        lines.append("run \(glyphs.count) \(words(color))")
        for glyph in glyphs { lines.append("\(glyph.outline) \(glyph.position.x) \(glyph.position.y)") }
      case .clip(let path):
        add(path)
        lines.append("clip")
      case .unclip: lines.append("unclip")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
