import ViewTree

/// What a finger may do to a view, and what comes of it.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
  /// Gestures with a body take the default.
  @MainActor @preconcurrency static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  @MainActor @preconcurrency public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}
extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture {
  var recognizer: _GestureRecognizer<Value> { Self._makeRecognizer(self) }
}

/// A gesture that is recognised in one step, without a body.
@MainActor @preconcurrency protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> _GestureRecognizer<Value>
}
extension PrimitiveGesture {
  @MainActor @preconcurrency public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }
}

/// A gesture of any type.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor () -> _GestureRecognizer<Value>
  @MainActor public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture.recognizer } }
  @MainActor public static func _makeRecognizer(_ gesture: AnyGesture) -> _GestureRecognizer<Value> { gesture.make() }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  @MainActor public static func _makeRecognizer(_ gesture: Wrapped?) -> _GestureRecognizer<Wrapped.Value> {
    gesture?.recognizer ?? NoRecognizer()
  }
}

/// Of a gesture that is not there.
final class NoRecognizer<Value>: _GestureRecognizer<Value> {
  override func respond(to event: TouchEvent) -> GestureResponse<Value> { GestureResponse(.failed) }
}

/// Which gestures of a view and its content are on.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the gesture nor those of the content.
  public static let none: GestureMask = []
  /// The gesture, and none of the content's.
  public static let gesture = GestureMask(rawValue: 1)
  /// The content's, and not the gesture.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
