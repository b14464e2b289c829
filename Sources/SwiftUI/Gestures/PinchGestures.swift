import ViewTree
import VirtualTime

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture, Sendable {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 where the fingers are as far apart as at the beginning.
    public var magnification: CGFloat
    /// A second.
    public var velocity: CGFloat
    /// Of the view's unit square.
    public var startAnchor: UnitPoint
    /// In points of the view.
    public var startLocation: CGPoint
  }
  /// How much the distance changes before the gesture begins.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(minimum: minimumScaleDelta, measure: { CGFloat($0.magnification - 1) }) { touch in
      Value(
        time: touch.time, magnification: 1 + touch.amount, velocity: touch.velocity, startAnchor: touch.anchor,
        startLocation: touch.location)
    }
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: PrimitiveGesture, Sendable {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// Of the view's unit square.
    public var startAnchor: UnitPoint
    /// In points of the view.
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(minimum: minimumAngleDelta.radians, measure: { CGFloat($0.rotation.radians) }) { touch in
      Value(
        time: touch.time, rotation: .radians(touch.amount), velocity: .radians(touch.velocity),
        startAnchor: touch.anchor,
        startLocation: touch.location)
    }
  }
}

/// The older form of `MagnifyGesture`: its value is the magnification.
public nonisolated struct MagnificationGesture: PrimitiveGesture, Sendable {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor func makeRecognizer() -> _GestureRecognizer<CGFloat> {
    TwoFingerRecognizer(minimum: minimumScaleDelta, measure: { CGFloat($0.magnification - 1) }) { 1 + $0.amount }
  }
}

/// The older form of `RotateGesture`: its value is the angle.
public nonisolated struct RotationGesture: PrimitiveGesture, Sendable {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Angle> {
    TwoFingerRecognizer(minimum: minimumAngleDelta.radians, measure: { CGFloat($0.rotation.radians) }) {
      .radians($0.amount)
    }
  }
}

final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  struct Touch {
    var time: Date
    var amount: CGFloat
    var velocity: CGFloat
    var anchor: UnitPoint
    var location: CGPoint
  }
  private let minimum: CGFloat
  private let measure: (TouchEvent) -> CGFloat
  private let value: (Touch) -> Value
  private var start: (location: CGPoint, size: CGSize)?
  private var previous: (amount: CGFloat, time: Double)?
  private var velocity: CGFloat = 0
  private var isActive = false

  init(minimum: CGFloat, measure: @escaping (TouchEvent) -> CGFloat, value: @escaping (Touch) -> Value) {
    (self.minimum, self.measure, self.value) = (minimum, measure, value)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    if event.fingers != 2 || event.phase == .cancelled { return GestureResponse(.failed) }
    if event.phase == .began { start = (event.location, event.size) }
    guard let start else { return GestureResponse(.failed) }
    let amount = measure(event)
    if let previous, event.time > previous.time { velocity = (amount - previous.amount) / (event.time - previous.time) }
    previous = (amount, event.time)
    if !isActive, event.phase != .began, !(abs(amount) < minimum) { isActive = true }
    if !isActive { return GestureResponse(event.phase == .ended ? .failed : .possible(nil)) }
    func share(_ value: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? value / length : 0.5 }
    let touch = Touch(
      time: Date(timeIntervalSince1970: (VirtualClock.current?.start ?? 0) + event.time), amount: amount,
      velocity: velocity,
      anchor: UnitPoint(x: share(start.location.x, start.size.width), y: share(start.location.y, start.size.height)),
      location: start.location)
    return GestureResponse(event.phase == .ended ? .ended(value(touch)) : .active(value(touch)))
  }
}
