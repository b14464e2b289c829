import ViewTree

/// A node's own answer to a finger, in the node's own space.
final class Contender: _GestureRecognizer<Void> {
  /// The same object as long as the view keeps its place; `nil` where nothing can be followed.
  let owner: AnyObject?
  private let inner: _GestureRecognizer<Void>
  /// Where the node is now.
  var frame: CGRect
  /// From points of the picture to the space that `frame` is in.
  var transform: CGAffineTransform
  private var spaces: CoordinateSpaces?

  init(_ inner: _GestureRecognizer<Void>, owner: AnyObject?, step: TouchPath.Step) {
    (self.inner, self.owner, frame, transform) = (inner, owner, step.node.frame, step.transform)
    spaces = step.node.spaces
  }
  override func respond(to event: TouchEvent) -> GestureResponse<Void> {
    var local = event
    let point = event.globalLocation.applying(transform)
    local.location = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    (local.size, local.spaces) = (frame.size, spaces)
    return inner.respond(to: local)
  }
  override var deadline: Double? { inner.deadline }
  override func adopt(_ newer: _GestureRecognizer<Void>) {
    guard let newer = newer as? Contender else { return }
    (frame, transform, spaces) = (newer.frame, newer.transform, newer.spaces)
    inner.adopt(newer.inner)
  }
}

/// Who may make something of a finger, and in which order.
///
/// A view's gesture comes after those of its content, a high-priority one before them, a simultaneous one beside them; what
/// comes after is only recognised once what is before has failed. A control's own tap is innermost, a scroll view's drag
/// outermost of its node.
@MainActor enum TouchContest {
  /// - Returns: the contest as one recognizer, and those who take part; `nil` where nothing answers to a finger.
  static func recognizer(on path: TouchPath) -> (contest: _GestureRecognizer<Void>, contenders: [Contender])? {
    var contest: _GestureRecognizer<Void>?
    var contenders: [Contender] = []
    func contender(_ inner: _GestureRecognizer<Void>, _ owner: AnyObject?, _ step: TouchPath.Step) -> Contender {
      let made = Contender(inner, owner: owner, step: step)
      contenders.append(made)
      return made
    }
    func exclusive(_ first: _GestureRecognizer<Void>?, _ second: _GestureRecognizer<Void>) -> _GestureRecognizer<Void> {
      guard let first else { return second }
      return ExclusiveRecognizer(first, second, { $0 }, { $0 })
    }
    for step in path.steps.reversed() {
      if let action = ControlTap(step.node) {
        contest = exclusive(contest, contender(action, step.node.interaction?.press?.owner, step))
      }
      guard let interaction = step.node.interaction else { continue }
      for attachment in interaction.gestures {
        if !attachment.includesContent { contest = nil }
        guard attachment.includesGesture, let made = attachment.makeRecognizer() as? PlacedRecognizer else { continue }
        let own = contender(made.inner, attachment.owner, step)
        switch (attachment.priority, contest) {
        case (_, nil): contest = own
        case (.normal, let inner?): contest = exclusive(inner, own)
        case (.high, let inner?): contest = exclusive(own, inner)
        case (.simultaneous, let inner?): contest = SimultaneousRecognizer(inner, own) { _, _ in }
        }
      }
      if let turn = PageDrag(step.node) { contest = exclusive(contest, contender(turn, nil, step)) }
      if let drag = ScrollDrag(step.node) { contest = exclusive(contest, contender(drag, drag.position, step)) }
    }
    return contest.map { ($0, contenders) }
  }
}

/// What a tap does to a control, with the pressed look while the finger is down.
final class ControlTap: _GestureRecognizer<Void> {
  private let tap = TapRecognizer(count: 1) { _ in }
  private var press: ((Bool) -> Void)?
  private var action: () -> Void
  private var isPressed = false

  /// `nil` where a tap does nothing, or where the control is disabled.
  init?(_ node: PlacedNode) {
    guard let semantics = node.semantics, semantics.isEnabled, let action = semantics.tapAction else { return nil }
    (self.action, press) = (action, node.interaction?.press?.set)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Void> {
    let response = tap.respond(to: event)
    var effects: [() -> Void] = []
    // After an update there may be a newer action, so it is looked up when it is due.
    if event.phase == .began, !response.phase.isFinal {
      isPressed = true
      effects.append { self.press?(true) }
    }
    if response.phase.isFinal, isPressed {
      isPressed = false
      effects.append { self.press?(false) }
    }
    if case .ended = response.phase { effects.append { self.action() } }
    return GestureResponse(response.phase, effects: effects)
  }
  override func adopt(_ newer: _GestureRecognizer<Void>) {
    if let newer = newer as? ControlTap { (action, press) = (newer.action, newer.press) }
  }
}

extension Semantics {
  /// What a tap on the control does.
  package var tapAction: (() -> Void)? {
    if let action { return action }
    switch control {
    case .toggle(let isOn, let set): return { set(!isOn) }
    case .text(let input): return { input.focus(true) }
    case .choice, .number, nil: return nil
    }
  }
}
