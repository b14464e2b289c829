import Foundation

/// A value under a key that all views of an app share. Here it lives in memory, as long as the view's graph.
///
/// Nothing is ever written to a store, and the standard one is not read, so no snapshot depends on what another left
/// behind. A store that is named, by the property or by `defaultAppStorage(_:)`, is asked once for each key what its first
/// value is: that is how a test presets one. Foundation answers from what the process has set or registered, and from what
/// an earlier process saved for that suite with `synchronize()`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let store: UserDefaults?

  private init(_ property: StoredProperty<Value>, _ store: UserDefaults?) {
    (self.property, self.store) = (property, store)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }
  public var projectedValue: Binding<Value> { property.binding }

  @MainActor public static func _link(_ property: inout AppStorage, in context: _PropertyContext) -> String? {
    let store = property.store ?? context.build.environment.defaultAppStorage
    let name = property.property.name
    let key = StorageKey(domain: .app(suite: store?.suiteName), name: name)
    property.property.connect(
      to: context.build.graph.storage.location(key) { store?.object(forKey: name).flatMap(StoredValue.init) },
      in: context)
    return nil
  }
}

// Which value it brings is asked when it is linked.
extension AppStorage: SelfComparing {
  func isSame(as other: AppStorage) -> Bool { property.isSame(as: other.property) }
}

extension UserDefaults {
  /// Foundation on Linux makes a new object at each call of `init(suiteName:)` and does not say the suite's name, but two
  /// of one name are one store.
  fileprivate var suiteName: String? {
    Mirror(reflecting: self).children.first { $0.label == "suite" }?.value as? String
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}
extension EnvironmentValues {
  fileprivate(set) var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
extension View {
  /// The store whose values `@AppStorage` properties below begin with, where they name none themselves.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { $0.defaultAppStorage = store }
  }
}

// The types that can be stored.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(.bool(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(.int(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(.double(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(.string(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(.url(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(.data(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(.date(key, wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(.raw(key, wrappedValue), store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(.raw(key, wrappedValue), store) }
}

// The same, `nil` where nothing is stored.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(key, \.bool, { .bool($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(key, \.int, { .int($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(key, \.double, { .double($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(key, \.string, { .string($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.optional(key, \.url, { .url($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(key, \.data, { .data($0) }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(key, \.date, { .date($0) }), store)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(.optional(key, { $0.int.flatMap(R.init(rawValue:)) }, { .int($0.rawValue) }), store)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(.optional(key, { $0.string.flatMap(R.init(rawValue:)) }, { .string($0.rawValue) }), store)
  }
}
