import ViewTree

/// A finger that rests. Recognised while it is still down; the value is `true`, from the first moment on.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never
  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may stray, in points.
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Bool> {
    LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }
}

final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let minimumDuration: Double
  private let maximumDistance: CGFloat
  private var start: (location: CGPoint, time: Double)?

  init(minimumDuration: Double, maximumDistance: CGFloat) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Bool> {
    if event.fingers != 1 { return GestureResponse(.failed) }
    switch event.phase {
    case .began: start = (event.globalLocation, event.time)
    case .moved, .waited: break
    case .ended:
      // The end of the time may fall together with the finger's leaving.
      return GestureResponse(isLongEnough(event) && isNearEnough(event) ? .ended(true) : .failed)
    case .cancelled: return GestureResponse(.failed)
    }
    guard start != nil else { return GestureResponse(.possible(nil)) }
    if !isNearEnough(event) { return GestureResponse(.failed) }
    return GestureResponse(isLongEnough(event) ? .ended(true) : .possible(true))
  }

  private func isLongEnough(_ event: TouchEvent) -> Bool { deadline.map { event.time >= $0 } ?? false }
  private func isNearEnough(_ event: TouchEvent) -> Bool {
    start.map { $0.location.distance(to: event.globalLocation) <= maximumDistance } ?? false
  }
  override var deadline: Double? { start.map { $0.time + (minimumDuration > 0 ? minimumDuration : 0) } }
}
