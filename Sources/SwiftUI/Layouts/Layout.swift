import ViewTree

/// A way to arrange views, written outside this module.
public protocol Layout: Animatable {
  /// What the layout keeps between the questions of one picture.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// By default the largest distances that the subviews prefer at each edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on the subviews; one that is not placed is centred. Lengths as if leading were left: right to left, the
  /// result is mirrored.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// By default `nil`, which lets the subviews' guides combine.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  /// The direction that `Spacer` and `Divider` follow in the layout.
  public var stackOrientation: Axis?
  public init() {}
  init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return ViewSpacing() }
    return subviews.reduce(ViewSpacing.none) { $0.union($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of `content`, arranged by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

private nonisolated struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    // The views keep their state when `AnyLayout` changes from one layout to another.
    let layout: any Layout = (layout as? AnyLayout)?.layout ?? layout
    return Self.lower(layout, context, inner, content)
  }
  @MainActor private static func lower<M: Layout>(
    _ layout: M, _ context: _BuildContext, _ inner: _BuildContext, _ content: Content
  ) -> [ViewNode] {
    let standard = layout as? any StandardLayout
    // A layout with something to animate is on its way like any other value.
    let layout = standard == nil ? context.presented(layout) : layout
    let rule = standard?.rule ?? CustomLayoutRule(layout, direction: context.environment.layoutDirection)
    return [context.layout(rule, inner.inStack(M.layoutProperties.stackOrientation).lower(content))]
  }
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension LayoutValueKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(NodeModifier { $0.layoutValues[ObjectIdentifier(K.self)] = value })
  }
}
