import ViewTree

public nonisolated struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// - Parameter spacing: points between neighbours; `nil` lets them choose.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    return [
      context.layout(StackRule.horizontal(alignment, spacing: spacing), inner.inStack(.horizontal).lower(content))
    ]
  }
}

public nonisolated struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// - Parameter spacing: points between neighbours; `nil` lets them choose.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    return [context.layout(StackRule.vertical(alignment, spacing: spacing), inner.inStack(.vertical).lower(content))]
  }
}

public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    return [context.layout(ZStackRule(alignment: alignment), inner.inStack(nil).lower(content))]
  }
}
