import SwiftUI
import ViewTree
import VirtualTime

/// A person in front of a view: looks for things by name, and touches them where they can be touched.
///
/// Touches take no time unless a duration is given; what they cause takes the view's own.
@MainActor package final class Interactor {
  package let stage: any InteractionStage
  /// Whether time passes after an action until nothing is pending. Off for views that never rest.
  package var rests: Bool
  /// The finger that is down, or the taps that may go on.
  private(set) var session: TouchSession?
  /// Where text was typed last.
  var keyboardPath: [Int]?

  package init(_ stage: any InteractionStage, rests: Bool = true) { (self.stage, self.rests) = (stage, rests) }

  // MARK: - The picture

  var tree: PlacedNode {
    get throws(InteractionError) {
      guard let tree = stage.tree else { throw .noPicture }
      return tree
    }
  }
  var finder: ElementFinder {
    get throws(InteractionError) { ElementFinder(try tree, size: stage.size) }
  }

  /// Whether something of that name is there, in sight or not.
  package func exists(_ name: String) -> Bool {
    stage.tree.map { !ElementFinder($0, size: stage.size).matches(name).isEmpty } ?? false
  }

  /// The element of that name, for a test that asks about it.
  package func element(_ name: String) throws(InteractionError) -> Element {
    try finder.element(named: name, to: "find")
  }

  // MARK: - Time

  /// Lets time pass, in seconds; what a finger that is down comes to mean in it happens.
  package func advance(by seconds: Double) {
    let end = stage.clock.now + (seconds > 0 && seconds.isFinite ? seconds : 0)
    while let session, let deadline = session.deadline, deadline <= end {
      stage.advance(by: deadline - stage.clock.now)
      // Sums of fractions may miss the moment by their last bit.
      respond(.waited, in: session, time: max(deadline, stage.clock.now))
      // A gesture that waits for the same moment again would wait for ever.
      if session.deadline == deadline { break }
    }
    stage.advance(by: end - stage.clock.now)
  }

  /// The same for a length of time that a test gave.
  package func pass(_ seconds: Double) throws(InteractionError) {
    guard seconds.isFinite, seconds >= 0 else { throw .invalidTime(seconds) }
    advance(by: seconds)
  }
  /// Lets time pass to a second of the clock; one that has passed is now.
  package func pass(to second: Double) throws(InteractionError) {
    guard second.isFinite else { throw .invalidTime(second) }
    advance(by: second - stage.clock.now)
  }

  /// Lets the view come to rest, where it is to.
  func settle() { if rests { stage.run(rests: true) {} } }

  /// Runs what a test changes itself, in the view's own time.
  package func perform(_ action: () -> Void) {
    stage.run(rests: rests, action)
    followFinger()
  }

  // MARK: - Touches

  /// Puts a finger down. One that comes soon enough after a lift goes on with what the lift left open.
  func touchDown(at point: CGPoint, fingers: Int = 1, element: String? = nil, gesture: String) throws(InteractionError)
  {
    if session?.isDown == true { throw .fingerIsDown }
    let tree = try tree
    guard point.x.isFinite, point.y.isFinite, tree.touchPath(at: point) != nil || element == nil else {
      throw .invalidPoint(x: point.x, y: point.y)
    }
    if let open = session, !open.isDecided {
      return respond(.began, at: point, in: open, time: stage.clock.now)
    }
    guard let made = TouchSession(at: point, in: tree, fingers: fingers) else {
      let place = element ?? tree.touchPath(at: point).map { words(for: $0, in: tree) }
      throw .unresponsive(place ?? "(\(number(point.x)), \(number(point.y)))", gesture: gesture)
    }
    session = made
    respond(.began, at: point, in: made, time: stage.clock.now)
  }
  func touchMove(to point: CGPoint, magnification: Double = 1, rotation: Angle = .zero) throws(InteractionError) {
    guard let session, session.isDown else { throw .noFinger }
    guard point.x.isFinite, point.y.isFinite else { throw .invalidPoint(x: point.x, y: point.y) }
    respond(.moved, at: point, in: session, time: stage.clock.now, magnification, rotation)
  }
  func touchUp(magnification: Double = 1, rotation: Angle = .zero) throws(InteractionError) {
    guard let session, session.isDown else { throw .noFinger }
    respond(.ended, in: session, time: stage.clock.now, magnification, rotation)
  }

  /// Waits until it is clear what the touches mean.
  /// - Returns: whether some gesture came of them.
  @discardableResult func decide() -> Bool {
    guard let session else { return false }
    while !session.isDecided, let deadline = session.deadline {
      advance(by: max(0, deadline - stage.clock.now))
      if session.deadline == deadline, stage.clock.now >= deadline { break }
    }
    self.session = nil
    settle()
    return session.isRecognised
  }
  /// Forgets the finger; the views are told that it is gone.
  func cancelTouch() {
    if let session { respond(.cancelled, in: session, time: stage.clock.now) }
    session = nil
  }

  private func respond(
    _ phase: TouchEvent.Phase, at point: CGPoint? = nil, in session: TouchSession, time: Double,
    _ magnification: Double = 1, _ rotation: Angle = .zero
  ) {
    var effects: [() -> Void] = []
    stage.clock.rule {
      effects = session.respond(phase, at: point, time: time, magnification: magnification, rotation: rotation)
    }
    if effects.isEmpty { return }
    stage.run(rests: false) { for effect in effects { effect() } }
    followFinger()
  }
  private func followFinger() {
    if let session, let tree = stage.tree { session.follow(tree) }
  }

  func words(for path: TouchPath, in tree: PlacedNode) -> String {
    let indices = path.indices
    if let element = ElementFinder(tree, size: stage.size).element(at: indices) { return element.description }
    return path.steps.last.map { step in
      let frame = step.node.frame
      return
        "\(step.node.kind) (\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
    } ?? "nothing"
  }
}
