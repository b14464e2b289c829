import Graphics

/// What the benchmark draws, in points at three pixels each: one description for both painters.
struct Scene {
  enum Operation {
    case fill(Path, Paint)
    case stroke(Path, width: Double, ResolvedColor)
    /// Standard deviation in pixels, beneath a fill of the path.
    case shadowedFill(Path, ResolvedColor, sigma: Double, shadow: ResolvedColor)
    case image(Bitmap, CGRect)
    case text([(outline: Int, position: CGPoint)], ResolvedColor)
    case clip(Path)
    case unclip
  }
  static let width = 1050, height = 1500, scale = 3.0
  var operations: [Operation]
  /// Outlines that the text refers to.
  var outlines: [GlyphOutline]

  func displayList() -> DisplayList {
    let t = CGAffineTransform(scaleX: Scene.scale, y: Scene.scale)
    var list = DisplayList()
    for operation in operations {
      switch operation {
      case .fill(let path, let paint):
        list.commands.append(.fill(path: path, style: FillStyle(), paint: paint, transform: t))
      case .stroke(let path, let width, let color):
        let outline = path.strokedPath(StrokeStyle(lineWidth: width))
        list.commands.append(.fill(path: outline, style: FillStyle(), paint: .color(color), transform: t))
      case .shadowedFill(let path, let color, let sigma, let shadow):
        var layer = Layer()
        layer.shadow = .init(color: shadow, radius: sigma, offset: .zero)
        list.commands.append(.pushLayer(layer))
        list.commands.append(.fill(path: path, style: FillStyle(), paint: .color(color), transform: t))
        list.commands.append(.pop)
      case .image(let bitmap, let place):
        list.commands.append(
          .image(
            ImageDraw(
              bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
              destination: place, transform: t)))
      case .text(let glyphs, let color):
        let placed = glyphs.map { GlyphRun.Glyph(outline: outlines[$0.outline], position: $0.position) }
        list.commands.append(.glyphs(GlyphRun(glyphs: placed, paint: .color(color), transform: t)))
      case .clip(let path): list.commands.append(.pushClip(path: path, style: FillStyle(), transform: t))
      case .unclip: list.commands.append(.pop)
      }
    }
    return list
  }
}

extension Scene {
  /// The reference card of the performance figures: a card with a header, 12 runs of 402 glyphs, 30 rounded rectangles
  /// filled and stroked, 10 circles, an image enlarged to 906 × 450 pixels, a curve of 60 segments.
  static func card(shadow: Bool) -> Scene {
    var scene = Scene(operations: [], outlines: (0..<64).map(syntheticGlyph))
    let card = Path(roundedRect: CGRect(x: 16, y: 16, width: 318, height: 468), cornerRadius: 20)
    scene.operations.append(.fill(Path(CGRect(x: 0, y: 0, width: 350, height: 500)), .color(.white)))
    if shadow {
      scene.operations.append(
        .shadowedFill(card, ResolvedColor(250, 250, 252), sigma: 24, shadow: .black.opacity(0.33)))
    } else {
      scene.operations.append(.fill(card, .color(ResolvedColor(250, 250, 252))))
    }
    let header = Path(
      roundedRect: CGRect(x: 16, y: 16, width: 318, height: 90),
      cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 20), style: .circular)
    scene.operations.append(
      .fill(
        header,
        .linearGradient(
          stops: [
            GradientStop(color: ResolvedColor(0, 122, 255), location: 0),
            GradientStop(color: ResolvedColor(88, 86, 214), location: 0.6),
            GradientStop(color: ResolvedColor(175, 82, 222), location: 1),
          ], start: CGPoint(x: 16, y: 16), end: CGPoint(x: 334, y: 106))))
    scene.operations.append(.clip(Path(roundedRect: CGRect(x: 24, y: 114, width: 302, height: 150), cornerRadius: 16)))
    scene.operations.append(.image(photograph(), CGRect(x: 24, y: 114, width: 302, height: 150)))
    scene.operations.append(.unclip)

    // 6 runs of 34 and 6 of 33 glyphs.
    var number = 0
    for run in 0..<12 {
      let count = run % 2 == 0 ? 34 : 33
      let isHeader = run < 3
      var x = 26.3
      var glyphs: [(outline: Int, position: CGPoint)] = []
      let y = isHeader ? 44.2 + Double(run) * 22.4 : 284.6 + Double(run - 3) * 12.3
      for _ in 0..<count {
        glyphs.append((number * 29 % 64, CGPoint(x: x, y: y)))
        x += 7.1 + Double(number * 7 % 13) * 0.13
        number += 1
      }
      scene.operations.append(.text(glyphs, isHeader ? .white : ResolvedColor(28, 28, 30)))
    }
    for index in 0..<30 {
      let (column, row) = (Double(index % 6), Double(index / 6))
      let box = Path(
        roundedRect: CGRect(x: 26.5 + column * 50.2, y: 396.25 + row * 14.5, width: 44, height: 11), cornerRadius: 4)
      scene.operations.append(.fill(box, .color(ResolvedColor(229, 229 - index, 234))))
      scene.operations.append(.stroke(box, width: 1, ResolvedColor(60, 60 + 4 * index, 67, alpha: 0.6)))
    }
    for index in 0..<10 {
      let place = CGRect(x: 30 + Double(index) * 29.7, y: 464.4, width: 16, height: 16)
      scene.operations.append(.fill(Path(ellipseIn: place), .color(ResolvedColor(52, 199, 20 * index, alpha: 0.9))))
    }
    var curve = Path()
    curve.move(to: CGPoint(x: 26, y: 250))
    for index in 0..<60 {
      let x = 26 + Double(index) * 5
      let up = index % 2 == 0 ? -1.0 : 1
      let height = 8 + Double(index * 11 % 17)
      curve.addCurve(
        to: CGPoint(x: x + 5, y: 250 + Double(index % 5)), control1: CGPoint(x: x + 2, y: 250 + up * height),
        control2: CGPoint(x: x + 3, y: 250 + up * height))
    }
    scene.operations.append(.stroke(curve, width: 1.5, ResolvedColor(255, 59, 48)))
    return scene
  }

  /// An outline as busy as a letter's: a ring of 16 quadratics outside and 12 inside, or a stem with arches, 9 pt high.
  private static func syntheticGlyph(_ index: Int) -> GlyphOutline {
    var path = Path()
    func ring(_ count: Int, _ rx: Double, _ ry: Double, reversed: Bool) {
      func at(_ k: Double, _ r: Double) -> CGPoint {
        let angle = (reversed ? -k : k) * 2 * Double.pi / Double(count)
        let bump = 1 + 0.06 * Elementary.sin(angle * 3 + Double(index))
        return CGPoint(x: 3.4 + rx * r * bump * Elementary.cos(angle), y: -4.5 + ry * r * bump * Elementary.sin(angle))
      }
      path.move(to: at(0, 1))
      for k in 0..<count {
        path.addQuadCurve(
          to: at(Double(k + 1), 1), control: at(Double(k) + 0.5, 1 / Elementary.cos(Double.pi / Double(count))))
      }
      path.closeSubpath()
    }
    if index % 3 != 2 {
      ring(16, 3.1, 4.4 - 0.02 * Double(index), reversed: false)
      ring(12, 1.9, 3.2 - 0.02 * Double(index), reversed: true)
    } else {
      path.move(to: CGPoint(x: 0.5, y: 0))
      path.addLine(to: CGPoint(x: 0.5, y: -8.8))
      path.addLine(to: CGPoint(x: 1.7, y: -8.8))
      for k in 0..<3 {
        let x = 1.7 + 1.5 * Double(k)
        path.addLine(to: CGPoint(x: x, y: -5))
        for (cx, cy, ex, ey) in [
          (0.1, -6.2, 0.6, -6.4), (1.2, -6.4, 1.4, -5), (1.4, -4, 1.4, -0.1), (1.0, 0.1, 0.8, 0),
          (0.7, -3.5, 0.65, -4.6), (0.5, -5.2, 0.3, -4.6), (0.2, -4, 0.2, -0.6), (0.1, -0.2, 0.05, 0),
        ] {
          path.addQuadCurve(to: CGPoint(x: x + ex, y: ey), control: CGPoint(x: x + cx, y: cy))
        }
      }
      path.closeSubpath()
    }
    return GlyphOutline(path: path)
  }

  /// 300 × 200 opaque pixels with soft and hard edges.
  private static func photograph() -> Bitmap {
    let bitmap = Bitmap(width: 300, height: 200)!
    bitmap.storage.withMutableBytes { bytes in
      for y in 0..<200 {
        for x in 0..<300 {
          let i = (y * 300 + x) * 4
          bytes[i] = UInt8((x * 255) / 299)
          bytes[i + 1] = UInt8((y * 255) / 199)
          bytes[i + 2] = UInt8(((x / 20 + y / 20) % 2) * 120 + (x * y) % 97)
          bytes[i + 3] = 255
        }
      }
    }
    return bitmap
  }
}
