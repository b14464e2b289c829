/// Values of the view that has the focus, for commands of the menu bar. No command asks.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public subscript<Key: _FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
public protocol FocusedValueKey { associatedtype Value }
/// The key of an `@Entry`, whose type is optional.
public protocol _FocusedEntryKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Always `nil`: no view has the focus of the menu bar.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic = FocusInteractions(rawValue: 3)
}
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
extension View {
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    self
  }
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
  { self }
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
  // Keys move no focus here; a focus by itself is not drawn on iOS.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func focusSection() -> some View { self }
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
}
/// Gives the binding its value as the view appears.
extension View {
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  public var isFocused: Bool { self[IsFocusedKey.self] }
  public var isFocusEffectEnabled: Bool { true }
}
