import Graphics

/// Nodes built by hand, for tests of layout and drawing that need no view. Lengths are in points.
extension ViewNode {
  // MARK: - Containers

  /// - Parameter spacing: `nil` is what the neighbours prefer, mostly 8.
  public static func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.layout(StackRule.vertical(alignment, spacing: spacing)), children: children.map { $0.inStack(.vertical) })
  }
  /// - Parameter spacing: `nil` is 8, or less where a neighbour prefers it.
  public static func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, children: [ViewNode]
  ) -> ViewNode {
    ViewNode(
      .layout(StackRule.horizontal(alignment, spacing: spacing)), children: children.map { $0.inStack(.horizontal) })
  }
  /// Children one above the other, the last in front.
  public static func zstack(alignment: Alignment = .center, children: [ViewNode]) -> ViewNode {
    ViewNode(.layout(ZStackRule(alignment: alignment)), children: children)
  }
  /// A scroll view at rest: what its content has beyond it is cut off.
  public static func scroll(_ axes: Axis.Set = .vertical, content: ViewNode) -> ViewNode {
    ViewNode(.effect(.viewport), children: [ViewNode(.layout(ScrollRule(axes: axes)), children: [content])])
  }

  // MARK: - Leaves

  /// Takes what a stack leaves; outside a stack it expands both ways.
  public static func spacer(minLength: CGFloat? = nil) -> ViewNode {
    ViewNode(.layout(SpacerRule(axis: nil, minimumLength: minLength)))
  }
  /// A line of one device pixel across the stack around.
  public static func divider(color: Color = .separator) -> ViewNode {
    ViewNode(.layout(DividerRule(axis: .horizontal, thickness: nil)), children: [.color(color)])
  }
  /// Fills what it is offered.
  public static func color(_ color: Color) -> ViewNode {
    ViewNode(
      .shape(
        ShapeContent(name: "Color", path: { Path($0) }, drawing: .fill(FillStyle()), paint: .color(color.resolved))))
  }
  public static func shape(_ outline: Outline, fill: Fill) -> ViewNode {
    ViewNode(
      .shape(
        ShapeContent(
          name: outline.name, path: { outline.path(in: $0) }, drawing: .fill(FillStyle()), paint: fill.paint,
          size: { outline.size($0) })))
  }
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - isInside: the line lies within the bounds, as `strokeBorder` draws it; else half of it spills out.
  ///   - dash: lengths of strokes and gaps in turn, in points; none is a whole line.
  public static func shape(
    _ outline: Outline, stroke: Fill, lineWidth: CGFloat = 1, isInside: Bool = false, dash: [CGFloat] = []
  ) -> ViewNode {
    let style = StrokeStyle(lineWidth: lineWidth, dash: dash)
    // A width that is none is the stroke's to tell.
    let inset = isInside && lineWidth > 0 && lineWidth.isFinite ? lineWidth / 2 : 0
    return ViewNode(
      .shape(
        ShapeContent(
          name: outline.name, path: { outline.path(in: $0, inset: inset) },
          drawing: .stroke(style, antialiased: true), paint: stroke.paint, size: { outline.size($0) })))
  }
  public static func rectangle(fill: Color) -> ViewNode { shape(.rectangle, fill: .color(fill)) }
  public static func rectangle(stroke: Color, lineWidth: CGFloat = 1) -> ViewNode {
    shape(.rectangle, stroke: .color(stroke), lineWidth: lineWidth)
  }
  public static func roundedRectangle(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, fill: Color
  ) -> ViewNode {
    shape(.roundedRectangle(cornerRadius: cornerRadius, style: style), fill: .color(fill))
  }
  public static func roundedRectangle(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, stroke: Color, lineWidth: CGFloat = 1
  ) -> ViewNode {
    shape(.roundedRectangle(cornerRadius: cornerRadius, style: style), stroke: .color(stroke), lineWidth: lineWidth)
  }
  public static func circle(fill: Color) -> ViewNode { shape(.circle, fill: .color(fill)) }
  public static func circle(stroke: Color, lineWidth: CGFloat = 1) -> ViewNode {
    shape(.circle, stroke: .color(stroke), lineWidth: lineWidth)
  }
  public static func capsule(fill: Color) -> ViewNode { shape(.capsule, fill: .color(fill)) }
  public static func capsule(stroke: Color, lineWidth: CGFloat = 1) -> ViewNode {
    shape(.capsule, stroke: .color(stroke), lineWidth: lineWidth)
  }
  public static func ellipse(fill: Color) -> ViewNode { shape(.ellipse, fill: .color(fill)) }
  public static func ellipse(stroke: Color, lineWidth: CGFloat = 1) -> ViewNode {
    shape(.ellipse, stroke: .color(stroke), lineWidth: lineWidth)
  }
  /// - Parameter isResizable: stretched to what it is offered; else it keeps its pixels divided by its scale.
  public static func image(_ bitmap: Bitmap, name: String = "", isResizable: Bool = false) -> ViewNode {
    ViewNode(
      .image(
        ImageContent(
          name: name, bitmap: bitmap, resizing: isResizable ? .stretch(EdgeInsets()) : .fixed, interpolation: .bilinear,
          tint: nil)))
  }

  /// Tells spacers and dividers which way the stack runs, through whatever modifies them; other stacks told their own.
  private func inStack(_ axis: Axis) -> ViewNode {
    var node = self
    switch kind {
    case .layout(let rule as SpacerRule) where rule.axis == nil:
      node.kind = .layout(SpacerRule(axis: axis, minimumLength: rule.minimumLength))
    case .layout(let rule as DividerRule):
      node.kind = .layout(DividerRule(axis: axis.perpendicular, thickness: rule.thickness))
    case .layout(is StackRule), .layout(is ZStackRule), .layout(is ScrollRule), .layout(is GridRule),
      .layout(is LayeredRule):
      break
    case .layout, .effect:
      if children.count == 1 { node.children[0] = children[0].inStack(axis) }
    case .text, .symbol, .shape, .image, .deferred: break
    }
    return node
  }
}
