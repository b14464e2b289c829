import ViewTree

/// A finger on a picture, from when it comes down until all that it may mean is decided.
@MainActor package final class TouchSession {
  /// What the finger is on.
  package let path: TouchPath
  private var contest: Runner<Void>
  private let contenders: [Contender]
  /// Where the finger was last, in points of the picture, and when, in seconds of the virtual clock.
  package private(set) var location: CGPoint
  package private(set) var isDown = false
  private let fingers: Int

  /// `nil` where nothing answers to a finger.
  package init?(at point: CGPoint, in tree: PlacedNode, fingers: Int = 1) {
    guard let path = tree.touchPath(at: point), let (contest, contenders) = TouchContest.recognizer(on: path) else {
      return nil
    }
    (self.path, self.contest, self.contenders, self.fingers) = (path, Runner(contest), contenders, fingers)
    location = point
  }

  package var isDecided: Bool { contest.phase.isFinal }
  /// Whether some gesture came of it.
  package var isRecognised: Bool {
    switch contest.phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
  /// When waiting would decide something, in seconds of the virtual clock.
  package var deadline: Double? { contest.deadline }

  /// What a touch of the finger wants done, in order. The view changes when it is run, not before.
  /// - Parameters:
  ///   - point: in points of the picture; where the finger is, if `nil`.
  ///   - time: in seconds of the virtual clock.
  package func respond(
    _ phase: TouchEvent.Phase, at point: CGPoint? = nil, time: Double, magnification: Double = 1,
    rotation: Angle = .zero
  ) -> [() -> Void] {
    if let point { location = point }
    switch phase {
    case .began: isDown = true
    case .ended, .cancelled: isDown = false
    case .moved, .waited: break
    }
    var event = TouchEvent(phase, at: location, time: time)
    (event.fingers, event.magnification, event.rotation) = (fingers, magnification, rotation)
    return contest.respond(to: event)
  }

  /// Follows the views to where they are now, and takes their newest closures.
  package func follow(_ tree: PlacedNode) {
    var steps: [TouchPath.Step] = []
    tree.collectSteps(.identity, into: &steps)
    for contender in contenders {
      guard let owner = contender.owner else { continue }
      for step in steps {
        if let newer = step.contender(of: owner) {
          contender.adopt(newer)
          break
        }
      }
    }
  }
}

extension TouchPath.Step {
  /// What stands in the node for the owner of a contender.
  @MainActor fileprivate func contender(of owner: AnyObject) -> Contender? {
    guard let interaction = node.interaction else { return nil }
    if interaction.press?.owner === owner { return ControlTap(node).map { Contender($0, owner: owner, step: self) } }
    if interaction.scroll === owner { return Contender(NoRecognizer(), owner: owner, step: self) }
    guard let attachment = interaction.gestures.first(where: { $0.owner === owner }),
      let made = attachment.makeRecognizer() as? PlacedRecognizer
    else { return nil }
    return Contender(made.inner, owner: owner, step: self)
  }
}

extension PlacedNode {
  /// Every node that answers to a finger, with the way to its space.
  fileprivate func collectSteps(_ transform: CGAffineTransform, into steps: inout [TouchPath.Step]) {
    if interaction != nil { steps.append(TouchPath.Step(node: self, index: 0, transform: transform)) }
    var transform = transform
    if case .effect(.transform(_, let matrix, let anchor)) = content {
      transform = transform.concatenating(matrix.about(anchor, of: frame).inverted())
    }
    for child in children { child.collectSteps(transform, into: &steps) }
  }
}
