import Graphics

extension FontLibrary {
  /// The symbol that stands for an SF Symbol of that name, at the size it has beside text of `font`.
  package func symbol(_ name: String, font: FontDescriptor, imageScale: SymbolLayout.Scale) -> SymbolLayout {
    let metrics = self.metrics(of: font)
    let em = typesetFont(font).size * imageScale.factor
    guard let glyph = SymbolTable.glyphName(for: name).flatMap({ symbols.glyph(named: $0) }) else {
      let side = CGRect(x: 0, y: 0, width: em * 0.9, height: em * 0.9)
      return SymbolLayout(
        size: side.size, baseline: (side.height + metrics.capHeight) / 2, path: Path.frame(side, thickness: em * 0.06),
        diagnostic: .unknownSymbol(name))
    }
    // The icons are drawn in a square of one em whose lower edge is the baseline.
    let outline = symbols.outline(of: glyph, size: em)
    let ink = outline.controlBounds
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -ink.minX, ty: -ink.minY)
    // The square's middle is to lie on the middle of the capitals.
    let middle = -em / 2 - ink.minY
    return SymbolLayout(
      size: ink.size, baseline: middle + metrics.capHeight / 2, path: outline.moved(by: place))
  }
}

extension SymbolLayout.Scale {
  /// Ems across a full circle. Medium is measured: `checkmark.circle.fill` beside 17 pt text is a circle of 17 pt without
  /// margins (`pf-size-that-fits`, 34 px at 2x). Small and large have the proportions of SF Symbols' template (78.4 and
  /// 127.0 against 99.6), not measured.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.787
    case .medium: 1
    case .large: 1.275
    }
  }
}

extension Path {
  /// The box around all points; the icons' curves have their extremes at points.
  fileprivate var controlBounds: CGRect {
    var box: (x0: CGFloat, y0: CGFloat, x1: CGFloat, y1: CGFloat)?
    func add(_ point: CGPoint) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.x0, point.x), min(old.y0, point.y), max(old.x1, point.x), max(old.y1, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control): add(to); add(control)
      case .curve(let to, let control1, let control2): add(to); add(control1); add(control2)
      case .closeSubpath: break
      }
    }
    return box.map { CGRect(x: $0.x0, y: $0.y0, width: $0.x1 - $0.x0, height: $0.y1 - $0.y0) } ?? .zero
  }

  fileprivate func moved(by t: CGAffineTransform) -> Path {
    Path(elements: elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(t))
      case .line(let to): .line(to: to.applying(t))
      case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
      case .curve(let to, let control1, let control2):
        .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
      case .closeSubpath: .closeSubpath
      }
    })
  }
}
