/// A value that a view owns, and that outlives the view's own value: it is kept as long as the view keeps its place.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = { value } }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// Setting it before the view is in a graph (in its initializer) does nothing, as on a device.
  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    let initial = initial
    guard let location else { return Binding(get: initial, set: { _ in }) }
    return Binding(
      to: Binding.Target(object: ObjectIdentifier(location)), get: { location.value },
      set: { value, _ in location.set(value) })
  }

  @MainActor public static func _link(_ property: inout State, in context: _PropertyContext) -> String? {
    let initial = property.initial
    property.location = context.storage {
      StateLocation(initial(), name: context.description, graph: context.build.graph)
    }
    return nil
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state value lives.
final class StateLocation<Value>: StateSource, @unchecked Sendable {
  private var stored: Value
  let name: String
  private weak var graph: ViewGraph?
  private var readers: StateReaders

  @MainActor init(_ value: Value, name: String, graph: ViewGraph) {
    (stored, self.name, self.graph, readers) = (value, name, graph, StateReaders())
  }

  var value: Value {
    // Only on the thread that evaluates is there anybody who reads.
    if let graph, graph.isRuling { MainActor.assumeIsolated { if let reader = graph.reader { readers.add(reader) } } }
    return stored
  }

  func set(_ newValue: Value) {
    // A value that is the same again changes no picture, and would keep a view that sets it in `onChange` from settling.
    if (stored as? any Equatable).map({ isEqual($0, newValue) }) ?? false, looksSame(newValue) {
      stored = newValue
      return
    }
    graph?.showEarlierChanges()
    stored = newValue
    graph?.invalidate(self)
  }
  /// Whether an equal value is the same in what it shows, too: one that is compared by its `id` need not be.
  private func looksSame(_ newValue: Value) -> Bool {
    guard _isPOD(Value.self) else { return true }
    guard let graph, graph.isRuling else { return false }
    // It stays on this thread.
    nonisolated(unsafe) let newValue = newValue
    return MainActor.assumeIsolated { ValueComparison.isSame(stored, newValue) }
  }
  @MainActor func invalidateReaders() { readers.invalidate() }
}

/// Whether `b` is an `A`, and equal.
func isEqual<A: Equatable, B>(_ a: A, _ b: B) -> Bool { (b as? A).map { $0 == a } ?? false }

// Its value is kept by the view's place; what it began with counts once.
extension State: SelfComparing {
  func isSame(as other: State) -> Bool { true }
}
