import ViewTree

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Not recognised yet; the value is what can be said already (a finger rests that may become a long press).
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  package var isFinal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
  /// While the gesture goes on.
  var currentValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase, and what the gesture wants done in it. Who decides between gestures runs the effects in order, keeps them for
/// later, or drops them.
package struct GestureResponse<Value> {
  package var phase: GesturePhase<Value>
  package var effects: [() -> Void]
  package init(_ phase: GesturePhase<Value>, effects: [() -> Void] = []) {
    (self.phase, self.effects) = (phase, effects)
  }
}

/// The state machine behind a gesture: events in, phases out. It changes nothing outside itself.
///
/// After a final phase it is asked no more.
public class _GestureRecognizer<Value> {
  init() {}
  package func respond(to event: TouchEvent) -> GestureResponse<Value> {
    preconditionFailure("\(Self.self) does not respond to touches")
  }
  /// When a `waited` event would decide something, in seconds of the virtual clock.
  package var deadline: Double? { nil }
  /// Takes over the closures of a recognizer of the same gesture that was made later.
  package func adopt(_ newer: _GestureRecognizer<Value>) {}
}

/// A recognizer whose value is of no interest to who asks.
final class ErasedRecognizer<Inner>: _GestureRecognizer<Void> {
  private let inner: _GestureRecognizer<Inner>
  init(_ inner: _GestureRecognizer<Inner>) { self.inner = inner }
  override func respond(to event: TouchEvent) -> GestureResponse<Void> {
    let response = inner.respond(to: event)
    return GestureResponse(response.phase.map { _ in }, effects: response.effects)
  }
  override var deadline: Double? { inner.deadline }
  override func adopt(_ newer: _GestureRecognizer<Void>) {
    if let newer = newer as? ErasedRecognizer<Inner> { inner.adopt(newer.inner) }
  }
}

/// As nodes carry it to their places.
final class PlacedRecognizer: TouchRecognizer {
  let inner: _GestureRecognizer<Void>
  init(_ inner: _GestureRecognizer<Void>) { self.inner = inner }
  func respond(to event: TouchEvent) -> TouchResponse {
    let response = inner.respond(to: event)
    let status: TouchResponse.Status =
      switch response.phase {
      case .possible: .possible
      case .active: .active
      case .ended: .ended
      case .failed: .failed
      }
    return TouchResponse(status, effects: response.effects)
  }
  var deadline: Double? { inner.deadline }
  func adopt(_ newer: any TouchRecognizer) {
    if let newer = newer as? PlacedRecognizer { inner.adopt(newer.inner) }
  }
}

extension TouchEvent {
  /// How far a finger may stray, in points, before a tap is none. The same as a drag's and a long press's default.
  static let slop: CGFloat = 10

  /// A name that no view around has means the whole picture's space.
  func location(in space: CoordinateSpace) -> CGPoint {
    if space == .local { return location }
    guard let frame = PlacedGeometry(frame: .zero, spaces: spaces).frame(of: space) else { return globalLocation }
    return CGPoint(x: globalLocation.x - frame.minX, y: globalLocation.y - frame.minY)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
