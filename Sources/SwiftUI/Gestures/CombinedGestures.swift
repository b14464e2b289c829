import ViewTree

/// Two gestures at the same time, whichever of them is recognised.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(first.recognizer, second.recognizer) { Value(first: $0, second: $1) }
  }
}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that begins when another one has come to its end.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never
  public enum Value {
    case first(First.Value)
    /// The first has ended; the second says something from when it is recognised on.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(first.recognizer, second.recognizer)
  }
}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures; the second only once the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(first.recognizer, second.recognizer, { .first($0) }, { .second($0) })
  }
}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A recognizer with the phase that it came to: asked until that is final.
struct Runner<Value> {
  let recognizer: _GestureRecognizer<Value>
  private(set) var phase = GesturePhase<Value>.possible(nil)
  /// What was said last.
  private(set) var value: Value?
  init(_ recognizer: _GestureRecognizer<Value>) { self.recognizer = recognizer }

  /// - Returns: the effects.
  mutating func respond(to event: TouchEvent) -> [() -> Void] {
    if phase.isFinal { return [] }
    let response = recognizer.respond(to: event)
    phase = response.phase
    switch phase {
    case .possible(let new): value = new ?? value
    case .active(let new), .ended(let new): value = new
    case .failed: value = nil
    }
    return response.effects
  }
  var deadline: Double? { phase.isFinal ? nil : recognizer.deadline }
}

private func earliest(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}

final class SimultaneousRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private var first: Runner<A>
  private var second: Runner<B>
  private let combine: (A?, B?) -> Value
  init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, combine: @escaping (A?, B?) -> Value) {
    (self.first, self.second, self.combine) = (Runner(first), Runner(second), combine)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    let effects = first.respond(to: event) + second.respond(to: event)
    return GestureResponse(phase, effects: effects)
  }
  private var phase: GesturePhase<Value> {
    func isRecognised<V>(_ phase: GesturePhase<V>) -> Bool {
      switch phase {
      case .active, .ended: true
      case .possible, .failed: false
      }
    }
    let value = combine(first.value, second.value)
    let isOneRecognised = isRecognised(first.phase) || isRecognised(second.phase)
    if first.phase.isFinal, second.phase.isFinal { return isOneRecognised ? .ended(value) : .failed }
    if isOneRecognised { return .active(value) }
    return .possible(first.value == nil && second.value == nil ? nil : value)
  }
  override var deadline: Double? { earliest(first.deadline, second.deadline) }
  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? SimultaneousRecognizer<A, B, Value> else { return }
    first.recognizer.adopt(newer.first.recognizer)
    second.recognizer.adopt(newer.second.recognizer)
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  typealias Value = SequenceGesture<First, Second>.Value
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  /// Of the first gesture, once it has ended.
  private var firstValue: First.Value?
  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    if let firstValue { return respond(to: event, after: firstValue) }
    let response = first.respond(to: event)
    guard case .ended(let value) = response.phase else {
      return GestureResponse(response.phase.map { .first($0) }, effects: response.effects)
    }
    firstValue = value
    if event.phase == .ended { return GestureResponse(.active(.second(value, nil)), effects: response.effects) }
    // The finger that is still down begins the second gesture, where it is now.
    var begin = event
    begin.phase = .began
    let next = respond(to: begin, after: value)
    return GestureResponse(next.phase, effects: response.effects + next.effects)
  }
  private func respond(to event: TouchEvent, after value: First.Value) -> GestureResponse<Value> {
    let response = second.respond(to: event)
    let phase: GesturePhase<Value> =
      switch response.phase {
      case .possible(let next): .active(.second(value, next))
      case .active(let next): .active(.second(value, next))
      case .ended(let next): .ended(.second(value, next))
      case .failed: .failed
      }
    return GestureResponse(phase, effects: response.effects)
  }
  override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }
  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? SequenceRecognizer<First, Second> else { return }
    first.adopt(newer.first)
    second.adopt(newer.second)
  }
}

final class ExclusiveRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private var first: Runner<A>
  private var second: Runner<B>
  private let fromFirst: (A) -> Value
  private let fromSecond: (B) -> Value
  /// What the second gesture wants done, until it is clear that the first is none.
  private var held: [() -> Void] = []
  /// The first was recognised, so that the second never will be.
  private var isFirst = false
  init(
    _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, _ fromFirst: @escaping (A) -> Value,
    _ fromSecond: @escaping (B) -> Value
  ) {
    (self.first, self.second, self.fromFirst, self.fromSecond) = (Runner(first), Runner(second), fromFirst, fromSecond)
  }

  override func respond(to event: TouchEvent) -> GestureResponse<Value> {
    var effects = first.respond(to: event)
    switch first.phase {
    case .active, .ended:
      isFirst = true
      return GestureResponse(first.phase.map(fromFirst), effects: effects)
    case .failed where isFirst: return GestureResponse(.failed, effects: effects)
    case .possible:
      held += second.respond(to: event)
      return GestureResponse(first.phase.map(fromFirst), effects: effects)
    case .failed:
      effects += held + second.respond(to: event)
      held = []
      return GestureResponse(second.phase.map(fromSecond), effects: effects)
    }
  }
  override var deadline: Double? {
    switch first.phase {
    case .possible: earliest(first.deadline, second.deadline)
    case .active: first.deadline
    case .ended: nil
    case .failed: second.deadline
    }
  }
  override func adopt(_ newer: _GestureRecognizer<Value>) {
    guard let newer = newer as? ExclusiveRecognizer<A, B, Value> else { return }
    first.recognizer.adopt(newer.first.recognizer)
    second.recognizer.adopt(newer.second.recognizer)
  }
}
