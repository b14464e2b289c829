import ViewTree
import VirtualTime

/// An outline that depends on the rectangle it is given.
public nonisolated protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline is mirrored where text runs from right to left; it is, unless the shape says otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// In which direction of layout a shape is drawn mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension Shape {
  /// The outline as it is drawn in an environment.
  nonisolated func outline(in environment: EnvironmentValues) -> (CGRect) -> Path {
    let direction = environment.layoutDirection
    if let shape = (self as? AnyShape)?.base as? any ContainerDependentShape ?? self as? any ContainerDependentShape {
      let container = environment.containerShape
      return { shape.path(in: $0, container: container) }
    }
    return { self.path(in: $0, direction) }
  }

  /// The outline as it is drawn where layout runs in `direction`.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(-1, 0, 0, 1, rect.minX + rect.maxX, 0))
  }
}

/// A shape that can be drawn smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}
extension Shape {
  @MainActor public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    context.lower(_ShapeView(shape: view, style: ForegroundStyle()))
  }
}

/// A shape that has been drawn, and may be drawn again.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled or stroked with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  var drawing: ShapeContent.Drawing = .fill(FillStyle())
  init(shape: Content, style: Style, drawing: ShapeContent.Drawing = .fill(FillStyle())) {
    (self.shape, self.style, self.drawing) = (shape, style, drawing)
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let shape = context.presented(shape)
    var drawing = drawing
    if case .stroke(let style, let antialiased) = drawing {
      drawing = .stroke(context.presented(style, slot: 1), antialiased: antialiased)
    }
    // Strokes and the like are called by what they are of.
    let wrappers: Set<Substring> = [
      "StrokedShape", "TrimmedShape", "OffsetShape", "RotatedShape", "ScaledShape", "TransformedShape", "SizedShape",
    ]
    let base = String(
      TypeName.of(Content.self).split { "<,>".contains($0) }.first { !wrappers.contains($0) } ?? "Shape")
    return [
      ViewNode(
        .shape(
          ShapeContent(
            name: base, path: shape.outline(in: context.environment), drawing: drawing,
            paint: context.presented(style._paint(in: context.environment, level: 0)), size: { shape.sizeThatFits($0) })
        ))
    ]
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ style: S, style fill: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style, drawing: .fill(fill))
  }
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: style, drawing: .stroke(stroke, antialiased: antialiased))
  }
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<Self, S>
  {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: start, end: end)
  }
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// Several drawings of one shape, each over those before.
public nonisolated struct _ShapeLayers<Content: Shape, Layers: View>: ShapeView {
  public let shape: Content
  let layers: Layers
  @MainActor public var body: some View { layers }
}

extension ShapeView {
  private nonisolated func adding(_ layer: some View) -> _ShapeLayers<Content, some View> {
    _ShapeLayers(shape: shape, layers: overlay(layer))
  }
  public nonisolated func fill<S: ShapeStyle>(_ style: S = ForegroundStyle(), style fill: FillStyle = FillStyle())
    -> some ShapeView<Content>
  {
    adding(_ShapeView(shape: shape, style: style, drawing: .fill(fill)))
  }
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle, antialiased: Bool = true)
    -> some ShapeView<Content>
  {
    adding(_ShapeView(shape: shape, style: style, drawing: .stroke(stroke, antialiased: antialiased)))
  }
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some ShapeView<Content>
  {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
extension ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(), style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    adding(shape.strokeBorder(style, style: stroke, antialiased: antialiased))
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle, antialiased: Bool = true)
    -> some ShapeView<Self>
  {
    _ShapeLayers(
      shape: self, layers: inset(by: stroke.lineWidth / 2).stroke(style, style: stroke, antialiased: antialiased))
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some ShapeView<Self>
  {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}
