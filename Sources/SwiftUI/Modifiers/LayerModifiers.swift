import ViewTree

/// Views behind or before each node of the content.
nonisolated struct LayeredModifier<Secondary: View>: _PrimitiveModifier {
  let order: LayeredRule.Order
  let alignment: Alignment
  let secondary: Secondary
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let primary = content(context.child(.name("primary")))
    let secondary = context.child(.name("secondary")).inStack(nil).lower(secondary)
    guard let layer = context.layered(secondary, alignment: alignment) else { return primary }
    return primary.map { node in
      context.layout(LayeredRule(order, alignment: alignment), order == .background ? [layer, node] : [node, layer])
    }
  }
}

extension View {
  @_disfavoredOverload
  public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayeredModifier(order: .background, alignment: alignment, secondary: background))
  }
  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    background(content(), alignment: alignment)
  }
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(_ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)))
  }
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(order: .overlay, alignment: alignment, secondary: overlay))
  }
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    overlay(content(), alignment: alignment)
  }
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    overlay(_ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)))
  }
  /// Drawn inside the bounds. [facts, swiftui-layout.md section 10]
  public nonisolated func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(style, lineWidth: width))
  }
}
