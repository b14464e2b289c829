/// A value that a gesture keeps up to date while it lasts, and that is what it was before once the gesture is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var location: ObservedLocation<Value>?

  /// - Parameter reset: may give the way back an animation; it is told the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, onReset) = (initialValue, reset)
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
  }
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }
  public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Only a gesture sets it.
  public var wrappedValue: Value { location?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _link(_ property: inout GestureState, in context: _PropertyContext) -> String? {
    let initial = property.initial
    property.location = context.storage { ObservedLocation(initial) }
    return nil
  }

  // MARK: - For gestures

  /// What `updating(_:body:)` does while the gesture lasts: `change` gets the value and the transaction of the change.
  /// Does nothing for a state that is in no graph.
  package func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  /// What the end of the gesture does, or that it was cancelled.
  package func resetValue() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.value, &transaction)
    withTransaction(transaction) { location.set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

// Its value is kept by the view's place; what it began with counts once.
extension GestureState: SelfComparing {
  func isSame(as other: GestureState) -> Bool { true }
}
