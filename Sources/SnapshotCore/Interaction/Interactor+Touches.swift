import SwiftUI
import ViewTree

extension Interactor {
  package enum Direction: String, Sendable { case up, down, left, right }

  // MARK: - Taps and presses

  package func tap(_ name: String) throws(InteractionError) {
    let (element, point) = try target(name, to: "tap")
    try tap(at: point, element.description)
  }
  package func tap(at point: CGPoint) throws(InteractionError) { try tap(at: point, nil) }
  private func tap(at point: CGPoint, _ element: String?) throws(InteractionError) {
    try touch(at: point, element, "a tap") {}
  }

  package func doubleTap(_ name: String) throws(InteractionError) {
    let (element, point) = try target(name, to: "double tap")
    try doubleTap(at: point, element.description)
  }
  package func doubleTap(at point: CGPoint) throws(InteractionError) { try doubleTap(at: point, nil) }
  private func doubleTap(at point: CGPoint, _ element: String?) throws(InteractionError) {
    try touchDown(at: point, element: element, gesture: "a double tap")
    try touchUp()
    let isOnlyATap = session?.isDecided ?? true
    let once = session?.isRecognised ?? false
    // What the first tap did may have taken the view away; then the second goes to what is there now.
    if isOnlyATap, stage.tree?.touchPath(at: point) == nil {
      decide()
      return try finish(once, point, element, "a double tap")
    }
    do throws(InteractionError) {
      try touchDown(at: point, element: element, gesture: "a double tap")
      try touchUp()
    } catch {
      if !once { throw error }
    }
    try finish(decide() || once, point, element, "a double tap")
  }

  /// Leaves a finger on an element: `release()` lifts it.
  package func press(_ name: String) throws(InteractionError) {
    let (element, point) = try target(name, to: "press")
    try touchDown(at: point, element: element.description, gesture: "a finger")
  }
  package func press(at point: CGPoint) throws(InteractionError) { try touchDown(at: point, gesture: "a finger") }
  /// Moves the finger that is down, in points.
  package func move(by distance: CGSize) throws(InteractionError) {
    guard let session, session.isDown else { throw .noFinger }
    try touchMove(to: CGPoint(x: session.location.x + distance.width, y: session.location.y + distance.height))
  }
  package func move(to point: CGPoint) throws(InteractionError) { try touchMove(to: point) }
  package func release() throws(InteractionError) {
    try touchUp()
    decide()
  }

  /// - Parameter duration: in seconds.
  package func longPress(_ name: String, duration: Double) throws(InteractionError) {
    let (element, point) = try target(name, to: "press")
    try longPress(at: point, duration: duration, element.description)
  }
  package func longPress(at point: CGPoint, duration: Double, _ element: String? = nil) throws(InteractionError) {
    try touch(at: point, element, "a long press of \(number(CGFloat(duration))) seconds") { advance(by: duration) }
  }

  // MARK: - Movements

  /// How many movements a drag is made of.
  private static let dragSteps = 10

  /// - Parameters:
  ///   - duration: of the movement, in seconds.
  ///   - hold: how long the finger rests before, in seconds.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double, hold: Double = 0) throws(InteractionError) {
    try drag(from: start, to: end, duration: duration, hold: hold, nil, "a drag")
  }
  package func drag(_ name: String, by distance: CGSize, duration: Double, hold: Double = 0) throws(InteractionError) {
    let (element, start) = try target(name, to: "drag")
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    try drag(from: start, to: end, duration: duration, hold: hold, element.description, "a drag")
  }
  private func drag(
    from start: CGPoint, to end: CGPoint, duration: Double, hold: Double, _ element: String?, _ gesture: String
  ) throws(InteractionError) {
    guard end.x.isFinite, end.y.isFinite else { throw .invalidPoint(x: end.x, y: end.y) }
    try touch(at: start, element, gesture) { () throws(InteractionError) in
      advance(by: hold)
      for step in 1...Self.dragSteps {
        advance(by: duration / Double(Self.dragSteps))
        let share = CGFloat(step) / CGFloat(Self.dragSteps)
        try touchMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
    }
  }

  /// In points, for elements too small to swipe over. [no number of a device's]
  private static let shortestSwipe: CGFloat = 120
  /// A quick movement over the middle three fifths of an element, or of the picture.
  package func swipe(_ direction: Direction, on name: String?, duration: Double = 0.1) throws(InteractionError) {
    var area = CGRect(origin: .zero, size: stage.size), description: String?
    if let name {
      let element = try finder.element(named: name, to: "swipe")
      _ = try point(on: element)
      (area, description) = (element.visibleFrame, element.description)
    }
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      }
    // From the element's middle, far enough to scroll though the element is small.
    let isSmall = max(area.width * abs(dx), area.height * abs(dy)) * 0.6 < Self.shortestSwipe
    let reach = CGSize(width: area.width * 0.3 * dx, height: area.height * 0.3 * dy)
    let start =
      isSmall ? CGPoint(x: area.midX, y: area.midY) : CGPoint(x: area.midX - reach.width, y: area.midY - reach.height)
    var end = CGPoint(x: area.midX + reach.width, y: area.midY + reach.height)
    if isSmall {
      end.x = min(max(start.x + Self.shortestSwipe * dx, 0), stage.size.width)
      end.y = min(max(start.y + Self.shortestSwipe * dy, 0), stage.size.height)
    }
    try drag(
      from: start, to: end, duration: duration, hold: 0, description,
      "a swipe \(direction.rawValue)")
  }

  // MARK: - Two fingers

  /// - Parameter factor: how far apart the fingers end, against where they begin.
  package func magnify(_ name: String, by factor: Double, duration: Double = 0.3) throws(InteractionError) {
    try pinch(name, to: "magnify", duration) {
      1 + (factor - 1) * $0
    } rotation: { _ in
      .zero
    }
  }
  package func rotate(_ name: String, by angle: Angle, duration: Double = 0.3) throws(InteractionError) {
    try pinch(name, to: "rotate", duration) { _ in
      1
    } rotation: {
      .radians(angle.radians * $0)
    }
  }
  private func pinch(
    _ name: String, to action: String, _ duration: Double, magnification: (Double) -> Double,
    rotation: (Double) -> Angle
  ) throws(InteractionError) {
    let (element, point) = try target(name, to: action)
    try touchDown(at: point, fingers: 2, element: element.description, gesture: "two fingers")
    for step in 1...Self.dragSteps {
      advance(by: duration / Double(Self.dragSteps))
      let share = Double(step) / Double(Self.dragSteps)
      try touchMove(to: point, magnification: magnification(share), rotation: rotation(share))
    }
    try touchUp(magnification: magnification(1), rotation: rotation(1))
    try finish(decide(), point, element.description, "two fingers")
  }

  // MARK: -

  /// Puts a finger down, does something with it, lifts it, and sees that a gesture came of it.
  private func touch(
    at point: CGPoint, _ element: String?, _ gesture: String, while body: () throws(InteractionError) -> Void
  ) throws(InteractionError) {
    try touchDown(at: point, element: element, gesture: gesture)
    do throws(InteractionError) {
      try body()
      try touchUp()
    } catch {
      cancelTouch()
      throw error
    }
    try finish(decide(), point, element, gesture)
  }

  private func finish(
    _ isRecognised: Bool, _ point: CGPoint, _ element: String?, _ gesture: String
  ) throws(InteractionError) {
    if isRecognised { return }
    throw .unresponsive(element ?? "what is at (\(number(point.x)), \(number(point.y)))", gesture: gesture)
  }
}
