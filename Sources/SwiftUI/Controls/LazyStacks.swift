import ViewTree

/// Views one below the other, as wide as what is offered. All are made: a picture has no use for laziness.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// - Parameter spacing: points between neighbours; `nil` lets them choose.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let stack = context.layout(
      pinnedViews.rule(StackRule.vertical(alignment, spacing: spacing)), inner.inStack(.vertical).lower(content))
    let frame = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(nil, nil, .infinity), height: FlexibleFrameRule.Limits(nil, nil, nil),
      alignment: Alignment(horizontal: alignment, vertical: .center))
    return [context.layout(frame, [stack])]
  }
}

/// Views side by side, as high as what is offered.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// - Parameter spacing: points between neighbours; `nil` lets them choose.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let stack = context.layout(
      pinnedViews.rule(StackRule.horizontal(alignment, spacing: spacing)), inner.inStack(.horizontal).lower(content))
    let frame = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(nil, nil, nil), height: FlexibleFrameRule.Limits(nil, nil, .infinity),
      alignment: Alignment(horizontal: .center, vertical: alignment))
    return [context.layout(frame, [stack])]
  }
}

extension PinnedScrollableViews {
  fileprivate func rule(_ stack: StackRule) -> any LayoutRule {
    parts.isEmpty ? stack : PinnedStackRule(stack, pinned: parts)
  }
}
