import ViewTree

/// Space that takes what is left along its stack.
public nonisolated struct Spacer: _PrimitiveView, Sendable {
  /// In points; `nil` is the platform's 8.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.layout(SpacerRule(axis: context.stackAxis, minimumLength: minLength), [])]
  }
}

/// A line across its stack, one device pixel thick (1 point at accessibility type sizes). [facts, section 3]
public nonisolated struct Divider: _PrimitiveView, Sendable {
  public init() {}
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let environment = context.environment
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let axis: Axis = context.stackAxis == .horizontal ? .vertical : .horizontal
    let line = context.filledRectangle(name: "Color", SeparatorShapeStyle()._paint(in: environment, level: 0))
    return [context.layout(DividerRule(axis: axis, thickness: thickness), [line])]
  }
}
