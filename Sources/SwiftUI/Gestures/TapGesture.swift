import ViewTree

/// One or several taps.
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Void> { TapRecognizer(count: count) { _ in } }
}

/// One or several taps, with their place.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    /// In points of the gesture's coordinate space.
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    let space = coordinateSpace
    return TapRecognizer(count: count) { Value(location: $0.location(in: space)) }
  }
}

final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  /// Seconds between two taps that belong together. UIKit does not say its own; 0.35 is what is commonly measured.
  static var patience: Double { 0.35 }

  private let count: Int
  private let value: (TouchEvent) -> Value
  private var taps = 0
  private var start: CGPoint?
  private var lastLift: Double?

  init(count: Int, value: @escaping (TouchEvent) -> Value) { (self.count, self.value) = (max(1, count), value) }

  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    if event.fingers != 1 { return GestureResponse(.failed) }
    switch event.phase {
    case .began:
      if isTooLate(event.time) { return GestureResponse(.failed) }
      start = event.globalLocation
    case .moved:
      if let start, start.distance(to: event.globalLocation) > TouchEvent.slop { return GestureResponse(.failed) }
    case .ended:
      guard let start, start.distance(to: event.globalLocation) <= TouchEvent.slop else {
        return GestureResponse(.failed)
      }
      self.start = nil
      taps += 1
      if taps == count { return GestureResponse(.ended(value(event))) }
      lastLift = event.time
    case .cancelled: return GestureResponse(.failed)
    case .waited: if isTooLate(event.time) { return GestureResponse(.failed) }
    }
    return GestureResponse(.possible(nil))
  }

  private func isTooLate(_ time: Double) -> Bool { deadline.map { time >= $0 } ?? false }
  override var deadline: Double? { start == nil ? lastLift.map { $0 + Self.patience } : nil }
}
