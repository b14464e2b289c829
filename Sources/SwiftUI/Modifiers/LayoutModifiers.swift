import ViewTree

/// Puts a layout rule around each node of its content.
nonisolated struct RuleModifier: _PrimitiveModifier {
  let rule: any LayoutRule
  init(_ rule: any LayoutRule) { self.rule = rule }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { context.layout(rule, [$0]) }
  }
}

/// Puts a layout rule around each node of its content, by a value that may be on its way.
nonisolated struct AnimatedRuleModifier<Value: Animatable>: _PrimitiveModifier {
  let value: Value
  let rule: (Value) -> any LayoutRule
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.place(.name("effect"))
    let rule = rule(context.presented(value, at: context.node))
    return content(context).map { context.layout(rule, [$0]) }
  }
}

/// Changes each node of its content.
nonisolated struct NodeModifier: _PrimitiveModifier {
  let change: (inout ViewNode) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { node in
      var node = node
      change(&node)
      return node
    }
  }
}

extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(RuleModifier(FrameRule(width: width, height: height, alignment: alignment)))
  }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RuleModifier(
        FlexibleFrameRule(
          width: FlexibleFrameRule.Limits(minWidth, idealWidth, maxWidth),
          height: FlexibleFrameRule.Limits(minHeight, idealHeight, maxHeight), alignment: alignment)))
  }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(RuleModifier(PaddingRule(insets))) }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingRule.defaultLength, edges: edges))
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(RuleModifier(FixedSizeRule(horizontal: horizontal, vertical: vertical)))
  }
  public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(RuleModifier(AspectRatioRule(ratio: ratio, mode: contentMode)))
  }
  public nonisolated func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(AnimatedRuleModifier(value: offset) { OffsetRule($0) })
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(AnimatedRuleModifier(value: position) { PositionRule($0) })
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(NodeModifier { $0.priority = value })
  }
  /// In front of siblings with less, behind those with more; in the order of the code among equals.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(NodeModifier { $0.zIndex = value })
  }
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(AlignmentGuideRule(key: guide.key, compute: computeValue)))
  }
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(AlignmentGuideRule(key: guide.key, compute: computeValue)))
  }
}
