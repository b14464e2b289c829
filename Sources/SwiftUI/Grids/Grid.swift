import ViewTree

/// Rows whose cells share columns. Views that are in no `GridRow` take the whole width.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let layout: GridLayout
  let content: Content
  /// - Parameters:
  ///   - alignment: of the views in their cells.
  ///   - horizontalSpacing: points between columns; `nil` lets the cells choose.
  ///   - verticalSpacing: points between rows; `nil` lets the cells choose.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    return [context.layout(layout.rule, inner.inStack(.vertical).lower(content))]
  }
}

/// A row of a `Grid`: each view is a cell, and a modifier applies to all of them. Outside of a grid it is a group.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content
  /// - Parameter alignment: of the views in the row; `nil` is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.child(.name("row")).deeper() else { return [] }
    let row = GridCell.Row(id: ObjectIdentifier(inner.node), alignment: alignment)
    return inner.inStack(.horizontal).lower(content).map { node in
      var node = node
      node.layoutValues[ObjectIdentifier(GridCell.Row.self)] = row
      return node
    }
  }
}

/// `Grid` as a layout, for `AnyLayout`.
public struct GridLayout: Layout, StandardLayout, Sendable {
  public var alignment: Alignment
  /// Points between columns; `nil` lets the cells choose.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` lets the cells choose.
  public var verticalSpacing: CGFloat?
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }
  var rule: any LayoutRule {
    EagerGridRule(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, proposal, subviews)
  }
}

extension View {
  nonisolated func gridCell<Value>(_ value: Value) -> some View {
    modifier(NodeModifier { $0.layoutValues[ObjectIdentifier(Value.self)] = value })
  }
  /// Makes the cell as wide as `count` columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { gridCell(GridCell.Columns(count: count)) }
  /// Puts the view at a point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell(GridCell.Anchor(point: anchor)) }
  /// Keeps the cell from making its column or row any longer.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell(GridCell.UnsizedAxes(axes: axes))
  }
  /// Aligns the whole column that the cell is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell(GridCell.ColumnAlignment(alignment: guide))
  }
}
