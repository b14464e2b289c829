/// A value that lasts as long as a gesture, and then is again what it was at first.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var state: State<Value>

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, onReset, state) = (wrappedValue, reset, State(wrappedValue: wrappedValue))
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// What a gesture's `updating` does.
  package func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue, transaction = Transaction()
    change(&value, &transaction)
    state.wrappedValue = value
  }
  /// What a gesture's end does.
  package func reset() {
    var transaction = Transaction()
    onReset(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
extension GestureState: @unchecked Sendable where Value: Sendable {}
