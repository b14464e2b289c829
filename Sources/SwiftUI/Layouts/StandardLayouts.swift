import ViewTree

/// A layout that has a rule of its own.
protocol StandardLayout {
  var rule: any LayoutRule { get }
}

extension StandardLayout {
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    rule.size(proposal, Array(subviews.nodes[subviews.indices]))
  }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let placements = rule.placements(in: bounds.size, proposal: proposal, Array(subviews.nodes[subviews.indices]))
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}

/// `HStack` as a layout.
public struct HStackLayout: Layout, StandardLayout {
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` lets them choose.
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  var rule: any LayoutRule { StackRule.horizontal(alignment, spacing: spacing) }
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, proposal, subviews)
  }
}

/// `VStack` as a layout.
public struct VStackLayout: Layout, StandardLayout {
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` lets them choose.
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  var rule: any LayoutRule { StackRule.vertical(alignment, spacing: spacing) }
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, proposal, subviews)
  }
}

/// `ZStack` as a layout.
public struct ZStackLayout: Layout, StandardLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  var rule: any LayoutRule { ZStackRule(alignment: alignment) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, proposal, subviews)
  }
}

/// A layout of any type. Its views keep their state when it changes to another one.
public struct AnyLayout: Layout {
  let layout: any Layout
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The cache of the layout inside.
  public struct Cache { fileprivate var value: Any }

  /// Runs `body` with the layout's own cache.
  private static func with<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(layout, &own)
  }
  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: Self.makeCache(layout, subviews)) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
      Self.with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return ask(layout, &cache)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
      Self.with(layout, &cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }
    return ask(layout, &cache)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func ask<L: Layout>(_ layout: L, _ cache: inout Cache) {
      Self.with(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    ask(layout, &cache)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      Self.with(layout, &cache, subviews) {
        $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(layout, &cache)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      Self.with(layout, &cache, subviews) {
        $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(layout, &cache)
  }
}
