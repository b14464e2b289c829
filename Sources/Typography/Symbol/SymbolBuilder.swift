import Graphics

/// Draws symbols as their recipes say.
struct SymbolBuilder {
  /// Points.
  var em: Double
  /// How much thicker than regular lines are, in points.
  var gain: Double
  /// The glyph's outline at `em`, or `nil` where the font has none of that name.
  var glyph: (String) -> Path?
  /// Letters in the system font, at a size in points, on the baseline; as the font has them, with outlines that overlap.
  var letters: (String, Double) -> Path
  var recipe: (String) -> SymbolRecipe?

  /// Of slashes and round badges, and how far they stand off, in ems. Found by eye.
  private static let slash = 0.07, gap = 0.06

  /// - Parameter isSolid: lines do not grow with the weight.
  func drawing(_ recipe: SymbolRecipe, isSolid: Bool) -> SymbolDrawing? {
    switch recipe {
    case .glyph(let glyph, let parts):
      guard let outline = self.glyph(glyph.name) else { return nil }
      return divided(glyph.shaped(outline, em: em), parts, isSolid)
    case .shape(let shape): return SymbolDrawing(shape.path(em: em), isSolid: isSolid)
    case .letters(let letters):
      // A variable font's glyphs have outlines that overlap: only without them does it not matter which rule fills them.
      let outlines = self.letters(letters, em * (letters.count == 1 ? 1.286 : 1.071))
      return SymbolDrawing(outlines.normalized(eoFill: false).oriented, isSolid: true)
    case .enclosed(let sign, let enclosure, let isFilled): return enclosed(sign, enclosure, isFilled, isSolid)
    case .portrait(let enclosure, let isFilled): return portrait(enclosure, isFilled, isSolid)
    case .slashed(let base): return slashed(base, isSolid)
    case .badged(let base, let badge): return badged(base, badge, isSolid)
    case .stacked(let back, let front, let isBackLeading): return stacked(back, front, isBackLeading, isSolid)
    case .three(let one): return three(one, isSolid)
    }
  }

  /// The parts that are layers of their own; where the outlines do not show them, the symbol has one.
  private func divided(_ path: Path, _ parts: SymbolRecipe.Parts, _ isSolid: Bool) -> SymbolDrawing {
    let one = SymbolDrawing(path, isSolid: isSolid)
    if parts == .one { return one }
    let contours = SymbolContours(path)
    let outermost = contours.outermost
    func divided(_ first: (path: Path, level: Int), _ second: (path: Path, level: Int)) -> SymbolDrawing {
      guard !first.path.isEmpty, !second.path.isEmpty else { return one }
      return SymbolDrawing(
        [(first.path, first.level), (second.path, second.level)].map {
          SymbolDrawing.Piece(path: $0.0, level: $0.1, isSolid: isSolid)
        }, whole: one.pieces[0])
    }
    func depth(_ i: Int) -> Int { contours.contours[i].depth }
    switch parts {
    case .one: return one
    case .cutMark:
      // The disc is drawn whole beneath the sign, so that no seam shows between them.
      guard outermost.count == 1 else { return one }
      return divided(
        (contours.path { depth($0) == 0 }, 1), (contours.path(outside: 1) { depth($0) >= 1 }, 0))
    case .mark where outermost.count > 1:
      // A ring that is one outline, its two edges joined by a cut, encloses nothing.
      guard let ring = contours.largest else { return one }
      let box = contours.contours[ring].path.controlBounds
      let frame = box.insetBy(dx: box.width / 10, dy: box.height / 10)
      func isRing(_ i: Int) -> Bool { i == ring || contours.contours[i].around.contains(ring) }
      guard outermost.allSatisfy({ $0 == ring || frame.contains(contours.contours[$0].path.controlBounds) }) else {
        return one
      }
      return divided((contours.path(where: isRing), 1), (contours.path { !isRing($0) }, 0))
    case .mark:
      return divided(
        (contours.path { depth($0) < 2 }, 1), (contours.path(outside: 2) { depth($0) >= 2 }, 0))
    case .weather:
      guard outermost.count > 1, let cloud = contours.largest else { return one }
      func isCloud(_ i: Int) -> Bool { i == cloud || contours.contours[i].around.contains(cloud) }
      return divided((contours.path { !isCloud($0) }, 1), (contours.path(where: isCloud), 0))
    }
  }

  // MARK: - Compositions

  private func enclosed(
    _ sign: SymbolRecipe, _ enclosure: SymbolEnclosure, _ isFilled: Bool, _ isSolid: Bool
  ) -> SymbolDrawing? {
    guard let around = outline(enclosure.name + (isFilled ? ".fill" : "")) else { return nil }
    var small = self
    small.em = em * enclosure.scale
    let factor = enclosure.scale
    small.glyph = { [glyph] name in glyph(name)?.applying(CGAffineTransform(scaleX: factor, y: factor)) }
    guard var inside = small.drawing(sign, isSolid: isSolid)?.path().oriented else { return nil }
    if sign.isThin { inside = inside.bold(em * SymbolShape.line * (1 - enclosure.scale) * 0.8) }
    let box = inside.controlBounds, frame = around.controlBounds
    let placed = inside.moved(
      frame.minX + enclosure.x * frame.width - box.midX, frame.minY + enclosure.y * frame.height - box.midY)
    return combined(around, placed, isFilled, isSolid)
  }

  private func combined(_ around: Path, _ sign: Path, _ isFilled: Bool, _ isSolid: Bool) -> SymbolDrawing {
    let pieces = [
      SymbolDrawing.Piece(path: around, level: 1, isSolid: isSolid),
      SymbolDrawing.Piece(path: sign, level: 0, isSolid: isSolid),
    ]
    let whole = isFilled ? SymbolDrawing.Piece(path: around.removing(sign), level: 0, isSolid: isSolid) : nil
    return SymbolDrawing(pieces, whole: whole)
  }

  private func portrait(_ enclosure: SymbolEnclosure, _ isFilled: Bool, _ isSolid: Bool) -> SymbolDrawing? {
    guard let around = outline(enclosure.name + (isFilled ? ".fill" : "")), let person = outline("person.fill") else {
      return nil
    }
    let frame = around.controlBounds
    // The head's middle, five sixteenths below the top of the icon's square, goes above the enclosure's middle.
    let factor = 1.05
    let placed = person.applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: frame.midX - factor * em / 2,
        ty: frame.minY + 0.38 * frame.height + factor * em * 11 / 16))
    let contours = SymbolContours(around)
    let inset = em * SymbolShape.line * (isFilled ? 1 : 1.9)
    let outer = contours.path { contours.contours[$0].depth == 0 }
    let inside = CGAffineTransform(translationX: frame.midX, y: frame.midY)
      .scaledBy(x: 1 - 2 * inset / frame.width, y: 1 - 2 * inset / frame.height)
      .translatedBy(x: -frame.midX, y: -frame.midY)
    return combined(around, placed.intersection(outer.applying(inside)).oriented, isFilled, isSolid)
  }

  private func slashed(_ base: SymbolRecipe, _ isSolid: Bool) -> SymbolDrawing? {
    guard let base = drawing(base, isSolid: isSolid)?.path().oriented else { return nil }
    let box = base.controlBounds
    let half = max(box.width, box.height, em * 0.75) / 2 - em * Self.slash / 4
    var line = Path()
    line.move(to: CGPoint(x: box.midX - half, y: box.midY - half))
    line.addLine(to: CGPoint(x: box.midX + half, y: box.midY + half))
    func bar(_ width: Double) -> Path { line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)).oriented }
    let width = em * Self.slash + gain
    let rest = base.subtracting(bar(width + 2 * em * Self.gap + gain)).oriented
    return SymbolDrawing([
      SymbolDrawing.Piece(path: rest, level: 1, isSolid: isSolid),
      SymbolDrawing.Piece(path: bar(width), level: 0, isSolid: true),
    ])
  }

  private func badged(_ base: SymbolRecipe, _ badge: SymbolBadge, _ isSolid: Bool) -> SymbolDrawing? {
    guard let base = drawing(base, isSolid: isSolid)?.path().oriented else { return nil }
    let box = base.controlBounds
    let gap = em * Self.gap + gain / 2
    func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
      Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).oriented
    }
    // Lines get back some of the width that they lose with the size.
    func sign(_ size: Double) -> Path? {
      guard let recipe = badge.sign, let full = drawing(recipe, isSolid: true)?.path().oriented else { return nil }
      let small = full.applying(CGAffineTransform(scaleX: size, y: size))
      return recipe.isThin ? small.bold(em * SymbolShape.line * (1 - size) * (badge.style == .disc ? 0.5 : 0.9)) : small
    }
    let shown: Path, cleared: Path
    switch badge.style {
    case .dot:
      let (x, y, radius) = (box.maxX - em * 0.13, box.minY + em * 0.13, em * 0.18)
      (shown, cleared) = (disc(x, y, radius), disc(x, y, radius + gap))
    case .disc:
      let (x, y, radius) = (box.maxX - em * 0.14, box.maxY - em * 0.16, em * 0.25)
      guard let sign = sign(0.34) else { return nil }
      let middle = sign.controlBounds
      shown = disc(x, y, radius).removing(sign.moved(x - middle.midX, y - middle.midY))
      cleared = disc(x, y, radius + gap)
    case .plain, .below:
      guard let sign = sign(0.46) else { return nil }
      let middle = sign.controlBounds
      let corner = badge.style == .plain ? box.maxX + em * 0.1 - middle.maxX : box.midX - middle.midX
      shown = sign.bold(gain / 2).moved(corner, box.maxY + em * (badge.style == .plain ? 0.02 : 0.06) - middle.maxY)
      cleared = shown.withEdge(2 * gap)
    }
    return SymbolDrawing([
      SymbolDrawing.Piece(path: base.subtracting(cleared).oriented, level: 1, isSolid: isSolid),
      SymbolDrawing.Piece(path: shown, level: 0, isSolid: true),
    ])
  }

  private func stacked(
    _ back: SymbolRecipe, _ front: SymbolRecipe, _ isBackLeading: Bool, _ isSolid: Bool
  ) -> SymbolDrawing? {
    guard let back = drawing(back, isSolid: isSolid)?.path().oriented,
      let front = drawing(front, isSolid: isSolid)?.path().oriented
    else { return nil }
    // Two thirds of their size would have lines too thin.
    let factor = 0.8
    func placed(_ path: Path, _ dx: Double, _ dy: Double) -> Path {
      path.applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: dx * em, ty: dy * em))
    }
    let (far, near) = isBackLeading ? (-0.05, 0.25) : (0.25, -0.05)
    return covered(placed(back, far, -0.22), by: placed(front, near, 0.02), isSolid)
  }

  /// `back` without what `front` and a gap around it cover.
  private func covered(_ back: Path, by front: Path, _ isSolid: Bool) -> SymbolDrawing {
    let contours = SymbolContours(front)
    let outer = contours.path { contours.contours[$0].depth == 0 }
    let rest = back.subtracting(outer.withEdge(2 * em * Self.gap + gain)).oriented
    return SymbolDrawing(Path(elements: rest.elements + front.elements), isSolid: isSolid)
  }

  private func three(_ one: SymbolRecipe, _ isSolid: Bool) -> SymbolDrawing? {
    guard let one = drawing(one, isSolid: isSolid)?.path().oriented else { return nil }
    func placed(_ factor: Double, _ middle: Double) -> Path {
      one.applying(
        CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: (middle - factor / 2) * em, ty: -(1 - factor) * em / 8))
    }
    let behind = Path(elements: placed(0.72, 0.02).elements + placed(0.72, 0.98).elements)
    return covered(behind, by: placed(0.92, 0.5), isSolid)
  }

  private func outline(_ name: String) -> Path? {
    recipe(name).flatMap { drawing($0, isSolid: true) }?.path().oriented
  }
}

extension Path {
  /// Lines wider by `width`, as one area without overlaps.
  fileprivate func bold(_ width: Double) -> Path {
    width > 0 ? withEdge(width).normalized(eoFill: false).oriented : self
  }

  /// With a line of that width along all edges. Its joins are cut off, as cut paths have very many.
  fileprivate func withEdge(_ width: Double) -> Path {
    let edge = strokedPath(StrokeStyle(lineWidth: width, lineJoin: .bevel))
    return Path(elements: elements + (edge.signedArea > 0 ? edge : edge.turned).elements)
  }
}
