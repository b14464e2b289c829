import Combine
import ViewTree

/// Keeps where the content of a scroll view is, asks for another layout when it moves, and tells those who want to know.
@MainActor final class ScrollState: ObservableObject {
  let position = ScrollOffset()
  let targets = ScrollTargets()
  var environment = EnvironmentValues()
  private var settings = ScrollSettings()
  private var lastRequest: ScrollRequest?
  /// A finger has moved the content since somebody was told.
  private var isMovedByUser = false
  private var phase = ScrollPhase.idle
  private(set) var geometry = ScrollGeometry()

  nonisolated init() {}

  /// Takes in what is around the view.
  func update(
    _ axes: Axis.Set, _ direction: LayoutDirection, _ isEnabled: Bool, _ reader: ScrollReaderState?,
    _ settings: ScrollSettings
  ) {
    (position.axes, position.direction, position.isEnabled) = (axes, direction, isEnabled)
    position.invalidate = { [weak self] in self?.objectWillChange.send() }
    position.drag = { [weak self] event in
      // Fingers are followed on the main actor.
      MainActor.assumeIsolated { self?.follow(event) }
    }
    position.initialAnchor = settings.initialAnchor
    position.sizeChangesAnchor = settings.sizeChangesAnchor
    position.alignmentAnchor = settings.alignmentAnchor
    reader?.add(position)
    self.settings = settings
    if settings.request != lastRequest {
      lastRequest = settings.request
      settings.request?.apply(to: position)
    }
  }

  // MARK: - After layout

  func placed(_ placed: PlacedGeometry, _ margins: EdgeInsets, _ graph: ViewGraph) {
    let content = position.extent?.content ?? .zero
    let pull = position.takePull()
    if position.axes.contains(.vertical), let bars = environment.barScroll {
      bars.add(
        ScrolledContent(
          position: position, frame: placed.frame, visible: placed.safeArea?.visible(placed.frame) ?? placed.frame,
          pull: pull))
    }
    targets.finish(in: placed.frame, offset: position.offset, direction: position.direction)
    geometry = ScrollGeometry(placed, content: content, offset: position.offset, margins: margins)
    for observer in settings.observers { observer.look(geometry, targets, graph) }
    guard isMovedByUser, let link = settings.link else { return }
    isMovedByUser = false
    let ids = targets.nearest(
      to: settings.linkAnchor ?? .topLeading, offset: position.offset, viewport: placed.frame.size)
    guard let (value, request) = link.answer(ids) else { return }
    // What was scrolled to is no request to scroll there.
    lastRequest = request
    graph.afterPass { link.write(value) }
  }

  // MARK: - Fingers

  private func follow(_ event: ScrollOffset.DragEvent) {
    switch event {
    case .began:
      isMovedByUser = true
      change(to: .interacting, .zero)
    case .ended(let start, let velocity):
      isMovedByUser = true
      settle(from: start, velocity)
      change(to: .idle, velocity)
    case .cancelled: change(to: .idle, .zero)
    }
  }
  private func change(to next: ScrollPhase, _ velocity: CGVector) {
    if next == phase { return }
    let before = phase
    phase = next
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    for observer in settings.observers { observer.phaseChanged?(before, next, context) }
    position.invalidate()
  }
  /// Moves the content on to where the behavior lets it rest.
  private func settle(from start: CGPoint, _ velocity: CGVector) {
    guard let behavior = settings.behavior?.base, let extent = position.extent else { return }
    // As far on as a drag is predicted to go.
    let ahead = CGPoint(x: position.offset.x + velocity.dx / 4, y: position.offset.y + velocity.dy / 4)
    func rect(_ offset: CGPoint) -> CGRect { CGRect(origin: offset, size: extent.viewport) }
    func clamped(_ offset: CGPoint) -> CGPoint {
      ScrollOffset.clamped(offset, content: extent.content, viewport: extent.viewport, axes: position.axes)
    }
    var target = ScrollTarget(rect: rect(clamped(ahead)), anchor: nil)
    let margins = settings.contentMargins(position.axes)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start), anchor: nil), velocity: velocity, contentSize: extent.content,
        containerSize: extent.viewport, axes: position.axes, environment: environment,
        targets: targets.frames, margins: CGPoint(x: margins.leading, y: margins.top)))
    var offset = target.rect.origin
    if let anchor = target.anchor {
      offset = ScrollOffset.offset(showing: target.rect, anchor: anchor, from: offset, viewport: extent.viewport)
    }
    position.scroll(to: clamped(offset))
  }
}

/// What modifiers around a scroll view ask of it.
struct ScrollSettings {
  struct Margin: Hashable {
    var edges: Edge.Set
    var insets: EdgeInsets
  }
  /// The outermost first.
  var margins: [Margin] = []
  var initialAnchor: UnitPoint?
  var sizeChangesAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var isClipDisabled = false
  var behavior: AnyScrollTargetBehavior?
  var observers: [ScrollObserver] = []
  /// Where to go.
  var request: ScrollRequest?
  /// Who is told where a finger went.
  var link: ScrollLink?
  var linkAnchor: UnitPoint?

  /// Kept free around the content, in points.
  func contentMargins(_ axes: Axis.Set) -> EdgeInsets {
    var result = EdgeInsets()
    // The modifier next to the view counts.
    for margin in margins {
      if margin.edges.contains(.top) { result.top = margin.insets.top }
      if margin.edges.contains(.leading) { result.leading = margin.insets.leading }
      if margin.edges.contains(.bottom) { result.bottom = margin.insets.bottom }
      if margin.edges.contains(.trailing) { result.trailing = margin.insets.trailing }
    }
    return result
  }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets? { nil } }
extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
  /// Those of the scroll view around.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}
