import ViewTree

/// A scroll view's content under a finger. It follows at once and stops where the finger is lifted.
final class ScrollDrag: _GestureRecognizer<Void> {
  let position: ScrollOffset
  private let axes: Axis.Set
  /// How far the content may go, in points.
  private let limit: CGSize
  private var start: (finger: CGPoint, offset: CGPoint)?
  private var isActive = false
  private var speed = FingerSpeed()

  /// `nil` where the node does not scroll, or all of its content is in sight.
  init?(_ node: PlacedNode) {
    guard let position = node.interaction?.scroll, position.isEnabled, let content = node.children.first else {
      return nil
    }
    let limit = CGSize(width: content.frame.width - node.frame.width, height: content.frame.height - node.frame.height)
    var axes: Axis.Set = []
    if position.axes.contains(.horizontal), limit.width > 0 { axes.insert(.horizontal) }
    if position.axes.contains(.vertical), limit.height > 0 || position.pullLimit > 0 { axes.insert(.vertical) }
    if axes.isEmpty { return nil }
    (self.position, self.axes, self.limit) = (position, axes, limit)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Void> {
    if event.fingers != 1 || event.phase == .cancelled {
      let position = position
      return GestureResponse(.failed, effects: isActive ? [{ position.drag(.cancelled) }] : [])
    }
    if event.phase == .began { (start, speed) = ((event.location, position.offset), FingerSpeed()) }
    guard let start else { return GestureResponse(.failed) }
    if event.phase != .waited { speed.add(event.globalLocation, at: event.time) }
    let right = event.location.x - start.finger.x
    let moved = CGSize(
      width: position.direction == .leftToRight ? right : -right, height: event.location.y - start.finger.y)
    var hasBegun = false
    if !isActive, max(abs(moved.width), abs(moved.height)) >= TouchEvent.slop {
      // A finger that goes across is none of this view's.
      let axis: Axis.Set = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
      if !axes.contains(axis) { return GestureResponse(.failed) }
      isActive = true
      hasBegun = true
    }
    if !isActive { return GestureResponse(event.phase == .ended ? .failed : .possible(nil)) }
    func target(_ axis: Axis.Set, _ start: CGFloat, _ moved: CGFloat, _ limit: CGFloat, pull: CGFloat = 0) -> CGFloat {
      axes.contains(axis) ? max(-pull, min(start - moved, max(0, limit))) : start
    }
    let offset = CGPoint(
      x: target(.horizontal, start.offset.x, moved.width, limit.width),
      y: target(.vertical, start.offset.y, moved.height, limit.height, pull: position.pullLimit))
    let position = position
    var effects: [() -> Void] = hasBegun ? [{ position.drag(.began) }] : []
    effects.append { position.scroll(to: offset) }
    if event.phase == .ended {
      // The content goes against the finger's way.
      let way = speed.velocity
      let velocity = CGVector(dx: position.direction == .leftToRight ? -way.width : way.width, dy: -way.height)
      effects.append { position.drag(.ended(start: start.offset, velocity: velocity)) }
    }
    return GestureResponse(event.phase == .ended ? .ended(()) : .active(()), effects: effects)
  }
}

/// A finger that turns the pages of a tab view: the page changes when it is lifted, if it has gone, or would go on to, more
/// than half of the width.
final class PageDrag: _GestureRecognizer<Void> {
  private let drag = DragRecognizer(minimumDistance: TouchEvent.slop, coordinateSpace: .local)
  private let previous, next: (() -> Void)?
  private let direction: LayoutDirection
  private var isAcross = false

  /// `nil` where the node has no pages.
  init?(_ node: PlacedNode) {
    guard let direction = node.interaction?.pages, let semantics = node.semantics, semantics.isEnabled,
      case .choice(let options) = semantics.control, let current = options.firstIndex(where: \.isSelected)
    else { return nil }
    self.direction = direction
    previous = current > 0 ? options[current - 1].select : nil
    next = current + 1 < options.count ? options[current + 1].select : nil
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Void> {
    let response = drag.respond(to: event)
    guard case .active(let value) = response.phase else {
      guard case .ended(let value) = response.phase else { return GestureResponse(response.phase.map { _ in }) }
      if !isAcross, !goesAcross(value) { return GestureResponse(.failed) }
      let half = event.size.width / 2
      let way =
        max(abs(value.translation.width), abs(value.predictedEndTranslation.width)) > half ? value.translation.width : 0
      let turn = way == 0 ? nil : (way < 0) == (direction == .leftToRight) ? next : previous
      return GestureResponse(.ended(()), effects: turn.map { [$0] } ?? [])
    }
    if !isAcross {
      guard goesAcross(value) else { return GestureResponse(.failed) }
      isAcross = true
    }
    return GestureResponse(.active(()))
  }
  private func goesAcross(_ value: DragGesture.Value) -> Bool {
    abs(value.translation.width) > abs(value.translation.height)
  }
}
