import VirtualTime

/// A value of the environment, by key path, or an `@Observable` object by its type.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// The answer is `nil` where the object is missing.
    case object(type: Any.Type, (EnvironmentValues) -> Value?)
  }
  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Outside a graph: the default environment's value, as on a device.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, _): preconditionFailure("@Environment(\(type).self) was read outside the body of a view")
    }
  }

  @MainActor public static func _link(_ property: inout Environment, in context: _PropertyContext) -> String? {
    switch property.source {
    case .keyPath(let keyPath): property.value = context.build.environment[keyPath: keyPath]
    case .object(let type, let find):
      guard let object = find(context.build.environment) else {
        return "\(context.description) needs an object of type \(TypeName.of(type)) that is not in the environment; "
          + "add .environment(\(TypeName.of(type))(…)) to the view in the test"
      }
      property.value = object
    }
    let memory = context.storage { Memory() }
    if let value = property.value, !(memory.value.map { ValueComparison.isSame($0, value) } ?? false) {
      memory.value = value
      context.noteChange()
    }
    return nil
  }

  /// What the view saw last.
  private final class Memory {
    var value: Value?
  }
}
// Which value it brings is asked when it is linked.
extension Environment: SelfComparing {
  func isSame(as other: Environment) -> Bool { true }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ type: Value.Type) { source = .object(type: type, { $0.object(type) }) }
}
extension Environment {
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object(type: type, { .some($0.object(type)) })
  }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      to: Binding.Target(object: ObjectIdentifier(object), path: [keyPath]), get: { object[keyPath: keyPath] },
      set: { value, _ in object[keyPath: keyPath] = value })
  }
}
extension Bindable: DynamicProperty {}
extension Bindable: SelfComparing {
  func isSame(as other: Bindable) -> Bool { ValueComparison.isSame(wrappedValue, other.wrappedValue) }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
