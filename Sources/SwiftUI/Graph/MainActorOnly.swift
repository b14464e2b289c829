/// What a modifier is given may be made anywhere; it is used on the main actor, where views are lowered.
struct MainActorOnly<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
