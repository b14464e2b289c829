@testable import SwiftUI
import ViewTree

/// Feeds one gesture with touches and keeps what it says.
@MainActor final class Finger<Value> {
  private let recognizer: _GestureRecognizer<Value>
  private(set) var phases: [String] = []
  private(set) var isOver = false
  private var place = CGPoint.zero
  var fingers = 1
  var magnification = 1.0, rotation = Angle.zero

  init<G: Gesture>(_ gesture: G) where G.Value == Value { recognizer = gesture.recognizer }

  var deadline: Double? { recognizer.deadline }

  func down(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: Double = 0) { send(.began, CGPoint(x: x, y: y), time) }
  func move(_ x: CGFloat, _ y: CGFloat = 0, at time: Double = 0) { send(.moved, CGPoint(x: x, y: y), time) }
  func up(at time: Double = 0) { send(.ended, place, time) }
  func wait(until time: Double) { send(.waited, place, time) }
  func cancel(at time: Double = 0) { send(.cancelled, place, time) }

  private func send(_ phase: TouchEvent.Phase, _ point: CGPoint, _ time: Double) {
    place = point
    var event = TouchEvent(
      phase, at: point, global: CGPoint(x: point.x + 100, y: point.y + 100), size: CGSize(width: 50, height: 50),
      time: time)
    (event.fingers, event.magnification, event.rotation) = (fingers, magnification, rotation)
    let response = recognizer.respond(to: event)
    for effect in response.effects { effect() }
    isOver = response.phase.isFinal
    switch response.phase {
    case .possible(nil): phases.append("possible")
    case .possible: phases.append("possible…")
    case .active: phases.append("active")
    case .ended: phases.append("ended")
    case .failed: phases.append("failed")
    }
  }
}
