import Foundation

/// A value under a key that the views of a scene share. Here a scene is a view's graph, and nothing is restored into it.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ property: StoredProperty<Value>) { self.property = property }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }
  public var projectedValue: Binding<Value> { property.binding }

  @MainActor public static func _link(_ property: inout SceneStorage, in context: _PropertyContext) -> String? {
    let key = StorageKey(domain: .scene, name: property.property.name)
    property.property.connect(to: context.build.graph.storage.location(key) { nil }, in: context)
    return nil
  }
}

// Which value it brings is asked when it is linked.
extension SceneStorage: SelfComparing {
  func isSame(as other: SceneStorage) -> Bool { property.isSame(as: other.property) }
}

// The types that can be stored.
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(.bool(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(.int(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(.double(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(.string(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(.url(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(.data(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(.date(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(.raw(key, wrappedValue)) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(.raw(key, wrappedValue)) }
}

// The same, `nil` where nothing is stored.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(.optional(key, \.bool, { .bool($0) })) }
  public init(_ key: String) where Value == Int? { self.init(.optional(key, \.int, { .int($0) })) }
  public init(_ key: String) where Value == Double? { self.init(.optional(key, \.double, { .double($0) })) }
  public init(_ key: String) where Value == String? { self.init(.optional(key, \.string, { .string($0) })) }
  public init(_ key: String) where Value == URL? { self.init(.optional(key, \.url, { .url($0) })) }
  public init(_ key: String) where Value == Data? { self.init(.optional(key, \.data, { .data($0) })) }
  public init(_ key: String) where Value == Date? { self.init(.optional(key, \.date, { .date($0) })) }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(.optional(key, { $0.int.flatMap(R.init(rawValue:)) }, { .int($0.rawValue) }))
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(.optional(key, { $0.string.flatMap(R.init(rawValue:)) }, { .string($0.rawValue) }))
  }
}
