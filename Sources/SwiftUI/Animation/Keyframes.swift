/// The ways of the parts of a value.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Body { get }
  /// Functions of the time that set their part of a value, with their durations in seconds.
  func _tracks(from initial: Value) -> [_KeyframeTrackFunction<Value>]
}
extension Keyframes where Body.Value == Value {
  public func _tracks(from initial: Value) -> [_KeyframeTrackFunction<Value>] { body._tracks(from: initial) }
}
// What is a leaf is its own body.
extension Keyframes where Body == Self {
  public var body: Self { self }
}

public struct _KeyframeTrackFunction<Value> {
  let duration: Double
  let update: (inout Value, Double) -> Void
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  public typealias Body = KeyframeTrack<Root, Value, Content>
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (self.keyPath, self.content) = (keyPath, content())
  }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\Root.self, content())
  }
  public func _tracks(from initial: Root) -> [_KeyframeTrackFunction<Root>] {
    var keyframes: [_Keyframe<Value>] = []
    content._append(to: &keyframes)
    let path = KeyframePath(from: initial[keyPath: keyPath], keyframes)
    let keyPath = keyPath
    return [_KeyframeTrackFunction(duration: path.duration) { $0[keyPath: keyPath] = path.value(at: $1) }]
  }
}

/// Several tracks as one.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = _KeyframeTracks<Value>
  let tracks: (Value) -> [_KeyframeTrackFunction<Value>]
  public func _tracks(from initial: Value) -> [_KeyframeTrackFunction<Value>] { tracks(initial) }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeTracks<Value> {
    _KeyframeTracks { expression._tracks(from: $0) }
  }
  /// Keyframes without a track are those of the value as a whole.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeSequence<Value>
  where Value: Animatable {
    KeyframeTrackContentBuilder.buildArray([expression])
  }
  public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildPartialBlock(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value>
  where Value: Animatable { first }
  public static func buildPartialBlock(
    accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks { accumulated.tracks($0) + next.tracks($0) } }
  public static func buildPartialBlock(
    accumulated: _KeyframeSequence<Value>, next: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence(keyframes: accumulated.keyframes + next.keyframes)
  }
  public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
  public static func buildFinalResult(
    _ component: _KeyframeSequence<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeSequence<Value>> where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// A value over time, through keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrackFunction<Value>]
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, tracks) = (initialValue, content()._tracks(from: initialValue))
  }
  /// Seconds until the last track is over.
  public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.update(&value, time.isNaN ? 0 : time) }
    return value
  }
  /// - Parameter progress: 0…1 of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
