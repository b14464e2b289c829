import Graphics

/// Symbols that are plain shapes, which the icon font lacks or has in other proportions. Drawn here, in the icons' style: a
/// line of a sixteenth of an em, round corners.
enum SymbolShape: Hashable, Sendable {
  /// Width and height in ems, and the corner's radius.
  case box(width: Double, height: Double, radius: Double, isFilled: Bool)
  case ellipse(width: Double, height: Double, isFilled: Bool)
  /// A ring and a disc of that diameter in it.
  case target(Double)
  /// A ring around a disc that the ring's hole shows.
  case discInDisc(Double)
  case dashedCircle(dashes: Int)
  case dashedSquare
  case grid(SymbolGrid)
  case battery(level: Double)
  case figure(SymbolFigure)

  /// `nil` where the name is no shape's.
  init?(_ name: String) {
    if let figure = SymbolFigure(rawValue: name) {
      self = .figure(figure)
      return
    }
    let isFilled = name.hasSuffix(".fill")
    switch isFilled ? String(name.dropLast(5)) : name {
    case "rectangle": self = .box(width: 1.1, height: 0.82, radius: 0.13, isFilled: isFilled)
    case "rectangle.portrait": self = .box(width: 0.74, height: 1, radius: 0.13, isFilled: isFilled)
    case "capsule": self = .box(width: 1.2, height: 0.7, radius: 0.35, isFilled: isFilled)
    case "capsule.portrait": self = .box(width: 0.7, height: 1.1, radius: 0.35, isFilled: isFilled)
    case "oval": self = .ellipse(width: 1.2, height: 0.8, isFilled: isFilled)
    case "oval.portrait": self = .ellipse(width: 0.75, height: 1.1, isFilled: isFilled)
    case "circlebadge": self = .ellipse(width: 0.5, height: 0.5, isFilled: isFilled)
    case "battery.25", "battery.25percent": self = .battery(level: 0.25)
    case "battery.75", "battery.75percent": self = .battery(level: 0.75)
    case "circle.inset.filled", "largecircle.fill.circle": self = .target(0.66)
    case "smallcircle.filled.circle": self = isFilled ? .discInDisc(0.38) : .target(0.38)
    case "circle.dashed": self = .dashedCircle(dashes: 8)
    case "circle.dotted": self = .dashedCircle(dashes: 16)
    case "square.dashed": self = .dashedSquare
    default:
      guard let grid = SymbolGrid(name) else { return nil }
      self = .grid(grid)
    }
  }

  /// In an em square whose lower edge is the baseline; a shape may reach beyond its sides.
  func path(em: Double) -> Path {
    unitPath.applying(CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: 0, ty: -em))
  }

  /// The icons' line, in ems.
  static let line = 1.0 / 16

  private var unitPath: Path {
    let line = Self.line
    func around(_ width: Double, _ height: Double) -> CGRect {
      CGRect(x: 0.5 - width / 2, y: 0.5 - height / 2, width: width, height: height)
    }
    func disc(_ diameter: Double) -> Path { Path(ellipseIn: around(diameter, diameter)).oriented }
    switch self {
    case .box(let width, let height, let radius, let isFilled):
      let outer = Path(roundedRect: around(width, height), cornerRadius: radius, style: .circular).oriented
      if isFilled { return outer }
      let inner = Path(
        roundedRect: around(width - 2 * line, height - 2 * line), cornerRadius: radius - line, style: .circular)
      return outer.removing(inner.oriented)
    case .ellipse(let width, let height, let isFilled):
      let outer = Path(ellipseIn: around(width, height)).oriented
      return isFilled ? outer : outer.removing(Path(ellipseIn: around(width - 2 * line, height - 2 * line)).oriented)
    case .target(let diameter):
      return Path(elements: disc(1).removing(disc(1 - 2 * line)).elements + disc(diameter).elements)
    case .discInDisc(let diameter): return disc(1).removing(disc(diameter))
    case .dashedCircle(let dashes):
      // The radius of the line's middle; π to the digits of a Double.
      let around = 2 * 3.141592653589793 * (0.5 - line / 2) / Double(dashes)
      return Path(ellipseIn: around0(line)).strokedPath(
        StrokeStyle(lineWidth: line, lineCap: .round, dash: dashes > 8 ? [0, around] : [around * 0.5, around * 0.5]))
    case .dashedSquare:
      let style = StrokeStyle(lineWidth: line, lineCap: .round, dash: [0.11, 0.11])
      return Path(roundedRect: around0(line), cornerRadius: 0.14, style: .circular).strokedPath(style)
    case .grid(let grid): return grid.path
    case .battery(let level):
      let shell = Path(
        roundedRect: CGRect(x: 0, y: 0.25, width: 0.875, height: 0.5), cornerRadius: 0.125, style: .circular)
      let hole = Path(
        roundedRect: CGRect(x: line, y: 0.25 + line, width: 0.875 - 2 * line, height: 0.5 - 2 * line),
        cornerRadius: 0.0625,
        style: .circular)
      let knob = Path(
        roundedRect: CGRect(x: 0.9065, y: 0.4, width: 0.0935, height: 0.2), cornerRadius: 0.04, style: .circular)
      let charge = Path(
        roundedRect: CGRect(x: 2 * line, y: 0.25 + 2 * line, width: (0.875 - 4 * line) * level, height: 0.5 - 4 * line),
        cornerRadius: 0.02, style: .circular)
      return Path(
        elements: shell.oriented.removing(hole.oriented).elements + knob.oriented.elements + charge.oriented.elements)
    case .figure(let figure): return figure.path
    }
    func around0(_ line: Double) -> CGRect { around(1 - line, 1 - line) }
  }
}

/// Equal cells in columns and rows: `circle.grid.3x3.fill`, `rectangle.grid.1x2`.
struct SymbolGrid: Hashable, Sendable {
  enum Cell: String, Hashable, Sendable { case circle, square, rectangle }
  var cell: Cell
  var columns: Int
  var rows: Int
  var isFilled: Bool

  init?(_ name: String) {
    let words = name.split(separator: ".")
    guard words.count == 3 || words.count == 4 && words[3] == "fill", words[1] == "grid",
      let cell = Cell(rawValue: String(words[0]))
    else { return nil }
    let numbers = words[2].split(separator: "x").map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...4).contains($0) }) else { return nil }
    (self.cell, columns, rows, isFilled) = (cell, numbers[0], numbers[1], words.count == 4)
  }

  var path: Path {
    let most = Double(max(columns, rows))
    let gap = 0.26 / most
    let line = SymbolShape.line
    // Cells of a grid of rectangles fill the square; others are as high as wide.
    let side = (1 - gap * (most - 1)) / most
    let width = cell == .rectangle ? (1 - gap * Double(columns - 1)) / Double(columns) : side
    let height = cell == .rectangle ? (0.9 - gap * Double(rows - 1)) / Double(rows) : side
    let left = (1 - width * Double(columns) - gap * Double(columns - 1)) / 2
    let top = (1 - height * Double(rows) - gap * Double(rows - 1)) / 2
    func outline(_ rect: CGRect, _ inset: Double) -> Path {
      let rect = rect.insetBy(dx: inset, dy: inset)
      if cell == .circle { return Path(ellipseIn: rect).oriented }
      let radius = max(0.02, min(rect.width, rect.height) * 0.2)
      return Path(roundedRect: rect, cornerRadius: radius, style: .circular).oriented
    }
    var elements: [Path.Element] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = CGRect(
          x: left + (width + gap) * Double(column), y: top + (height + gap) * Double(row), width: width, height: height)
        let outer = outline(rect, 0)
        elements += (isFilled ? outer : outer.removing(outline(rect, line))).elements
      }
    }
    return Path(elements: elements)
  }
}
