import ViewTree

/// A window on content that may be larger than itself, shown before anybody scrolled. Indicators are not drawn, for they
/// fade on a device at rest.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    // Siblings behave like a VStack, whatever the axis. [facts, section 4]
    let content = context.stacked(inner.inStack(.vertical).lower(content))
    let scroll = context.layout(ScrollRule(axes: axes), [content])
    return [context.effect(.viewport, [scroll])]
  }
}
