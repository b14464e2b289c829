import ViewTree
import VirtualTime

/// A finger that moves.
public nonisolated struct DragGesture: PrimitiveGesture, Sendable {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// In points of the gesture's coordinate space.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest: as far on as it goes in a quarter of a second. [SwiftUI's interface has
    /// `velocity` as four times this distance]
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }
  /// How far the finger moves before it drags, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
  }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let minimumDistance: CGFloat
  private let coordinateSpace: CoordinateSpace
  private var start: CGPoint?
  private var globalStart = CGPoint.zero
  private var isActive = false
  private var speed = FingerSpeed()

  init(minimumDistance: CGFloat, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<DragGesture.Value> {
    if event.fingers != 1 || event.phase == .cancelled { return GestureResponse(.failed) }
    let location = event.location(in: coordinateSpace)
    if event.phase == .began {
      start = location
      globalStart = event.globalLocation
      speed = FingerSpeed()
    }
    guard let start else { return GestureResponse(event.phase == .ended ? .failed : .possible(nil)) }
    if event.phase != .waited { speed.add(event.globalLocation, at: event.time) }
    // The whole picture's space does not move with the view that is dragged.
    if !isActive, !(globalStart.distance(to: event.globalLocation) < minimumDistance) { isActive = true }
    if !isActive { return GestureResponse(event.phase == .ended ? .failed : .possible(nil)) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: (VirtualClock.current?.start ?? 0) + event.time), location: location,
      startLocation: start, velocity: speed.velocity)
    return GestureResponse(event.phase == .ended ? .ended(value) : .active(value))
  }
}

/// How fast a finger moves, from where it was in the last tenth of a second.
struct FingerSpeed {
  static let memory = 0.1
  private var samples: [(location: CGPoint, time: Double)] = []

  mutating func add(_ location: CGPoint, at time: Double) {
    samples.removeAll { $0.time < time - Self.memory }
    samples.append((location, time))
  }
  /// In points a second.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGSize(
      width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds)
  }
}
