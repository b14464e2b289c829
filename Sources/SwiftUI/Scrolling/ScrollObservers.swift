import ViewTree
import VirtualTime

/// What a scroll view shows of its content, in points.
public struct ScrollGeometry: Equatable, Sendable, CustomStringConvertible {
  /// From the content's beginning; less than none where the content begins below a bar or a margin.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What bars and margins take of the edges.
  public var contentInsets: EdgeInsets
  /// With what is under bars.
  public var containerSize: CGSize
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  init() { self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero) }
  init(_ placed: PlacedGeometry, content: CGSize, offset: CGPoint, margins: EdgeInsets) {
    let bars = placed.safeAreaInsets
    contentInsets = EdgeInsets(
      top: bars.top + margins.top, leading: bars.leading + margins.leading, bottom: bars.bottom + margins.bottom,
      trailing: bars.trailing + margins.trailing)
    contentSize = CGSize(width: content.width - margins.horizontal, height: content.height - margins.vertical)
    contentOffset = CGPoint(x: offset.x - contentInsets.leading, y: offset.y - contentInsets.top)
    containerSize = CGSize(width: placed.frame.width + bars.horizontal, height: placed.frame.height + bars.vertical)
  }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What of the content can be seen, bars and margins left out.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
  public var description: String { "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize))" }
}

/// Who moves the content. Nothing goes on moving when a finger lets go here.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points a second.
  public let velocity: CGVector?
}

/// Someone around a scroll view who wants to know. Kept by the modifier's place.
@MainActor final class ScrollObserver {
  var phaseChanged: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  var look: (ScrollGeometry, ScrollTargets, ViewGraph) -> Void = { _, _, _ in }
  /// What it saw last.
  fileprivate var seen: AnyObject?
  nonisolated init() {}
}

private nonisolated struct ScrollObserverModifier: _PrimitiveModifier {
  let name: String
  let prepare: @MainActor (ScrollObserver) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name(name))
    let observer = context.node.slot(0) { ScrollObserver() }
    prepare(observer)
    return content(context.with { $0.scrollSettings.observers.append(observer) })
  }
}

/// What an observer saw last.
@MainActor private final class LastSeen<Value> {
  var value: Value?
  var changes = 0
}

extension ScrollObserver {
  /// Tells of a value once it is there, and each time it changes.
  fileprivate func observe<T: Equatable>(
    _ name: String, _ value: @escaping (ScrollGeometry, ScrollTargets) -> T, _ action: @escaping (T, T) -> Void
  ) {
    let last = memory(of: T.self)
    look = { geometry, targets, graph in
      let now = value(geometry, targets)
      let before = last.value
      if before == now { return }
      (last.value, last.changes) = (now, last.changes + 1)
      // Names itself as a reason why the view does not settle.
      let isRestless = last.changes >= 16
      graph.afterPass {
        if isRestless { graph.invalidate(name) }
        action(before ?? now, now)
      }
    }
  }
  private func memory<T>(of type: T.Type) -> LastSeen<T> {
    if let known = seen as? LastSeen<T> { return known }
    let made = LastSeen<T>()
    seen = made
    return made
  }
}

extension View {
  /// Calls `action` with what `transform` makes of the scroll view in this view: once it is laid out, and when that changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    let (transform, action) = (MainActorOnly(transform), MainActorOnly(action))
    return modifier(
      ScrollObserverModifier(name: "scrollGeometry") { observer in
        observer.observe(
          "onScrollGeometryChange(for: \(TypeName.of(T.self)))", { geometry, _ in transform.value(geometry) },
          action.value)
      })
  }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    let action = MainActorOnly(action)
    return modifier(ScrollObserverModifier(name: "scrollPhase") { $0.phaseChanged = action.value })
  }
  /// Calls `action` with the identities of the targets of which at least `threshold` (0…1) can be seen.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let action = MainActorOnly(action)
    return modifier(
      ScrollObserverModifier(name: "scrollTargets") { observer in
        observer.observe(
          "onScrollTargetVisibilityChange",
          { geometry, targets in
            let shown = geometry.visibleRect
            let offset = CGPoint(x: shown.minX, y: shown.minY)
            return targets.visible(offset: offset, viewport: shown.size, threshold: threshold)
              .compactMap { $0.ids.lazy.compactMap { $0.base as? ID }.first }
          },
          { _, ids in action.value(ids) })
      })
  }
  /// Calls `action` when at least `threshold` (0…1) of this view comes into sight in the scroll view around, or no longer is.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      PlacingObserver<Bool>(
        name: "scrollVisibility", source: { "onScrollVisibilityChange" },
        observe: { proxy, _, before in
          let own = CGRect(origin: .zero, size: proxy.size)
          let part = proxy.bounds(of: .scrollView).map { own.overlap(with: $0) } ?? own
          let area = own.width * own.height
          let isVisible =
            !part.isNull && area > 0 && part.width * part.height > 0
            && part.width * part.height >= threshold * area
          return isVisible || before != nil ? isVisible : nil
        },
        isSame: { $0 == $1 }, action: { _, isVisible in action(isVisible) }))
  }
}
