import Graphics

/// What a finger does, as a view sees it.
package struct TouchEvent {
  package enum Phase: Hashable {
    case began, moved, ended
    /// The system took the finger away; nothing comes of it.
    case cancelled
    /// Nothing but time has passed, with or without a finger down.
    case waited
  }
  package var phase: Phase
  /// In points from the top-left corner of the view that the gesture is on.
  package var location: CGPoint
  /// In points from the picture's top-left corner.
  package var globalLocation: CGPoint
  /// Of the view, in points.
  package var size: CGSize
  /// The named coordinate spaces around the view.
  package var spaces: CoordinateSpaces? = nil
  /// Seconds of the virtual clock.
  package var time: Double
  /// Two fingers pinch and turn; one does neither.
  package var fingers = 1
  /// The distance between two fingers against that at the beginning.
  package var magnification: Double = 1
  /// How far two fingers have turned since the beginning.
  package var rotation = Angle.zero

  package init(
    _ phase: Phase, at location: CGPoint, global: CGPoint? = nil, size: CGSize = .zero, time: Double
  ) {
    (self.phase, self.location, self.globalLocation) = (phase, location, global ?? location)
    (self.size, self.time) = (size, time)
  }
}

/// How far a gesture has come, and what it wants done.
package struct TouchResponse {
  package enum Status: Hashable {
    /// Nothing is decided yet.
    case possible
    /// Recognised, and going on.
    case active
    /// Recognised, and over.
    case ended
    case failed
    package var isFinal: Bool { self == .ended || self == .failed }
  }
  package var status: Status
  /// Called by whoever decides between gestures, in this order, or dropped.
  package var effects: [() -> Void]
  package init(_ status: Status, effects: [() -> Void] = []) { (self.status, self.effects) = (status, effects) }
}

/// A state machine that makes a gesture of what a finger does. It changes nothing outside itself: what is to happen is in
/// the effects that it returns.
package protocol TouchRecognizer: AnyObject {
  func respond(to event: TouchEvent) -> TouchResponse
  /// The time at which a `waited` event would decide something, in seconds of the virtual clock.
  var deadline: Double? { get }
  /// Takes the closures of a newer recognizer of the same gesture: the view was evaluated again in the meantime.
  func adopt(_ newer: any TouchRecognizer)
}
