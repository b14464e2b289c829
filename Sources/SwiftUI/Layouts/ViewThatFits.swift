import ViewTree

/// The first of its views that fits in what is offered, or the last one. All of them are made, and keep their state.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content
  /// - Parameter axes: along which the views must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let nodes = inner.inStack(nil).lower(content)
    return nodes.isEmpty ? [] : [context.layout(ViewThatFitsRule(axes: axes), nodes)]
  }
}
