import Graphics

/// The distances that a view prefers to its neighbours, edge by edge. [facts, swiftui-layout.md section 2]
///
/// Two facing edges are compared category by category: only categories that both name count, and the largest distance
/// wins. Where none matches, the larger uncategorised one is used, and where there is none either, 8 points.
public struct ViewSpacing: Sendable, Equatable {
  package enum Category: Sendable, CaseIterable { case edgeAboveText, edgeBelowText, textToText, uncategorized }

  /// Preferred distances of one edge, by category, in points.
  package struct EdgePreference: Sendable, Equatable {
    private var edgeAboveText, edgeBelowText, textToText, uncategorized: CGFloat?
    package init() {}
    package subscript(category: Category) -> CGFloat? {
      get {
        switch category {
        case .edgeAboveText: edgeAboveText
        case .edgeBelowText: edgeBelowText
        case .textToText: textToText
        case .uncategorized: uncategorized
        }
      }
      set {
        switch category {
        case .edgeAboveText: edgeAboveText = newValue
        case .edgeBelowText: edgeBelowText = newValue
        case .textToText: textToText = newValue
        case .uncategorized: uncategorized = newValue
        }
      }
    }
    fileprivate mutating func formUnion(_ other: EdgePreference) {
      func larger(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
        guard let theirs else { return mine }
        return max(mine ?? theirs, theirs)
      }
      edgeAboveText = larger(edgeAboveText, other.edgeAboveText)
      edgeBelowText = larger(edgeBelowText, other.edgeBelowText)
      textToText = larger(textToText, other.textToText)
      uncategorized = larger(uncategorized, other.uncategorized)
    }
  }
  package var top = EdgePreference()
  package var bottom = EdgePreference()
  package var leading = EdgePreference()
  package var trailing = EdgePreference()

  /// What views without preferences of their own publish: they let a text beside them decide.
  public init() {
    top[.edgeBelowText] = 0
    bottom[.edgeAboveText] = 0
  }
  private init(empty: Void) {}
  public static let zero: ViewSpacing = {
    var zero = ViewSpacing(empty: ())
    for edge in Edge.allCases { zero[edge][.uncategorized] = 0 }
    return zero
  }()
  /// Nothing published: the neutral element of `formUnion`.
  package static let none = ViewSpacing(empty: ())

  package subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
  /// Back to what an ordinary view publishes on these edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    let ordinary = ViewSpacing()
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = ordinary[edge] }
    return result
  }

  /// The distance to `next`, which follows `self` along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var best: CGFloat? = nil
    for category in [Category.edgeAboveText, .edgeBelowText, .textToText] {
      if let a = mine[category], let b = theirs[category] { best = max(best ?? 0, max(a, b)) }
    }
    if let best { return best }
    switch (mine[.uncategorized], theirs[.uncategorized]) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return ViewSpacing.platformDefault
    }
  }

  /// Points between two views that say nothing.
  package static let platformDefault: CGFloat = 8
}
