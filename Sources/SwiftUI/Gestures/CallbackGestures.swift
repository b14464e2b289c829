import ViewTree

/// Calls a closure when the value changes while the gesture goes on.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    var last: Value?
    return CallbackRecognizer(content.recognizer, action) { response, action in
      guard let value = response.phase.currentValue, value != last else { return }
      last = value
      response.effects.append { action(value) }
    }
  }
}

/// Calls a closure when the gesture has come to its end.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    CallbackRecognizer(content.recognizer, action) { response, action in
      if case .ended(let value) = response.phase { response.effects.append { action(value) } }
    }
  }
}

/// Keeps a `GestureState` while the gesture goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body_: (Value, inout State, inout Transaction) -> Void
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    let state = state
    var isChanged = false
    return CallbackRecognizer(base.recognizer, body_) { response, change in
      if let value = response.phase.currentValue {
        isChanged = true
        response.effects.append { state.update { change(value, &$0, &$1) } }
      } else if response.phase.isFinal, isChanged {
        response.effects.append { state.resetValue() }
      }
    }
  }
}

/// The value as something else.
public nonisolated struct _MapGesture<Content: Gesture, Output>: PrimitiveGesture {
  public typealias Value = Output
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Output
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> { MapRecognizer(content.recognizer, transform) }
}

extension Gesture {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// Adds effects to what another recognizer answers.
final class CallbackRecognizer<Value, Callback>: _GestureRecognizer<Value> {
  private let inner: _GestureRecognizer<Value>
  private var callback: Callback
  private let extend: (inout GestureResponse<Value>, Callback) -> Void

  init(
    _ inner: _GestureRecognizer<Value>, _ callback: Callback,
    extend: @escaping (inout GestureResponse<Value>, Callback) -> Void
  ) {
    (self.inner, self.callback, self.extend) = (inner, callback, extend)
  }
  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    var response = inner.respond(to: event)
    extend(&response, callback)
    return response
  }
  override var deadline: Double? { inner.deadline }
  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? CallbackRecognizer<Value, Callback> else { return }
    callback = newer.callback
    inner.adopt(newer.inner)
  }
}

final class MapRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  private let inner: _GestureRecognizer<Inner>
  private var transform: (Inner) -> Value
  init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    (self.inner, self.transform) = (inner, transform)
  }
  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    let response = inner.respond(to: event)
    return GestureResponse(response.phase.map(transform), effects: response.effects)
  }
  override var deadline: Double? { inner.deadline }
  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? MapRecognizer<Inner, Value> else { return }
    transform = newer.transform
    inner.adopt(newer.inner)
  }
}
