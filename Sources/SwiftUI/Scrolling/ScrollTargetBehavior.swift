import ViewTree

/// Where a scroll view comes to rest when a finger lets go of it.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties
  /// - Parameter target: what would be shown without the behavior.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  @MainActor func properties(context: PropertiesContext) -> Properties
}
extension ScrollTargetBehavior {
  @MainActor public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a scroll view is to show, in points from the content's beginning.
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  /// The point of `rect` that goes to the same point of the scroll view; `nil` is the beginning.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was shown when the finger came.
  public let originalTarget: ScrollTarget
  /// Of the content, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let targets: [CGRect]
  /// Between the edges and what is aligned there.
  let margins: CGPoint
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
public struct ScrollTargetBehaviorProperties: Sendable {
  public var limitsScrolls = true
  public init() {}
}

/// Rests on whole pages of the scroll view's own length, at most one from where the finger came.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ proposed: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return proposed }
      let first = (start / length).rounded()
      return min(max((proposed / length).rounded(), first - 1), first + 1) * length
    }
    let from = context.originalTarget.rect, size = context.containerSize
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, from.minX, size.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, from.minY, size.height) }
  }
}

/// Rests where a view of the `scrollTargetLayout()` begins at the beginning of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a finger may pass at once.
  public struct LimitBehavior: Hashable, Sendable {
    let count: Int?
    public static let automatic = LimitBehavior(count: nil)
    public static let always = LimitBehavior(count: 1)
    public static let alwaysByOne = LimitBehavior(count: 1)
    public static let alwaysByFew = LimitBehavior(count: 3)
    public static let never = LimitBehavior(count: nil)
  }
  let limit: LimitBehavior
  let anchor: UnitPoint?
  public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = anchor ?? .topLeading
    func aligned(_ proposed: CGFloat, _ start: CGFloat, _ places: [CGFloat]) -> CGFloat {
      let places = places.reduce(into: [CGFloat]()) { if $0.last != $1 { $0.append($1) } }
      func nearest(_ offset: CGFloat) -> Int? {
        places.indices.min { abs(places[$0] - offset) < abs(places[$1] - offset) }
      }
      guard var index = nearest(proposed) else { return proposed }
      if let count = limit.count, let first = nearest(start) { index = min(max(index, first - count), first + count) }
      return places[index]
    }
    let from = context.originalTarget.rect, size = context.containerSize, margins = context.margins
    if context.axes.contains(.horizontal) {
      let places = context.targets.map { $0.minX - margins.x + anchor.x * ($0.width + 2 * margins.x - size.width) }
        .sorted()
      target.rect.origin.x = aligned(target.rect.minX, from.minX, places)
    }
    if context.axes.contains(.vertical) {
      let places = context.targets.map { $0.minY - margins.y + anchor.y * ($0.height + 2 * margins.y - size.height) }
        .sorted()
      target.rect.origin.y = aligned(target.rect.minY, from.minY, places)
    }
  }
}

/// A behavior of any kind.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = (base as? AnyScrollTargetBehavior)?.base ?? base }
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}
extension AnyScrollTargetBehavior: SelfComparing {
  func isSame(as other: AnyScrollTargetBehavior) -> Bool { ValueComparison.isSame(any: base, other.base) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { .init(anchor: anchor) }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Where the scroll views in the content come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let behavior = AnyScrollTargetBehavior(behavior)
    return changingEnvironment { $0.scrollSettings.behavior = behavior }
  }
}
