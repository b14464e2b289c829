import ViewTree

public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
}
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
}

/// A view that takes one edge of each node of the content.
private nonisolated struct SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
  let rule: SafeAreaInsetRule
  let inset: Inset
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let primary = content(context.child(.name("primary")))
    let insets = context.child(.name("inset")).inStack(nil).lower(inset)
    guard let inset = context.layered(insets, alignment: rule.alignment) else { return primary }
    return primary.map { context.layout(rule, [$0, inset]) }
  }
}

extension View {
  /// Puts `content` at an edge of this view, whose safe area ends there: what ignores the safe area, and what scrolls,
  /// reaches under `content`.
  /// - Parameter spacing: points between the two; `nil` lets them choose.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        rule: SafeAreaInsetRule(
          edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .top),
          spacing: spacing),
        inset: content()))
  }
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        rule: SafeAreaInsetRule(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .leading, vertical: alignment),
          spacing: spacing),
        inset: content()))
  }

  /// A padding that what ignores the safe area, and what scrolls, reaches under.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(SafeAreaPaddingRule(insets)))
  }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingRule.defaultLength, edges: edges))
  }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
