import ViewTree

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// In points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// To the next item, in points; `nil` is the platform's 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
  var track: GridTrack {
    let size: GridTrack.Size =
      switch self.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(size, spacing: spacing, alignment: alignment)
  }
}

/// What stays in sight while a lazy container scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
  var parts: PinnedParts { PinnedParts(headers: contains(.sectionHeaders), footers: contains(.sectionFooters)) }
}

/// Cells in columns, row after row. All cells are made: a picture has no use for laziness.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// - Parameter spacing: points between rows; `nil` is the platform's 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let rule = GridRule(
      axis: .vertical, tracks: columns.map(\.track), alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinned: pinnedViews.parts)
    return [context.layout(rule, inner.inStack(.vertical).lower(content))]
  }
}

/// Cells in rows, column after column.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// - Parameter spacing: points between columns; `nil` is the platform's 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let rule = GridRule(
      axis: .horizontal, tracks: rows.map(\.track), alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinned: pinnedViews.parts)
    return [context.layout(rule, inner.inStack(.horizontal).lower(content))]
  }
}
