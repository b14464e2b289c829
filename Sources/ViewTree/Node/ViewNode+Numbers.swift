import Graphics
import Typography

/// Numbers that nothing can be drawn with. They are looked for where they enter the tree: later stages clamp or leave out
/// what they cannot use, and the picture looks as if it were meant so. Lengths of layout rules answer for themselves
/// (`LayoutRule.hasInvalidLength`).
extension ViewNode {
  /// The first such number of the node, in words: `the radius is nan`.
  var invalidNumber: String? {
    if let priority, priority.isNaN { return "the layoutPriority is nan" }
    switch kind {
    case .text(let content): return content.invalidNumber
    case .symbol(let content):
      if case .levels(let paints) = content.styling, let number = paints.lazy.compactMap(\.invalidNumber).first {
        return number
      }
      return content.font.invalidNumber ?? content.paint.invalidNumber
    case .shape(let content):
      if case .stroke(let style, _) = content.drawing, let problem = style.invalidNumber { return problem }
      return content.paint.invalidNumber
    case .image(let content):
      switch content.resizing {
      case .stretch(let caps), .tile(let caps):
        return Numbers.firstProblem([
          ("capInsets' top", caps.top, .length), ("capInsets' leading", caps.leading, .length),
          ("capInsets' bottom", caps.bottom, .length), ("capInsets' trailing", caps.trailing, .length),
        ]) ?? content.tint?.invalidNumber
      case .fixed: return content.tint?.invalidNumber
      }
    case .effect(let effect): return effect.invalidNumber
    case .layout, .deferred: return nil
    }
  }

  /// The node's name, with enough of a text to find it.
  var nameForMessages: String {
    guard case .text(let content) = kind else { return name }
    let text = content.string.prefix(24)
    return "Text(\(String(text).debugDescription)\(text.endIndex < content.string.endIndex ? "…" : ""))"
  }
}

private enum Numbers {
  enum Kind {
    case finite
    /// Finite and not negative.
    case length
    /// Infinity is as much as there is.
    case number
    func holds(_ value: CGFloat) -> Bool {
      switch self {
      case .finite: value.isFinite
      case .length: value.isFinite && value >= 0
      case .number: !value.isNaN
      }
    }
  }
  static func firstProblem(_ values: [(name: String, value: CGFloat, kind: Kind)]) -> String? {
    values.first { !$0.kind.holds($0.value) }.map { "the \($0.name) is \(number($0.value))" }
  }
}

extension StrokeStyle {
  /// In words, as `ViewNode.invalidNumber`.
  package var invalidNumber: String? {
    Numbers.firstProblem(
      [("lineWidth", lineWidth, .length), ("miterLimit", miterLimit, .finite), ("dashPhase", dashPhase, .finite)]
        + dash.map { ("length of a dash", $0, .length) })
  }
}

extension FontDescriptor {
  fileprivate var invalidNumber: String? {
    if size >= 0, size <= FontLibrary.maximumSize { return nil }
    return
      "the font's size is \(number(CGFloat(size))), and it must lie between 0 and \(number(CGFloat(FontLibrary.maximumSize)))"
  }
}

extension TextContent {
  fileprivate var invalidNumber: String? {
    for run in runs {
      let problem =
        run.run.font.invalidNumber ?? run.paint.invalidNumber
        ?? Numbers.firstProblem([
          ("kerning", CGFloat(run.run.kerning), .finite), ("tracking", CGFloat(run.run.tracking), .finite),
          ("baselineOffset", CGFloat(run.run.baselineOffset), .finite),
        ])
      if let problem { return problem }
    }
    return Numbers.firstProblem([
      ("lineSpacing", CGFloat(style.lineSpacing), .finite),
      ("minimumScaleFactor", CGFloat(style.minimumScaleFactor), .finite),
    ])
  }
}

extension ResolvedColor {
  fileprivate var invalidNumber: String? {
    Numbers.firstProblem([
      ("red of a colour", CGFloat(red), .finite), ("green of a colour", CGFloat(green), .finite),
      ("blue of a colour", CGFloat(blue), .finite), ("opacity of a colour", CGFloat(alpha), .finite),
    ])
  }
}

extension ShapePaint.Effect {
  fileprivate var invalidNumber: String? {
    switch self {
    case .dropShadow(let color, let radius, let x, let y), .innerShadow(let color, let radius, let x, let y):
      return color.invalidNumber
        ?? Numbers.firstProblem([("radius", radius, .length), ("x", x, .finite), ("y", y, .finite)])
    case .opacity(let opacity): return Numbers.firstProblem([("opacity", CGFloat(opacity), .number)])
    case .blendMode: return nil
    }
  }
}

extension ShapePaint {
  fileprivate var invalidNumber: String? {
    kindsInvalidNumber ?? effects.lazy.compactMap(\.invalidNumber).first
  }
  private var kindsInvalidNumber: String? {
    func inStops(_ stops: [GradientStop]) -> String? {
      for stop in stops {
        let problem =
          stop.color.invalidNumber
          ?? Numbers.firstProblem([("location of a gradient's stop", CGFloat(stop.location), .finite)])
        if let problem { return problem }
      }
      return nil
    }
    func at(_ name: String, _ point: UnitPoint) -> [(name: String, value: CGFloat, kind: Numbers.Kind)] {
      [("x of a gradient's \(name)", point.x, .finite), ("y of a gradient's \(name)", point.y, .finite)]
    }
    switch kind {
    case .color(let color): return color.invalidNumber
    case .linearGradient(let stops, let start, let end):
      return inStops(stops) ?? Numbers.firstProblem(at("startPoint", start) + at("endPoint", end))
    case .radialGradient(let stops, let center, let start, let end):
      return inStops(stops)
        ?? Numbers.firstProblem(at("center", center) + [("startRadius", start, .finite), ("endRadius", end, .finite)])
    case .ellipticalGradient(let stops, let center, let start, let end):
      return inStops(stops)
        ?? Numbers.firstProblem(
          at("center", center) + [("startRadiusFraction", start, .finite), ("endRadiusFraction", end, .finite)])
    case .angularGradient(let stops, let center, let start, let end):
      return inStops(stops)
        ?? Numbers.firstProblem(
          at("center", center)
            + [("startAngle", CGFloat(start.radians), .finite), ("endAngle", CGFloat(end.radians), .finite)])
    case .image(_, let scale): return Numbers.firstProblem([("scale of an image paint", scale, .length)])
    case .mesh(let mesh):
      return mesh.colors.lazy.compactMap(\.invalidNumber).first
        ?? Numbers.firstProblem(
          mesh.points.flatMap { point in
            ([point.position] + (point.handles ?? [])).flatMap {
              [("x of a mesh's point", $0.x, .finite), ("y of a mesh's point", $0.y, .finite)]
            }
          })
    case .material(let backdrop):
      return backdrop.tint.invalidNumber
        ?? Numbers.firstProblem([("radius of a material", CGFloat(backdrop.radius), .length)])
    }
  }
}

extension DrawingEffect {
  fileprivate var invalidNumber: String? {
    switch self {
    case .opacity(let opacity): return Numbers.firstProblem([("opacity", CGFloat(opacity), .number)])
    case .shadow(let color, let radius, let x, let y):
      return color.invalidNumber
        ?? Numbers.firstProblem([("radius", radius, .length), ("x", x, .finite), ("y", y, .finite)])
    case .blur(let radius, _): return Numbers.firstProblem([("radius", radius, .length)])
    case .colorMatrix(_, let rows): return Numbers.firstProblem(rows.map { ("amount", CGFloat($0), .finite) })
    case .transform(_, let m, let anchor):
      return Numbers.firstProblem(
        [
          ("x of its anchor", anchor.x, .finite), ("y of its anchor", anchor.y, .finite),
        ] + [m.a, m.b, m.c, m.d, m.tx, m.ty].map { ("transform", $0, .finite) })
    case .projection, .geometric: return nil
    case .combined(let effects): return effects.lazy.compactMap(\.invalidNumber).first
    case .alphaThreshold(let range, let color):
      return color.invalidNumber
        ?? Numbers.firstProblem([
          ("lower threshold", range.lowerBound, .number), ("upper threshold", range.upperBound, .number),
        ])
    case .blendMode, .compositingGroup, .clip, .viewport, .mask, .hidden: return nil
    }
  }
}

extension Path {
  /// A point that has no place: the outline is not what was meant.
  var hasPointThatIsNone: Bool {
    elements.contains { element in
      switch element {
      case .move(let p), .line(let p): !p.isPlace
      case .quadCurve(let p, let c): !(p.isPlace && c.isPlace)
      case .curve(let p, let c1, let c2): !(p.isPlace && c1.isPlace && c2.isPlace)
      case .closeSubpath: false
      }
    }
  }
}
extension CGPoint {
  fileprivate var isPlace: Bool { x.isFinite && y.isFinite }
}
