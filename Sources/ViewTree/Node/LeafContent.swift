import Graphics
import Typography

/// Text with fonts and colours resolved.
package struct TextContent {
  package struct Run: Hashable {
    package var run: TextRun
    package var paint: ShapePaint
    package init(_ run: TextRun, paint: ShapePaint) { (self.run, self.paint) = (run, paint) }
  }
  package var runs: [Run]
  package var style: ParagraphStyle
  /// Each line is drawn as a box of its length.
  package var isRedacted = false
  package init(runs: [Run], style: ParagraphStyle) { (self.runs, self.style) = (runs, style) }
  package var string: String { runs.map(\.run.text).joined() }
}

/// An icon by SF Symbol name, sized by a font.
package struct SymbolContent {
  package var name: String
  package var font: FontDescriptor
  package var scale: SymbolLayout.Scale
  package var paint: ShapePaint
  /// Fills its proposal instead of keeping the size beside text.
  package var isResizable: Bool
  /// How the symbol's layers are painted.
  package enum Styling: Hashable {
    /// All with `paint`.
    case one
    /// Each with the paint of its level, the last for those beyond.
    case levels([ShapePaint])
    /// Each with the system colour that it has on a device, in `SymbolColor`'s order; `paint` for those without one.
    case colors([ShapePaint])
  }
  package var styling = Styling.one
  /// Names that are drawn instead, the best first, if there is a symbol of that name.
  package var variants: [String]
  package init(
    name: String, font: FontDescriptor, scale: SymbolLayout.Scale, paint: ShapePaint, isResizable: Bool,
    variants: [String] = []
  ) {
    (self.name, self.font, self.scale, self.paint, self.isResizable) = (name, font, scale, paint, isResizable)
    self.variants = variants
  }
  func drawnName(_ fonts: FontLibrary) -> String { variants.first { fonts.hasSymbol($0) } ?? name }

  func paint(of layer: SymbolLayout.Layer) -> ShapePaint {
    switch styling {
    case .one: paint
    case .levels(let paints): paints.isEmpty ? paint : paints[min(layer.level, paints.count - 1)]
    case .colors(let paints):
      layer.color.flatMap { paints.indices.contains($0.rawValue) ? paints[$0.rawValue] : nil } ?? paint
    }
  }
  /// Whether the layers are drawn one by one.
  func divides(_ symbol: SymbolLayout) -> Bool {
    switch styling {
    case .one: false
    case .levels: !symbol.layers.isEmpty
    case .colors: symbol.hasColors
    }
  }
  /// What an author should hear of the styles asked for.
  func diagnostic(_ symbol: SymbolLayout, name: String) -> TextDiagnostic? {
    if case .unknownSymbol? = symbol.diagnostic { return nil }
    switch styling {
    case .one: return nil
    case .levels: return symbol.isUndivided ? .undividedSymbol(name) : nil
    case .colors where symbol.hasColors: return nil
    // The same for both, so that a symbol that is drawn both ways is warned of once.
    case .colors: return symbol.isUndivided ? .undividedSymbol(name) : .unknownSymbolColors(name)
    }
  }
}

/// A filled or stroked outline that takes the space it is offered (10 × 10 points where it is offered none).
package struct ShapeContent {
  package enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle, antialiased: Bool)
  }
  /// The view's name, for dumps: `Color`, `Circle`.
  package var name: String
  package var path: (CGRect) -> Path
  package var drawing: Drawing
  package var paint: ShapePaint
  /// A size that differs from the proposal, where the shape has one (`Circle` is as wide as high).
  package var size: ((ProposedViewSize) -> CGSize)?
  package init(
    name: String, path: @escaping (CGRect) -> Path, drawing: Drawing, paint: ShapePaint,
    size: ((ProposedViewSize) -> CGSize)? = nil
  ) {
    (self.name, self.path, self.drawing, self.paint, self.size) = (name, path, drawing, paint, size)
  }
}

/// A bitmap.
package struct ImageContent {
  package enum Resizing: Hashable { case fixed, stretch(EdgeInsets), tile(EdgeInsets) }
  /// For dumps.
  package var name: String
  package var bitmap: Bitmap
  package var resizing: Resizing
  package var interpolation: ImageDraw.Interpolation
  /// Template rendering: only alpha counts.
  package var tint: ResolvedColor?
  package init(
    name: String, bitmap: Bitmap, resizing: Resizing, interpolation: ImageDraw.Interpolation, tint: ResolvedColor?
  ) {
    (self.name, self.bitmap, self.resizing, self.interpolation, self.tint) = (
      name, bitmap, resizing, interpolation, tint
    )
  }
  /// In points.
  package var size: CGSize {
    CGSize(width: Double(bitmap.width) / bitmap.scale, height: Double(bitmap.height) / bitmap.scale)
  }
}

/// How a subtree is drawn, without any effect on layout. Lengths in points.
package enum DrawingEffect {
  case opacity(Double)
  case blendMode(BlendMode)
  /// The subtree is composited as one picture.
  case compositingGroup
  case shadow(ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Rows of a 4 × 5 matrix on straight RGBA; the name is for dumps.
  case colorMatrix(name: String, [Double])
  /// What a scroll view shows of its content: its bounds, and on a screen what lies under the furniture that they touch.
  case viewport
  case clip(name: String, (CGRect) -> Path, FillStyle)
  /// About the anchor, in the unit square of the subtree's bounds.
  case transform(name: String, CGAffineTransform, anchor: UnitPoint)
  /// As `transform` without its anchor, for what may have vanishing points: a map of the space whose origin is the top-left
  /// corner of the subtree's bounds, by their size.
  case projection(name: String, (CGSize) -> ProjectionTransform)
  /// Effects that depend on where the subtree is. The placer turns them into `combined`.
  case geometric(name: String, (PlacedGeometry) -> [DrawingEffect])
  /// The innermost first.
  case combined([DrawingEffect])
  /// What is as opaque as that gets the colour; nothing else is drawn.
  case alphaThreshold(ClosedRange<Double>, ResolvedColor)
  /// The last child masks the first with its alpha.
  case mask
  case hidden

  package var name: String {
    switch self {
    case .opacity(let value): "opacity(\(number(value)))"
    case .blendMode(let mode): "blendMode(\(mode))"
    case .compositingGroup: "compositingGroup"
    case .shadow(_, let radius, let x, let y): "shadow(radius: \(number(radius)), x: \(number(x)), y: \(number(y)))"
    case .blur(let radius, _): "blur(\(number(radius)))"
    case .colorMatrix(let name, _), .clip(let name, _, _), .transform(let name, _, _): name
    case .projection(let name, _), .geometric(let name, _): name
    case .combined(let effects): effects.map(\.name).joined(separator: " ")
    case .alphaThreshold(let range, _): "alphaThreshold(\(number(range.lowerBound)), \(number(range.upperBound)))"
    case .viewport: "viewport"
    case .mask: "mask"
    case .hidden: "hidden"
    }
  }
}
